/** Horse: rides at flanks, at whoever wavers and at horse; else it waits out of musket shot for its moment. */
import { foreseePlan, type Task, zoneOf } from '@grognard/les-aigles/for-generals';
import { chargesOf, isBarred, shareLeft } from './charging.ts';
import { bestPlansFor, type Ideas, isLawful } from './choosing.ts';
import type { Doctrine } from './doctrine.ts';
import { routeTo } from './ground/route.ts';
import { marchesOf, turnsOf } from './marches.ts';
import { crowd, marchIdeas, undressed } from './marching.ts';
import { outside } from './missions.ts';
import { searchPlace } from './searching.ts';
import {
  cmBetween,
  degreesOff,
  glanceAt,
  isAfield,
  isInHand,
  type Man,
  nearestOf,
  placed,
  type Situation,
} from './situation.ts';

/** Near enough for a line; so far off that a column is better. */
const FIGHTING = 42;
const LONG_WAY = 85;
/** Its prey so near, a column forms line. */
const READY = 32;
const MUSKETS = 16;
/** An enemy so near leaves no time for evolutions; so far off the axis a line does not wheel, in degrees. */
const ALARM = 17;
const ASKEW = 50;

/** How inviting an enemy looks from afar. */
const appeal = (man: Man, foe: Man): number => {
  const { part } = foe;
  const soft = part.degradation * 2 + (1 - shareLeft(foe)) * 8 + (part.formation === 'skirmish' ? 2 : 0);
  const arm = foe.kind === 'guns' ? 5 : foe.kind === 'horse' ? 4 : 0;
  const stiff = part.formation === 'square' || part.formation === 'full square' ? 8 : 0;
  return soft + arm - stiff - cmBetween(man, foe) / 10;
};

const preyOf = (man: Man, { foes }: Situation): Man | undefined => {
  let [best, most]: [Man | undefined, number] = [undefined, -Infinity];
  for (const foe of foes.filter(isAfield)) {
    const value = appeal(man, foe);
    if (value > most) [best, most] = [foe, value];
  }
  return best;
};

/** Muskets that would bear on a man, and guns with canister. */
const underFire = ({ setting, foes }: Situation, then: Man): number =>
  foes.filter(
    (foe) =>
      isInHand(foe) &&
      foe.kind !== 'horse' &&
      foe.part.formation !== 'limbered' &&
      zoneOf(setting, foe.part, foe.unit.arm, then.middle) === 'front' &&
      cmBetween(then, foe) < (foe.kind === 'guns' ? 30 : MUSKETS),
  ).length;

/** Where horse likes to wait: a charge away from its prey, on its flank, looking at it, out of fire. */
const waitWorth =
  (situation: Situation, prey: Man) =>
  (then: Man): number => {
    const cm = cmBetween(then, prey);
    const side = zoneOf(situation.setting, prey.part, prey.unit.arm, then.part) === 'front' ? 0 : 7;
    const wanted = prey.kind === 'horse' ? 15 : 18;
    const barred = isBarred(situation, then, prey, cm) ? 7 : 0;
    return (
      -Math.abs(cm - wanted) - degreesOff(then, prey) / 5 + side - barred - 6 * underFire(situation, then)
    );
  };

/** A line wheels slowly: whoever has far to go, or has to go round somebody, does it in column. */
const isAwkward = (situation: Situation, man: Man, prey: Man, near: number): boolean =>
  near > ALARM && (degreesOff(man, prey) > ASKEW || isBarred(situation, man, prey, cmBetween(man, prey)));

/** Line to fight, column to ride. */
const formIdeas = (situation: Situation, man: Man, prey: Man, near: number): Ideas => {
  const isLine = man.part.formation === 'line';
  const plan: readonly Task[] = [{ do: 'change', to: isLine ? 'march column' : 'line' }];
  if (!isLawful(situation, man, plan)) return [];
  const line = isLine ? man : placed(situation.setting, man, foreseePlan(glanceAt(situation, man), plan));
  const isOff = isAwkward(situation, line, prey, near) || near > LONG_WAY;
  if (isLine) return isOff ? [plan] : [];
  return near < FIGHTING && cmBetween(man, prey) < READY && !isOff ? [plan] : [];
};

export const horseIdeas = (situation: Situation, man: Man, doctrine: Doctrine): Ideas => {
  const [charge] = chargesOf(situation, man, doctrine.caution);
  if (charge !== undefined && charge.worth >= doctrine.caution) return [charge.tasks];
  const prey = preyOf(man, situation);
  const near = nearestOf(man, situation.foes.filter(isAfield));
  if (prey === undefined || near === undefined)
    return marchIdeas(situation, man, searchPlace(situation, man), Infinity);
  const mission = situation.missions.get(man.index);
  if (mission !== undefined && (mission.isUrgent || near.cm > FIGHTING))
    return outside(man, mission) > 0 ? marchIdeas(situation, man, mission.place, near.cm) : [];
  if (cmBetween(man, prey) > READY && !routeTo(situation, man, prey.middle).isStraight)
    return marchIdeas(situation, man, prey.middle, near.cm);
  const formed = formIdeas(situation, man, prey, near.cm);
  if (formed.length > 0) return formed;
  const marches = marchesOf(situation, man);
  const worth = waitWorth(situation, prey);
  const plans = [[], ...marches, ...turnsOf(man, prey)];
  return bestPlansFor(
    situation,
    man,
    plans,
    (then) => worth(then) - undressed(man, then) - crowd(situation, man, then),
  );
};
