/** The body that a detached part belongs to, and how far it may be from it. */
import { at, flat } from '@grognard/engine';
import { unitsOf } from '@grognard/field';
import { isThere } from '../../state.ts';
import type { State } from '../../state-types.ts';

/** LA-U1.4-1: how far skirmishers may be from the rest of their battalion. */
export const TETHER = unitsOf(7);

/** The first part of its unit that is still there; none, if it is that part itself. */
export const bodyFor = ({ parts }: Pick<State, 'parts'>, index: number): number | undefined => {
  const own = at(parts, index);
  const body = flat(parts).findIndex((part) => part.unit === own?.unit && isThere(part));
  return body === -1 || body === index ? undefined : body;
};
