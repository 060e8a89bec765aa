import { type CombatEvent, combatEvolvers } from './events/combat.ts';
import { type CounterEvent, counterEvolvers } from './events/counters.ts';
import { type ElementEvent, elementEvolvers } from './events/elements.ts';
import { type ManipulationEvent, manipulationEvolvers } from './events/manipulation.ts';
import { type MovementEvent, movementEvolvers } from './events/movement.ts';
import { type RecoveryEvent, recoveryEvolvers } from './events/recovery.ts';
import { type TrapEvent, trapEvolvers } from './events/traps.ts';
import { type TurnEvent, turnEvolvers } from './events/turn.ts';
import { type UnitEvent, unitEvolvers } from './events/units.ts';
import { type VictoryEvent, victoryEvolvers } from './events/victory.ts';
import type { Evolvers } from './evolve.ts';
import type { State } from './state.ts';

/** Everything that can happen, each with its results; each chapter has its own kinds. */
export type Event =
  | TurnEvent
  | UnitEvent
  | CounterEvent
  | MovementEvent
  | TrapEvent
  | CombatEvent
  | RecoveryEvent
  | ManipulationEvent
  | ElementEvent
  | VictoryEvent;

const evolvers: Evolvers<Event> = {
  ...turnEvolvers,
  ...unitEvolvers,
  ...counterEvolvers,
  ...movementEvolvers,
  ...trapEvolvers,
  ...combatEvolvers,
  ...recoveryEvolvers,
  ...manipulationEvolvers,
  ...elementEvolvers,
  ...victoryEvolvers,
};

/** The state after an event; no rule is applied here. */
export const evolve = (state: State, event: Event): State =>
  (evolvers[event.kind] as (state: State, event: Event) => State)(state, event);
