export { lesAigles } from './game.ts';
export type { LesAiglesTypes, Region, Wish } from './model/game-types.ts';
export type { OfficerPlan, Order, PartPlan } from './model/orders.ts';
export type { Scenario } from './model/scenario.ts';
export type { PublicScenario, Setting } from './model/setting.ts';
export type { State } from './model/state.ts';
export type { Told } from './model/told.ts';
export type { View } from './model/view.ts';
