/**
 * Everything that moves in one level of a quarter moves at once, from time 0 to time 1. The first meetings are found in
 * the order of time, whoever is listed first; all that happen at the same time are judged on the same situation.
 */
import { type Block, halt, NOISE } from '@grognard/field';
import {
  enter,
  type Lanes,
  lanesOf,
  type MovingPair,
  movingPairs,
  pairsAmong,
  thoseInTheWay,
} from './pairs.ts';
import {
  blocksOn,
  cutAt,
  FOREVER,
  goneOn,
  legAt,
  legsFrom,
  type Runner,
  restOf,
  type Stretch,
  type Track,
  trackFor,
  trackOf,
} from './track.ts';

export type { Runner, Stretch } from './track.ts';

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

export interface Course {
  /** Where a part is at a time of the quarter. */
  blocksAt(part: number, time: number): readonly Block[];
  /** The rest of its way from a time on. */
  restOf(part: number, time: number): readonly Stretch[];
  isMovingAt(part: number, time: number): boolean;
  /** The way that it has gone in the end. */
  goneBy(part: number): readonly Stretch[];
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
  let lanes: Lanes | undefined;
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
    lanes = renewed(lanes, tracks, changed);
    const later = movingPairs(changed, tracks, lanes, time).filter((pair) => !met.has(keyOf(pair)));
    pairs = [...kept, ...later];
  }
};

/** The lanes with those who have turned; they are laid out once somebody does. */
const renewed = (
  lanes: Lanes | undefined,
  tracks: ReadonlyMap<number, Track>,
  changed: ReadonlySet<number>,
): Lanes => {
  if (lanes === undefined) return lanesOf(tracks.values());
  for (const part of changed) {
    const track = tracks.get(part);
    if (track !== undefined) enter(lanes, track);
  }
  return lanes;
};

const keyOf = ({ a, b }: MovingPair): string =>
  a.part < b.part ? `${a.part} ${b.part}` : `${b.part} ${a.part}`;

const meetingOf = ({ a, b }: MovingPair, time: number): Meeting => ({
  time,
  parts: a.part < b.part ? [a.part, b.part] : [b.part, a.part],
});

const isAmong = ({ a, b }: MovingPair, parts: ReadonlySet<number>): boolean =>
  parts.has(a.part) || parts.has(b.part);

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
