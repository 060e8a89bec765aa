import { type CombatEvent, combatEvolvers } from './events/combat.ts';
import type { Evolvers } from './events/marked.ts';
import { type MovementEvent, movementEvolvers } from './events/movement.ts';
import { type NightEvent, nightEvolvers } from './events/night.ts';
import { type PlanEvent, planEvolvers } from './events/planning.ts';
import { type RallyEvent, rallyEvolvers } from './events/rally.ts';
import { type ReserveEvent, reserveEvolvers } from './events/reserves.ts';
import { type SpottingEvent, spottingEvolvers } from './events/spotting.ts';
import { type TurnEvent, turnEvolvers } from './events/turn.ts';
import type { State } from './state.ts';
import { type Draft, draftOf, stateOf } from './state-change.ts';

/** Everything that can happen; each chapter has its own kinds. */
export type Event =
  | TurnEvent
  | MovementEvent
  | ReserveEvent
  | CombatEvent
  | RallyEvent
  | PlanEvent
  | SpottingEvent
  | NightEvent;

/** The events of these kinds. */
export type EventOf<Kind extends Event['kind']> = Extract<Event, { readonly kind: Kind }>;

const evolvers: Evolvers<Event> = {
  ...turnEvolvers,
  ...movementEvolvers,
  ...reserveEvolvers,
  ...combatEvolvers,
  ...rallyEvolvers,
  ...planEvolvers,
  ...spottingEvolvers,
  ...nightEvolvers,
};

/** The state after an event; no rule is applied here. */
export const evolve = (state: State, event: Event): State => {
  if (event.kind === 'fired' && !event.bombardment) return state;
  const now = draftOf(state);
  // Every kind has its own function, and this is the function of this kind.
  (evolvers[event.kind] as (now: Draft, event: Event) => void)(now, event);
  return stateOf(now);
};

/** The state after several events. */
export const after = (state: State, events: readonly Event[]): State => events.reduce(evolve, state);
