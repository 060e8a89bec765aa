/**
 * A heading is a whole number of hundredths of a degree, 0 to 35999: 0 is north (up the table, +y), and it grows
 * clockwise, so that 9000 is east (+x). A turn is a signed number of hundredths: positive is to the right.
 */
import { arctangent, cosine, PI, sine } from './angle.ts';

export type Heading = number;

export const FULL_TURN = 36_000;
const QUARTER = 9_000;
const RADIANS_PER_HUNDREDTH = PI / 18_000;

/** Eighth of a turn, both functions; the rest of the circle is mirrored from it, so that quarters are exact. */
const eighth = (of: (radians: number) => number): Float64Array => {
  const table = new Float64Array(QUARTER / 2 + 1);
  for (let h = 0; h < table.length; h += 1) table[h] = of(h * RADIANS_PER_HUNDREDTH);
  table[QUARTER / 2] = Math.SQRT1_2;
  return table;
};

const eighthOfSine = (): Float64Array => {
  const table = eighth(sine);
  table[3000] = 0.5;
  return table;
};

const sines: ArrayLike<number> = eighthOfSine();
const cosines: ArrayLike<number> = eighth(cosine);

const inQuarter = (h: number): number => (h <= QUARTER / 2 ? sines[h] : cosines[QUARTER - h]);

export const normalHeading = (hundredths: number): Heading => {
  // Most are one already, or a quarter too much: to divide takes longer than all the rest.
  if (hundredths >= 0 && hundredths < FULL_TURN) return hundredths + 0;
  if (hundredths >= FULL_TURN && hundredths < 2 * FULL_TURN) return hundredths - FULL_TURN;
  const rest = hundredths % FULL_TURN;
  return rest < 0 ? rest + FULL_TURN : rest + 0;
};

/** The part of a step along a heading that goes east. */
export const eastOf = (heading: Heading): number => {
  const h = normalHeading(heading);
  if (h < QUARTER) return inQuarter(h);
  if (h < 2 * QUARTER) return inQuarter(2 * QUARTER - h);
  if (h === 2 * QUARTER) return 0;
  return h < 3 * QUARTER ? -inQuarter(h - 2 * QUARTER) : -inQuarter(FULL_TURN - h);
};

/** The part of a step along a heading that goes north. */
export const northOf = (heading: Heading): number => eastOf(heading + QUARTER);

export const radiansOf = (hundredths: number): number => hundredths * RADIANS_PER_HUNDREDTH;

/** The heading of the step (east, north), to the nearest hundredth of a degree; of no step at all it is 0. */
export const headingOf = (east: number, north: number): Heading =>
  normalHeading(Math.round(arctangent(east, north) / RADIANS_PER_HUNDREDTH));

/** The shortest turn from one heading to another, from -17999 to 18000; positive is to the right. */
export const turnBetween = (from: Heading, to: Heading): number => {
  const turn = normalHeading(to - from);
  return turn > FULL_TURN / 2 ? turn - FULL_TURN : turn;
};
