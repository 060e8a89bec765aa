import type { Params } from '../contract/refusal.ts';
import type { TableTold } from '../log/messages.ts';

/** A sentence made from what it needs to know. */
export type Sentence = (params: Params) => string;

export const tableRefusals = [
  'decision-closed',
  'not-your-decision',
  'not-asked',
  'malformed',
  'game-over',
  'nothing-sealed',
  'nothing-to-take-back',
  'nothing-to-go-forward-to',
  'no-such-entry',
  'not-the-umpire',
  'no-reason',
  'no-such-place',
  'not-a-state',
  'breaks-invariant',
  'nothing-to-reroll',
  'unknown-rule',
  'already-waived',
  'not-waived',
  'not-a-player',
] as const;

/** Every sentence of the table in one language; a missing one does not compile. */
export interface TableWords {
  readonly refusals: Readonly<Record<(typeof tableRefusals)[number], Sentence>>;
  readonly told: Readonly<Record<TableTold['table'], Sentence>>;
  /** How a battle can end at the table itself. */
  readonly outcomes: Readonly<Record<'resigned', Sentence>>;
}
