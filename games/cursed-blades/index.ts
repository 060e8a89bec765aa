export { cursedBlades } from './game.ts';
export type { CursedBladesKinds, Region, Wish } from './kinds-of-game.ts';
export {
  engagements,
  type Foreseen,
  foresee,
  hexesInReach,
  type Mover,
  type Waypoint,
  wayOf,
} from './options/foresight.ts';
export { regionsFor } from './options/regions.ts';
export type { MoveStep, Order } from './orders.ts';
export { groundAt, hexesOf, isFlammable, shieldsOf } from './rules/board.ts';
export { engagersOf } from './rules/engagement.ts';
export { allowanceOf } from './rules/movement/allowance.ts';
export { hexNamed, nameOfHex } from './scenario/hexes.ts';
export type { MapData, ObjectiveData, Scenario } from './scenario-types.ts';
export type { PublicScenario, Setting, Terrain } from './setting.ts';
export { isStanding } from './state.ts';
export type { Counter, Event, State, Unit } from './state-types.ts';
export { counterFacts } from './tables/counters.ts';
export { typeNamed, type UnitType } from './tables/units.ts';
export type { Told } from './told-types.ts';
export type { View } from './view-types.ts';
export type { Breath, Cohesion, CounterKind, Ground, Pace, SideKind, WeaponClass } from './vocabulary.ts';
export type { Labels } from './words/labels.ts';
export { namesIn } from './words/names.ts';
export { awaited, labelsIn } from './words/saying.ts';
