import { type ByLanguage, inEach, inLanguage, type Path, type Problem } from '@grognard/engine';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { TiledWords } from './words.ts';

const words: ByLanguage<TiledWords> = { fr, en };

/** What is wrong at a place of a map drawn with Tiled. */
export const wrong = (path: Path, say: (words: TiledWords) => string): Problem => ({
  path,
  message: inEach((language) => say(inLanguage(words, language))),
});
