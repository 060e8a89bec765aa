/** Foot: in column until the enemy is near, in line to fire, in square against horse. */
import { type Formation, type Task, zoneOf } from '@grognard/les-aigles/for-generals';
import { bendIdeas } from './bending.ts';
import { chargesOf } from './charging.ts';
import { bestPlansFor, type Ideas, isLawful } from './choosing.ts';
import type { Doctrine } from './doctrine.ts';
import { routeTo } from './ground/route.ts';
import { houseIdeas } from './houses.ts';
import { marchesOf, turnsOf } from './marches.ts';
import { columnFor, crowd, marchIdeas, undressed } from './marching.ts';
import { cmTo, outside } from './missions.ts';
import { searchPlace } from './searching.ts';
import {
  chargeReach,
  cmBetween,
  degreesOff,
  isAfield,
  isInHand,
  type Man,
  nearestOf,
  type Situation,
} from './situation.ts';
import { mustCallIn, sendingOut } from './skirmishers.ts';

/** How far off a column begins to pay. */
const LONG_WAY = 48;
/** So far off the axis a line does not wheel, in degrees; an enemy so near leaves no time for a column. */
const ASKEW = 55;
const ALARM = 14;
const LEAST_IN_SQUARE = 8;

const isColumn = (formation: Formation): boolean => formation.endsWith('column');

/** Horse that could ride at a man now, or a little farther off. */
const horseThreatens = (situation: Situation, man: Man, farther: number): boolean =>
  situation.foes.some(
    (foe) =>
      foe.kind === 'horse' &&
      isInHand(foe) &&
      !foe.isEngaged &&
      foe.part.degradation < 2 &&
      foe.part.rally === undefined &&
      cmBetween(man, foe) <= chargeReach(foe) + farther &&
      zoneOf(situation.setting, foe.part, foe.unit.arm, man.middle) === 'front' &&
      routeTo(situation, foe, man.middle).isStraight,
  );

/** How much an enemy who is elsewhere counts for less to whoever is sent to a place. */
const DISTRACTION = 0.5;

/** Whom a battalion goes for: the nearest, but not all for the same one. */
const targetOf = (man: Man, situation: Situation): Man | undefined => {
  const rivals = situation.own.filter((other) => other.kind === 'foot' && other.index !== man.index);
  const prey = situation.foes.filter((foe) => isAfield(foe) && foe.kind !== 'horse');
  const afield = prey.length > 0 ? prey : situation.foes.filter(isAfield);
  const all = afield.length > 0 ? afield : situation.foes.filter(isInHand);
  const mission = situation.missions.get(man.index);
  let [best, least]: [Man | undefined, number] = [undefined, Infinity];
  for (const foe of all) {
    const cm = cmBetween(man, foe);
    const nearer = rivals.filter((rival) => cmBetween(rival, foe) < cm).length;
    const off =
      mission === undefined ? 0 : DISTRACTION * Math.max(0, cmTo(foe, mission.place) - mission.radius);
    const cost =
      cm + 6 * nearer + degreesOff(man, foe) / 6 + (foe.part.formation === 'skirmish' ? 8 : 0) + off;
    if (cost < least) [best, least] = [foe, cost];
  }
  return best;
};

/** Enemies who would look into a flank or the back, near enough to hurt. */
const flanked = ({ setting, foes }: Situation, then: Man): number =>
  foes.filter(
    (foe) =>
      isInHand(foe) &&
      zoneOf(setting, then.part, then.unit.arm, foe.middle) !== 'front' &&
      cmBetween(then, foe) < 14,
  ).length;

/** What a volley from here is worth: it tells at close range, and nobody fires on the march. */
const volleyWorth = ({ setting, foes }: Situation, man: Man): number => {
  if (man.part.formation !== 'line' && man.part.formation !== 'double line') return 0;
  const marks = foes.filter(
    (foe) => isInHand(foe) && zoneOf(setting, man.part, man.unit.arm, foe.middle) === 'front',
  );
  const cm = nearestOf(man, marks)?.cm ?? Infinity;
  return cm <= 5 ? 8 : cm <= 10 ? 4 : cm <= 15 ? 1 : 0;
};

/** Where a battalion would like to stand: so near its enemy, looking at him, nobody on its flanks. */
const standWorth =
  (situation: Situation, target: Man, wanted: number) =>
  (then: Man): number => {
    const cm = cmBetween(then, target);
    const miss = cm < wanted ? 2 * (wanted - cm) : cm - wanted;
    return -miss - degreesOff(then, target) / (cm < 30 ? 5 : 12) - 3 * flanked(situation, then);
  };

/** Unfolds into line to whichever hand leaves room. */
const deployIdeas = (situation: Situation, man: Man, target: Man): Ideas => {
  const plans = [undefined, 'both', 'left', 'right'] as const;
  const friends = situation.own.filter((other) => other.part.unit !== man.part.unit);
  return bestPlansFor(
    situation,
    man,
    plans.map((side) => [{ do: 'change', to: 'line', ...(side !== undefined && { side }) }]),
    (then) => {
      const crowd = friends.filter((friend) => cmBetween(then, friend) < 0.5).length;
      return -20 * crowd - degreesOff(then, target) / 5;
    },
  );
};

const squareIdeas = (situation: Situation, man: Man): Ideas =>
  (['square', 'full square'] as const)
    .map((to): readonly Task[] => [{ do: 'change', to }])
    .filter((plan) => isLawful(situation, man, plan));

