import { type ByLanguage, inLanguage, type Language } from '../contract/language.ts';

const UNITS: ByLanguage<readonly string[]> = { en: ['B', 'kB', 'MB', 'GB'], fr: ['o', 'ko', 'Mo', 'Go'] };
const POINT: ByLanguage<string> = { en: '.', fr: ',' };
/** How much each unit is. */
const EACH: readonly number[] = [1, 1e3, 1e6, 1e9];
/** Finer than that nobody asks: of megabytes and more a tenth. */
const DIGITS: readonly number[] = [0, 0, 1, 1];

/** A number of bytes as people read it. */
export const sizeTold = (bytes: number, language: Language): string => {
  const place = Math.max(
    0,
    EACH.findLastIndex((each) => bytes >= each),
  );
  const figure = (bytes / (EACH[place] ?? 1))
    .toFixed(DIGITS[place])
    .replace('.', inLanguage(POINT, language));
  return `${figure} ${inLanguage(UNITS, language)[place]}`;
};
