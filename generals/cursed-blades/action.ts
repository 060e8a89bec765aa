import type { Order } from '@grognard/cursed-blades/for-generals';
import {
  allowanceOf,
  counterFacts,
  countersAt,
  offeredTo,
  type Reading,
  standingUnits,
  type Unit,
  unitOf,
} from '@grognard/cursed-blades/for-generals';
import { at } from '@grognard/engine';
import { aimsOf } from './aims.ts';
import { type Desk, isAccepted } from './desk.ts';
import { meanOf } from './foresight.ts';
import { goingFor, walkerWithBoats } from './ground.ts';
import { bestMoves, isInContact } from './moves.ts';
import { placeValue } from './place.ts';
import { pullOf } from './pull.ts';
import { standingOf } from './worth.ts';

type Deed = Exclude<Order['kind'], 'activate' | 'drive' | 'end' | 'lose-step' | 'recoil' | 'move'>;

/** What there is to think of, beside moving: it depends on the state that a unit is in. */
const deedsFor = (unit: Unit, contact: boolean): readonly Deed[] => {
  if (unit.cohesion === 'routed') return ['rally', 'flee', 'break', 'nothing'];
  if (contact) return ['shock', 'fire', 'withdraw', 'face', 'break', 'nothing'];
  return [
    'fire',
    'manipulate',
    'nothing',
    ...(unit.breath === 'fresh' ? [] : ['rest' as const]),
    ...(unit.cohesion === 'shaken' ? ['reorganise' as const] : []),
    ...(unit.munitions === 'full' ? [] : ['reload' as const]),
  ];
};

const MOVES = 3;
const THROWS = { move: 3, shock: 8, fire: 5, manipulate: 6 } as const;
const FEW = 3;

/** How a unit is drawn, from every hex. */
const pullFor = ({ reading, view }: Desk, unit: Unit): Float64Array => {
  const walker = walkerWithBoats(reading, unit);
  const going = goingFor(reading, walker, allowanceOf(view, unit, [], 'full'));
  const closed = new Set(
    standingUnits(reading)
      .map((index) => unitOf(view, index))
      .filter((other) => other.side !== unit.side)
      .map(({ hex }) => hex),
  );
  return pullOf(reading.setting, going, aimsOf(reading, unit), closed);
};

const canCarry = ({ reading, view }: Desk, unit: Unit): boolean =>
  countersAt(reading, unit.hex).some(
    (index) => counterFacts[at(view.counters, index)?.kind ?? 'debris'].carried?.boat === true,
  );

const throwsFor = (kind: Order['kind']): number =>
  kind === 'move' || kind === 'shock' || kind === 'fire' || kind === 'manipulate' ? THROWS[kind] : FEW;

/** What the activated unit does: of all that is lawful, what comes out best over a few throws in the mind. */
export const actionOf = (desk: Desk, index: number): Order | undefined => {
  const { reading, view, seat } = desk;
  const unit = unitOf(view, index);
  const pull = pullFor(desk, unit);
  const judge = ({ hex, facing }: { readonly hex: number; readonly facing: number }): number =>
    (pull[hex] ?? 0) + placeValue(reading, { ...unit, hex, facing });
  const afterwards = (later: Reading): number => {
    const after = unitOf(later.view, index);
    const gone = after.lost === true || after.within !== undefined;
    return standingOf(later, seat.side) + (gone ? 0 : (pull[after.hex] ?? 0) + placeValue(later, after));
  };
  const contact = isInContact(reading.setting.terrain.board, view, unit);
  const orders = [
    ...offeredTo(reading, index, deedsFor(unit, contact)).filter((order) => isAccepted(desk, order)),
    ...(contact
      ? []
      : bestMoves(desk, index, unit, judge, MOVES, canCarry(desk, unit)).map(({ order }) => order)),
  ];
  if (orders.length <= 1) return orders[0];
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
