import { flat } from '@grognard/engine';
import { type BarrierEvent, barrierEvolvers } from './events/barriers.ts';
import { type ChangeEvent, changeEvolvers } from './events/changes.ts';
import { type ChargeEvent, chargeEvolvers } from './events/charges.ts';
import { type CommandEvent, commandEvolvers } from './events/command.ts';
import { type EvadeEvent, evadeEvolvers } from './events/evades.ts';
import { type FireEvent, fireEvolvers } from './events/fire.ts';
import { type GroundEvent, groundEvolvers } from './events/ground.ts';
import { type HouseEvent, houseEvolvers } from './events/houses.ts';
import { type LossEvent, lossEvolvers } from './events/losses.ts';
import { type MarchEvent, marchEvolvers } from './events/marching.ts';
import { type MeleeEvent, meleeEvolvers } from './events/melee.ts';
import { type MoraleEvent, moraleEvolvers } from './events/morale.ts';
import { type CrossingEvent, crossingEvolvers } from './events/passing-through.ts';
import { type RallyEvent, rallyEvolvers } from './events/rallies.ts';
import { type CourseEvent, courseEvolvers } from './events/sequence.ts';
import { type SightEvent, sightEvolvers } from './events/sight.ts';
import { type VictoryEvent, victoryEvolvers } from './events/victory.ts';
import { partOf, without, withPart } from './evolve.ts';
import type { Evolvers, State } from './state.ts';

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
