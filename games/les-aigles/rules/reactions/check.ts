import { at, type Refusal, refuse } from '@grognard/engine';
import { placedAt } from '../../ground/shape/placed.ts';
import { isThere } from '../../model/evolve.ts';
import type { ReactOrder } from '../../model/orders.ts';
import type { Part } from '../../model/part.ts';
import type { Setting } from '../../model/setting.ts';
import type { State } from '../../model/state.ts';
import type { Reaction } from '../../model/tasks.ts';
import type { Unit } from '../../model/unit.ts';
import type { View } from '../../model/view.ts';
import { attitudeRows } from '../../tables/attitudes.ts';
import { type Charger, unfitTarget, unfitToCharge } from '../charges/may.ts';
import { writtenTarget } from '../charges/riders.ts';
import { shelterOf } from '../cover/cover.ts';
import { isFlighty, mayEvadeByArm } from '../evades/who.ts';
import { judgeTask } from '../tasks/judging.ts';
import { chargesSeen, isFree, mayBeAimedAt, type Seen } from './who.ts';

/** Every breach of the reactions, from the view alone. */
export const judgeReactions = (setting: Setting, view: View, { parts }: ReactOrder): readonly Refusal[] => {
  const seen = chargesSeen(view);
  return parts.flatMap(({ part: index, reaction }) => {
    const part = at(view.parts, index);
    const unit = part === undefined ? undefined : at(view.units, part.unit);
    if (part === undefined || unit === undefined) return [];
    return judge({ setting, view, index, part, unit }, reaction, seen);
  });
};

const judge = (reactor: Charger, reaction: Reaction, seen: readonly Seen[]): readonly Refusal[] => {
  if (reaction.do === 'stop') return judgeStop(reactor);
  const { view, index, part, unit, setting } = reactor;
  const facing = seen.filter((charge) => mayBeAimedAt(setting, charge, part, unit));
  if (facing.length === 0 || !isFree(view, index))
    return [refuse('LA-M1.2-1', 'no-reaction', { unit: unit.id })];
  switch (reaction.do) {
    case 'counter-charge':
      return judgeCounter(reactor, reaction.target, facing);
    case 'change':
    case 'turn':
      return judgeTask({ setting, view, index, part, unit, quarters: 1 }, reaction);
    case 'halt':
      return [];
    case 'evade':
    case 'stay':
      return isSheltered(reactor) && isFlighty(part, unit) && mayEvadeByArm(setting, unit)
        ? []
        : [refuse('LA-M7.1-6', 'not-sheltered', { unit: unit.id })];
  }
};

const isSheltered = ({ setting, view, index }: Charger): boolean =>
  shelterOf(setting, view, placedAt(setting, view, index)) !== undefined;

/** LA-M6.1: who may charge back, for all that he can tell. */
const judgeCounter = (reactor: Charger, target: number, facing: readonly Seen[]): readonly Refusal[] => {
  const { unit } = reactor;
  const names = { unit: unit.id };
  const charge = facing.find(({ index }) => index === target);
  if (charge === undefined) return [refuse('LA-M6.1-4', 'counter-not-aimed', names)];
  if (!charge.isNew) return [refuse('LA-M6.2-1', 'counter-too-late', names)];
  const attitude = unit.secret?.attitude ?? 'hold';
  const isForbidden = !attitudeRows[attitude].counterCharges;
  return [
    ...unfitToCharge(reactor),
    ...(isForbidden ? [refuse('LA-M6.1-3', 'counter-order', { ...names, attitude })] : []),
    ...unfitTarget(reactor, target).map((refusal) =>
      refusal.code === 'charge-cavalry' ? { ...refusal, rule: 'LA-M6.1-7' } : refusal,
    ),
  ];
};

/** LA-M5.6-2: only an enemy who evades, or a general in contact, lets a charge be stopped. */
const judgeStop = ({ setting, view, part, unit }: Charger): readonly Refusal[] => {
  const { charge } = part;
  const names = { unit: unit.id };
  if (charge === undefined || charge.stops !== undefined)
    return [refuse('LA-M5.6-2', 'stop-no-charge', names)];
  if (isTargetEvading(view, part)) return [];
  const general = isGeneralThere(view, part, unit);
  if (!general) return [refuse('LA-M5.6-1', 'stop-no-reason', names)];
  const isOfFirstHalf = (charge.since - 1) % QUARTERS === 0;
  return isOfFirstHalf || setting.switches.generalStops === 'anyCharge'
    ? []
    : [refuse('LA-M5.6-3', 'stop-no-reason', names)];
};

const QUARTERS = 4;

export const isTargetEvading = (state: State, part: Part): boolean => {
  const target = writtenTarget(part);
  const enemy = target === undefined ? undefined : at(state.parts, target);
  return enemy !== undefined && isThere(enemy) && enemy.evade !== undefined;
};

const isGeneralThere = ({ officers }: State, { unit: number }: Part, { side }: Unit): boolean =>
  officers.some((each) => each.rank === 'general' && each.side === side && each.with === number);
