import type { Evolvers, Ruled } from '../evolve.ts';
import type { Blow, Roll, State } from '../state.ts';

/** Blows, and what they cost. */
export type CombatEvent = Ruled &
  (
    | {
        readonly kind: 'struck';
        readonly blow: Blow;
        readonly rolls: readonly Roll[];
        readonly absorbed: number;
      }
    /** The losses of the blow have been taken. */
    | { readonly kind: 'settled' }
  );

export const combatEvolvers: Evolvers<CombatEvent> = {
  struck: (state, { blow }) => ({
    ...struckFrom(state, blow),
    phase: 'losses',
    blow,
    count: state.count + 1,
  }),
  settled: (state) => {
    const { blow: _settled, ...rest } = state;
    return { ...rest, phase: 'action', count: state.count + 1 };
  },
};

/** A formation that strikes from one of its hexes may still strike from the other. */
const struckFrom = (state: State, { attacker, by, from }: Blow): State => {
  const { active } = state;
  if (by !== 'shock' || active === undefined || active.unit !== attacker) return state;
  return { ...state, active: { ...active, struck: [...(active.struck ?? []), from] } };
};
