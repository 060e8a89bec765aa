import type { GameAtHand } from '@grognard/engine';
import type { LesAiglesKinds } from './kinds-of-game.ts';
import { options } from './options/orders.ts';
import { propose } from './options/propose.ts';
import { check } from './rules/check.ts';
import { prepare } from './scenario/prepare.ts';
import { sentences, tell } from './words/saying.ts';

/** Les Aigles as a player has it in front of him: nothing here resolves an order or knows the other side. */
export const lesAiglesAtHand: GameAtHand<LesAiglesKinds> = {
  id: 'les-aigles',
  version: 1,
  title: { fr: 'Les Aigles', en: 'Les Aigles' },
  rulebook: async () => (await import('./rulebook/rulebook.ts')).rulebook,
  words: sentences,
  prepare,
  check,
  options,
  propose,
  tell,
};

/** What was told, played on a view: for those who show it step by step. */
export { evolve } from './events.ts';
export type { LesAiglesKinds, Region, Wish } from './kinds-of-game.ts';
export { type Stage, stagesOf, withTask } from './options/foresee.ts';
export { type Offer, offersFor } from './options/offers.ts';
export { reactionsOf } from './options/reactions.ts';
export { legsWithin, taskTowards } from './options/towards.ts';
export type { OfficerPlan, Order, OrderGiven, PartPlan, PlanOrder } from './orders.ts';
export type { Part } from './part-types.ts';
export { wheelingFront } from './rules/marching/pace.ts';
export { mayFollow, mayRally } from './rules/rallies/who.ts';
export type { PublicScenario, Setting } from './setting.ts';
export { blocksOf } from './shape/blocks.ts';
export { type Figure, figuresOf } from './shape/figures.ts';
export { isEngaged, isThere } from './state.ts';
export type { Officer } from './state-types.ts';
export { QUARTER_RIDE } from './tables/officers.ts';
export type { AfterWin, Leg, Reaction, Task } from './tasks.ts';
export type { FeatureEntry } from './terrain/entries.ts';
export { terrainOf } from './terrain/terrain.ts';
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
export { quarterOf } from './words/names.ts';
