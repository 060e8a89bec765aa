/** Which two of those on the table might meet, at least one of them moving. */
import { type Box, boxesMeet, SAME } from '@grognard/field';
import { FOREVER, isMover, meetingTime, type Track } from './track.ts';

export interface MovingPair {
  readonly a: Track;
  readonly b: Track;
  readonly time: number;
}

/** Tracks by where they lie from west to east: a track is in every lane that it comes to. */
export type Lanes = Map<number, Track[]>;

/** Wider than most who stand on the table: 50 cm. */
const LANE = 50_000;

const laneOf = (x: number): number => Math.floor(x / LANE);

export const enter = (lanes: Lanes, track: Track): void => {
  for (let lane = laneOf(track.box.minX); lane <= laneOf(track.box.maxX); lane += 1) {
    const there = lanes.get(lane);
    if (there === undefined) lanes.set(lane, [track]);
    else there.push(track);
  }
};

export const lanesOf = (tracks: Iterable<Track>): Lanes => {
  const lanes: Lanes = new Map();
  for (const track of tracks) enter(lanes, track);
  return lanes;
};

/** All whose ground meets a box. */
const thoseMet = (lanes: Lanes, box: Box): ReadonlySet<Track> => {
  const found = new Set<Track>();
  for (let lane = laneOf(box.minX - SAME); lane <= laneOf(box.maxX + SAME); lane += 1)
    for (const track of lanes.get(lane) ?? []) if (boxesMeet(track.box, box, SAME)) found.add(track);
  return found;
};

/** Where hardly anybody moves, most of those who stand are in nobody's way. */
export const thoseInTheWay = (tracks: readonly Track[]): readonly Track[] => {
  const movers = tracks.filter(isMover);
  if (movers.length * FEW > tracks.length) return tracks;
  const lanes = lanesOf(movers);
  return tracks.filter((track) => isMover(track) || thoseMet(lanes, track.box).size > 0);
};

const FEW = 8;

/** Every two that might meet, at least one of them moving: found along the x axis. */
export const pairsAmong = (tracks: readonly Track[], since: number): MovingPair[] => {
  const sorted = [...tracks].sort((a, b) => a.box.minX - b.box.minX || a.part - b.part);
  const pairs: MovingPair[] = [];
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

/** Those whom some, who have turned, might meet from then on: each with all who are in the same lanes now. */
export const movingPairs = (
  turned: ReadonlySet<number>,
  tracks: ReadonlyMap<number, Track>,
  lanes: Lanes,
  since: number,
): MovingPair[] => {
  const pairs: MovingPair[] = [];
  for (const part of [...turned].sort((a, b) => a - b)) {
    const track = tracks.get(part);
    if (track === undefined) continue;
    for (const other of [...thoseMet(lanes, track.box)].sort((a, b) => a.part - b.part)) {
      const isPast = tracks.get(other.part) !== other;
      const isTwice = turned.has(other.part) && other.part <= part;
      if (!isPast && !isTwice) pairUp(pairs, track, other, since);
    }
  }
  return pairs;
};

const pairUp = (pairs: MovingPair[], a: Track, b: Track, since: number): void => {
  if (!isMover(a) && !isMover(b)) return;
  if (!boxesMeet(a.box, b.box, SAME)) return;
  const time = meetingTime(a, b, since);
  if (time <= FOREVER) pairs.push({ a, b, time });
};
