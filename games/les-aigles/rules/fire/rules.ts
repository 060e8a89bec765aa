/** The rules that a fire has followed. */
import { total } from '@grognard/engine';
import { isEngaged } from '../../model/evolve.ts';
import { IN_DISORDER, isArtillery, WITHOUT_FORMATION } from '../../model/vocabulary.ts';
import { inWoods } from '../../tables/fire.ts';
import { lossRule } from '../../tables/loss-formula.ts';
import { effectiveDegradation } from '../degradation/degradation.ts';
import { fireOrderOf } from '../planning/fire-order.ts';
import { areInWoods, coverOf } from './cover.ts';
import { isMassed } from './factor.ts';
import type { FireGround, Standing } from './ground.ts';
import { orderRules } from './marks.ts';
import type { Volley } from './volley.ts';

const firerRules = ({ part, unit }: Standing): readonly string[] => {
  if (isArtillery(unit.arm)) return ['LA-S3.4-18', 'LA-S3.4-34', 'LA-S3.4-35', 'LA-M4.2-7'];
  return [
    ...['LA-S3.4-22', 'LA-S3.4-26'],
    ...(part.formation === 'line' && unit.arm === 'infantry' ? ['LA-U2.2-3'] : []),
  ];
};

/** What being degraded does to fire. */
const degradedRules = ({ part }: Standing): readonly string[] => {
  const degradation = effectiveDegradation(part);
  if (degradation === IN_DISORDER) return ['LA-U4.1-3', 'LA-U4.1-23'];
  return degradation === WITHOUT_FORMATION ? ['LA-U4.1-3', 'LA-U4.1-12', 'LA-U4.1-13', 'LA-U4.1-15'] : [];
};

const targetRules = (target: Standing): readonly string[] => {
  if (!isMassed(target)) return [];
  if (target.unit.arm === 'cavalry') return ['LA-U2.3-3'];
  return target.part.formation.endsWith('column') ? ['LA-U2.2-15'] : [];
};

/** What houses do to fire from them and at them. */
const houseRules = ({ from, target }: Volley): readonly string[] => [
  ...(from.part.inside === undefined
    ? []
    : ['LA-O5.4-1', 'LA-O5.4-2', 'LA-O5.4-7', 'LA-O5.2-20', ...moveRules(from)]),
  ...(target.part.inside === undefined
    ? []
    : ['LA-O5.4-2', 'LA-O5.4-8', 'LA-O5.4-9', 'LA-O5.4-11', 'LA-O5.4-12', 'LA-O5.4-13']),
];

const moveRules = ({ part }: Standing): readonly string[] =>
  part.doing?.what === 'post' ? ['LA-O5.2-38'] : [];

const isPartCovered = (ground: FireGround, target: Standing, from: Standing): boolean =>
  coverOf(ground, target, from).exposed !== undefined;

/** The rules of a fire: all of them, and those that the enemy hears of where some of it was ordered. */
export interface VolleyRules {
  readonly rules: readonly string[];
  readonly openRules?: readonly string[];
}

export const volleyRules = (ground: FireGround, volley: Volley, others: readonly string[]): VolleyRules => {
  const { from, target } = volley;
  const order = fireOrderOf(ground.setting, from.part);
  const ordered = orderRules(order, target, isPartCovered(ground, target, from));
  const [first, then] = [aimRules(ground, volley), [...effectRules(ground, volley), ...others]];
  const rules = [...first, ...ordered, ...then];
  return ordered.length === 0 ? { rules } : { rules, openRules: [...first, ...then] };
};

const aimRules = ({ state }: FireGround, { from, target, isLeftOver }: Volley): readonly string[] => [
  ...['LA-S3.4-21', ...firerRules(from), 'LA-S3.4-25', 'LA-S3.4-27', 'LA-S3.4-28', 'LA-S3.4-33'],
  ...(isLeftOver ? ['LA-S3.4-29'] : []),
  ...(isEngaged(state, target.index) ? ['LA-S3.4-31'] : []),
  ...(isEngaged(state, from.index) ? ['LA-S3.4-32'] : []),
  ...(isEngaged(state, from.index) && from.part.inside !== undefined ? ['LA-O5.4-4'] : []),
];

const effectRules = (ground: FireGround, volley: Volley): readonly string[] => {
  const { from, target, groups, isBySappers } = volley;
  return [
    ...(areInWoods(ground, target, from) ? [inWoods.rule] : []),
    ...volley.ground,
    ...degradedRules(from),
    ...targetRules(target),
    ...houseRules(volley),
    ...[...new Set(groups.flatMap(({ rows }) => lossRule(total(rows))))],
    // LA-O8.7-2: sappers fire worse than the infantry that they are taken from.
    ...(isBySappers ? ['LA-O8.7-2'] : []),
    ...['LA-S3.3-18', ...(groups.length > 1 ? ['LA-S3.3-22'] : [])],
  ];
};
