import type { Refusal } from '@grognard/engine';

/** All the reasons there are. */
export const EVERY = Number.POSITIVE_INFINITY;

/** Asks one question after another until there are reasons enough: whoever only tries something needs one. */
export const reasonsFrom = (
  enough: number,
  questions: readonly (() => readonly Refusal[])[],
): readonly Refusal[] => {
  const reasons: Refusal[] = [];
  for (const ask of questions) {
    reasons.push(...ask());
    if (reasons.length >= enough) break;
  }
  return reasons;
};
