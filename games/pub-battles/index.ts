export { type BoardBlock, bodyOn } from './board.ts';
export { pubBattles } from './game.ts';
export { kindFacts } from './kinds.ts';
export type { PubBattlesKinds, Wish } from './kinds-of-game.ts';
export type { Order } from './orders.ts';
export { groundOf, levelOf } from './rules/ground.ts';
export { nearestOnRoad, roadWay } from './terrain/roads.ts';
export type { OwnPiece, View } from './view-types.ts';
export type { PieceKind } from './vocabulary.ts';
