import { at, flat, impossible, type Judgement, type Player, type Refusal, refuse } from '@grognard/engine';
import { isStanding, unitNamed, unitOf } from '../model/evolve.ts';
import type { Finding } from '../model/finding.ts';
import type { Order } from '../model/orders.ts';
import type { Reading } from '../model/reading.ts';
import type { View } from '../model/view.ts';
import type { Phase } from '../model/vocabulary.ts';
import { lossRefusals } from '../rules/combat/recoil.ts';
import { drive, driving, staying } from '../rules/driving/drive.ts';
import { mustGetAway } from '../rules/driving/escape.ts';
import { standingUnits } from '../rules/map/board.ts';
import { engagersOf } from '../rules/map/engagement.ts';
import { type Forced, forcedOf, owesActivation, whileEngaged } from '../rules/turn/forced.ts';
import { counterFacts } from '../tables/counters.ts';
import { type ActionOrder, isPossible, judgeAction } from './actions.ts';

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

/** Every breach of an order, from what the seat knows, and what was found in it. */
export const judge = (reading: Reading, seat: Player, order: Order): Judgement<Finding> =>
  reading.judged(order, seat.side, () => findJudgement(reading, seat, order));

const findJudgement = (reading: Reading, seat: Player, order: Order): Judgement<Finding> => {
  const { view } = reading;
  const { phase, moving, blow } = view;
  if (placeOf(order.kind) !== phase) return { refusals: [impossible('CB-B4.3-2', 'wrong-phase', { phase })] };
  const owner = phase === 'losses' && blow !== undefined ? unitOf(view, blow.defender).side : moving;
  if (owner !== seat.side)
    return { refusals: [impossible('CB-B4.3-2', 'not-your-turn', { side: seat.side })] };
  switch (order.kind) {
    case 'activate':
      return { refusals: activateRefusals(view, seat, order.unit) };
    case 'drive':
      return { refusals: drive.check(view, order) };
    case 'end':
      return { refusals: endRefusals(reading, seat) };
    case 'lose-step':
    case 'recoil':
      return { refusals: lossRefusals(reading, order) };
    default:
      return judgeDeed(reading, order);
  }
};

const activateRefusals = (view: View, seat: Player, id: string): readonly Refusal[] => {
  const index = unitNamed(view, id);
  const unit = index < 0 ? undefined : unitOf(view, index);
  if (unit === undefined || unit.side !== seat.side || !isStanding(unit))
    return [impossible('CB-B4.3-2', 'no-such-unit', { unit: id })];
  return unit.activated ? [refuse('CB-B4.3-13', 'has-acted', { unit: id })] : [];
};

const endRefusals = (reading: Reading, seat: Player): readonly Refusal[] => [
  ...standingUnits(reading, seat.side)
    .filter((index) => owesActivation(reading, index))
    .map((index) => refuse('CB-B4.3-17', 'must-act', { unit: unitOf(reading.view, index).id })),
  ...flat(reading.view.counters).flatMap((counter, index) =>
    counter.gone === undefined &&
    counter.side === seat.side &&
    counter.activated !== true &&
    counterFacts[counter.kind].driven !== undefined &&
    mustGetAway(reading, index)
      ? staying.check(reading, index)
      : [],
  ),
];

/** CB-CART-7 and the like: what is driven moves, or stays. */
const counterRefusals = (reading: Reading, counter: number, order: ActionOrder): readonly Refusal[] => {
  const { view } = reading;
  if (order.kind === 'move') return driving.check(reading, counter, order);
  if (order.kind === 'nothing') return staying.check(reading, counter);
  return [refuse('CB-B4.13-2', 'only-moves', { kind: at(view.counters, counter)?.kind ?? '' })];
};

const judgeDeed = (reading: Reading, order: ActionOrder): Judgement<Finding> => {
  const { view } = reading;
  const { unit, counter } = view.active ?? {};
  if (unit === undefined)
    return { refusals: counter === undefined ? [] : counterRefusals(reading, counter, order) };
  const engaged =
    whileEngaged.includes(order.kind) || engagersOf(reading, unit).length === 0
      ? []
      : [refuse('CB-B4.3-15', 'engaged', { unit: unitOf(view, unit).id })];
  const { refusals, finding } = judgeAction(reading, unit, order);
  const all = [...forcedRefusals(reading, unit, order), ...engaged, ...refusals];
  return finding === undefined ? { refusals: all } : { refusals: all, finding };
};

/** What must be done comes first, as long as there is a lawful way to do it. */
const forcedRefusals = (reading: Reading, unit: number, order: ActionOrder): readonly Refusal[] => {
  const { view } = reading;
  const forced = dutyOf(reading, unit);
  if (forced === undefined || forced.kinds.includes(order.kind)) return [];
  return [refuse(forced.rule, 'is-forced', { unit: unitOf(view, unit).id, must: [...forced.kinds] })];
};

/** What a unit must do, if there is a lawful way to do it. */
export const dutyOf = (reading: Reading, unit: number): Forced | undefined => reading.ask(findDuty, unit);

const findDuty = (reading: Reading, unit: number): Forced | undefined => {
  const forced = forcedOf(reading, unit);
  return forced?.kinds.some((kind) => isPossible(reading, unit, kind)) === true ? forced : undefined;
};
