/**
 * Everything that moves in one level of a quarter moves at once, from time 0 to time 1. The first meetings are found in
 * the order of time, whoever is listed first; all that happen at the same time are judged on the same situation.
 */
import {
  type Block,
  type Body,
  type Box,
  bodyOf,
  boxesMeet,
  carried,
  halt,
  type Motion,
  meet,
  NOISE,
  SAME,
} from '@grognard/field';

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

export interface Meeting {
  readonly time: number;
  /** The lower number first. */
  readonly parts: readonly [number, number];
}

/** What becomes of a part from a meeting on: the rest of its way, its times still those of the quarter; none, and it stops. */
export interface Turnout {
  readonly part: number;
  readonly way: readonly Stretch[];
}

/** Says what comes of a meeting. Whoever is not named goes on as before, through the other if need be. */
export type Judge = (meeting: Meeting, course: Course) => readonly Turnout[];

/** One part's way through the quarter. */
interface Track {
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

export interface Course {
  /** Where a part is at a time of the quarter. */
  blocksAt(part: number, time: number): readonly Block[];
  /** The rest of its way from a time on. */
  restOf(part: number, time: number): readonly Stretch[];
  isMovingAt(part: number, time: number): boolean;
  /** The way that it has gone in the end. */
  goneBy(part: number): readonly Stretch[];
}

const FOREVER = 1;

/** A part of a motion, as a motion of its own. */
const partOfMotion = ({ dx, dy, pivotX, pivotY, turn }: Motion, share: number): Motion => ({
  dx: dx * share,
  dy: dy * share,
  pivotX,
  pivotY,
  turn: turn * share,
});

const legsFrom = (start: readonly Block[], begins: number, way: readonly Stretch[]): Leg[] => {
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
const legAt = (track: Track, time: number): Leg => {
  for (let i = track.legs.length - 1; i > 0; i -= 1) {
    const leg = track.legs[i];
    if (leg !== undefined && leg.from <= time) return leg;
  }
  return track.legs[0] as Leg;
};

const shareOf = (leg: Leg, time: number): number =>
  leg.until === leg.from ? 0 : (time - leg.from) / (leg.until - leg.from);

const blocksOn = (leg: Leg, time: number): readonly Block[] =>
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

const trackOf = (part: number, legs: Leg[]): Track => ({ part, legs, box: legs.reduce(grow, NOWHERE) });

const still = new WeakMap<readonly Block[], Track>();

/** Whoever only stands has the same track in every level, as long as he stays where he is. */
const trackFor = ({ part, blocks, way }: Runner): Track => {
  if (way.length > 0) return trackOf(part, legsFrom(blocks, 0, way));
  const known = still.get(blocks);
  if (known?.part === part) return known;
  const track = trackOf(part, legsFrom(blocks, 0, way));
  still.set(blocks, track);
  return track;
};

/** When two tracks first meet from a time on; Infinity if they do not. */
const meetingTime = (a: Track, b: Track, since: number): number => {
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

interface Pair {
  readonly a: Track;
  readonly b: Track;
  time: number;
}

/** A level of a quarter, run through to its end. */
export const runCourse = (runners: readonly Runner[], judge: Judge): Course => {
  const tracks = new Map<number, Track>();
  for (const runner of runners) tracks.set(runner.part, trackFor(runner));
  const course: Course = {
    blocksAt: (part, time) => {
      const track = tracks.get(part);
      return track === undefined ? [] : blocksOn(legAt(track, time), time);
    },
    restOf: (part, time) => restOf(tracks.get(part), time),
    isMovingAt: (part, time) => {
      const track = tracks.get(part);
      return track !== undefined && legAt(track, time).motion !== halt;
    },
    goneBy: (part) => goneOn(tracks.get(part)?.legs ?? []),
  };
  let pairs = pairsAmong(thoseInTheWay([...tracks.values()]), 0);
  for (;;) {
    const time = pairs.reduce((least, pair) => Math.min(least, pair.time), Infinity);
    if (time > FOREVER) return course;
    const now = pairs.filter((pair) => pair.time <= time + NOISE);
    const turnouts = now.flatMap((pair) => judge(meetingOf(pair, time), course));
    const changed = turnAside(tracks, course, turnouts, time);
    // A meeting that has been judged is over: they stand, or they go through each other.
    const met = new Set(now.map(keyOf));
    const kept = pairs.filter((pair) => pair.time > time + NOISE && !isAmong(pair, changed));
    const renewed = pairsOf(changed, [...tracks.values()], time).filter((pair) => !met.has(keyOf(pair)));
    pairs = [...kept, ...renewed];
  }
};

const keyOf = ({ a, b }: Pair): string => (a.part < b.part ? `${a.part} ${b.part}` : `${b.part} ${a.part}`);

const meetingOf = ({ a, b }: Pair, time: number): Meeting => ({
  time,
  parts: a.part < b.part ? [a.part, b.part] : [b.part, a.part],
});

const isAmong = ({ a, b }: Pair, parts: ReadonlySet<number>): boolean =>
  parts.has(a.part) || parts.has(b.part);

const goneOn = (legs: readonly Leg[]): readonly Stretch[] => {
  const gone: Stretch[] = [];
  for (const { motion, until } of legs) if (motion !== halt) gone.push({ motion, until });
  return gone;
};

const restOf = (track: Track | undefined, time: number): readonly Stretch[] =>
  track === undefined
    ? []
    : track.legs.flatMap((leg) => {
        if (leg.motion === halt || leg.until <= time) return [];
        const share = leg.from >= time ? 1 : 1 - shareOf(leg, time);
        return [{ motion: partOfMotion(leg.motion, share), until: leg.until }];
      });

/** Gives each its new way; if several meetings name one part, it does what holds it back most. */
const turnAside = (
  tracks: Map<number, Track>,
  course: Course,
  turnouts: readonly Turnout[],
  time: number,
): Set<number> => {
  const changed = new Set<number>();
  for (const { part, way } of turnouts) {
    if (changed.has(part) && way.length > 0) continue;
    changed.add(part);
    const track = tracks.get(part);
    if (track === undefined) continue;
    const before = track.legs.filter(({ from }) => from < time).map((leg) => cutAt(leg, time));
    const after = legsFrom(course.blocksAt(part, time), time, way);
    tracks.set(part, trackOf(part, [...before, ...after]));
  }
  return changed;
};

const cutAt = (leg: Leg, time: number): Leg =>
  leg.until <= time
    ? leg
    : {
        ...leg,
        until: time,
        motion: leg.motion === halt ? halt : partOfMotion(leg.motion, shareOf(leg, time)),
      };

const isMover = ({ legs }: Track): boolean => legs.length > 1;

/** Where hardly anybody moves, most of those who stand are in nobody's way. */
const thoseInTheWay = (tracks: readonly Track[]): readonly Track[] => {
  const movers = tracks.filter(isMover);
  if (movers.length * FEW > tracks.length) return tracks;
  return tracks.filter(
    (track) => isMover(track) || movers.some((mover) => boxesMeet(mover.box, track.box, SAME)),
  );
};

const FEW = 8;

/** Every two that might meet, at least one of them moving: found along the x axis. */
const pairsAmong = (tracks: readonly Track[], since: number): Pair[] => {
  const sorted = [...tracks].sort((a, b) => a.box.minX - b.box.minX || a.part - b.part);
  const pairs: Pair[] = [];
  const open: Track[] = [];
  for (const track of sorted) {
    let kept = 0;
    for (const other of open) {
      if (other.box.maxX < track.box.minX) continue;
      open[kept] = other;
      kept += 1;
      pairUp(pairs, other, track, since);
    }
    open.length = kept;
    open.push(track);
  }
  return pairs;
};

const pairsOf = (parts: ReadonlySet<number>, tracks: readonly Track[], since: number): Pair[] => {
  const pairs: Pair[] = [];
  for (const track of tracks) {
    if (!parts.has(track.part)) continue;
    for (const other of tracks) {
      const isTwice = parts.has(other.part) && other.part <= track.part;
      if (other !== track && !isTwice) pairUp(pairs, track, other, since);
    }
  }
  return pairs;
};

const pairUp = (pairs: Pair[], a: Track, b: Track, since: number): void => {
  if (!isMover(a) && !isMover(b)) return;
  if (!boxesMeet(a.box, b.box, SAME)) return;
  const time = meetingTime(a, b, since);
  if (time <= FOREVER) pairs.push({ a, b, time });
};
