import type { RuleId } from './refusal.ts';

/** One row of a sum that a player can read: total, preview, chronicle and odds read the same list. */
export interface Modifier {
  readonly value: number;
  readonly rule: RuleId;
}

export const total = (rows: readonly Modifier[]): number => rows.reduce((sum, row) => sum + row.value, 0);
