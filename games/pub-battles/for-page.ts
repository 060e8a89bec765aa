import type { GameForPage } from '@grognard/engine';
import { read } from './ground/reading.ts';
import type { PubBattlesTypes } from './model/game-types.ts';
import { able } from './options/able.ts';
import { notices } from './options/notices.ts';
import { options } from './options/orders.ts';
import { propose } from './options/propose.ts';
import { judge } from './play/check.ts';
import { prepare } from './scenario/prepare.ts';
import { voices } from './words/learning.ts';

/** Pub Battles as a player has it in front of him: nothing here resolves an order or knows the other side. */
export const pubBattlesForPage: GameForPage<PubBattlesTypes> = {
  id: 'pub-battles',
  version: 3,
  title: { fr: 'Pub Battles', en: 'Pub Battles' },
  rulebook: async () => (await import('./rulebook/rulebook.ts')).rulebook,
  learn: voices.learn,
  words: (language) => voices.in(language).sentences,
  prepare,
  read,
  judge,
  able: (reading, seat) => able(reading, seat).map(({ ref }) => ref),
  options,
  propose,
  notices,
  tell: (setting, told, language) => voices.in(language).tell(setting, told),
};
