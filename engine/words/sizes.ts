import type { ByLanguage, Language } from '../contract/language.ts';

const UNITS: ByLanguage<readonly string[]> = { en: ['B', 'kB', 'MB', 'GB'], fr: ['o', 'ko', 'Mo', 'Go'] };
const POINT: ByLanguage<string> = { en: '.', fr: ',' };
/** Finer than that nobody asks: of megabytes and more a tenth. */
const DIGITS = [0, 0, 1, 1];

/** A number of bytes as people read it. */
export const sizeTold = (bytes: number, language: Language): string => {
  const place = [1e3, 1e6, 1e9].filter((limit) => bytes >= limit).length;
  const figure = (bytes / 1e3 ** place).toFixed(DIGITS[place]).replace('.', POINT[language]);
  return `${figure} ${UNITS[language][place]}`;
};
