import { counterOf, type Evolvers, type Ruled, unchanged, unitOf, withCounter, withUnit } from '../evolve.ts';
import type { Hindrance } from '../vocabulary.ts';

/** Who or what goes where, and what is found there. */
export type MovementEvent = Ruled &
  /** One step or turn of a move, with what it cost in half points. */
  (
    | {
        readonly kind: 'stepped';
        readonly unit?: number;
        readonly counter?: number;
        readonly hex: number;
        readonly facing: number;
        readonly cost: number;
      }
    /** So many parts of an order that nobody could foresee would not be carried out. */
    | {
        readonly kind: 'set-aside';
        readonly unit?: number;
        readonly counter?: number;
        readonly parts: number;
        readonly why: Hindrance;
      }
    | { readonly kind: 'captured'; readonly counter: number; readonly by: number }
    /** Whether what is driven gets away from those who engage it. */
    | {
        readonly kind: 'fled';
        readonly counter: number;
        readonly dice: readonly number[];
        readonly away: boolean;
      }
  );

export const movementEvolvers: Evolvers<MovementEvent> = {
  stepped: (state, { unit, counter, hex, facing }) => {
    if (unit !== undefined) return withUnit(state, unit, { hex, facing });
    if (counter === undefined) return state;
    const turned = counterOf(state, counter).facing === undefined ? { hex } : { hex, facing };
    return withCounter(state, counter, turned);
  },
  'set-aside': unchanged,
  captured: (state, { counter, by }) =>
    withCounter(state, counter, { side: unitOf(state, by).side, activated: true }),
  fled: unchanged,
};
