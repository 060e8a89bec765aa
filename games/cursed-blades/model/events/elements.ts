import { type Evolvers, type Ruled, unchanged } from '../evolve.ts';
import type { State } from '../state.ts';
import type { Weather } from '../vocabulary.ts';

/** The elements at the beginning of a turn. */
export type ElementEvent = Ruled &
  (
    | { readonly kind: 'elements'; readonly die: number }
    | { readonly kind: 'weather'; readonly weather: Weather; readonly die: number }
    | { readonly kind: 'wind'; readonly wind: State['wind']; readonly die: number }
    | { readonly kind: 'smoke'; readonly smoke: State['smoke'] }
    /** What was drawn for a hex that burns, or that may catch fire. */
    | {
        readonly kind: 'fire';
        readonly hex: number;
        readonly drawn: readonly ('fire' | 'nothing')[];
        readonly result: 'blaze' | 'start' | 'out' | 'stays';
      }
  );

export const elementEvolvers: Evolvers<ElementEvent> = {
  elements: unchanged,
  weather: (state, { weather }) => ({ ...state, weather }),
  wind: (state, { wind }) => ({ ...state, wind }),
  smoke: (state, { smoke }) => ({ ...state, smoke }),
  fire: unchanged,
};
