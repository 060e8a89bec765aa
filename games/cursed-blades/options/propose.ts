import { err, impossible, ok, type Player, type Refusal, type Result } from '@grognard/engine';
import { neighbourOf } from '@grognard/field/hex';
import { unitOf } from '../model/evolve.ts';
import type { Wish } from '../model/game-types.ts';
import type { Order } from '../model/orders.ts';
import type { Reading } from '../model/reading.ts';
import { judge } from '../play/check.ts';
import { drivenReach } from '../rules/driving/reach.ts';
import { moverOf } from '../rules/movement/course.ts';
import { runFrom, wholeFlights } from '../rules/movement/flight.ts';
import { ladenReach } from '../rules/movement/laden-reach.ts';
import { type Reach, reachOf } from '../rules/movement/reach.ts';
import { thinkable } from './orders.ts';

/** Whether an order is one that the wish could have meant. */
const fits = (reading: Reading, wish: Wish, order: Order): boolean => {
  const { view, setting } = reading;
  if (wish.do !== undefined && order.kind !== wish.do) return false;
  switch (order.kind) {
    case 'activate':
      return wish.unit === undefined ? wish.do !== undefined : order.unit === wish.unit;
    case 'drive':
      return order.counter === wish.counter;
    case 'shock':
    case 'fire':
      return wish.target === undefined ? wish.do !== undefined : order.target === wish.target;
    case 'manipulate':
      return (
        (wish.what === undefined ? wish.do !== undefined : order.what === wish.what) &&
        (wish.counter === undefined || order.counter === wish.counter)
      );
    case 'recoil': {
      const { blow } = view;
      const upon = blow === undefined ? -1 : (blow.upon ?? unitOf(view, blow.defender).hex);
      return wish.to === undefined
        ? wish.do !== undefined
        : neighbourOf(setting.terrain.board, upon, order.side) === wish.to;
    }
    case 'change-mode':
    case 'form':
      return wish.what === undefined ? wish.do !== undefined : order.mode === wish.what;
    default:
      return wish.do !== undefined;
  }
};

/** CB-B4.4: the move by which a unit, or whatever is driven, comes to a hex or turns on the spot. */
const movesTo = (reading: Reading, wish: Wish): readonly Order[] => {
  const { view } = reading;
  const { to, facing, pace = 'full' } = wish;
  const { unit } = view.active ?? {};
  const target = to ?? (unit === undefined ? undefined : unitOf(view, unit).hex);
  if (target === undefined) return [];
  const steps = reachFor(reading, wish)?.way(target, facing) ?? [];
  return steps.length === 0 ? [] : [{ kind: 'move', pace, steps }];
};

/** With a counter in the wish a unit carries it along; with a unit in it a war wagon brings that. */
const reachFor = (
  reading: Reading,
  { pace = 'full', counter: load, unit: company }: Wish,
): Reach | undefined => {
  const { view } = reading;
  const { unit, counter } = view.active ?? {};
  if (unit !== undefined)
    return load === undefined ? reachOf(reading, unit, pace) : ladenReach(reading, unit, pace, load);
  if (counter === undefined) return undefined;
  return drivenReach(reading, counter, pace === 'minimal' ? 'minimal' : 'full', company);
};

/** CB-B4.4-27: the flights that end in a hex. */
const flightsTo = (reading: Reading, to: number): readonly Order[] => {
  const { view } = reading;
  const { unit } = view.active ?? {};
  if (unit === undefined) return [];
  return wholeFlights(runFrom(reading, unit))
    .filter(({ flight }) => moverOf(flight.course).hex === to)
    .map(({ parts }) => ({ kind: 'flee', steps: parts }));
};

/** The kinds of order that a wish could mean: what it names says what it is about. */
const kindsMeant = (wish: Wish): readonly Order['kind'][] => {
  if (wish.do !== undefined) return [wish.do];
  return ['shock', 'fire', 'manipulate', 'change-mode', 'form', 'activate', 'drive', 'recoil'];
};

const isMove = ({ do: deed, to, facing }: Wish): boolean =>
  (deed === undefined || deed === 'move') && (to !== undefined || facing !== undefined);

/** Every order that a wish could mean, lawful or not. */
const ordersMeant = (reading: Reading, seat: Player, wish: Wish): readonly Order[] => {
  const { view } = reading;
  if (view.phase === 'action' && isMove(wish)) return movesTo(reading, wish);
  if (view.phase === 'action' && wish.do === 'flee' && wish.to !== undefined)
    return flightsTo(reading, wish.to);
  return thinkable(reading, seat, { kinds: kindsMeant(wish) }).filter((order) => fits(reading, wish, order));
};

/** From what a hand asks for to a whole order: the first lawful one that could be meant, or what is against it. */
export const propose = (reading: Reading, seat: Player, wish: Wish): Result<Order, readonly Refusal[]> => {
  const meant = ordersMeant(reading, seat, wish);
  let against: readonly Refusal[] | undefined;
  for (const order of meant) {
    const { refusals } = judge(reading, seat, order);
    if (refusals.length === 0) return ok(order);
    against ??= refusals;
  }
  return err(against ?? [impossible('CB-B4.3-14', 'nothing-such', {})]);
};
