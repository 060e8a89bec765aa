/** What lies straight ahead of a front: a strip as wide as the front, without an end. */

import {
  type Block,
  type Body,
  type Box,
  bodyOf,
  eastOf,
  northOf,
  type Pose,
  SAME,
  sweep,
} from '@grognard/field';
import type { Part } from '../../model/part.ts';
import type { Memories } from '../../model/setting.ts';
import type { Arm } from '../../model/vocabulary.ts';
import { bodyOfPart, extentOf } from './blocks.ts';

/** From left to right, seen from the middle of a front. */
export interface Span {
  readonly left: number;
  readonly right: number;
}

/** LA-M5.2-2: an enemy that the strip meets over less than this is not straight ahead. */
const STRAIGHT_AHEAD = 100;

/** What a quick look leaves to a closer one: 0.1 cm. */
const NEARLY = 100;

/** Longer than any table. */
const FAR = 1_000_000;

type Corner = readonly [right: number, ahead: number];

const cornersSeen = (pose: Pose, body: Body, ring: number): Corner[] => {
  const [east, north] = [eastOf(pose.heading), northOf(pose.heading)];
  const { points, starts } = body.pieces;
  const corners: Corner[] = [];
  for (let i = starts[ring] ?? 0; i < (starts[ring + 1] ?? 0); i += 2) {
    const [dx, dy] = [(points[i] ?? 0) - pose.x, (points[i + 1] ?? 0) - pose.y];
    corners.push([north * dx - east * dy, east * dx + north * dy]);
  }
  return corners;
};

/** What of a ring lies beyond a line: to the right of one that runs ahead, or ahead of one that runs across. */
const beyond = (corners: readonly Corner[], axis: 0 | 1, line: number, sign: 1 | -1): Corner[] => {
  const kept: Corner[] = [];
  corners.forEach((corner, place) => {
    const next = corners[(place + 1) % corners.length] ?? corner;
    const [here, there] = [sign * (corner[axis] - line), sign * (next[axis] - line)];
    if (here >= 0) kept.push(corner);
    if (here >= 0 === there >= 0) return;
    const share = here / (here - there);
    const cut = (of: 0 | 1): number => corner[of] + share * (next[of] - corner[of]);
    kept.push([cut(0), cut(1)]);
  });
  return kept;
};

/** How wide a body stretches ahead of a front; nothing if it lies wholly behind it. */
export const spanAhead = (pose: Pose, body: Body): Span | undefined => {
  let [left, right] = [Infinity, -Infinity];
  for (let ring = 0; ring + 1 < body.pieces.starts.length; ring += 1) {
    for (const [x] of beyond(cornersSeen(pose, body, ring), 1, 0, 1)) {
      left = Math.min(left, x);
      right = Math.max(right, x);
    }
  }
  return left <= right ? { left, right } : undefined;
};

/** How much of two spans is shared; less than nothing if they are apart. */
export const sharedWidth = (a: Span, b: Span): number =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left);

const frontSpan = (setting: Memories, part: Part, arm: Arm): Span => {
  const { front } = extentOf(setting, part, arm);
  return { left: -front / 2, right: front / 2 };
};

/** A quick look: whether a box comes near the strip ahead of a part, so far behind its front and no farther. */
const mayMeet = (part: Part, front: number, behind: number, box: Box): boolean => {
  const [east, north] = [eastOf(part.heading), northOf(part.heading)];
  const [halfX, halfY] = [(box.maxX - box.minX) / 2, (box.maxY - box.minY) / 2];
  const [dx, dy] = [box.minX + halfX - part.x, box.minY + halfY - part.y];
  const ahead = east * dx + north * dy + Math.abs(east) * halfX + Math.abs(north) * halfY;
  const aside = Math.abs(north * dx - east * dy) - Math.abs(north) * halfX - Math.abs(east) * halfY;
  return ahead >= -behind - NEARLY && aside <= front / 2 + NEARLY;
};

/** What a quick look finds ahead of a part; what it does not find is neither straight ahead of it nor met by it. */
export const aheadOf = (setting: Memories, part: Part, arm: Arm): ((box: Box) => boolean) => {
  const { front, depth } = extentOf(setting, part, arm);
  return (box) => mayMeet(part, front, depth, box);
};

/** LA-M5.2-2: the strip that a part's front sweeps meets the other over at least 0.1 cm. */
export const isStraightAhead = (setting: Memories, part: Part, arm: Arm, other: Body): boolean => {
  if (!mayMeet(part, extentOf(setting, part, arm).front, 0, other)) return false;
  const span = spanAhead(part, other);
  return span !== undefined && sharedWidth(frontSpan(setting, part, arm), span) >= STRAIGHT_AHEAD;
};

/** How far a part can go straight ahead before it meets the other; Infinity if it never does. */
export const distanceAhead = (setting: Memories, part: Part, arm: Arm, other: Body): number => {
  const { heading } = part;
  const { front, depth } = extentOf(setting, part, arm);
  if (!mayMeet(part, front, depth, other)) return Infinity;
  return FAR * sweep(bodyOfPart(setting, part, arm), FAR * eastOf(heading), FAR * northOf(heading), other);
};

/** The middle of the ground that a part takes up. */
export const middleOf = (
  setting: Memories,
  part: Part,
  arm: Arm,
): { readonly x: number; readonly y: number } => {
  const { depth } = extentOf(setting, part, arm);
  return {
    x: part.x - (eastOf(part.heading) * depth) / 2,
    y: part.y - (northOf(part.heading) * depth) / 2,
  };
};

/** How far ahead of a front the nearest of a body lies within its width; undefined if nothing does. */
const nearest = (front: Pose, half: number, body: Body): number | undefined => {
  let least = Infinity;
  for (let ring = 0; ring + 1 < body.pieces.starts.length; ring += 1) {
    const inside = beyond(beyond(cornersSeen(front, body, ring), 0, -half - SAME, 1), 0, half + SAME, -1);
    for (const [, ahead] of inside) least = Math.min(least, ahead);
  }
  return least === Infinity ? undefined : least;
};

/** How far rounding may part what touches, or push it into each other. */
const GRAZE = 4 * SAME;

/** Whether blocks touch others with a front, not with a side or the back. */
export const meetsWithFront = (blocks: readonly Block[], others: readonly Block[]): boolean => {
  const body = bodyOf(others);
  return blocks.some(({ x, y, heading, halfFront, halfDepth }) => {
    const front = { x: x + eastOf(heading) * halfDepth, y: y + northOf(heading) * halfDepth, heading };
    const ahead = nearest(front, halfFront, body);
    return ahead !== undefined && Math.abs(ahead) <= GRAZE;
  });
};
