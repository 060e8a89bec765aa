import type { GameShown } from '@grognard/engine';
import type { LesAiglesTypes } from './model/game-types.ts';
import { VERSION } from './model/vocabulary.ts';
import { prepare } from './scenario/prepare.ts';
import { voices } from './words/learning.ts';

/** Les Aigles as one sees it on a table: nothing here judges an order. */
export const lesAiglesForPage: GameShown<LesAiglesTypes> = {
  id: 'les-aigles',
  version: VERSION,
  title: { fr: 'Les Aigles', en: 'Les Aigles' },
  rulebook: async () => (await import('./rulebook/rulebook.ts')).rulebook,
  learn: voices.learn,
  words: (language) => voices.in(language).sentences,
  prepare,
  tell: (setting, news, language) => voices.in(language).tell(setting, news),
};

export { blocksOf } from './ground/shape/blocks.ts';
export { type Figure, figuresOf } from './ground/shape/figures.ts';
export { terrainOf } from './ground/terrain/terrain.ts';
export { isEngaged, isThere } from './model/evolve.ts';
export {
  type AimedFire,
  type Exposure,
  exposures,
  type FireOrder,
  type Mark,
  marks,
  type Shot,
  shots,
} from './model/fire-order.ts';
export type { LesAiglesTypes, Region, Wish } from './model/game-types.ts';
export { newMemory } from './model/memory.ts';
export type { OfficerPlan, Order, OrderGiven, PartPlan, PlanOrder } from './model/orders.ts';
export type { Part } from './model/part.ts';
export type { PublicScenario, Setting } from './model/setting.ts';
export type { Officer } from './model/state.ts';
export type { AfterWin, Leg, Onward, Reaction, Task } from './model/tasks.ts';
export type { FeatureEntry } from './model/terrain-entries.ts';
export type { Damage } from './model/terrain-state.ts';
export type { Told } from './model/told.ts';
export type { Sheet, Unit } from './model/unit.ts';
export type { View } from './model/view.ts';
export {
  type Arm,
  type Attitude,
  attitudes,
  type Degradation,
  type Formation,
  type Level,
} from './model/vocabulary.ts';
export type { Stage } from './options/foresee.ts';
export type { Offer } from './options/offers.ts';
export { type Unseen, unseenRules } from './rules/sight/unseen.ts';
export { QUARTER_RIDE } from './tables/officers.ts';
export { quarterOf } from './words/names.ts';