const unsquareIdeas = (situation: Situation, man: Man, cm: number): Ideas => {
  const to = cm > LONG_WAY ? columnFor(man) : 'line';
  const plans: readonly Task[][] = [[{ do: 'change', to }], [{ do: 'change', to: columnFor(man) }]];
  return plans.filter((plan) => isLawful(situation, man, plan));
};

/** What it costs to leave the place that one is to keep, a cm. */
const LEAVING = 4;

/** What a formed battalion does that nothing presses. */
const advanceIdeas = (situation: Situation, man: Man, target: Man, { range, deployAt }: Doctrine): Ideas => {
  const { part } = man;
  const cm = cmBetween(man, target);
  const mission = situation.missions.get(man.index);
  const { crosses } = routeTo(situation, man, target.middle);
  const isAtPost = mission?.isUrgent === true && outside(man, mission) === 0;
  if (isColumn(part.formation) && cm <= deployAt && degreesOff(man, target) < ASKEW / 2) {
    const deploy = deployIdeas(situation, man, target);
    if (deploy.length > 0) return deploy;
  }
  const near = nearestOf(man, situation.foes.filter(isAfield))?.cm ?? Infinity;
  const isAskew = degreesOff(man, target) > ASKEW && near > ALARM;
  const column: readonly Task[] = [{ do: 'change', to: columnFor(man) }];
  const isFar = cm > LONG_WAY && !isAtPost;
  if (part.formation === 'line' && (isFar || isAskew) && isLawful(situation, man, column)) return [column];
  const wanted = isColumn(part.formation) ? Math.max(range, deployAt - 3) : range;
  const exact = cm - wanted;
  const marches = marchesOf(situation, man);
  const there: Task[][] =
    exact > 0.3 ? [[{ do: 'march', legs: [{ go: 'ahead', length: Math.floor(exact * 1_000) }] }]] : [];
  const worth = standWorth(situation, target, wanted);
  return bestPlansFor(situation, man, [[], ...there, ...marches, ...turnsOf(man, target)], (then) => {
    const volley = volleyWorth(situation, then);
    const leaves = isAtPost ? LEAVING * outside(then, mission) : 0;
    return (
      worth(then) +
      (then.part === part ? 1.6 : 0.6) * volley -
      (crosses ? 0 : undressed(man, then)) -
      crowd(situation, man, then) -
      leaves
    );
  });
};

/** An enemy farther off than this is let alone by whoever is sent elsewhere. */
const IN_THE_WAY = 30;
/** And so near there is no way past him. */
const TOO_NEAR = 9;

/** An enemy so near is waited for. */
const STANDING = 60;

/** Where it is, in line once the enemy comes on. */
const standIdeas = (situation: Situation, man: Man, target: Man, { deployAt }: Doctrine): Ideas => {
  const isComing = cmBetween(man, target) <= deployAt + 8;
  if (isColumn(man.part.formation)) return isComing ? deployIdeas(situation, man, target) : [];
  return bendIdeas(situation, man, target);
};

/** To its post, if it is sent to one; round what is in the way; then at the enemy. */
const goingIdeas = (
  situation: Situation,
  man: Man,
  { target, near }: { readonly target: Man; readonly near: number },
  doctrine: Doctrine,
): Ideas => {
  const mission = situation.missions.get(man.index);
  const out = mission === undefined ? 0 : outside(man, mission);
  const isFirst = mission?.isUrgent === true || doctrine.seizes === true;
  if (mission !== undefined && out > 0 && near > (isFirst ? TOO_NEAR : IN_THE_WAY))
    return marchIdeas(situation, man, mission.place, near);
  const isWaiting = mission !== undefined && out === 0 && cmBetween(man, target) > LONG_WAY;
  if (isWaiting) return bendIdeas(situation, man, target);
  if (doctrine.stands === true && near < STANDING) return standIdeas(situation, man, target, doctrine);
  const isClear = near <= ALARM || routeTo(situation, man, target.middle).isStraight;
  if (!isClear && mission !== undefined && out === 0) return standIdeas(situation, man, target, doctrine);
  return isClear
    ? advanceIdeas(situation, man, target, doctrine)
    : marchIdeas(situation, man, target.middle, near);
};

export const footIdeas = (situation: Situation, man: Man, doctrine: Doctrine): Ideas => {
  const { part } = man;
  const target = targetOf(man, situation);
  const near = nearestOf(man, situation.foes.filter(isAfield))?.cm ?? Infinity;
  if (target === undefined) return marchIdeas(situation, man, searchPlace(situation, man), Infinity);
  const isSquare = part.formation === 'square' || part.formation === 'full square';
  const isPressed = horseThreatens(situation, man, doctrine.wariness + (isSquare ? 6 : 0));
  if (isSquare) return isPressed ? [] : unsquareIdeas(situation, man, cmBetween(man, target));
  const [charge] = chargesOf(situation, man, doctrine.caution);
  if (charge !== undefined && charge.worth >= doctrine.caution) return [charge.tasks];
  const squares = isPressed && man.figures >= LEAST_IN_SQUARE ? squareIdeas(situation, man) : [];
  if (squares.length > 0) return squares;
  if (mustCallIn(situation, man, near)) return [];
  const housed = houseIdeas(situation, man, near, doctrine);
  if (housed.length > 0) return housed;
  const out = doctrine.skirmishes ? sendingOut(situation, man, near) : [];
  return [...out, ...goingIdeas(situation, man, { target, near }, doctrine)];
};
