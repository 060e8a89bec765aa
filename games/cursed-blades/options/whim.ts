import { flat, type Player, pickFrom, type Random } from '@grognard/engine';
import { unitOf } from '../model/evolve.ts';
import type { Wish } from '../model/game-types.ts';
import type { Order } from '../model/orders.ts';
import { enemyOf, type Setting } from '../model/setting.ts';
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

const waitingUnits = (view: View, side: string): readonly Wish[] =>
  standingUnits(view, side)
    .map((index) => unitOf(view, index))
    .filter(({ activated }) => !activated)
    .map(({ id }) => ({ do: 'activate', unit: id }));

const waitingCounters = (view: View, side: string): readonly Wish[] =>
  flat(view.counters).flatMap(({ kind, side: owner, gone, activated }, counter): readonly Wish[] =>
    gone === undefined && owner === side && activated === undefined && counterFacts[kind].driven !== undefined
      ? [{ do: 'drive', counter }]
      : [],
  );

const turnWhim = (view: View, side: string, random: Random): Wish => {
  const waiting = [...waitingUnits(view, side), ...waitingCounters(view, side)];
  const chosen = random.below(EARLY) === 0 ? undefined : pickFrom(random, waiting);
  return chosen ?? { do: 'end' };
};

const driveWhim = (setting: Setting, view: View, counter: number, random: Random): Wish => {
  const pace = random.below(2) === 0 ? 'full' : 'minimal';
  const to = pickFrom(random, drivenReach(setting, view, counter, pace).hexes);
  return to === undefined || random.below(EARLY) === 0 ? { do: 'nothing' } : { to, pace };
};

/** Mostly as far as it goes without losing breath. */
const paceOf = (random: Random): Pace => {
  const choice = random.below(8);
  return choice === 0 ? 'minimal' : choice === 1 ? 'supplementary' : 'full';
};

const moveWhim = (setting: Setting, view: View, unit: number, random: Random): Wish => {
  const pace = paceOf(random);
  const to = pickFrom(random, reachOf(setting, view, unit, pace).hexes);
  if (to === undefined) return { do: 'nothing' };
  return random.below(4) === 0 ? { to, pace, facing: random.below(12) } : { to, pace };
};

/** Whom a unit could mean: those it engages, if it strikes; anybody, if it shoots. */
const targetWhim = (
  setting: Setting,
  view: View,
  unit: number,
  deed: 'shock' | 'fire',
  random: Random,
): Wish => {
  const enemies =
    deed === 'shock'
      ? engagedBy(setting, view, unit)
      : standingUnits(view, enemyOf(setting, unitOf(view, unit).side));
  const index = pickFrom(random, enemies);
  return index === undefined ? { do: deed } : { do: deed, target: unitOf(view, index).id };
};

const deedWhim = (setting: Setting, view: View, unit: number, deed: Order['kind'], random: Random): Wish => {
  const what = pickFrom(random, manipulations);
  switch (deed) {
    case 'move':
      return moveWhim(setting, view, unit, random);
    case 'shock':
    case 'fire':
      return targetWhim(setting, view, unit, deed, random);
    case 'manipulate':
      return what === undefined ? { do: deed } : { do: deed, what };
    default:
      return { do: deed };
  }
};

/** The deeds to choose from: what must be done, what an engaged unit may do, or anything. */
const deedsOf = (setting: Setting, view: View, unit: number): readonly Order['kind'][] => {
  const duty = dutyOf(setting, view, unit);
  if (duty !== undefined) return duty.kinds;
  return engagersOf(setting, view, unit).length > 0 ? whileEngaged : actionKinds;
};

const actionWhim = (setting: Setting, view: View, random: Random): Wish => {
  const { unit, counter } = view.active ?? {};
  if (counter !== undefined) return driveWhim(setting, view, counter, random);
  if (unit === undefined) return {};
  const deeds = deedsOf(setting, view, unit);
  const deed = deeds.includes('move') && random.below(2) === 0 ? 'move' : pickFrom(random, deeds);
  return deedWhim(setting, view, unit, deed ?? 'nothing', random);
};

/** A wish at random: somebody activated, something done to somebody; one turn in so many is ended early. */
export const whim = (setting: Setting, view: View, { side }: Player, random: Random): Wish => {
  switch (view.phase) {
    case 'activation':
      return turnWhim(view, side, random);
    case 'action':
      return actionWhim(setting, view, random);
    case 'losses':
      return { do: random.below(2) === 0 ? 'recoil' : 'lose-step' };
    case 'over':
      return {};
  }
};
