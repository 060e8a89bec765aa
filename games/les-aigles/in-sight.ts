import type { GameInSight } from '@grognard/engine';
import type { LesAiglesKinds } from './kinds-of-game.ts';
import { prepare } from './scenario/prepare.ts';
import { voices } from './words/learning.ts';

/** Les Aigles as one sees it on a table: nothing here judges an order. */
export const lesAiglesInSight: GameInSight<LesAiglesKinds> = {
  id: 'les-aigles',
  version: 1,
  title: { fr: 'Les Aigles', en: 'Les Aigles' },
  rulebook: async () => (await import('./rulebook/rulebook.ts')).rulebook,
  learn: voices.learn,
  words: (language) => voices.in(language).sentences,
  prepare,
  tell: (setting, news, language) => voices.in(language).tell(setting, news),
};

export {
  type AimedFire,
  type Exposure,
  exposures,
  type FireOrder,
  type Mark,
  marks,
  type Shot,
  shots,
} from './fire-order.ts';
export type { LesAiglesKinds, Region, Wish } from './kinds-of-game.ts';
export type { Stage } from './options/foresee.ts';
export type { Offer } from './options/offers.ts';
export type { OfficerPlan, Order, OrderGiven, PartPlan, PlanOrder } from './orders.ts';
export type { Part } from './part-types.ts';
export type { PublicScenario, Setting } from './setting.ts';
export { blocksOf } from './shape/blocks.ts';
export { type Figure, figuresOf } from './shape/figures.ts';
export { isEngaged, isThere } from './state.ts';
export type { Officer } from './state-types.ts';
export { QUARTER_RIDE } from './tables/officers.ts';
export type { AfterWin, Leg, Onward, Reaction, Task } from './tasks.ts';
export type { FeatureEntry } from './terrain/entries.ts';
export type { Damage } from './terrain/state.ts';
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
