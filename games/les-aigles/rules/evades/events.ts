import { without, withPart } from '../../state.ts';
import type { Evade, Evolvers, Ruled } from '../../state-types.ts';

/** Those who make off before the enemy comes home. */
export type EvadeEvent = Ruled &
  (
    | { readonly kind: 'evades'; readonly part: number; readonly evade: Evade }
    | { readonly kind: 'evade-turned'; readonly part: number; readonly evade: Evade }
    | { readonly kind: 'evade-ended'; readonly part: number }
  );

export const evadeEvolvers: Evolvers<EvadeEvent> = {
  evades: (state, { part, evade }) =>
    withPart(state, part, (now) => ({ ...without(now, 'doing', 'charge'), evade })),
  'evade-turned': (state, { part, evade }) => withPart(state, part, (now) => ({ ...now, evade })),
  'evade-ended': (state, { part }) =>
    withPart(state, part, (now) => ({ ...without(now, 'evade'), cameBy: 'evade' })),
};
