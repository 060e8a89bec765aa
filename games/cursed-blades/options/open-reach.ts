import { facings } from '@grognard/field/hex';
import { counterOf, unitOf } from '../model/evolve.ts';
import type { Order } from '../model/orders.ts';
import type { Setting } from '../model/setting.ts';
import type { View } from '../model/view.ts';
import type { Pace } from '../model/vocabulary.ts';
import { check } from '../play/check.ts';
import { drivenReach } from '../rules/driving/reach.ts';
import { type Reach, reachOf } from '../rules/movement/reach.ts';
import { remembered } from '../rules/remembered.ts';
import type { Mover } from './able.ts';

/** Hexes to which somebody may be sent, with what each costs in half points. */
export interface Open {
  readonly hexes: readonly number[];
  readonly costs: readonly number[];
}

const nowhere: Open = { hexes: [], costs: [] };

const isActing = ({ active }: View, mover: Mover): boolean =>
  'unit' in mover ? active?.unit === mover.unit : active?.counter === mover.counter;

/** One view is asked about many, and each as if its activation had begun. */
const begun = remembered((_view: View) => new Map<string, View>());

/** The table as it is for whoever acts, or as it will be once he has been activated; undefined if he cannot be. */
const readyFor = (setting: Setting, view: View, mover: Mover): View | undefined => {
  if (view.phase === 'action') return isActing(view, mover) ? view : undefined;
  const first: Order =
    'unit' in mover
      ? { kind: 'activate', unit: unitOf(view, mover.unit).id }
      : { kind: 'drive', counter: mover.counter };
  if (check(setting, view, { side: view.moving }, first).length > 0) return undefined;
  const key = JSON.stringify(mover);
  const ready = begun(view).get(key) ?? { ...view, phase: 'action', active: mover };
  begun(view).set(key, ready);
  return ready;
};

/** Whether a move to a hex stands; to stay and only turn, some turn. */
const isOpen = (
  setting: Setting,
  view: View,
  reach: Reach,
  hex: number,
  from: number,
  pace: Pace,
): boolean => {
  const ways = hex === from ? facings.map((facing) => reach.way(hex, facing)) : [reach.way(hex)];
  return ways.some(
    (steps = []) =>
      steps.length > 0 &&
      check(setting, view, { side: view.moving }, { kind: 'move', pace, steps }).length === 0,
  );
};

/** The hexes to which somebody may be ordered to move at a pace: none for whoever has something else to do first. */
export const openReach = (setting: Setting, view: View, mover: Mover, pace: Pace = 'full'): Open => {
  const ready = readyFor(setting, view, mover);
  if (ready === undefined) return nowhere;
  const [reach, from] =
    'unit' in mover
      ? [reachOf(setting, ready, mover.unit, pace), unitOf(ready, mover.unit).hex]
      : [drivenReach(setting, ready, mover.counter, pace), counterOf(ready, mover.counter).hex];
  const open = reach.hexes.flatMap((hex, place) =>
    isOpen(setting, ready, reach, hex, from, pace) ? [{ hex, cost: reach.costs[place] ?? 0 }] : [],
  );
  return { hexes: open.map(({ hex }) => hex), costs: open.map(({ cost }) => cost) };
};
