/** One part's way through a level of a quarter, from time 0 to time 1. */
import { type Block, type Body, type Box, bodyOf, carried, halt, type Motion, meet } from '@grognard/field';

/** A stretch of the way at an even pace; it begins when the one before it ends, the first at time 0. */
export interface Stretch {
  readonly motion: Motion;
  readonly until: number;
}

/** What is on the table: whoever has no way stands. */
export interface Runner {
  readonly part: number;
  readonly blocks: readonly Block[];
  readonly way: readonly Stretch[];
}

/** One part's way through the quarter. */
export interface Track {
  readonly part: number;
  /** Where each stretch begins: blocks, time, motion, end. */
  legs: Leg[];
  box: Box;
}

interface Leg {
  readonly blocks: readonly Block[];
  readonly from: number;
  readonly until: number;
  readonly motion: Motion;
  body?: Body;
}

/** When a level is over. */
export const FOREVER = 1;

/** A part of a motion, as a motion of its own. */
const partOfMotion = ({ dx, dy, pivotX, pivotY, turn }: Motion, share: number): Motion => ({
  dx: dx * share,
  dy: dy * share,
  pivotX,
  pivotY,
  turn: turn * share,
});

export const legsFrom = (start: readonly Block[], begins: number, way: readonly Stretch[]): Leg[] => {
  const legs: Leg[] = [];
  let blocks = start;
  let from = begins;
  for (const { motion, until } of way) {
    if (until <= from) continue;
    legs.push({ blocks, from, until, motion });
    blocks = blocks.map((block) => carried(block, motion, 1));
    from = until;
  }
  legs.push({ blocks, from, until: FOREVER, motion: halt });
  return legs;
};

/** The leg that a track is on at a time: the later one where two meet. */
export const legAt = (track: Track, time: number): Leg => {
  for (let i = track.legs.length - 1; i > 0; i -= 1) {
    const leg = track.legs[i];
    if (leg !== undefined && leg.from <= time) return leg;
  }
  return track.legs[0] as Leg;
};

const shareOf = (leg: Leg, time: number): number =>
  leg.until === leg.from ? 0 : (time - leg.from) / (leg.until - leg.from);

export const blocksOn = (leg: Leg, time: number): readonly Block[] =>
  leg.motion === halt || time === leg.from
    ? leg.blocks
    : leg.blocks.map((block) => carried(block, leg.motion, shareOf(leg, time)));

const bodyOn = (leg: Leg, time: number): Body => {
  if (leg.motion !== halt && time !== leg.from) return bodyOf(blocksOn(leg, time));
  leg.body ??= bodyOf(leg.blocks);
  return leg.body;
};

const cornersReach = ({ halfFront, halfDepth }: Block): number =>
  Math.sqrt(halfFront * halfFront + halfDepth * halfDepth);

/** All the ground that a leg can touch. */
const grow = (box: Box, { blocks, motion }: Leg): Box => {
  let { minX, minY, maxX, maxY } = box;
  const take = (x: number, y: number, reach: number): void => {
    minX = Math.min(minX, x - reach);
    maxX = Math.max(maxX, x + reach);
    minY = Math.min(minY, y - reach);
    maxY = Math.max(maxY, y + reach);
  };
  for (const block of blocks) {
    const reach = cornersReach(block);
    take(block.x, block.y, reach);
    take(block.x + motion.dx, block.y + motion.dy, reach);
    if (motion.turn === 0) continue;
    const x = block.x - motion.pivotX;
    const y = block.y - motion.pivotY;
    take(motion.pivotX, motion.pivotY, reach + Math.sqrt(x * x + y * y));
  }
  return { minX, minY, maxX, maxY };
};

const NOWHERE: Box = { minX: Infinity, minY: Infinity, maxX: -Infinity, maxY: -Infinity };

export const trackOf = (part: number, legs: Leg[]): Track => ({
  part,
  legs,
  box: legs.reduce(grow, NOWHERE),
});

export const trackFor = ({ part, blocks, way }: Runner): Track => trackOf(part, legsFrom(blocks, 0, way));

/** When two tracks first meet from a time on; Infinity if they do not. */
export const meetingTime = (a: Track, b: Track, since: number): number => {
  let from = since;
  while (from < FOREVER) {
    const legA = legAt(a, from);
    const legB = legAt(b, from);
    const until = Math.min(legA.until, legB.until);
    if (until <= from) return Infinity;
    if (legA.motion === halt && legB.motion === halt) {
      if (until >= FOREVER) return Infinity;
      from = until;
      continue;
    }
    const span = until - from;
    const motionA = partOfMotion(legA.motion, legA.motion === halt ? 0 : span / (legA.until - legA.from));
    const motionB = partOfMotion(legB.motion, legB.motion === halt ? 0 : span / (legB.until - legB.from));
    const time = meet(bodyOn(legA, from), motionA, bodyOn(legB, from), motionB);
    if (time <= 1) return from + time * span;
    from = until;
  }
  return Infinity;
};

export const isMover = ({ legs }: Track): boolean => legs.length > 1;

export const cutAt = (leg: Leg, time: number): Leg =>
  leg.until <= time
    ? leg
    : {
        ...leg,
        until: time,
        motion: leg.motion === halt ? halt : partOfMotion(leg.motion, shareOf(leg, time)),
      };

export const goneOn = (legs: readonly Leg[]): readonly Stretch[] => {
  const gone: Stretch[] = [];
  for (const { motion, until } of legs) if (motion !== halt) gone.push({ motion, until });
  return gone;
};

export const restOf = (track: Track | undefined, time: number): readonly Stretch[] =>
  track === undefined
    ? []
    : track.legs.flatMap((leg) => {
        if (leg.motion === halt || leg.until <= time) return [];
        const share = leg.from >= time ? 1 : 1 - shareOf(leg, time);
        return [{ motion: partOfMotion(leg.motion, share), until: leg.until }];
      });
