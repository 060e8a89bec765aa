import type { Side } from '@grognard/engine';
import type { Evolvers, Ruled } from '../evolve.ts';
import type { Roll } from '../state.ts';

/** What counts in the end. */
export type VictoryEvent = Ruled &
  (
    | { readonly kind: 'scored'; readonly side: Side; readonly points: number }
    | {
        readonly kind: 'army-tested';
        readonly side: Side;
        readonly roll: Roll;
        readonly passed: boolean;
        readonly moral: number;
      }
  );

export const victoryEvolvers: Evolvers<VictoryEvent> = {
  scored: (state, { side, points }) => ({
    ...state,
    points: { ...state.points, [side]: (state.points[side] ?? 0) + points },
  }),
  'army-tested': (state, { side, moral, passed }) => ({
    ...state,
    armyMoral: { ...state.armyMoral, [side]: moral },
    ...(!passed && { broken: side }),
  }),
};
