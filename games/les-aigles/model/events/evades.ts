import type { Pose } from '@grognard/field';
import { without, withPart } from '../evolve.ts';
import type { Part } from '../part.ts';
import type { Evolvers, Ruled } from '../state.ts';
import type { Evade, Split } from '../under-way.ts';
import { type Faced, facedAs } from './rallies.ts';

/** Those who make off before the enemy comes home. */
export type EvadeEvent = Ruled &
  (
    | { readonly kind: 'evades'; readonly part: number; readonly evade: Evade }
    | {
        readonly kind: 'evade-turned';
        readonly part: number;
        readonly evade: Evade;
        readonly stands?: Faced;
      }
    | { readonly kind: 'evade-ended'; readonly part: number; readonly caught?: true }
    /** It was declared, and nobody threatened it: it stays where it is. */
    | { readonly kind: 'unthreatened'; readonly part: number }
    /** It has parted in two to get round somebody, or goes on doing so. */
    | { readonly kind: 'split-up'; readonly part: number; readonly split: Split; readonly round: number }
    | { readonly kind: 'closed-up'; readonly part: number; readonly to: Pose }
  );

export const evadeEvolvers: Evolvers<EvadeEvent> = {
  evades: (state, { part, evade }) =>
    withPart(state, part, (now) => ({ ...without(now, 'doing', 'charge'), evade })),
  'evade-turned': (state, { part, evade, stands }) =>
    withPart(state, part, (now) => ({ ...facedAs(now, stands), evade })),
  'evade-ended': (state, { part, caught }) =>
    withPart(state, part, (now): Part => {
      const rest = without(now, 'evade');
      return caught === true && now.degradation === 0 ? rest : { ...rest, cameBy: 'evade' };
    }),
  unthreatened: (state) => state,
  'split-up': (state, { part, split }) => withPart(state, part, (now) => ({ ...now, split, moved: true })),
  'closed-up': (state, { part, to }) =>
    withPart(state, part, (now) => ({ ...without(now, 'split'), x: to.x, y: to.y, heading: to.heading })),
};
