import type { CounterChange } from '../evolve.ts';
import { type Evolvers, type Ruled, withCounter, withMore } from '../evolve.ts';
import type { Counter } from '../state.ts';

/** What becomes of counters; `altered` is to them what `changed` is to units. */
export type CounterEvent = Ruled &
  (
    | { readonly kind: 'altered'; readonly counter: number; readonly to: CounterChange }
    | { readonly kind: 'placed'; readonly counter: Counter }
  );

export const counterEvolvers: Evolvers<CounterEvent> = {
  altered: (state, { counter, to }) => withCounter(state, counter, to),
  placed: (state, { counter }) => withMore(state, counter),
};
