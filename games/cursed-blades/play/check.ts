import { at, flat, impossible, type Player, type Refusal, refuse } from '@grognard/engine';
import { isStanding, unitNamed, unitOf } from '../model/evolve.ts';
import type { Order } from '../model/orders.ts';
import type { Setting } from '../model/setting.ts';
import type { View } from '../model/view.ts';
import type { Phase } from '../model/vocabulary.ts';
import { lossRefusals } from '../rules/combat/recoil.ts';
import { drive, driven, staying } from '../rules/driving/drive.ts';
import { mustGetAway } from '../rules/driving/escape.ts';
import { standingUnits } from '../rules/map/board.ts';
import { engagersOf } from '../rules/map/engagement.ts';
import { remembered } from '../rules/remembered.ts';
import { type Forced, forcedOf, owesActivation, whileEngaged } from '../rules/turn/forced.ts';
import { counterFacts } from '../tables/counters.ts';
import { type ActionOrder, checkAction, isPossible } from './actions.ts';

const placeOf = (kind: Order['kind']): Phase => {
  switch (kind) {
    case 'activate':
    case 'drive':
    case 'end':
      return 'activation';
    case 'lose-step':
    case 'recoil':
      return 'losses';
    default:
      return 'action';
  }
};

/** Every breach of an order, from what the seat knows. */
export const check = (setting: Setting, view: View, seat: Player, order: Order): readonly Refusal[] => {
  const { phase, moving, blow } = view;
  if (placeOf(order.kind) !== phase) return [impossible('CB-B4.3-2', 'wrong-phase', { phase })];
  const owner = phase === 'losses' && blow !== undefined ? unitOf(view, blow.defender).side : moving;
  if (owner !== seat.side) return [impossible('CB-B4.3-2', 'not-your-turn', { side: seat.side })];
  switch (order.kind) {
    case 'activate':
      return activateRefusals(view, seat, order.unit);
    case 'drive':
      return drive.check(view, order);
    case 'end':
      return endRefusals(setting, view, seat);
    case 'lose-step':
    case 'recoil':
      return lossRefusals(setting, view, order);
    default:
      return actionRefusals(setting, view, order);
  }
};

const activateRefusals = (view: View, seat: Player, id: string): readonly Refusal[] => {
  const index = unitNamed(view, id);
  const unit = index < 0 ? undefined : unitOf(view, index);
  if (unit === undefined || unit.side !== seat.side || !isStanding(unit))
    return [impossible('CB-B4.3-2', 'no-such-unit', { unit: id })];
  return unit.activated ? [refuse('CB-B4.3-13', 'has-acted', { unit: id })] : [];
};

const endRefusals = (setting: Setting, view: View, seat: Player): readonly Refusal[] => [
  ...standingUnits(view, seat.side)
    .filter((index) => owesActivation(setting, view, index))
    .map((index) => refuse('CB-B4.3-17', 'must-act', { unit: unitOf(view, index).id })),
  ...flat(view.counters).flatMap((counter, index) =>
    counter.gone === undefined &&
    counter.side === seat.side &&
    counter.activated !== true &&
    counterFacts[counter.kind].driven !== undefined &&
    mustGetAway(setting, view, index)
      ? staying.check(setting, view, index)
      : [],
  ),
];

/** CB-CART-7 and the like: what is driven moves, or stays. */
const counterRefusals = (
  setting: Setting,
  view: View,
  counter: number,
  order: ActionOrder,
): readonly Refusal[] => {
  if (order.kind === 'move') return driven.check(setting, view, counter, order);
  if (order.kind === 'nothing') return staying.check(setting, view, counter);
  return [refuse('CB-B4.13-2', 'only-moves', { kind: at(view.counters, counter)?.kind ?? '' })];
};

const actionRefusals = (setting: Setting, view: View, order: ActionOrder): readonly Refusal[] => {
  const { unit, counter } = view.active ?? {};
  if (unit === undefined) return counter === undefined ? [] : counterRefusals(setting, view, counter, order);
  return [
    ...forcedRefusals(setting, view, unit, order),
    ...(whileEngaged.includes(order.kind) || engagersOf(setting, view, unit).length === 0
      ? []
      : [refuse('CB-B4.3-15', 'engaged', { unit: unitOf(view, unit).id })]),
    ...checkAction(setting, view, unit, order),
  ];
};

/** What must be done comes first, as long as there is a lawful way to do it. */
const forcedRefusals = (
  setting: Setting,
  view: View,
  unit: number,
  order: ActionOrder,
): readonly Refusal[] => {
  const forced = dutyOf(setting, view, unit);
  if (forced === undefined || forced.kinds.includes(order.kind)) return [];
  return [refuse(forced.rule, 'is-forced', { unit: unitOf(view, unit).id, must: [...forced.kinds] })];
};

/** One view is asked about many orders. */
const duties = remembered((_view: View) => new Map<number, Forced | undefined>());

/** What a unit must do, if there is a lawful way to do it. */
export const dutyOf = (setting: Setting, view: View, unit: number): Forced | undefined => {
  const known = duties(view);
  if (!known.has(unit)) known.set(unit, findDuty(setting, view, unit));
  return known.get(unit);
};

const findDuty = (setting: Setting, view: View, unit: number): Forced | undefined => {
  const forced = forcedOf(setting, view, unit);
  return forced?.kinds.some((kind) => isPossible(setting, view, unit, kind)) === true ? forced : undefined;
};
