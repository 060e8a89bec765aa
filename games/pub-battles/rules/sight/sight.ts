import { type Body, blockersAlong, gap, runsThrough, SAME, stoppedAt, whereIn } from '@grognard/field';
import { bodyOn } from '../../ground/board.ts';
import { keptByPair } from '../../ground/kept.ts';
import { hillsUnder } from '../../ground/under.ts';
import type { BoardBlock } from '../../model/board.ts';
import { topic } from '../../model/memory.ts';
import type { Setting } from '../../model/setting.ts';
import type { Hill } from '../../model/terrain.ts';
import { crestOn } from './skyline.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** An end of a line of sight, and the hills on which its piece stands. */
interface Eye extends Point {
  readonly hills: readonly number[];
}

/** PB-R142: in so many points a target is looked at. */
export const POINTS = 9;
const MOST = (POINTS + 1) / 2;

/** Written and read within one question: what lies on a line, and where it runs through it. */
const scratch = topic(() => ({ met: new Int32Array(64), runs: new Float64Array(256) }));

/** PB-R142: the middle of the front. The first two corners of a body are those of its front. */
const eyeOf = (setting: Setting, watcher: Body): Eye => {
  const { points } = watcher.pieces;
  return {
    x: ((points[0] ?? 0) + (points[2] ?? 0)) / 2,
    y: ((points[1] ?? 0) + (points[3] ?? 0)) / 2,
    hills: hillsUnder(setting, watcher),
  };
};

/** PB-R142: nine points side by side along the longer way through the middle of a body; asked for one by one. */
const pointOf = ({ pieces: { points } }: Body, each: number, hills: readonly number[]): Eye => {
  // By number: to unpack an array of numbers takes longer than to look along the line.
  const [ax, ay, bx, by] = [points[0] ?? 0, points[1] ?? 0, points[2] ?? 0, points[3] ?? 0];
  const [cx, cy] = [points[4] ?? 0, points[5] ?? 0];
  const [frontX, frontY, flankX, flankY] = [bx - ax, by - ay, cx - bx, cy - by];
  const isWide = frontX * frontX + frontY * frontY >= flankX * flankX + flankY * flankY;
  const part = (2 * each + 1) / (2 * POINTS) - 0.5;
  return {
    x: (ax + cx) / 2 + (isWide ? frontX : flankX) * part,
    y: (ay + cy) / 2 + (isWide ? frontY : flankY) * part,
    hills,
  };
};

const pointsOf = (target: Body, hills: readonly number[]): readonly Eye[] =>
  Array.from({ length: POINTS }, (_, each) => pointOf(target, each, hills));

const levelAmong = ({ terrain }: Setting, hills: readonly number[]): number =>
  hills.reduce((most, hill) => Math.max(most, terrain.hills[hill]?.level ?? 0), 0);

/** How high the ground is at a place. */
const levelAt = ({ terrain }: Setting, x: number, y: number): number =>
  terrain.hills.reduce(
    (most, { level, shape }) => (level > most && whereIn(shape, x, y) !== 'outside' ? level : most),
    0,
  );

/**
 * PB-R141, PB-R142: nearer to the obstacle than the target is; at equal distance the line is blocked. Both are given as
 * shares of the line.
 */
const isNearer = ({ switches }: Setting, from: Eye, to: Eye, mine: number, its: number): boolean => {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const apart = (its - mine) * Math.sqrt(dx * dx + dy * dy);
  return Math.abs(apart) <= SAME ? switches.sightAtEqualDistance === 'clear' : apart > 0;
};

/** PB-R137, PB-R141: woods and the like, seen into as deep as a block, and over from a hill that is higher. */
const screens = (setting: Setting, number: number, from: Eye, to: Eye): boolean => {
  const blocker = setting.terrain.sight.blockers[number];
  if (blocker === undefined || blocker.shape.kind !== 'polygon') return false;
  if (stoppedAt(blocker, from.x, from.y, 0, to.x, to.y, 0) === Number.POSITIVE_INFINITY) return false;
  const { runs } = setting.terrain.memory(scratch);
  const count = runsThrough(blocker.shape, from.x, from.y, to.x, to.y, runs);
  const [first, last] = [runs[0] ?? 0, runs[count - 1] ?? 1];
  const share = (first + (runs[1] ?? 1)) / 2;
  const under = levelAt(setting, from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share);
  return levelAmong(setting, from.hills) <= under || !isNearer(setting, from, to, first, 1 - last);
};

