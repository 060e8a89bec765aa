export { lesAigles } from './game.ts';
export type { LesAiglesKinds, Region, Wish } from './kinds-of-game.ts';
export { type Stage, stagesOf, withTask } from './options/foresee.ts';
export { type Offer, offersFor } from './options/offers.ts';
export { reactionsOf } from './options/reactions.ts';
export { legsWithin, taskTowards } from './options/towards.ts';
export type { OfficerPlan, Order, OrderGiven, PartPlan, PlanOrder } from './orders.ts';
export type { Part } from './part-types.ts';
export { stepOf, wheelingFront } from './rules/marching/pace.ts';
export { mayFollow, mayRally } from './rules/rallies/who.ts';
export type { Scenario } from './scenario-types.ts';
export type { PublicScenario, Setting } from './setting.ts';
export { blocksOf, extentOf } from './shape/blocks.ts';
export { type Figure, figuresOf } from './shape/figures.ts';
export { seenFrom } from './shape/zones.ts';
export { hourOf, isEngaged, isThere } from './state.ts';
export type { Contact, Officer, State } from './state-types.ts';
export { orderDistance, QUARTER_RIDE } from './tables/officers.ts';
export { MUSKET_RANGE } from './tables/ranges.ts';
export type { AfterWin, Leg, Reaction, Task } from './tasks.ts';
export type { Told } from './told-types.ts';
export type { Sheet, Unit } from './unit-types.ts';
export type { View } from './view.ts';
export {
  type Arm,
  type Attitude,
  attitudes,
  type Degradation,
  type Formation,
  type Level,
} from './vocabulary.ts';
export { statusNames, troopName } from './words/troops.ts';
