import type { Refusal } from '@grognard/engine';

/** All the reasons there are. */
export const EVERY = Number.POSITIVE_INFINITY;

/** What may speak against something. */
export type Question<About> = (about: About) => readonly Refusal[];

/** Asks one question after another until there are reasons enough: whoever only tries something needs one. */
export const reasonsFrom = <About>(
  enough: number,
  questions: readonly Question<About>[],
  about: About,
): readonly Refusal[] => {
  let reasons: Refusal[] | undefined;
  for (const ask of questions) {
    const found = ask(about);
    if (found.length === 0) continue;
    if (reasons === undefined) reasons = [...found];
    else reasons.push(...found);
    if (reasons.length >= enough) break;
  }
  return reasons ?? NONE;
};

const NONE: readonly Refusal[] = [];
