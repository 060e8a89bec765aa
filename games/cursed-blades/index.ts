export { cursedBlades } from './game.ts';
export type { CursedBladesKinds, Region, Wish } from './kinds-of-game.ts';
export type { MoveStep, Order } from './orders.ts';
export type { Scenario } from './scenario-types.ts';
export type { PublicScenario, Setting } from './setting.ts';
export type { Event, State } from './state-types.ts';
export type { Told } from './told-types.ts';
export type { View } from './view-types.ts';
export { awaited, labelsIn } from './words/saying.ts';
