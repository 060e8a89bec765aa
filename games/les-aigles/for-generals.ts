/**
 * What a player who knows the rules by heart sees in a view: for the computer players. All of it asks a view, which is
 * a state without the other side's order sheets and plans.
 */

export { costOf, stageOf, stepOf, walkFrom } from './ground/motion/pace.ts';
export { distanceAhead, isStraightAhead, middleOf } from './ground/shape/ahead.ts';
export { bodyOfPart } from './ground/shape/blocks.ts';
export { zoneOf } from './ground/shape/zones.ts';
export { isEngaged, quartersLeft, standing } from './model/evolve.ts';
export type { House } from './model/features.ts';
export type { FireOrder } from './model/fire-order.ts';
export type { Drawer } from './model/memory.ts';
export type { Part } from './model/part.ts';
export type { Memories } from './model/setting.ts';
export { figuresIn } from './model/stands.ts';
export type { Officer } from './model/state.ts';
export type { Leg, Reaction, Task } from './model/tasks.ts';
export type { Unit } from './model/unit.ts';
export type { Formation } from './model/vocabulary.ts';
export { bendChoices } from './options/bending.ts';
export { type Bridge, bridgesKnown } from './options/bridges.ts';
export { enterTaskOf, housesKnown } from './options/houses.ts';
export { reactionsOf } from './options/reactions.ts';
export { routeTo as legsTo } from './options/route.ts';
export { bodyFor } from './rules/changes/home.ts';
export { canSkirmish } from './rules/changes/lawful.ts';
export { legsFor } from './rules/changes/timing.ts';
export { shelterOf } from './rules/cover/cover.ts';
export { shotWorth, usualShot } from './rules/fire/by-eye.ts';
export { isMassed } from './rules/fire/factor.ts';
export { type Footing, footingAt, isBareTable, knownGround } from './rules/ground/footing.ts';
export { groundUnder } from './rules/ground/queries.ts';
export { throughFriends } from './rules/marching/through.ts';
export { marchedTo } from './rules/marching/way.ts';
export type { Glance } from './rules/planning/glance.ts';
export { mayFollow, mayRally } from './rules/rallies/who.ts';
export { foreseePlan, judgePlan } from './rules/tasks/judging.ts';
export { holdersOf } from './rules/victory/aims.ts';
export { isWhollyAt, touches } from './rules/walls/walls.ts';
export { chargeBonus } from './tables/allowances.ts';
export { totalOf } from './tables/change-times.ts';
export { formationsOf, mayChargeIn } from './tables/nations.ts';
export { troopOf } from './tables/troops.ts';
