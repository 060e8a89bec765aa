import { type ByLanguage, inLanguage, type Language } from '@grognard/engine';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { Words } from './words.ts';

/** In what language a command speaks, and its words in it. */
export interface Voice {
  readonly language: Language;
  readonly words: Words;
}

const words: ByLanguage<Words> = { fr, en };

export const voiceIn = (language: Language): Voice => ({ language, words: inLanguage(words, language) });
