import { normalHeading, unitsOf } from '@grognard/field';
import type { PieceData } from '../model/scenario.ts';

/** A piece as it stands by its data. */
export const standingAs = ({ kind, at = [0, 0], facing = 0, column }: PieceData) => ({
  kind,
  x: unitsOf(at[0]),
  y: unitsOf(at[1]),
  heading: normalHeading(Math.round(facing * 100)),
  ...(column === true && { column }),
});
