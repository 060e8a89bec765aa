import { type Evolvers, type Ruled, withMore } from '../evolve.ts';
import type { HiddenTrap } from '../state.ts';

/** A hidden trap that somebody walked into. */
export type TrapEvent = Ruled & { readonly kind: 'sprung'; readonly trap: HiddenTrap };

export const trapEvolvers: Evolvers<TrapEvent> = {
  /** It lies open from then on. */
  sprung: (state, { trap: { side, hex } }) => {
    const place = state.hidden.findIndex((trap) => trap.side === side && trap.hex === hex);
    const hidden = state.hidden.filter((_trap, index) => index !== place);
    return { ...withMore(state, { kind: 'trap', side, hex }), hidden };
  },
};
