import { eastOf, type Heading, normalHeading, northOf } from './heading.ts';
import { roundUnit } from './units.ts';

/** An oriented rectangle on the table: plain data, as it stands in a game's state. */
export interface Block {
  readonly x: number;
  readonly y: number;
  readonly heading: Heading;
  /** Half of its front, across the heading. */
  readonly halfFront: number;
  /** Half of its depth, along the heading. */
  readonly halfDepth: number;
}

export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly heading: Heading;
}

/** The sides of a block, in the order of its corners. */
export const sides = ['front', 'right', 'rear', 'left'] as const;
export type Side = (typeof sides)[number];

/** Front left, front right, rear right, rear left: clockwise, eight numbers. */
export const writeCorners = (block: Block, out: Float64Array, at: number): void => {
  const east = eastOf(block.heading);
  const north = northOf(block.heading);
  const acrossX = north * block.halfFront;
  const acrossY = -east * block.halfFront;
  const alongX = east * block.halfDepth;
  const alongY = north * block.halfDepth;
  out[at] = block.x + alongX - acrossX;
  out[at + 1] = block.y + alongY - acrossY;
  out[at + 2] = block.x + alongX + acrossX;
  out[at + 3] = block.y + alongY + acrossY;
  out[at + 4] = block.x - alongX + acrossX;
  out[at + 5] = block.y - alongY + acrossY;
  out[at + 6] = block.x - alongX - acrossX;
  out[at + 7] = block.y - alongY - acrossY;
};

/**
 * Blocks given as a formation sees itself (x to its right, y ahead, heading against its own) put where it stands.
 * Each place is rounded, so that what is stored is what was judged.
 */
export const formedAt = (pose: Pose, formation: readonly Block[]): Block[] => {
  const east = eastOf(pose.heading);
  const north = northOf(pose.heading);
  return formation.map(({ x, y, heading, halfFront, halfDepth }) => ({
    x: roundUnit(pose.x + north * x + east * y),
    y: roundUnit(pose.y - east * x + north * y),
    heading: normalHeading(pose.heading + heading),
    halfFront,
    halfDepth,
  }));
};