/** PB-R140, PB-R141, PB-R143: a hill hides what is beyond its crest, but not from its own top, nor from a higher hill. */
const hides = (setting: Setting, number: number, place: number, hill: Hill, from: Eye, to: Eye): boolean => {
  const { terrain, switches } = setting;
  const areOnTop = from.hills.includes(place) && to.hills.includes(place);
  if (areOnTop && switches.flatTop === 'open') return false;
  const blocker = terrain.sight.blockers[number];
  if (blocker === undefined) return false;
  const at = hill.isCrested
    ? stoppedAt(blocker, from.x, from.y, 0, to.x, to.y, 0)
    : crestOn(hill.shape, from, to, terrain.memory(scratch).runs);
  if (at === Number.POSITIVE_INFINITY) return false;
  return levelAmong(setting, from.hills) <= hill.level || !isNearer(setting, from, to, at, 1 - at);
};

/** The first blocker found to stop the line from one end to the other; -1 if nothing does. */
const stopperOf = (setting: Setting, from: Eye, to: Eye): number => {
  const { sight, hills, hillOf, memory } = setting.terrain;
  const lent = memory(scratch);
  if (lent.met.length < sight.blockers.length) lent.met = new Int32Array(sight.blockers.length);
  const { met } = lent;
  const count = blockersAlong(sight, from.x, from.y, to.x, to.y, met);
  for (let each = 0; each < count; each += 1) {
    const number = met[each] ?? 0;
    const place = hillOf[number];
    const hill = place === undefined ? undefined : hills[place];
    const isStopped =
      place === undefined || hill === undefined
        ? screens(setting, number, from, to)
        : hides(setting, number, place, hill, from, to);
    if (isStopped) return number;
  }
  return -1;
};

const isFree = (setting: Setting, from: Eye, to: Eye): boolean => stopperOf(setting, from, to) === -1;

/** A line of sight to be shown: where it runs, whether it counts as free, and what stops it where. */
export interface Thread {
  readonly from: Point;
  readonly to: Point;
  readonly isSeen: boolean;
  readonly stopped?: { readonly blocker: number; readonly at: Point };
}

/** PB-R142: the line by which one sees another or does not: to the middle if it can be, else to a point that tells. */
export const threadBetween = (setting: Setting, watcher: Body, target: Body): Thread => {
  const eye = eyeOf(setting, watcher);
  const hills = hillsUnder(setting, target);
  const isSeen = seesAround(setting, watcher, target);
  const points = pointsOf(target, hills);
  const fromMiddle = [4, 3, 5, 2, 6, 1, 7, 0, 8].flatMap((place) => points[place] ?? []);
  const to = fromMiddle.find((point) => isFree(setting, eye, point) === isSeen) ?? (fromMiddle[0] as Eye);
  const blocker = isSeen ? -1 : stopperOf(setting, eye, to);
  const shape = setting.terrain.sight.blockers[blocker];
  const line = { from: { x: eye.x, y: eye.y }, to: { x: to.x, y: to.y }, isSeen };
  if (shape === undefined) return line;
  const share = Math.min(1, stoppedAt(shape, eye.x, eye.y, 0, to.x, to.y, 0));
  return {
    ...line,
    stopped: { blocker, at: { x: eye.x + (to.x - eye.x) * share, y: eye.y + (to.y - eye.y) * share } },
  };
};

/** PB-R136 to PB-R143: the points of a target that are seen from the middle of a front; pieces hide nothing. */
export const pointsSeen = (setting: Setting, watcher: Body, target: Body): readonly Point[] => {
  const points = pointsOf(target, hillsUnder(setting, target));
  const eye = eyeOf(setting, watcher);
  const isAllFree = setting.terrain.sight.blockers.length === 0;
  return points
    .filter((point) => isAllFree || isFree(setting, eye, point))
    .map(({ x, y }): Point => ({ x, y }));
};

/** Whether most points of a target are seen; no more are looked at than tell. */
const seesMost = (setting: Setting, watcher: Body, target: Body): boolean => {
  const eye = eyeOf(setting, watcher);
  const hills = hillsUnder(setting, target);
  let [seen, left] = [0, POINTS];
  while (seen < MOST && seen + left >= MOST) {
    if (isFree(setting, eye, pointOf(target, POINTS - left, hills))) seen += 1;
    left -= 1;
  }
  return seen >= MOST;
};

/** PB-R142: a target is seen if most of its points are; whoever touches it sees it. */
export const seesAround: (setting: Setting, watcher: Body, target: Body) => boolean = keptByPair(
  (setting, watcher, target) =>
    setting.terrain.sight.blockers.length === 0 ||
    gap(watcher, target) === 0 ||
    seesMost(setting, watcher, target),
);

export const seesFromFront = (setting: Setting, watcher: BoardBlock, target: Body): boolean =>
  seesAround(setting, bodyOn(setting, watcher), target);
