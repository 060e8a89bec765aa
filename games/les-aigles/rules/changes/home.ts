/** The body that a detached part belongs to, and how far it may be from it. */
import { at, flat } from '@grognard/engine';
import { unitsOf } from '@grognard/field';
import { isThere } from '../../state.ts';
import type { Part, State } from '../../state-types.ts';

/** LA-U1.4-1: how far skirmishers may be from the rest of their battalion. */
export const TETHER = unitsOf(7);

/** The first part of a unit that is still there is its body; the others belong to it. */
const bodyIn = (parts: readonly Part[], unit: number): number =>
  parts.findIndex((part) => part.unit === unit && isThere(part));

/** The body that a part belongs to; none, if it is the body itself. */
export const bodyFor = ({ parts }: Pick<State, 'parts'>, index: number): number | undefined => {
  const own = at(parts, index);
  const body = own === undefined ? -1 : bodyIn(flat(parts), own.unit);
  return body === -1 || body === index ? undefined : body;
};

/** The body of each unit, for those who ask for many. */
export const bodiesIn = ({ parts }: Pick<State, 'parts'>): ReadonlyMap<number, number> => {
  const bodies = new Map<number, number>();
  flat(parts).forEach((part, index) => {
    if (isThere(part) && !bodies.has(part.unit)) bodies.set(part.unit, index);
  });
  return bodies;
};
