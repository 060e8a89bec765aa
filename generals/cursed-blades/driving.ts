import type { Order } from '@grognard/cursed-blades/for-generals';
import {
  type Counter,
  counterFacts,
  drivenWalker,
  prizeOf,
  type Reading,
  standingUnits,
  unitOf,
  unitsAt,
} from '@grognard/cursed-blades/for-generals';
import { at } from '@grognard/engine';
import { distanceBetween } from '@grognard/field/hex';
import { bestOf } from './action.ts';
import { refugeOf } from './aims.ts';
import type { Desk } from './desk.ts';
import { outcomeOf } from './foresight.ts';
import { goingFor } from './ground.ts';
import { pullOf } from './pull.ts';

/** So far from every enemy a crowd or a cart is safe. */
const SAFE = 7;
/** How much the safety of a prize is worth against its way. */
const FEAR = 0.5;
const GUARDED = 1.5;

/** How an own counter is drawn to where it is to be brought. */
export const wayHome = ({ reading }: Desk, { kind, side = '' }: Counter): Float64Array => {
  const allowance = counterFacts[kind].driven?.allowance ?? 1;
  const going = goingFor(reading, drivenWalker(kind), allowance);
  return pullOf(reading.setting, going, refugeOf(reading.setting, kind, side), new Set());
};

/** How likely it is to be left alone where it stands. */
const safety = (reading: Reading, counter: Counter): number => {
  const { view } = reading;
  const { board } = reading.setting.terrain;
  const enemies = standingUnits(reading)
    .map((index) => unitOf(view, index))
    .filter(({ side }) => side !== counter.side);
  const nearest = Math.min(SAFE, ...enemies.map(({ hex }) => distanceBetween(board, hex, counter.hex)));
  const guarded = unitsAt(reading, counter.hex).some((index) => unitOf(view, index).side === counter.side);
  return Math.min(SAFE, nearest + (guarded ? GUARDED : 0)) / SAFE;
};

/** Where a cart, a wagon, a crowd or a herd goes: home, and out of harm's way. */
export const driveOf = (desk: Desk, index: number): Order | undefined => {
  const { match, view, seat } = desk;
  const counter = at(view.counters, index);
  if (counter === undefined) return undefined;
  const pull = wayHome(desk, counter);
  const prize = prizeOf(counter.kind, 'held')?.points ?? 1;
  const worth = (order: Order): number => {
    const later = outcomeOf(desk, order);
    const after = at(later.view.counters, index);
    if (after === undefined || after.gone === true) return -prize;
    return (pull[after.hex] ?? 0) * 2 + FEAR * prize * safety(later, after);
  };
  return bestOf(match.game.options(desk.reading, seat).orders, worth);
};
