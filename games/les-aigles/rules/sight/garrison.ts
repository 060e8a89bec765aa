/** Who holds a house, from which of its sides he looks out, and at which he is seen. */
import type { Part } from '../../model/part.ts';
import { IN_AND_OUT } from '../../tables/terrain.ts';

/** The house that a part is in, and how many of its figures stand at each wall. */
export const garrisonOf = (part: Part): Part['inside'] => part.inside;

/** The wall by which it is on its way out; while it still makes up its mind it is not. */
export const leavingBy = ({ doing }: Part): number | undefined =>
  doing?.what === 'leave' && doing.left <= IN_AND_OUT ? doing.wall : undefined;
