import type { Modifier } from './modifier.ts';
import type { RuleId } from './refusal.ts';

/** A line of the chronicle, in one language. */
export interface Line {
  readonly text: string;
  readonly rules?: readonly RuleId[];
  readonly modifiers?: readonly Modifier[];
  readonly dice?: readonly number[];
}
