import { type Language, languages } from '@grognard/engine';

const KEY = 'grognard.language';

const known = (tag: string | null): Language | undefined =>
  languages.find((language) => tag?.toLowerCase().split('-')[0] === language);

/** A browser may forbid a page to keep anything: then the choice lasts as long as the page. */
const kept = (): string | null => {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
};

export const keep = (language: Language): void => {
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // Nothing to be done, and nothing the reader would miss before the next visit.
  }
};

/** What the reader chose on this device, else the first language of the browser that we speak, else English. */
export const firstLanguage = (): Language =>
  known(kept()) ?? navigator.languages.map(known).find((language) => language !== undefined) ?? 'en';
