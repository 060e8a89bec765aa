import { at, flat, impossible, type Player, type Refusal } from '@grognard/engine';
import { isThere, quartersLeft } from '../model/evolve.ts';
import type { Order, PlanOrder } from '../model/orders.ts';
import type { Part } from '../model/part.ts';
import type { Setting } from '../model/setting.ts';
import type { View } from '../model/view.ts';
import { afterDoing } from '../rules/changes/foresee.ts';
import { isScreen } from '../rules/changes/home.ts';
import { judgeTethers } from '../rules/changes/tether.ts';
import { judgeTogether } from '../rules/charges/together.ts';
import { judgeOfficers } from '../rules/command/check.ts';
import { judgeFire } from '../rules/fire/check.ts';
import { illMinded } from '../rules/houses/tasks.ts';
import { throughFriends } from '../rules/marching/through.ts';
import { judgeAfterWin } from '../rules/melee/check.ts';
import { judgeFollows, judgeRallies } from '../rules/rallies/check.ts';
import { judgeReactions } from '../rules/reactions/check.ts';
import { foreseePlan, judgePlan } from '../rules/tasks/judging.ts';

/** Every breach of an order, from the view alone. */
export const check = (setting: Setting, view: View, seat: Player, order: Order): readonly Refusal[] => {
  const late = tooLate(view, order);
  const named = [...late, ...strangers(view, seat, order)];
  if (named.length > 0) return named;
  switch (order.kind) {
    case 'rally':
      return judgeRallies(setting, view, order);
    case 'follow':
      return judgeFollows(setting, view, order);
    case 'plan':
      return [...judgePlans(setting, view, order), ...judgeOfficers(setting, view, seat, order.officers)];
    case 'react':
      return judgeReactions(setting, view, order);
  }
};

/** LA-M1.1-6: nothing is added to a plan once it has been sealed. */
const tooLate = ({ phase }: View, { kind }: Order): readonly Refusal[] =>
  kind === 'plan' && (phase === 'reactions' || phase === 'over') ? [impossible('LA-M1.1-6', 'too-late')] : [];

const partsOf = (order: Order): readonly number[] =>
  order.kind === 'follow' ? order.parts : order.parts.map(({ part }) => part);

/** Parts that are not on the table, not one's own, or named twice. */
const strangers = (view: View, seat: Player, order: Order): readonly Refusal[] => {
  const parts = partsOf(order);
  return parts.flatMap((index, place) => {
    const part = at(view.parts, index);
    const unit = part === undefined ? undefined : at(view.units, part.unit);
    if (part === undefined || unit === undefined || !isThere(part))
      return [impossible('LA-U1.1-1', 'unknown-part', { part: Math.abs(index) })];
    if (unit.side !== seat.side || (seat.command !== undefined && seat.command !== unit.command))
      return [impossible('LA-U1.1-1', 'not-yours', { unit: unit.id })];
    if (parts.indexOf(index) !== place) return [impossible('LA-U1.1-1', 'named-twice', { unit: unit.id })];
    return [];
  });
};

/** A refusal to skirmishers, and not to their battalion. */
const toScreen = (refusal: Refusal): Refusal => ({
  ...refusal,
  params: { ...refusal.params, screen: true },
});

/** Each part's plan on its own, then what they leave of the ties between parts. */
const judgePlans = (setting: Setting, view: View, { parts }: PlanOrder): readonly Refusal[] => {
  const all = flat(view.parts);
  const foresight = new Map<number, Part>();
  const refusals = parts.flatMap((plan) => {
    const { part: index, tasks } = plan;
    const part = all[index];
    const unit = part === undefined ? undefined : at(view.units, part.unit);
    if (part === undefined || unit === undefined) return [];
    const glance = afterDoing({ setting, view, index, part, unit, quarters: quartersLeft(view) });
    const found = [
      ...judgePlan(glance, tasks),
      ...judgeAfterWin(unit, plan),
      ...judgeFire(setting, view, { part, unit }, plan),
      ...illMinded(glance, plan.inHouse),
    ];
    if (found.length === 0) foresight.set(index, foreseePlan(glance, tasks));
    return isScreen(view, index) ? found.map(toScreen) : found;
  });
  const together = [...judgeTethers(setting, view, foresight), ...judgeTogether(setting, view, parts)];
  const breaches = [...refusals, ...together];
  return breaches.length > 0 ? breaches : throughFriends(setting, view, parts);
};
