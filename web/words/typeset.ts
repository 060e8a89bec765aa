import { type Language, typeset } from '@grognard/engine';

export { typeset };

const setWithin = (words: unknown): unknown => {
  if (typeof words === 'string') return typeset(words, 'fr');
  if (typeof words === 'function') return (...given: unknown[]) => setWithin(words(...given));
  if (typeof words !== 'object' || words === null || Array.isArray(words)) return words;
  return Object.fromEntries(Object.entries(words).map(([name, each]) => [name, setWithin(each)]));
};

/** A French catalogue with every sentence so set, those that are yet to be made up included. */
export const setFrench = <Words extends object>(words: Words): Words => setWithin(words) as Words;

const set = new WeakMap<object, object>();

/** Words of a game, which are written plainly there, as they are shown. */
export const shownWords = <Words extends object>(words: Words, language: Language): Words => {
  if (language !== 'fr') return words;
  const known = set.get(words) ?? setFrench(words);
  set.set(words, known);
  return known as Words;
};
