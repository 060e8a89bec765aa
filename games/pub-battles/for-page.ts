import type { GameAtHand } from '@grognard/engine';
import type { PubBattlesKinds } from './model/game-types.ts';
import { able } from './options/able.ts';
import { notices } from './options/notices.ts';
import { options } from './options/orders.ts';
import { propose } from './options/propose.ts';
import { check } from './play/check.ts';
import { prepare } from './scenario/prepare.ts';
import { voices } from './words/learning.ts';

/** Pub Battles as a player has it in front of him: nothing here resolves an order or knows the other side. */
export const pubBattlesAtHand: GameAtHand<PubBattlesKinds> = {
  id: 'pub-battles',
  version: 2,
  title: { fr: 'Pub Battles', en: 'Pub Battles' },
  rulebook: async () => (await import('./rulebook/rulebook.ts')).rulebook,
  learn: voices.learn,
  words: (language) => voices.in(language).sentences,
  prepare,
  check,
  able: (setting, view, seat) => able(setting, view, seat).map(({ ref }) => ref),
  options,
  propose,
  notices,
  tell: (setting, told, language) => voices.in(language).tell(setting, told),
};
