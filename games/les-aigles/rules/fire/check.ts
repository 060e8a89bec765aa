/** What stands against a fire order. How far off an enemy is nobody is told by it. */
import { at, impossible, type Refusal, refuse } from '@grognard/engine';
import { isThere } from '../../model/evolve.ts';
import type { AimedFire } from '../../model/fire-order.ts';
import type { PartPlan } from '../../model/orders.ts';
import type { Part } from '../../model/part.ts';
import type { Setting } from '../../model/setting.ts';
import type { Unit } from '../../model/unit.ts';
import type { View } from '../../model/view.ts';
import { isArtillery } from '../../model/vocabulary.ts';
import { type Troop, troopOf } from '../../tables/troops.ts';
import { smallArmOf } from './fronts.ts';

const isArmed = (troop: Troop): boolean => troop.calibre !== undefined || smallArmOf(troop) !== undefined;

export const hasFirearms = ({ nation, companies }: Unit, part: Part): boolean =>
  part.companies.some((company) => isArmed(troopOf(nation, companies[company]?.troop ?? '')));

/** An enemy whom its side sees now. */
const isInSight = ({ parts, units }: View, { side }: Unit, target: number): boolean => {
  const foe = at(parts, target);
  return foe !== undefined && isThere(foe) && at(units, foe.unit)?.side !== side;
};

const judgeAim = (view: View, unit: Unit, { target, prefer, only, shot }: AimedFire): readonly Refusal[] => {
  const params = { unit: unit.id };
  return [
    ...(shot === undefined || isArtillery(unit.arm) ? [] : [refuse('LA-S3.4-44', 'fire-shot-guns', params)]),
    ...(target === undefined || isInSight(view, unit, target)
      ? []
      : [impossible('LA-S3.4-42', 'fire-target-unknown', params)]),
    ...(only === true && target === undefined && prefer === undefined
      ? [impossible('LA-S3.4-42', 'fire-only-whom', params)]
      : []),
  ];
};

export const judgeFire = (
  setting: Setting,
  view: View,
  { part, unit }: { readonly part: Part; readonly unit: Unit },
  { fire }: PartPlan,
): readonly Refusal[] => {
  if (fire === undefined) return [];
  if (setting.switches.fireOrders === 'off') return [refuse('LA-S3.4-38', 'fire-not-ordered')];
  if (!hasFirearms(unit, part)) return [refuse('LA-S3.4-21', 'fire-unarmed', { unit: unit.id })];
  return fire === 'hold' ? [] : judgeAim(view, unit, fire);
};
