import { type Modifier, type RuleId, total } from '@grognard/engine';
import { unitOf } from '../../model/evolve.ts';
import type { Unit } from '../../model/state.ts';
import { happen, type Story, twoDice } from '../../model/story.ts';
import type { TestKind } from '../../model/vocabulary.ts';
import { typeOf } from '../map/board.ts';

/** Two dice and their modifiers at or under a value; a natural 2 always does it, a natural 12 never. */
export const succeeds = (dice: readonly number[], rows: readonly Modifier[], against: number): boolean => {
  const natural = dice.reduce((sum, die) => sum + die, 0);
  if (natural === 2) return true;
  return natural !== 12 && natural + total(rows) <= against;
};

/** CB-B4.6-1: what a moral test must not exceed: the moral value, one less for a unit that is shaken or routed. */
const moralOf = (unit: Unit): number => typeOf(unit).moral.value - (unit.cohesion === 'good-order' ? 0 : 1);

interface Asked {
  readonly rows?: readonly Modifier[];
  readonly rules: readonly RuleId[];
  /** What must not be exceeded, if it is not the moral value. */
  readonly against?: number;
}

/** Rolls a test of a unit and writes it down; what comes of it is the caller's. */
export const rolledTest = (
  story: Story,
  index: number,
  test: TestKind,
  { rows = [], rules, against }: Asked,
): boolean => {
  const unit = unitOf(story.state, index);
  const dice = twoDice(story, `${test}-test`, unit.id);
  const value = against ?? moralOf(unit);
  const passed = succeeds(dice, rows, value);
  const roll = { dice, modifiers: rows, against: value };
  happen(story, {
    ...{ kind: 'tested', drew: true, unit: index, test, roll, passed },
    rules: [...rules, ...(against === undefined ? ['CB-B4.6-1', 'CB-B4.2-5'] : [])],
  });
  return passed;
};
