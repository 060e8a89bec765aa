/** What the page loads. */

export { cursedBlades } from './game.ts';
export { hexNamed, nameOfHex } from './ground/hexes.ts';
export { isStanding } from './model/evolve.ts';
export type { Waypoint } from './model/finding.ts';
export type { Region } from './model/game-types.ts';
export type { MoveStep, Order } from './model/orders.ts';
export type { Reading } from './model/reading.ts';
export type { MapData, ObjectiveData } from './model/scenario.ts';
export type { PublicScenario, Setting, Terrain } from './model/setting.ts';
export type { Counter, Unit } from './model/state.ts';
export type { Told } from './model/told.ts';
export type { View } from './model/view.ts';
export type { CounterKind, Ground, Pace, SideKind, WeaponClass } from './model/vocabulary.ts';
export { ableNow, type Mover } from './options/able.ts';
export { engagements, type Foreseen, foresee } from './options/foresight.ts';
export { openReach, readyFor } from './options/open-reach.ts';
export { regionsFor } from './options/regions.ts';
export { groundAt, hexesOf, isFlammable, shieldsOf } from './rules/map/board.ts';
export { engagersOf } from './rules/map/engagement.ts';
export { allowanceOf } from './rules/movement/allowance.ts';
export { counterFacts } from './tables/counters.ts';
export { typeNamed, type UnitType } from './tables/units.ts';
export type { Labels } from './words/labels.ts';
export { namesIn } from './words/names.ts';
export { awaited, labelsIn } from './words/saying.ts';
