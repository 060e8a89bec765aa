import { err, impossible, ok, type Player, type Refusal, type Result } from '@grognard/engine';
import { neighbourOf } from '@grognard/field/hex';
import type { Wish } from '../kinds-of-game.ts';
import type { Order } from '../orders.ts';
import { check } from '../rules/check.ts';
import { drivenReach } from '../rules/driving/reach.ts';
import { reachOf } from '../rules/movement/reach.ts';
import type { Setting } from '../setting.ts';
import { unitOf } from '../state.ts';
import type { View } from '../view-types.ts';
import { thinkable } from './orders.ts';

/** Whether an order is one that the wish could have meant. */
const fits = (setting: Setting, view: View, wish: Wish, order: Order): boolean => {
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
const movesTo = (setting: Setting, view: View, { to, facing, pace = 'full' }: Wish): readonly Order[] => {
  const { unit, counter } = view.active ?? {};
  const here = unit === undefined ? undefined : unitOf(view, unit).hex;
  const target = to ?? here;
  if (target === undefined) return [];
  const reach =
    unit === undefined
      ? counter === undefined
        ? undefined
        : drivenReach(setting, view, counter, pace === 'minimal' ? 'minimal' : 'full')
      : reachOf(setting, view, unit, pace);
  const steps = reach?.way(target, facing) ?? [];
  return steps.length === 0 ? [] : [{ kind: 'move', pace, steps }];
};

/** The kinds of order that a wish could mean: what it names says what it is about. */
const kindsMeant = (wish: Wish): readonly Order['kind'][] => {
  if (wish.do !== undefined) return [wish.do];
  return ['shock', 'fire', 'manipulate', 'change-mode', 'form', 'activate', 'drive', 'recoil'];
};

const isMove = ({ do: deed, to, facing }: Wish): boolean =>
  (deed === undefined || deed === 'move') && (to !== undefined || facing !== undefined);

/** From what a hand asks for to a whole order: the first lawful one that could be meant, or what is against it. */
export const propose = (
  setting: Setting,
  view: View,
  seat: Player,
  wish: Wish,
): Result<Order, readonly Refusal[]> => {
  const meant =
    view.phase === 'action' && isMove(wish)
      ? movesTo(setting, view, wish)
      : thinkable(setting, view, seat, { kinds: kindsMeant(wish) }).filter((order) =>
          fits(setting, view, wish, order),
        );
  let against: readonly Refusal[] | undefined;
  for (const order of meant) {
    const refusals = check(setting, view, seat, order);
    if (refusals.length === 0) return ok(order);
    against ??= refusals;
  }
  return err(against ?? [impossible('CB-B4.3-14', 'nothing-such', {})]);
};
