import type { ByLanguage, Rule } from '@grognard/engine';

type More = Pick<Rule, 'why' | 'of'>;

type Writes = (id: string, text: ByLanguage<string>, more?: More) => Rule;

export interface Writers {
  /** The chapters say it. */
  readonly printed: Writes;
  /** The chapters are silent; a club may print it otherwise. */
  readonly ours: Writes;
}

/** Entries of one chapter of the supplement. */
export const writersFor = (chapter: string): Writers => {
  const of =
    (origin: Rule['origin']): Writes =>
    (id, text, more = {}) => ({
      id,
      chapter,
      origin,
      text,
      ...more,
    });
  return { printed: of('rule'), ours: of('supplement') };
};
