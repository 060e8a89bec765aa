/** The body that a detached part belongs to, and how far it may be from it. */
import { at, flat } from '@grognard/engine';
import { unitsOf } from '@grognard/field';
import { isThere } from '../../model/evolve.ts';
import type { State } from '../../model/state.ts';

/** LA-U1.4-1: how far skirmishers may be from the rest of their battalion. */
export const TETHER = unitsOf(7);

/** The body of each unit: the first of its parts that is still there; the others belong to it. */
export const bodiesIn = ({ parts }: Pick<State, 'parts'>): ReadonlyMap<number, number> => {
  const bodies = new Map<number, number>();
  flat(parts).forEach((part, index) => {
    if (isThere(part) && !bodies.has(part.unit)) bodies.set(part.unit, index);
  });
  return bodies;
};

/** The body that a part belongs to; none, if it is the body itself. */
export const bodyFor = (state: Pick<State, 'parts'>, index: number): number | undefined => {
  const own = at(state.parts, index);
  if (own === undefined) return undefined;
  const body = flat(state.parts).findIndex((part) => part.unit === own.unit && isThere(part));
  return body === index || body < 0 ? undefined : body;
};

/** Whether a part is skirmishers who left their battalion, whatever has become of it. */
export const isScreen = ({ parts }: Pick<State, 'parts'>, index: number): boolean => {
  const part = at(parts, index);
  return part?.formation === 'skirmish' && flat(parts).findIndex(({ unit }) => unit === part.unit) < index;
};
