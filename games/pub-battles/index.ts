export { type BoardBlock, bodyOn } from './board.ts';
export { pubBattles } from './game.ts';
export type { PubBattlesKinds, Wish } from './kinds-of-game.ts';
export type { Order } from './orders.ts';
export { groundOf } from './rules/ground.ts';
export type { OwnPiece, View } from './view-types.ts';
export type { PieceKind } from './vocabulary.ts';
