export { lesAigles } from './game.ts';
export type { LesAiglesKinds, Region, Wish } from './kinds-of-game.ts';
export type { OfficerPlan, Order, PartPlan } from './orders.ts';
export type { Scenario } from './scenario-types.ts';
export type { PublicScenario, Setting } from './setting.ts';
export type { State } from './state-types.ts';
export type { Told } from './told-types.ts';
export type { View } from './view.ts';
