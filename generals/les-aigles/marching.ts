/** On the march: to a place, by the way that the ground leaves, in column if it is far. */
import { headingOf, turnBetween, unitsOf } from '@grognard/field';
import { type Formation, formationsOf, type Task } from '@grognard/les-aigles/for-generals';
import { bestPlansFor, type Ideas, isLawful } from './choosing.ts';
import { overBridge } from './ground/bridges.ts';
import { isNarrow, type Place } from './ground/chart.ts';
import { type Goal, routeTo } from './ground/route.ts';
import { marchesOf } from './marches.ts';
import { cmTo } from './missions.ts';
import { cmApart, cmBetween, isStill, type Man, placed, type Situation } from './situation.ts';

/** So far to go a column pays, if nobody is so near. */
const LONG_WAY = { foot: 26, horse: 60, guns: 0 } as const;
const DISTURBED = 30;
/** Its heading off by so much a line does not wheel, in degrees. */
const ASKEW = 50;
/** What falling into worse order is worth, in cm of way. */
const UNDRESSED = [0, 3, 25, 30] as const;
/** Ways that leave it upon a friend come last. */
const CROWDED = 14;
/** Whoever is on the way rather goes a little aside than stands, in cm. */
const IDLE = 8;

export const columnFor = ({ unit, kind }: Man): Formation =>
  kind === 'foot' && formationsOf(unit.nation, unit.arm).includes('division column')
    ? 'division column'
    : 'march column';

const degreesFrom = ({ part, middle }: Man, { x, y }: Place): number =>
  Math.abs(turnBetween(part.heading, headingOf(x - middle.x, y - middle.y))) / 100;

/** How much worse its ranks would be than now, in cm of way. */
export const undressed = ({ part }: Man, then: Man): number =>
  Math.max(0, UNDRESSED[then.part.degradation] - UNDRESSED[part.degradation]);

/** Friends who would be run into on the way, or stood upon at its end, in cm of way. */
export const crowd = ({ setting, own }: Situation, man: Man, then: Man): number => {
  if (then.part === man.part) return 0;
  const { x, y } = man.part;
  const between = placed(setting, then, { ...then.part, x: (x + then.part.x) / 2, y: (y + then.part.y) / 2 });
  let sum = 0;
  for (const other of own) {
    if (other.part.unit === man.part.unit || cmApart(then, other) > FRIENDS_WITHIN) continue;
    if (isJostled(man, then, other)) sum += 2 * CROWDED;
    else if (isRunInto({ man, between, then }, other)) sum += CROWDED;
  }
  return sum;
};

interface Move {
  readonly man: Man;
  readonly between: Man;
  readonly then: Man;
}

/** Whoever stands shoulder to shoulder with a friend has no room to wheel. */
const isJostled = (man: Man, then: Man, other: Man): boolean =>
  then.part.heading !== man.part.heading && cmApart(man, then) > 0.1 && cmBetween(man, other) < ELBOW_ROOM;

const isRunInto = ({ man, between, then }: Move, other: Man): boolean => {
  const isMet = cmBetween(then, other) < ELBOW_ROOM || cmBetween(between, other) < ELBOW_ROOM;
  return isMet && cmApart(between, other) < cmApart(man, other);
};

const FRIENDS_WITHIN = 40;
const ELBOW_ROOM = 0.4;

/** Those who wait for each other do not wait for ever: by turns each of them rather goes out of its way. */
export const isTired = ({ view: { period, quarter } }: Situation, { index }: Man): boolean =>
  (2 * period + (quarter > 2 ? 1 : 0) + index) % 3 === 0;

/** On the way to somewhere: the nearer to its next bend the better, and looking at it. */
export const marchIdeas = (situation: Situation, man: Man, goal: Goal, near: number): Ideas => {
  const { by, crosses, isForNarrow } = routeTo(situation, man, goal);
  if (isForNarrow === true && near > DISTURBED) {
    const fold: readonly Task[] = [{ do: 'change', to: 'march column' }];
    if (isLawful(situation, man, fold)) return [fold];
  }
  const bridge = isNarrow(man) || man.kind === 'guns' ? overBridge(situation, man, goal) : undefined;
  if (bridge !== undefined && isLawful(situation, man, bridge)) return [bridge];
  const isFar = cmTo(man, by) > LONG_WAY[man.kind] || degreesFrom(man, by) > ASKEW;
  if (man.part.formation === 'line' && isFar && near > DISTURBED) {
    const column: readonly Task[] = [{ do: 'change', to: columnFor(man) }];
    if (isLawful(situation, man, column)) return [column];
  }
  const idling = isTired(situation, man) ? 3 * IDLE : IDLE;
  const about: readonly Task[] = [{ do: 'turn', figures: 'all', by: 'about' }];
  const marches = marchesOf(situation, man);
  const exact = Math.floor(unitsOf(cmTo(man, by)));
  const there: Task[][] = exact > 300 ? [[{ do: 'march', legs: [{ go: 'ahead', length: exact }] }]] : [];
  const plans = [[], ...there, ...marches, about];
  return bestPlansFor(
    situation,
    man,
    plans,
    (then) =>
      -cmTo(then, by) -
      degreesFrom(then, by) / 10 -
      (crosses ? 0 : undressed(man, then)) -
      crowd(situation, man, then) -
      (isStill(man, then) ? idling : 0),
  );
};
