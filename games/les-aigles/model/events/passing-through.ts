import { hourOf, hoursSince, spend, without, withPart } from '../evolve.ts';
import type { Part } from '../part.ts';
import type { Evolvers, Ruled } from '../state.ts';
import type { Flow } from '../under-way.ts';
import { facedAs } from './rallies.ts';

/** Parts that come through each other's ground. */
export type CrossingEvent = Ruled &
  (
    | {
        readonly kind: 'crossing';
        readonly crosser: number;
        readonly crossed: number;
        readonly since: number;
        readonly slow?: true;
      }
    | {
        readonly kind: 'cleared';
        readonly crosser: number;
        readonly crossed: number;
      }
    | { readonly kind: 'opened'; readonly part: number; readonly for: number }
    | { readonly kind: 'closed'; readonly part: number }
    /** It runs, and does not fight. */
    | { readonly kind: 'routed'; readonly part: number; readonly flees?: true }
    /** It runs through a lane between those who refuse it passage; no flow is left once its tail is out. */
    | {
        readonly kind: 'flowed';
        readonly part: number;
        readonly ranks: readonly number[];
        readonly flow?: Flow;
        /** The river before which it has closed into a column. */
        readonly over?: string;
        /** Skirmishers who have closed up are skirmishers all the same. */
        readonly formation?: 'skirmish';
      }
    | { readonly kind: 'left-table'; readonly part: number }
  );

export const crossingEvolvers: Evolvers<CrossingEvent> = {
  crossing: (state, { crosser, crossed, since, slow }) => ({
    ...state,
    crossings: [...state.crossings, { crosser, crossed, since, ...(slow === true && { slow }) }],
  }),
  cleared: (state, { crosser, crossed }) => {
    const crossings = state.crossings.filter((each) => each.crosser !== crosser || each.crossed !== crossed);
    const since = state.crossings.find((each) => each.crosser === crosser && each.crossed === crossed)?.since;
    const hours = since === undefined ? [] : hoursSince(state, since);
    const hushed = withPart({ ...state, crossings }, crosser, (part) => spend(part, ...hours));
    return withPart(hushed, crossed, (part) => spend(part, ...hours));
  },
  opened: (state, { part }) => withPart(state, part, (now): Part => ({ ...now, opened: true })),
  closed: (state, { part }) => withPart(state, part, (now) => without(now, 'opened')),
  routed: (state, { part, flees }) =>
    withPart(state, part, (now) => ({
      ...without(
        now,
        'doing',
        'charge',
        'rally',
        'follow',
        'evade',
        'opened',
        'split',
        'halted',
        'retreat',
        'flow',
      ),
      routing: true,
      broke: hourOf(state),
      ...(flees === true && { flees }),
    })),
  flowed: (state, { part, ranks, flow, formation }) =>
    withPart(state, part, (now) => ({
      ...without(facedAs(now, { formation: formation ?? 'march column', ranks }), 'flow'),
      ...(flow !== undefined && { flow }),
    })),
  'left-table': (state, { part }) => ({
    ...withPart(
      state,
      part,
      (now): Part => ({
        ...without(now, 'doing', 'charge', 'rally', 'follow', 'evade', 'secret'),
        gone: 'left',
      }),
    ),
    crossings: state.crossings.filter(({ crosser, crossed }) => crosser !== part && crossed !== part),
    contacts: state.contacts.filter(({ attacker, defender }) => attacker !== part && defender !== part),
  }),
};
