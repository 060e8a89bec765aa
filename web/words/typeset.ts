import type { Language } from '@grognard/engine';

const FIXED = '\u00A0';

const curled = (text: string): string => text.replace(/(?<=\p{L})'(?=\p{L})/gu, '’');

/** A French line does not break before a colon or inside guillemets. */
const inFrench = (text: string): string =>
  curled(text)
    .replace(/ (?=[:;!?»%])/gu, FIXED)
    .replace(/(?<=«) /gu, FIXED);

/** A sentence as it is set in a language. */
export const typeset = (text: string, language: Language): string =>
  language === 'fr' ? inFrench(text) : curled(text);

const setWithin = (words: unknown): unknown => {
  if (typeof words === 'string') return inFrench(words);
  if (typeof words === 'function') return (...given: unknown[]) => setWithin(words(...given));
  if (typeof words !== 'object' || words === null || Array.isArray(words)) return words;
  return Object.fromEntries(Object.entries(words).map(([name, each]) => [name, setWithin(each)]));
};

/** A French catalogue with every sentence so set, those that are yet to be made up included. */
export const setFrench = <Words extends object>(words: Words): Words => setWithin(words) as Words;
