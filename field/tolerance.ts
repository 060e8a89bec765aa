/**
 * Every tolerance of the plane, by name. Lengths are in units of 0.001 cm, like all lengths in `field`.
 */

/** Two lengths or places that differ by no more than this are the same: 0.002 cm. */
export const SAME = 2;

/** How near two edges must lie to be in contact, by game: rounding to whole units may part or overlap them. */
export const TOUCH = {
  lesAigles: { terrain: 100, units: 2 },
  pubBattles: 20,
} as const;

/** "Up to N" includes N + SAME. */
export const isUpTo = (length: number, limit: number): boolean => length <= limit + SAME;

/** "More than N" is whatever "up to N" is not. */
export const isBeyond = (length: number, limit: number): boolean => length > limit + SAME;

/** A run of sight or a cut shorter than this is the noise of the arithmetic, far below a unit. */
export const NOISE = 1e-6;
