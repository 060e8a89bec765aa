import { at, flat, type RuleId, type Side, sizeOf, withAt } from '@grognard/engine';
import type { Counter, State, Unit } from './state.ts';
import type { Marker } from './vocabulary.ts';

/** A part of a unit that an event changes. */
export type UnitChange = Partial<
  Pick<Unit, 'hex' | 'facing' | 'steps' | 'cohesion' | 'breath' | 'munitions' | 'activated'>
> & {
  /** null takes away. */
  readonly and?: number | null;
  readonly marker?: Marker | null;
  readonly stakes?: true | null;
  readonly formed?: Unit['formed'] | null;
  readonly within?: number | null;
  readonly lost?: true;
};

export type CounterChange = Partial<Pick<Counter, 'kind' | 'hex' | 'facing' | 'level'>> & {
  readonly side?: Side | null;
  readonly activated?: true | null;
  readonly gone?: true;
};

/** What every event carries. */
export interface Ruled {
  readonly drew?: true;
  readonly showed?: true;
  /** The rules it happened by: evidence for readers, and nothing else. */
  readonly rules: readonly RuleId[];
}

/** How each kind of event changes the state. */
export type Evolvers<Events extends { readonly kind: string }> = {
  readonly [Kind in Events['kind']]: (state: State, event: Extract<Events, { readonly kind: Kind }>) => State;
};

/** An event that says what happened, and changes nothing by itself. */
export const unchanged = (state: State): State => state;

export const unitOf = (state: Pick<State, 'units'>, index: number): Unit => {
  const unit = at(state.units, index);
  if (unit === undefined) throw new RangeError(`there is no unit ${index}`);
  return unit;
};

export const counterOf = (state: Pick<State, 'counters'>, index: number): Counter => {
  const counter = at(state.counters, index);
  if (counter === undefined) throw new RangeError(`there is no counter ${index}`);
  return counter;
};

/** The place of a unit among the units, by its id; -1 if there is none. */
export const unitNamed = (state: Pick<State, 'units'>, id: string): number =>
  flat(state.units).findIndex((unit) => unit.id === id);

/** Whether a unit stands on the map as itself. */
export const isStanding = ({ lost, within }: Unit): boolean => lost === undefined && within === undefined;

/** The same record with some parts changed; what is null is taken away. */
const changed = <T extends object>(record: T, change: Readonly<Record<string, unknown>>): T => {
  const all = { ...record, ...change } as Record<string, unknown>;
  if (!Object.values(change).includes(null)) return all as T;
  // Built anew rather than deleted from: a record with a hole in it is slow for good.
  const next: Record<string, unknown> = {};
  for (const key of Object.keys(all)) if (all[key] !== null) next[key] = all[key];
  return next as T;
};

/** The state with a part of a unit changed. */
export const withUnit = (state: State, index: number, change: UnitChange): State => ({
  ...state,
  units: withAt(state.units, index, changed(unitOf(state, index), change)),
});

/** The state with a part of a counter changed. */
export const withCounter = (state: State, index: number, change: CounterChange): State => ({
  ...state,
  counters: withAt(state.counters, index, changed(counterOf(state, index), change)),
});

/** The state with another counter on the map. */
export const withMore = (state: State, counter: Counter): State => ({
  ...state,
  counters: withAt(state.counters, sizeOf(state.counters), counter),
});
