import type { Side } from '@grognard/engine';
import type { Evolvers, Ruled } from '../evolve.ts';
import type { Phase } from '../vocabulary.ts';

/** What moves the game on from decision to decision. */
export type TurnEvent = Ruled &
  (
    | { readonly kind: 'activated'; readonly unit?: number; readonly counter?: number }
    | { readonly kind: 'acted'; readonly unit?: number; readonly counter?: number; readonly action: string }
    | { readonly kind: 'passed-on'; readonly turn: number; readonly moving: Side; readonly phase: Phase }
    | { readonly kind: 'ended'; readonly turn: number }
  );

export const turnEvolvers: Evolvers<TurnEvent> = {
  activated: (state, { unit, counter }) => {
    const active = { ...(unit !== undefined && { unit }), ...(counter !== undefined && { counter }) };
    return { ...state, phase: 'action', active, count: state.count + 1 };
  },
  acted: (state) => {
    const { active: _done, blow: _settled, ...rest } = state;
    return { ...rest, phase: 'activation', count: state.count + 1 };
  },
  'passed-on': (state, { turn, moving, phase }) => ({
    ...state,
    turn,
    moving,
    phase,
    count: state.count + 1,
  }),
  ended: (state) => ({ ...state, phase: 'over', count: state.count + 1 }),
};
