/**
 * A motion carries everything from time 0 to time 1 at an even pace: a march along a straight line, a wheel about a
 * pivot, or both at once (the pivot itself marches).
 */
import { cosine, sine } from './angle.ts';
import type { Block } from './block.ts';
import { normalHeading, radiansOf } from './heading.ts';
import { after, before } from './scratch.ts';
import { roundUnit } from './units.ts';

export interface Motion {
  readonly dx: number;
  readonly dy: number;
  readonly pivotX: number;
  readonly pivotY: number;
  /** Hundredths of a degree, positive to the right. */
  readonly turn: number;
}

export const march = (dx: number, dy: number): Motion => ({ dx, dy, pivotX: 0, pivotY: 0, turn: 0 });

export const wheelAbout = (pivotX: number, pivotY: number, turn: number): Motion => ({
  dx: 0,
  dy: 0,
  pivotX,
  pivotY,
  turn,
});

export const halt: Motion = march(0, 0);

/** Writes where the ring points[from..to) is at a time to the front of `out`. */
export const place = (
  motion: Motion,
  time: number,
  points: ArrayLike<number>,
  from: number,
  to: number,
  out: Float64Array,
): void => {
  const { pivotX, pivotY } = motion;
  const angle = radiansOf(motion.turn) * time;
  const c = motion.turn === 0 ? 1 : cosine(angle);
  const s = motion.turn === 0 ? 0 : sine(angle);
  const shiftX = motion.dx * time;
  const shiftY = motion.dy * time;
  for (let i = from; i < to; i += 2) {
    const x = points[i] - pivotX;
    const y = points[i + 1] - pivotY;
    out[i - from] = pivotX + x * c + y * s + shiftX;
    out[i - from + 1] = pivotY - x * s + y * c + shiftY;
  }
};

/** How far the furthest corner of a ring is from the pivot; nothing for a plain march. */
export const armOf = (motion: Motion, points: ArrayLike<number>, from: number, to: number): number => {
  if (motion.turn === 0) return 0;
  let furthest = 0;
  for (let i = from; i < to; i += 2) {
    const x = points[i] - motion.pivotX;
    const y = points[i + 1] - motion.pivotY;
    furthest = Math.max(furthest, x * x + y * y);
  }
  return Math.sqrt(furthest);
};

/** The way of the fastest corner from time 0 to time 1; none goes further. */
export const longestWay = (motion: Motion, points: ArrayLike<number>, from: number, to: number): number =>
  Math.sqrt(motion.dx * motion.dx + motion.dy * motion.dy) +
  Math.abs(radiansOf(motion.turn)) * armOf(motion, points, from, to);

/** A block where a motion has brought it at a time, rounded as places and headings are stored. */
export const carried = (block: Block, motion: Motion, time: number): Block => {
  before[0] = block.x;
  before[1] = block.y;
  place(motion, time, before, 0, 2, after);
  const heading = normalHeading(block.heading + roundUnit(motion.turn * time));
  const { halfFront, halfDepth } = block;
  return { x: roundUnit(after[0]), y: roundUnit(after[1]), heading, halfFront, halfDepth };
};
