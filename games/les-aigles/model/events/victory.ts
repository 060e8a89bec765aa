import type { Side } from '@grognard/engine';
import type { Evolvers, Ruled } from '../state.ts';

/** Armies that have had enough, and what is held at the end. */
export type VictoryEvent = Ruled &
  (
    | {
        readonly kind: 'army-broke';
        readonly side: Side;
        /** Points of those lost, routing or fleeing, and of the whole army. */
        readonly gone: number;
        readonly budget: number;
      }
    | {
        readonly kind: 'aims-counted';
        /** Who holds each place of the scenario; those that nobody holds are left out. */
        readonly held: Readonly<Record<string, Side>>;
        readonly points: Readonly<Record<Side, number>>;
      }
  );

export const victoryEvolvers: Evolvers<VictoryEvent> = {
  'army-broke': (state, { side }) => ({ ...state, broken: [...(state.broken ?? []), side] }),
  'aims-counted': (state, { points }) => ({ ...state, points }),
};
