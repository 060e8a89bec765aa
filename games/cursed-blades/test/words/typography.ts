import type { Language } from '@grognard/engine';
import { expect } from 'vitest';

/** A whole sentence, with nothing missing in it, set as its language sets it. */
export const expectSentence = (text: string, language: Language): void => {
  expect(text).toMatch(/^[\p{Lu}«“].*[.?!]$/u);
  expect(text).not.toMatch(/undefined|null|NaN|\[object| {2}|\.\./);
  if (language === 'fr') {
    // Spaces before high punctuation, commas in numbers, straight apostrophes.
    expect(text).not.toMatch(/[^ ][:;?!](?: |$)|\d\.\d|’/);
  } else {
    expect(text).not.toMatch(/ [:;?!]|\d,\d/);
  }
};
