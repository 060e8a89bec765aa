/**
 * Scratch of the plane: lists and numbers that a question writes and reads within one call, so that it allocates nothing.
 * What stands here is worth nothing once the call has returned, and no question may read what another wrote. Numbers are
 * fields of an object: in a variable every fraction would be a new object.
 */
import type { Motion } from './motion.ts';

/** `clip.ts`: the ring as it is cut and as it will be, how many numbers it has, and corners of lines that are corners of nothing else. */
export const clipping = {
  here: new Float64Array(256),
  there: new Float64Array(256),
  length: 0,
  laid: new Float64Array(6),
};

const MOST_SIDES = 128;

/** `slide.ts`: the clear strip at the start, and how fast it closes, for each side of either ring; the times between which they are deep. */
export const sliding = {
  strips: new Float64Array(MOST_SIDES),
  closing: new Float64Array(MOST_SIDES),
  sideCount: 0,
  enter: 0,
  leave: 0,
};

/** `contact.ts`: the stretches found on one edge, as from, to, from, to. */
export const stretches = new Float64Array(512);

/** `motion.ts`: where a block was, and where it comes. */
export const before = new Float64Array(2);
export const after = new Float64Array(2);

const MOST_NUMBERS = 64;
const none: ArrayLike<number> = [];
const still: Motion = { dx: 0, dy: 0, pivotX: 0, pivotY: 0, turn: 0 };

/** `approach.ts`: the pair under question, where its corners are at a time, and how fast they go. */
export const pair = { p: none, pFrom: 0, pTo: 0, pMotion: still, q: none, qFrom: 0, qTo: 0, qMotion: still };
export const pAt = new Float64Array(MOST_NUMBERS);
export const qAt = new Float64Array(MOST_NUMBERS);
export const pPace = new Float64Array(MOST_NUMBERS);
export const qPace = new Float64Array(MOST_NUMBERS);

/** `wheel.ts`: the angles leapt to so far. */
export const leaps = new Float64Array(64);

/** `encounter.ts`: the probe of the question under way, as six numbers of a block in the index. */
export const probe = new Float64Array(6);
