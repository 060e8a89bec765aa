import { type Body, blockersAlong, gap, runsThrough, SAME, stoppedAt, whereIn } from '@grognard/field';
import { type BoardBlock, bodyOn } from '../board.ts';
import type { Setting } from '../setting.ts';
import type { Hill } from '../terrain/terrain.ts';
import { hillsUnder } from './ground.ts';
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

let met = new Int32Array(64);
const runs = new Float64Array(256);

/** PB-R142: the middle of the front. The first two corners of a body are those of its front. */
const frontOf = ({ pieces }: Body): Point => {
  const [ax = 0, ay = 0, bx = 0, by = 0] = pieces.points;
  return { x: (ax + bx) / 2, y: (ay + by) / 2 };
};

/** PB-R142: nine points side by side along the longer way through the middle of a body. */
const pointsOf = ({ pieces }: Body): readonly Point[] => {
  const [ax = 0, ay = 0, bx = 0, by = 0, cx = 0, cy = 0] = pieces.points;
  const [front, flank] = [
    { x: bx - ax, y: by - ay },
    { x: cx - bx, y: cy - by },
  ];
  const isWide = front.x * front.x + front.y * front.y >= flank.x * flank.x + flank.y * flank.y;
  const along = isWide ? front : flank;
  return Array.from({ length: POINTS }, (_, each) => {
    const part = (2 * each + 1) / (2 * POINTS) - 0.5;
    return { x: (ax + cx) / 2 + along.x * part, y: (ay + cy) / 2 + along.y * part };
  });
};

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
    : crestOn(hill.shape, from, to);
  if (at === Number.POSITIVE_INFINITY) return false;
  return levelAmong(setting, from.hills) <= hill.level || !isNearer(setting, from, to, at, 1 - at);
};

/** Whether nothing stops the line from one end to the other. */
const isFree = (setting: Setting, from: Eye, to: Eye): boolean => {
  const { sight, hills, hillOf } = setting.terrain;
  if (met.length < sight.blockers.length) met = new Int32Array(sight.blockers.length);
  const count = blockersAlong(sight, from.x, from.y, to.x, to.y, met);
  for (let each = 0; each < count; each += 1) {
    const number = met[each] ?? 0;
    const place = hillOf[number];
    const hill = place === undefined ? undefined : hills[place];
    const isStopped =
      place === undefined || hill === undefined
        ? screens(setting, number, from, to)
        : hides(setting, number, place, hill, from, to);
    if (isStopped) return false;
  }
  return true;
};

/** PB-R136 to PB-R143: the points of a target that are seen from the middle of a front; pieces hide nothing. */
const seenFrom = (setting: Setting, watcher: Body, target: Body): readonly Point[] => {
  const points = pointsOf(target);
  if (setting.terrain.sight.blockers.length === 0) return points;
  const eye: Eye = { ...frontOf(watcher), hills: hillsUnder(setting, watcher) };
  const hills = hillsUnder(setting, target);
  return points.filter((point) => isFree(setting, eye, { ...point, hills }));
};

/** The points of a target that a piece sees. */
export const pointsSeen = (setting: Setting, watcher: BoardBlock, target: Body): readonly Point[] =>
  seenFrom(setting, bodyOn(setting.measures, watcher), target);

/** PB-R142: a target is seen if most of its points are; whoever touches it sees it. */
export const seesAround = (setting: Setting, watcher: Body, target: Body): boolean =>
  setting.terrain.sight.blockers.length === 0 ||
  gap(watcher, target) === 0 ||
  seenFrom(setting, watcher, target).length >= MOST;

export const seesFromFront = (setting: Setting, watcher: BoardBlock, target: Body): boolean =>
  seesAround(setting, bodyOn(setting.measures, watcher), target);
