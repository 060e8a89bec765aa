import { impossible, type Player, type Refusal, sameSeat } from '@grognard/engine';
import type { Order } from '../model/orders.ts';
import { EVERY } from '../model/reasons.ts';
import { recent } from '../model/recent.ts';
import type { Setting } from '../model/setting.ts';
import type { View } from '../model/view.ts';
import type { Phase } from '../model/vocabulary.ts';
import { orderedMarch } from '../rules/activation/ordering.ts';
import { doneRefusals } from '../rules/activation/staying.ts';
import { bombardRefusals } from '../rules/bombard/refusals.ts';
import { combatRefusals } from '../rules/combat/refusals.ts';
import { leaveRefusals } from '../rules/leaving/leaving.ts';
import { nightRefusals } from '../rules/night/refusals.ts';
import { planRefusals } from '../rules/planning/refusals.ts';
import { trainRefusals } from '../rules/rally/packing.ts';
import { rallyRefusals } from '../rules/rally/refusals.ts';
import { deployRefusals } from '../rules/reserves/showing.ts';
import { alterRefusals } from '../rules/turn/trying.ts';
import { writeRefusals } from '../rules/written/refusals.ts';

/** The phase in which each kind of order has its place; a deployment may break into any. */
const places: Readonly<Record<Exclude<Order['kind'], 'deploy'>, Phase>> = {
  delay: 'alter',
  advance: 'alter',
  let: 'alter',
  march: 'activation',
  enter: 'activation',
  leave: 'activation',
  bombard: 'activation',
  rally: 'activation',
  unpack: 'activation',
  pack: 'activation',
  done: 'activation',
  write: 'activation',
  plan: 'planning',
  fight: 'combat',
  target: 'combat',
  stand: 'combat',
  commit: 'combat',
  retreat: 'combat',
  nightfall: 'nightfall',
  recover: 'stragglers',
};

interface Checked {
  readonly setting: Setting;
  readonly view: View;
  readonly seat: Player;
  readonly breaches: readonly Refusal[];
}

const checks = recent<Order, Checked>();

/**
 * Every breach of an order, from what the seat knows; no more than are `enough`, where that is cheaper. What was
 * proposed and found good is not checked anew.
 */
export const check = (
  setting: Setting,
  view: View,
  seat: Player,
  order: Order,
  enough = EVERY,
): readonly Refusal[] => {
  const known = checks.of(order);
  if (known?.view === view && known.setting === setting && sameSeat(known.seat, seat)) return known.breaches;
  const breaches = breachesOf(setting, view, seat, order, enough);
  if (breaches.length === 0 || enough === EVERY) checks.keep(order, { setting, view, seat, breaches });
  return breaches;
};

/** Whether nothing speaks against an order that somebody has just thought of. */
export const isLawful = (setting: Setting, view: View, seat: Player, order: Order): boolean => {
  const breaches = breachesOf(setting, view, seat, order, 1);
  if (breaches.length > 0) return false;
  checks.keep(order, { setting, view, seat, breaches });
  return true;
};

const breachesOf = (
  setting: Setting,
  view: View,
  seat: Player,
  order: Order,
  enough: number,
): readonly Refusal[] => {
  const { phase } = view;
  if (order.kind !== 'deploy' && places[order.kind] !== (view.combat === undefined ? phase : 'combat')) {
    return [impossible('PB-R035', 'wrong-phase', { order: order.kind, phase })];
  }
  switch (order.kind) {
    case 'delay':
    case 'advance':
    case 'let':
      return alterRefusals(setting, view, seat, order, enough);
    case 'march':
    case 'enter': {
      const marched = orderedMarch(setting, view, seat, order);
      return marched.ok ? [] : marched.error;
    }
    case 'leave':
      return leaveRefusals(setting, view, seat, order);
    case 'bombard':
      return bombardRefusals(setting, view, seat, order, enough);
    case 'rally':
      return rallyRefusals(setting, view, seat, order);
    case 'unpack':
    case 'pack':
      return trainRefusals(setting, view, seat, order);
    case 'done':
      return doneRefusals(setting, view, seat);
    case 'write':
      return writeRefusals(setting, view, seat, order);
    case 'plan':
      return planRefusals(setting, view, seat, order);
    case 'deploy':
      return deployRefusals(setting, view, seat, order);
    case 'fight':
    case 'target':
    case 'stand':
    case 'commit':
    case 'retreat':
      return combatRefusals(setting, view, seat, order);
    case 'nightfall':
    case 'recover':
      return nightRefusals(setting, view, seat, order);
  }
};
