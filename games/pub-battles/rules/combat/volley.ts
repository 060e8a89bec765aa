import { type Chance, type Modifier, type RuleId, rollDice, total } from '@grognard/engine';
import type { Event } from '../../model/events.ts';
import { pieceOf } from '../../model/piece-change.ts';
import type { Setting } from '../../model/setting.ts';
import type { State } from '../../model/state.ts';
import type { PieceKind } from '../../model/vocabulary.ts';
import { kindFacts } from '../../tables/piece-facts.ts';
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

/** PB-R032: it is the scenario that makes dragoons of cavalry. PB-R021: infantry fires alike, however many men it has. */
const diceRules = (kind: PieceKind): readonly RuleId[] => {
  if (kind === 'dragoons') return ['PB-R031', 'PB-R032'];
  if (kind === 'detachment') return ['PB-R023', 'PB-R172a'];
  return kindFacts[kind].infantry ? ['PB-R021'] : [];
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

/** PB-R010: Spent it fires all its dice. The line does not say so where the enemy may not know that it is. */
const stateRules = ({ switches }: Setting, state: State, shooter: number): readonly RuleId[] =>
  pieceOf(state, shooter).spent && switches.hideSpent === 'off' ? ['PB-R010'] : [];

/** PB-R118b: leads fire at leads. */
export const shootInCombat = (setting: Setting, state: State, shot: Shot, chance: Chance): Fired =>
  fire(
    state,
    { ...shot, rules: [...shot.rules, 'PB-R118b', ...stateRules(setting, state, shot.shooter)] },
    reckon(setting, state, shot.shooter, shot.target, state.combat?.round ?? 1),
    false,
    chance,
  );
