import { type Modifier, type RuleId, total } from '@grognard/engine';
import { blockOf } from '../../ground/true-blocks.ts';
import { contactBetween } from '../../model/melee.ts';
import type { Setting } from '../../model/setting.ts';
import type { State } from '../../model/state.ts';
import { type Cover, coverFrom, coverFromAttack } from '../terrain/cover.ts';
import { flankCauses, flankRow, flankRules, isFlankDenied } from './flank.ts';

/** The rows of a throw, and the rules that had a say in them. */
export interface Reckoning {
  readonly rows: readonly Modifier[];
  readonly rules: readonly RuleId[];
}

/** PB-R168a, PB-R168b: one row for cover of whatever kinds. */
export const coverRow = (kinds: readonly Cover[]): readonly Modifier[] =>
  kinds.length === 0 ? [] : [{ value: -1, rule: 'PB-R168a' }];

/** PB-R168j: who attacks is told pair by pair. PB-R168i: cover is the defender's. */
const coverAgainst = (setting: Setting, state: State, shooter: number, target: number): readonly Cover[] => {
  const contact = contactBetween(state, shooter, target);
  if (contact === undefined) return [];
  const [one, other] = [blockOf(setting, state, target), blockOf(setting, state, shooter)];
  if (contact.attacker === shooter) return coverFromAttack(setting, one, other, contact.uphill);
  return setting.switches.attackerCover === 'yes' ? coverFrom(setting, one, other) : [];
};

/** The kinds of cover of which the hill is one and the ground another. */
const areSeveral = (cover: readonly Cover[]): boolean =>
  cover.some(({ of }) => of === 'hill') && cover.some(({ of }) => of === 'ground');

const coverRules = (cover: readonly Cover[]): readonly RuleId[] =>
  cover.length === 0
    ? []
    : [...cover.map(({ rule }) => rule), 'PB-R168a', 'PB-R168j', ...(areSeveral(cover) ? ['PB-R168b'] : [])];

/** What is added to each die of a piece that fires at another in contact. */
export const reckon = (
  setting: Setting,
  state: State,
  shooter: number,
  target: number,
  round: number,
): Reckoning => {
  const cover = coverAgainst(setting, state, shooter, target);
  const flanks = flankCauses(setting, state, target, shooter, round);
  const flanked = flankCauses(setting, state, shooter, target, round);
  const rows = [...coverRow(cover), ...flankRow(flanks, 1), ...flankRow(flanked, -1)];
  const denied =
    isFlankDenied(setting, state, target, shooter) || isFlankDenied(setting, state, shooter, target);
  return {
    rows,
    rules: [
      ...coverRules(cover),
      ...flankRules(flanks),
      ...flankRules(flanked),
      ...(cover.length > 0 && flanks.length + flanked.length > 0 ? ['PB-R168f'] : []),
      ...(total(rows) <= -2 ? ['PB-R168h'] : []),
      ...(denied ? ['PB-R158'] : []),
    ],
  };
};
