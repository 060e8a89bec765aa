import type { Params } from '../contract/refusal.ts';

/** What can be wrong with an entry of a log. */
export const FLAWS = [
  'forged-draw',
  'order-refused',
  'other-events',
  'missing-draw',
  'unknown-secret',
  'other-opening',
  'missing-entry',
  'does-not-follow',
  'wrong-seats',
  'not-at-table',
  'not-allowed',
  'no-act',
  'wrong-strike',
  'other-strikes',
] as const;

export interface Flaw {
  readonly seq: number;
  readonly code: (typeof FLAWS)[number];
  readonly detail: string;
  /** What a sentence about it needs to know, where the code does not say all. */
  readonly params?: Params;
}

/**
 * What depends on the version of the rules: an entry that says another version has judged it is not called forged for it.
 * The rest holds whatever the rules say: who sits at the table, what each of them may do there, what may be taken back.
 */
export const JUDGING: ReadonlySet<Flaw['code']> = new Set([
  'order-refused',
  'other-events',
  'missing-draw',
  'other-opening',
  'other-strikes',
]);

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
