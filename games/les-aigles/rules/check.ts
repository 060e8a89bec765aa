import { at, flat, impossible, type Player, type Refusal } from '@grognard/engine';
import type { Order, PlanOrder } from '../orders.ts';
import type { Setting } from '../setting.ts';
import { isThere } from '../state.ts';
import type { View } from '../view.ts';
import { judgeTogether } from './charges/together.ts';
import { judgeOfficers } from './command/check.ts';
import { throughFriends } from './marching/through.ts';
import { judgePlan } from './planning/tasks.ts';
import { judgeFollows, judgeRallies } from './rallies/check.ts';
import { judgeReactions } from './reactions/check.ts';

/** Every breach of an order, from the view alone. */
export const check = (setting: Setting, view: View, seat: Player, order: Order): readonly Refusal[] => {
  const named = strangers(view, seat, order);
  if (named.length > 0) return named;
  switch (order.kind) {
    case 'rally':
      return judgeRallies(setting, view, order);
    case 'follow':
      return judgeFollows(setting, view, order);
    case 'plan':
      return [...judgePlans(setting, view, order), ...judgeOfficers(view, seat, order.officers)];
    case 'react':
      return judgeReactions(setting, view, order);
  }
};

const partsOf = (order: Order): readonly number[] =>
  order.kind === 'follow' ? order.parts : order.parts.map(({ part }) => part);

/** Parts that are not on the table, not one's own, or named twice. */
const strangers = (view: View, seat: Player, order: Order): readonly Refusal[] => {
  const parts = partsOf(order);
  return parts.flatMap((index, place) => {
    const part = at(view.parts, index);
    const unit = part === undefined ? undefined : at(view.units, part.unit);
    if (part === undefined || unit === undefined || !isThere(part))
      return [impossible('LA-U1.1-1', 'unknown-part', { part: index })];
    if (unit.side !== seat.side || (seat.command !== undefined && seat.command !== unit.command))
      return [impossible('LA-U1.1-1', 'not-yours', { unit: unit.id })];
    if (parts.indexOf(index) !== place) return [impossible('LA-U1.1-1', 'named-twice', { unit: unit.id })];
    return [];
  });
};

const judgePlans = (setting: Setting, view: View, { parts }: PlanOrder): readonly Refusal[] => {
  const all = flat(view.parts);
  const breaches = parts.flatMap(({ part: index, tasks }) => {
    const part = all[index];
    const unit = part === undefined ? undefined : at(view.units, part.unit);
    if (part === undefined || unit === undefined) return [];
    return judgePlan({ setting, view, index, part, unit, quarters: 2 }, tasks);
  });
  const against = [...breaches, ...judgeTogether(setting, view, parts)];
  return against.length > 0 ? against : throughFriends(setting, view, parts);
};
