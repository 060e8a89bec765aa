import type { RuleId } from '@grognard/engine';
import { happen, type Story } from '../../model/story.ts';
import type { Hindrance } from '../../model/vocabulary.ts';

/** Why somebody goes no further than he has come. */
export interface Halt {
  readonly why: Hindrance;
  readonly rule: RuleId;
}

/** What is left of an order that could not be carried out to the end: its giver is told, and why. */
export const setAside = (
  story: Story,
  who: { readonly unit: number } | { readonly counter: number },
  parts: number,
  { why, rule }: Halt,
): void => {
  if (parts > 0) happen(story, { kind: 'set-aside', ...who, parts, why, rules: [rule] });
};
