import { facings } from '@grognard/field/hex';
import { counterOf, unitOf } from '../model/evolve.ts';
import type { Order } from '../model/orders.ts';
import { type Reading, readingOf } from '../model/reading.ts';
import type { View } from '../model/view.ts';
import type { Pace } from '../model/vocabulary.ts';
import { judge } from '../play/check.ts';
import { drivenReach } from '../rules/driving/reach.ts';
import { type Reach, reachOf } from '../rules/movement/reach.ts';
import type { Mover } from './able.ts';

/** Hexes to which somebody may be sent, with what each costs in half points. */
export interface Open {
  readonly hexes: readonly number[];
  readonly costs: readonly number[];
}

const nowhere: Open = { hexes: [], costs: [] };

const isActing = ({ active }: View, mover: Mover): boolean =>
  'unit' in mover ? active?.unit === mover.unit : active?.counter === mover.counter;

/** The table as it will be once somebody has been activated. */
const onceActivated = (reading: Reading, unit: number | undefined, counter: number | undefined): Reading =>
  readingOf(reading.setting, {
    ...reading.view,
    phase: 'action',
    active: { ...(unit !== undefined && { unit }), ...(counter !== undefined && { counter }) },
  });

/** The table as it is for whoever acts, or as it will be once he has been activated; undefined if he cannot be. */
export const readyFor = (reading: Reading, mover: Mover): Reading | undefined => {
  const { view } = reading;
  if (view.phase === 'action') return isActing(view, mover) ? reading : undefined;
  return judge(reading, { side: view.moving }, activationOf(view, mover)).refusals.length > 0
    ? undefined
    : reading.ask(
        onceActivated,
        ...('unit' in mover ? ([mover.unit, undefined] as const) : ([undefined, mover.counter] as const)),
      );
};

/** The order that has to come first. */
const activationOf = (view: View, mover: Mover): Order =>
  'unit' in mover
    ? { kind: 'activate', unit: unitOf(view, mover.unit).id }
    : { kind: 'drive', counter: mover.counter };

/** Whether a move to a hex stands; to stay and only turn, some turn. */
const isOpen = (reading: Reading, reach: Reach, hex: number, from: number, pace: Pace): boolean => {
  const ways = hex === from ? facings.map((facing) => reach.way(hex, facing)) : [reach.way(hex)];
  const seat = { side: reading.view.moving };
  return ways.some(
    (steps = []) =>
      steps.length > 0 && judge(reading, seat, { kind: 'move', pace, steps }).refusals.length === 0,
  );
};

/** The hexes to which somebody may be ordered to move at a pace: none for whoever has something else to do first. */
export const openReach = (reading: Reading, mover: Mover, pace: Pace = 'full'): Open => {
  const ready = readyFor(reading, mover);
  if (ready === undefined) return nowhere;
  const { view } = ready;
  const [reach, from] =
    'unit' in mover
      ? [reachOf(ready, mover.unit, pace), unitOf(view, mover.unit).hex]
      : [drivenReach(ready, mover.counter, pace), counterOf(view, mover.counter).hex];
  const open = reach.hexes.flatMap((hex, place) =>
    isOpen(ready, reach, hex, from, pace) ? [{ hex, cost: reach.costs[place] ?? 0 }] : [],
  );
  return { hexes: open.map(({ hex }) => hex), costs: open.map(({ cost }) => cost) };
};
