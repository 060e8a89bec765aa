import type { Order, State } from '@grognard/cursed-blades';
import {
  allowanceOf,
  counterFacts,
  countersAt,
  offeredTo,
  standingUnits,
  type Unit,
  unitOf,
} from '@grognard/cursed-blades/insight';
import { at } from '@grognard/engine';
import { aimsOf } from './aims.ts';
import { type Desk, isAccepted } from './desk.ts';
import { meanOf } from './foresight.ts';
import { goingFor, walkerWithBoats } from './ground.ts';
import { bestMoves, isInContact } from './moves.ts';
import { placeValue } from './place.ts';
import { pullOf } from './pull.ts';
import { standingOf } from './worth.ts';

/** Deeds worth throwing the dice for in the mind; whatever else there is needs no thought. */
const deeds = [
  'shock',
  'fire',
  'manipulate',
  'rest',
  'reorganise',
  'rally',
  'reload',
  'withdraw',
  'face',
  'flee',
  'break',
  'nothing',
] as const;

const MOVES = 4;
const THROWS = { move: 4, shock: 12, fire: 8, manipulate: 8 } as const;
const FEW = 4;

/** How a unit is drawn, from every hex. */
const pullFor = ({ match, view }: Desk, unit: Unit): Float64Array => {
  const { setting } = match;
  const walker = walkerWithBoats(view, unit);
  const going = goingFor(setting, view, walker, allowanceOf(view, unit, [], 'full'));
  const closed = new Set(
    standingUnits(view)
      .map((index) => unitOf(view, index))
      .filter((other) => other.side !== unit.side)
      .map(({ hex }) => hex),
  );
  return pullOf(setting, going, aimsOf(setting, view, unit), closed);
};

const canCarry = ({ view }: Desk, unit: Unit): boolean =>
  countersAt(view, unit.hex).some(
    (index) => counterFacts[at(view.counters, index)?.kind ?? 'debris'].carried?.boat === true,
  );

const throwsFor = (kind: Order['kind']): number =>
  kind === 'move' || kind === 'shock' || kind === 'fire' || kind === 'manipulate' ? THROWS[kind] : FEW;

/** What the activated unit does: of all that is lawful, what comes out best over a few throws in the mind. */
export const actionOf = (desk: Desk, index: number): Order | undefined => {
  const { match, view, seat } = desk;
  const { setting } = match;
  const unit = unitOf(view, index);
  const pull = pullFor(desk, unit);
  const judge = ({ hex, facing }: { readonly hex: number; readonly facing: number }): number =>
    (pull[hex] ?? 0) + placeValue(setting, view, { ...unit, hex, facing });
  const afterwards = (state: State): number => {
    const after = unitOf(state, index);
    const gone = after.lost === true || after.within !== undefined;
    return (
      standingOf(setting, state, seat.side) +
      (gone ? 0 : (pull[after.hex] ?? 0) + placeValue(setting, state, after))
    );
  };
  const orders = [
    ...offeredTo(setting, view, index, deeds).filter((order) => isAccepted(desk, order)),
    ...(isInContact(setting.terrain.board, view, unit)
      ? []
      : bestMoves(desk, index, unit, judge, MOVES, canCarry(desk, unit)).map(({ order }) => order)),
  ];
  return bestOf(orders, (order) => meanOf(desk, order, throwsFor(order.kind), afterwards));
};

/** The best of several by what each is worth; the first where they are equal. */
export const bestOf = <T>(all: readonly T[], value: (each: T) => number): T | undefined => {
  let best: T | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const each of all) {
    const worth = value(each);
    if (worth <= most) continue;
    best = each;
    most = worth;
  }
  return best;
};
