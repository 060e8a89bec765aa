/**
 * What a player who knows the rules by heart sees in a view: for the computer players. All of it asks a view, which is
 * a state without the other side's hidden traps.
 */

export { hexNamed } from './ground/hexes.ts';
export { unitOf } from './model/evolve.ts';
export type { CursedBladesTypes } from './model/game-types.ts';
export type { MoveStep, Order } from './model/orders.ts';
export { type Reading, readingOf } from './model/reading.ts';
export type { Setting } from './model/setting.ts';
export type { Counter, State, Unit } from './model/state.ts';
export type { View } from './model/view.ts';
export type { CounterKind, Pace } from './model/vocabulary.ts';
export { offeredTo } from './play/actions.ts';
export { advantageOf } from './rules/combat/advantage.ts';
export { fireAdvantageOf, rangeOf, shotAt, shotsOf } from './rules/combat/shot.ts';
export { isInCone } from './rules/combat/sight.ts';
export {
  countersAt,
  groundAt,
  hexesOf,
  shieldsOf,
  standingUnits,
  typeOf,
  unitsAt,
} from './rules/map/board.ts';
export { engages } from './rules/map/engagement.ts';
export { allowanceOf } from './rules/movement/allowance.ts';
export { passageOf } from './rules/movement/passage.ts';
export { type Reach, reachOf } from './rules/movement/reach.ts';
export { drivenWalker, type Walker, walkerOf } from './rules/movement/walker.ts';
export { counterFacts } from './tables/counters.ts';
export { lossesFor } from './tables/losses.ts';
export { prizeOf } from './tables/prizes.ts';
export { isOfFamily } from './tables/units.ts';
