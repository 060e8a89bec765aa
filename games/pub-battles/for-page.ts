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

export { bodyOn, footprint } from './ground/board.ts';
export { groundOf, levelOf } from './ground/under.ts';
export type { BoardBlock } from './model/board.ts';
export type { PublicScenario, Region, Wish } from './model/game-types.ts';
export type { JudgedMarch } from './model/march.ts';
export type { Order } from './model/orders.ts';
export type { Reading } from './model/reading.ts';
export type { Setting } from './model/setting.ts';
export type { Told } from './model/told.ts';
export type { OwnPiece, SeenChit, View } from './model/view.ts';
export type { Arm, PieceKind } from './model/vocabulary.ts';
export { able } from './options/able.ts';
export { startOf } from './rules/activation/ordering.ts';
export { isCommanded } from './rules/command/command.ts';
export { underFireOf } from './rules/field-of-fire/fire.ts';
export { threadBetween } from './rules/sight/sight.ts';
export { isCombatKind, kindFacts } from './tables/piece-facts.ts';
export { voices } from './words/learning.ts';
export { numbered } from './words/names.ts';
export type { Voice } from './words/voice.ts';
export type { Speech } from './words/words.ts';
