import type { Side } from '@grognard/engine';
import type { Evolvers, Ruled } from '../../state-types.ts';

/** Armies that have had enough. */
export type VictoryEvent = Ruled & {
  readonly kind: 'army-broke';
  readonly side: Side;
  /** Points of those lost, routing or fleeing, and of the whole army. */
  readonly gone: number;
  readonly budget: number;
};

export const victoryEvolvers: Evolvers<VictoryEvent> = {
  'army-broke': (state, { side }) => ({ ...state, broken: [...(state.broken ?? []), side] }),
};
