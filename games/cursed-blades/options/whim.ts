import { flat, type Player, pickFrom, type Random } from '@grognard/engine';
import { unitOf } from '../model/evolve.ts';
import type { Wish } from '../model/game-types.ts';
import type { Order } from '../model/orders.ts';
import type { Reading } from '../model/reading.ts';
import { enemyOf } from '../model/setting.ts';
import type { View } from '../model/view.ts';
import { manipulations, type Pace } from '../model/vocabulary.ts';
import { actionKinds } from '../play/actions.ts';
import { dutyOf } from '../play/check.ts';
import { drivenReach } from '../rules/driving/reach.ts';
import { standingUnits } from '../rules/map/board.ts';
import { engagedBy, engagersOf } from '../rules/map/engagement.ts';
import { reachOf } from '../rules/movement/reach.ts';
import { whileEngaged } from '../rules/turn/forced.ts';
import { counterFacts } from '../tables/counters.ts';

/** One time in so many a turn is ended early. */
const EARLY = 12;

const waitingUnits = (reading: Reading, side: string): readonly Wish[] =>
  standingUnits(reading, side)
    .map((index) => unitOf(reading.view, index))
    .filter(({ activated }) => !activated)
    .map(({ id }) => ({ do: 'activate', unit: id }));

const waitingCounters = (view: View, side: string): readonly Wish[] =>
  flat(view.counters).flatMap(({ kind, side: owner, gone, activated }, counter): readonly Wish[] =>
    gone === undefined && owner === side && activated === undefined && counterFacts[kind].driven !== undefined
      ? [{ do: 'drive', counter }]
      : [],
  );

const turnWhim = (reading: Reading, side: string, random: Random): Wish => {
  const { view } = reading;
  const waiting = [...waitingUnits(reading, side), ...waitingCounters(view, side)];
  const chosen = random.below(EARLY) === 0 ? undefined : pickFrom(random, waiting);
  return chosen ?? { do: 'end' };
};

const driveWhim = (reading: Reading, counter: number, random: Random): Wish => {
  const pace = random.below(2) === 0 ? 'full' : 'minimal';
  const to = pickFrom(random, drivenReach(reading, counter, pace).hexes);
  return to === undefined || random.below(EARLY) === 0 ? { do: 'nothing' } : { to, pace };
};

/** Mostly as far as it goes without losing breath. */
const paceOf = (random: Random): Pace => {
  const choice = random.below(8);
  return choice === 0 ? 'minimal' : choice === 1 ? 'supplementary' : 'full';
};

const moveWhim = (reading: Reading, unit: number, random: Random): Wish => {
  const pace = paceOf(random);
  const to = pickFrom(random, reachOf(reading, unit, pace).hexes);
  if (to === undefined) return { do: 'nothing' };
  return random.below(4) === 0 ? { to, pace, facing: random.below(12) } : { to, pace };
};

/** Whom a unit could mean: those it engages, if it strikes; anybody, if it shoots. */
const targetWhim = (reading: Reading, unit: number, deed: 'shock' | 'fire', random: Random): Wish => {
  const { setting, view } = reading;
  const enemies =
    deed === 'shock'
      ? engagedBy(reading, unit)
      : standingUnits(reading, enemyOf(setting, unitOf(view, unit).side));
  const index = pickFrom(random, enemies);
  return index === undefined ? { do: deed } : { do: deed, target: unitOf(view, index).id };
};

const deedWhim = (reading: Reading, unit: number, deed: Order['kind'], random: Random): Wish => {
  const what = pickFrom(random, manipulations);
  switch (deed) {
    case 'move':
      return moveWhim(reading, unit, random);
    case 'shock':
    case 'fire':
      return targetWhim(reading, unit, deed, random);
    case 'manipulate':
      return what === undefined ? { do: deed } : { do: deed, what };
    default:
      return { do: deed };
  }
};

/** The deeds to choose from: what must be done, what an engaged unit may do, or anything. */
const deedsOf = (reading: Reading, unit: number): readonly Order['kind'][] => {
  const duty = dutyOf(reading, unit);
  if (duty !== undefined) return duty.kinds;
  return engagersOf(reading, unit).length > 0 ? whileEngaged : actionKinds;
};

const actionWhim = (reading: Reading, random: Random): Wish => {
  const { view } = reading;
  const { unit, counter } = view.active ?? {};
  if (counter !== undefined) return driveWhim(reading, counter, random);
  if (unit === undefined) return {};
  const deeds = deedsOf(reading, unit);
  const deed = deeds.includes('move') && random.below(2) === 0 ? 'move' : pickFrom(random, deeds);
  return deedWhim(reading, unit, deed ?? 'nothing', random);
};

/** A wish at random: somebody activated, something done to somebody; one turn in so many is ended early. */
export const whim = (reading: Reading, { side }: Player, random: Random): Wish => {
  const { view } = reading;
  switch (view.phase) {
    case 'activation':
      return turnWhim(reading, side, random);
    case 'action':
      return actionWhim(reading, random);
    case 'losses':
      return { do: random.below(2) === 0 ? 'recoil' : 'lose-step' };
    case 'over':
      return {};
  }
};
