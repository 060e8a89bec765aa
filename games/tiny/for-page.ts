import type { GameForPage } from '@grognard/engine';
import type { TinyTypes } from './model/game-types.ts';
import { readingOf } from './model/reading.ts';
import { able } from './options/able.ts';
import { options } from './options/orders.ts';
import { propose } from './options/propose.ts';
import { judge } from './play/check.ts';
import { prepare } from './scenario/prepare.ts';
import { sentences, tell } from './words/saying.ts';

/** What a page loads of the game: to see a table of it, and to have a hand in it. */
export const tinyForPage: GameForPage<TinyTypes> = {
  id: 'tiny',
  version: 2,
  title: { fr: 'Petit jeu', en: 'Tiny game' },
  rulebook: async () => (await import('./rulebook/rulebook.ts')).rulebook,
  words: sentences,
  prepare,
  tell: (_setting, told, language) => tell(told, language),
  read: readingOf,
  judge,
  options,
  able,
  propose,
};
