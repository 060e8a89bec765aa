import { flat } from '@grognard/engine';
import { type BarrierEvent, barrierEvolvers } from './rules/barriers/events.ts';
import { type ChangeEvent, changeEvolvers } from './rules/changes/events.ts';
import { type ChargeEvent, chargeEvolvers } from './rules/charges/events.ts';
import { type CommandEvent, commandEvolvers } from './rules/command/events.ts';
import { type CrossingEvent, crossingEvolvers } from './rules/crossing/events.ts';
import { type EvadeEvent, evadeEvolvers } from './rules/evades/events.ts';
import { type FireEvent, fireEvolvers } from './rules/fire/events.ts';
import { type GroundEvent, groundEvolvers } from './rules/ground/events.ts';
import { type HouseEvent, houseEvolvers } from './rules/houses/events.ts';
import { type LossEvent, lossEvolvers } from './rules/losses/events.ts';
import { type MarchEvent, marchEvolvers } from './rules/marching/events.ts';
import { type MeleeEvent, meleeEvolvers } from './rules/melee/events.ts';
import { type MoraleEvent, moraleEvolvers } from './rules/morale/events.ts';
import { type RallyEvent, rallyEvolvers } from './rules/rallies/events.ts';
import { type SightEvent, sightEvolvers } from './rules/sight/events.ts';
import { type VictoryEvent, victoryEvolvers } from './rules/victory/events.ts';
import { type CourseEvent, courseEvolvers } from './sequence/events.ts';
import { partOf, without, withPart } from './state.ts';
import type { Evolvers, State } from './state-types.ts';

/** Everything that can happen; each room has its own kinds. */
export type Event =
  | CourseEvent
  | MarchEvent
  | ChangeEvent
  | CrossingEvent
  | ChargeEvent
  | RallyEvent
  | EvadeEvent
  | CommandEvent
  | LossEvent
  | MeleeEvent
  | MoraleEvent
  | VictoryEvent
  | HouseEvent
  | FireEvent
  | SightEvent
  | GroundEvent
  | BarrierEvent;

const evolvers: Evolvers<Event> = {
  ...courseEvolvers,
  ...marchEvolvers,
  ...changeEvolvers,
  ...crossingEvolvers,
  ...chargeEvolvers,
  ...rallyEvolvers,
  ...evadeEvolvers,
  ...commandEvolvers,
  ...lossEvolvers,
  ...meleeEvolvers,
  ...moraleEvolvers,
  ...victoryEvolvers,
  ...houseEvolvers,
  ...fireEvolvers,
  ...sightEvolvers,
  ...groundEvolvers,
  ...barrierEvolvers,
};

/** The state after an event; no rule is applied here. */
export const evolve = (state: State, event: Event): State => {
  // Every kind has its own function, and this is the function of this kind.
  const step = evolvers[event.kind] as (state: State, event: Event) => State;
  const after = step(state, event);
  return event.kind === 'detached' ? alikeSeen(state, after, event.part) : after;
};

/** Whoever leaves a part is as hidden as the part. */
const alikeSeen = (before: State, after: State, from: number): State => {
  const { unseen, betrayed } = partOf(before, from);
  return withPart(after, flat(before.parts).length, (part) => {
    const bare = without(part, 'unseen', 'betrayed', 'appeared');
    const isSame = unseen === undefined && betrayed === undefined;
    return isSame
      ? bare
      : { ...bare, ...(unseen !== undefined && { unseen }), ...(betrayed !== undefined && { betrayed }) };
  });
};
