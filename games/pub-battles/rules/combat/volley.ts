import { type Chance, type Modifier, type RuleId, rollDice, total } from '@grognard/engine';
import { kindFacts } from '../../kinds.ts';
import type { Setting } from '../../setting.ts';
import { pieceOf } from '../../state.ts';
import type { Event, State } from '../../state-types.ts';
import type { PieceKind } from '../../vocabulary.ts';
import { type Reckoning, reckon } from './modifiers.ts';

export type Fired = Extract<Event, { readonly kind: 'fired' }>;

/** Who fires at whom, and by which rules now. */
export interface Shot {
  readonly shooter: number;
  readonly target: number;
  readonly rules: readonly RuleId[];
}

/** PB-R167a: a die hits from here on. */
const HIT = 4;

/** PB-R167c: modifiers are added to each die. */
export const hitsOf = (dice: readonly number[], modifiers: readonly Modifier[]): number =>
  dice.filter((die) => die + total(modifiers) >= HIT).length;

const diceRules = (kind: PieceKind): readonly RuleId[] => {
  if (kind === 'dragoons') return ['PB-R031'];
  return kind === 'detachment' ? ['PB-R023', 'PB-R172a'] : [];
};

/** PB-R167a, PB-R167b: the dice of the kind, whatever its state and quality. */
export const fire = (
  state: State,
  { shooter, target, rules }: Shot,
  { rows, rules: behind }: Reckoning,
  bombardment: boolean,
  chance: Chance,
): Fired => {
  const { id, kind } = pieceOf(state, shooter);
  const dice = rollDice(chance, bombardment ? 'bombard' : 'fire', id, kindFacts[kind].dice);
  const by = [...rules, 'PB-R167a', 'PB-R167b', ...diceRules(kind), ...(rows.length > 0 ? ['PB-R167c'] : [])];
  return {
    kind: 'fired',
    volley: { shooter, target, dice, modifiers: rows, hits: hitsOf(dice, rows) },
    bombardment,
    rules: [...new Set([...by, ...behind])],
    drew: true,
    showed: true,
  };
};

/** PB-R118b: leads fire at leads. */
export const shootInCombat = (setting: Setting, state: State, shot: Shot, chance: Chance): Fired =>
  fire(
    state,
    { ...shot, rules: [...shot.rules, 'PB-R118b'] },
    reckon(setting, state, shot.shooter, shot.target, state.combat?.round ?? 1),
    false,
    chance,
  );
