export { pubBattles } from './game.ts';
export type { PubBattlesTypes } from './model/game-types.ts';
export type { Setting } from './model/setting.ts';
export type { PieceKind } from './model/vocabulary.ts';
