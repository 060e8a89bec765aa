import type { ByLanguage } from './language.ts';
import type { RuleId } from './refusal.ts';

/**
 * Where an entry comes from: `rule` stands in the source text; `ruling` is our choice where the text is unclear;
 * `supplement` is ours where it is silent; `note` has nothing to enforce.
 */
export const origins = ['rule', 'ruling', 'supplement', 'note'] as const;

export type Origin = (typeof origins)[number];

/** Why a note asks for no proof. */
export const noteReasons = ['descriptive', 'physical table', 'history'] as const;

export type NoteReason = (typeof noteReasons)[number];

/** One statement of a rulebook. */
export interface Rule {
  readonly id: RuleId;
  readonly chapter: string;
  readonly origin: Origin;
  readonly text: ByLanguage<string>;
  /** For a ruling: why we chose so. */
  readonly why?: ByLanguage<string>;
  /** For a worked example: the rules that it shows at work. */
  readonly of?: readonly RuleId[];
  /** For a note: why there is nothing to enforce. */
  readonly note?: NoteReason;
}

export interface Chapter {
  readonly id: string;
  readonly text: ByLanguage<string>;
}

export interface Rulebook {
  /** What its ids begin with: `PB-`, `LA-`, ... */
  readonly prefix: string;
  readonly chapters: readonly Chapter[];
  readonly rules: readonly Rule[];
}
