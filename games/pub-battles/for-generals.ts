/** What generals load: what a player who knows the rules by heart sees in a view. */

export { bodyOn } from './ground/board.ts';
export { nearestOnRoad, roadWay } from './ground/roads.ts';
export { groundOf, levelOf } from './ground/under.ts';
export type { BoardBlock } from './model/board.ts';
export type { PubBattlesTypes, Wish } from './model/game-types.ts';
export type { Order } from './model/orders.ts';
export type { OwnPiece, View } from './model/view.ts';
export type { PieceKind } from './model/vocabulary.ts';
export { isSupplied } from './rules/supply/supply.ts';
export { kindFacts } from './tables/piece-facts.ts';
