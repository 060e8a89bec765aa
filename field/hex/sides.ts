/**
 * The six sides of a hex, numbered clockwise from the east on a map whose rows run from west to east
 * (a corner of every hex points north): 0 east, 1 south-east, 2 south-west, 3 west, 4 north-west, 5 north-east.
 */
export const hexSides = [0, 1, 2, 3, 4, 5] as const;

export type HexSide = (typeof hexSides)[number];

/** Axial steps across each side: q grows to the east, r to the south-east. */
export const SIDE_Q: ArrayLike<number> = Int8Array.of(1, 0, -1, -1, 0, 1);
export const SIDE_R: ArrayLike<number> = Int8Array.of(0, 1, 1, 0, -1, -1);

/** The side `by` sixths of a turn clockwise of `side`; `by` may be negative. */
export const sideAfter = (side: number, by: number): HexSide => ((((side + by) % 6) + 6) % 6) as HexSide;

export const oppositeSide = (side: number): HexSide => (side < 3 ? side + 3 : side - 3) as HexSide;

/** The way from the hex across a side to the hex across the next one: two sides further round. */
export const sideToNext = (side: number): HexSide => (side < 4 ? side + 2 : side - 4) as HexSide;

const SEXTANTS: ArrayLike<number> = Int8Array.of(0, 5, 1, 0, 3, 4, 2, 0);

/**
 * The first of the two neighbouring sides between which the axial step (q, r) leaves; the second is the next
 * one clockwise. A step straight across a side is one of the two sextants that meet there; no step at all is 0.
 */
export const sextantOf = (q: number, r: number): HexSide =>
  // One bit each for whether q, r and the third axis grow: a look-up has no branch to guess wrong.
  SEXTANTS[(-q >>> 31) | ((-r >>> 31) << 1) | (((q + r) >>> 31) << 2)] as HexSide;
