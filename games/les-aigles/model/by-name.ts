import { partOf, unitOf } from './evolve.ts';
import type { State } from './state.ts';

/** A name that does not depend on the order of the list. */
export const wholeName = (state: State, index: number): string => {
  const { unit, companies } = partOf(state, index);
  const { id } = unitOf(state, unit);
  return `${id} ${companies.join(' ')}`;
};

/** In the order of their names, whatever the order of the list: so the dice fall for the same ones. */
export const byName = (state: State, parts: readonly number[]): readonly number[] => {
  if (parts.length < 2) return parts;
  const named = parts.map((index) => ({ index, name: wholeName(state, index) }));
  named.sort((a, b) => (a.name < b.name ? -1 : Number(a.name > b.name)));
  return named.map(({ index }) => index);
};
