import { without, withPart } from '../evolve.ts';
import type { Part } from '../part.ts';
import type { Evolvers, Ruled } from '../state.ts';

/** What only the ground does to a part. */
export type GroundEvent = Ruled & {
  /** It was driven into water that nobody wades. */
  readonly kind: 'drowned';
  readonly part: number;
  readonly feature: string;
};

export const groundEvolvers: Evolvers<GroundEvent> = {
  drowned: (state, { part }) => ({
    ...withPart(
      state,
      part,
      (now): Part => ({
        ...without(now, 'doing', 'charge', 'rally', 'follow', 'evade', 'secret'),
        gone: 'destroyed',
      }),
    ),
    crossings: state.crossings.filter(({ crosser, crossed }) => crosser !== part && crossed !== part),
    contacts: state.contacts.filter(({ attacker, defender }) => attacker !== part && defender !== part),
  }),
};
