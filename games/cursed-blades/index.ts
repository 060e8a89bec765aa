export { cursedBlades } from './game.ts';
export type { CursedBladesTypes } from './model/game-types.ts';
export type { Order } from './model/orders.ts';
export type { Scenario } from './model/scenario.ts';
export type { Setting } from './model/setting.ts';
export type { View } from './model/view.ts';
