/** When somebody on a motion is on some ground, by the share of the motion that is done. */
import {
  type Block,
  type Body,
  bodyOf,
  boxesMeet,
  carried,
  depthAcross,
  gapToPoint,
  type Motion,
  type Ribbon,
  radiansOf,
  timeToMeet,
  whereIn,
} from '@grognard/field';
import { BESIDE_IT } from '../../tables/terrain.ts';
import type { Going, Zone } from './going.ts';
import { type Mover, rankBodies } from './mover.ts';

export interface ZoneSpan {
  readonly from: number;
  readonly to: number;
  readonly zone: Zone;
  readonly going: Going;
}

/** LA-O0-6, LA-O8.4-14: whether a body stands on some ground by more than so much; else it is beside it. */
export const isOn = (body: Body, shape: Zone['shape'], by: number = BESIDE_IT): boolean =>
  boxesMeet(body, shape, 0) &&
  (depthAcross(body, shape) > by ||
    (shape.kind === 'polygon' && body.blocks.some(({ x, y }) => whereIn(shape, x, y) === 'inside')));

/** Places along both flanks of a rank, as many as tell whether it keeps to a road. */
const SHARES = [0, 0.25, 0.5, 0.75, 1] as const;

type Point = readonly [number, number];

const between = ([ax, ay]: Point, [bx, by]: Point, share: number): Point => [
  ax + (bx - ax) * share,
  ay + (by - ay) * share,
];

const alongFlanks = ({ pieces: { points } }: Body): readonly Point[] => {
  const at = (corner: number): Point => [points[2 * corner] ?? 0, points[2 * corner + 1] ?? 0];
  const [frontLeft, frontRight, rearRight, rearLeft] = [at(0), at(1), at(2), at(3)];
  return SHARES.flatMap((share) => [
    between(frontLeft, rearLeft, share),
    between(frontRight, rearRight, share),
  ]);
};

/** How far apart places across a rank are looked at. */
const ACROSS = 300;

/** Places across a rank, at its front, its middle and its rear. */
const acrossRank = ({ pieces: { points }, blocks }: Body): readonly Point[] => {
  const at = (corner: number): Point => [points[2 * corner] ?? 0, points[2 * corner + 1] ?? 0];
  const [frontLeft, frontRight, rearRight, rearLeft] = [at(0), at(1), at(2), at(3)];
  const count = Math.ceil((2 * (blocks[0]?.halfFront ?? 0)) / ACROSS);
  return [0, 0.5, 1].flatMap((share) => {
    const [left, right] = [between(frontLeft, rearLeft, share), between(frontRight, rearRight, share)];
    return Array.from({ length: count - 1 }, (_, place) => between(left, right, (place + 1) / count));
  });
};

const isAt = (shape: Zone['shape'], x: number, y: number): boolean =>
  shape.kind === 'polygon' ? whereIn(shape, x, y) === 'inside' : gapToPoint(shape, x, y) === 0;

/** Whether a rank keeps to roads, or bridges, with all that it has within some ground; with the whole of it, if none is given. */
export const keepsTo = (rank: Body, beds: readonly Ribbon[], within?: Zone['shape']): boolean => {
  const isOnBed = ([x, y]: Point): boolean => beds.some((bed) => gapToPoint(bed, x, y) <= BESIDE_IT);
  const flanks = alongFlanks(rank);
  if (within === undefined || flanks.every(isOnBed)) return flanks.every(isOnBed);
  // A flank that is past the ground says nothing of what lies between the two.
  const isFree = (place: Point): boolean => !isAt(within, ...place) || isOnBed(place);
  return flanks.every(isFree) && acrossRank(rank).every(isFree);
};

const shareOf = (motion: Motion, share: number): Motion => ({
  ...motion,
  dx: motion.dx * share,
  dy: motion.dy * share,
  turn: motion.turn * share,
});

export const blocksAfter = (blocks: readonly Block[], motion: Motion, share: number): readonly Block[] =>
  share === 0 ? blocks : blocks.map((block) => carried(block, motion, share));

const bodyAfter = (blocks: readonly Block[], motion: Motion, share: number): Body =>
  bodyOf(blocksAfter(blocks, motion, share));

/** How far anything of the blocks comes. */
export const wayOf = (blocks: readonly Block[], { dx, dy, pivotX, pivotY, turn }: Motion): number => {
  const straight = Math.sqrt(dx * dx + dy * dy);
  if (turn === 0) return straight;
  const reach = Math.max(
    ...blocks.map(
      ({ x, y, halfFront, halfDepth }) =>
        Math.sqrt((x - pivotX) * (x - pivotX) + (y - pivotY) * (y - pivotY)) + halfFront + halfDepth,
    ),
  );
  return straight + reach * Math.abs(radiansOf(turn));
};

/** Between two shares of which a question is answered differently: where the answer changes. */
export const turningPoint = (
  from: number,
  to: number,
  isSame: (share: number) => boolean,
  close: number,
): number => {
  let [good, bad] = [from, to];
  while (bad - good > close) {
    const middle = (good + bad) / 2;
    if (isSame(middle)) good = middle;
    else bad = middle;
  }
  return bad;
};

/** How far apart places are looked at, and how closely, in 0.001 cm. */
const STRIDE = 400;
const CLOSE = 1;
const A_HAIR = 0.01;
const SHORT_OF_IT = 3;

const hasHoles = ({ shape }: Zone): boolean => shape.kind === 'polygon' && shape.rings.starts.length > 2;

/** Blocks on a motion; where it begins and where it ends is asked for again and again. */
interface Carried {
  readonly blocks: readonly Block[];
  readonly motion: Motion;
  readonly way: number;
  readonly start: () => Body;
  readonly end: () => Body;
}

const carriedBy = (blocks: readonly Block[], motion: Motion): Carried => {
  let start: Body | undefined;
  let end: Body | undefined;
  return {
    blocks,
    motion,
    way: wayOf(blocks, motion),
    start: () => {
      start ??= bodyOf(blocks);
      return start;
    },
    end: () => {
      end ??= bodyAfter(blocks, motion, 1);
      return end;
    },
  };
};

const leavesAt = (zone: Zone, on: Carried, since: number): number => {
  const { blocks, motion, way } = on;
  const { shape } = zone;
  if (!hasHoles(zone)) {
    const end = on.end();
    if (isOn(end, shape)) return 1;
    const back = timeToMeet(end, { ...shareOf(motion, -1) }, shape);
    return back > 1 ? since : Math.max(since, 1 - back);
  }
  const isStill = (share: number): boolean => isOn(bodyAfter(blocks, motion, share), shape, A_HAIR);
  const count = Math.max(1, Math.ceil(((1 - since) * way) / STRIDE));
  let before = since;
  for (let i = 1; i <= count; i += 1) {
    const share = since + ((1 - since) * i) / count;
    if (!isStill(share)) return turningPoint(before, share, isStill, CLOSE / Math.max(1, way));
    before = share;
  }
  return 1;
};

/** Whoever begins against an edge and wheels deeper into it meets nothing new on the way, and yet comes onto it. */
const comesDeeperAt = ({ shape }: Zone, { blocks, motion, end, way }: Carried, since: number): number => {
  if (!isOn(end(), shape)) return Infinity;
  const isBeside = (share: number): boolean =>
    !isOn(bodyAfter(blocks, motion, share), shape, BESIDE_IT - SHORT_OF_IT);
  return turningPoint(since, 1, isBeside, CLOSE / Math.max(1, way));
};

const entersAt = (zone: Zone, on: Carried, since: number): number => {
  const { shape } = zone;
  const rest = shareOf(on.motion, 1 - since);
  const body = since === 0 ? on.start() : bodyAfter(on.blocks, on.motion, since);
  if (timeToMeet(body, rest, shape, BESIDE_IT) > 1) return comesDeeperAt(zone, on, since);
  const time = timeToMeet(body, rest, shape);
  return time > 1 ? Infinity : since + (1 - since) * time;
};

const MOST_SPANS = 10;

/** Every stretch of a motion on which some base is on the ground of a zone. */
const onZone = (zone: Zone, on: Carried): readonly (readonly [number, number])[] => {
  const spans: (readonly [number, number])[] = [];
  let since = 0;
  let isIn = isOn(on.start(), zone.shape);
  while (since < 1 && spans.length < MOST_SPANS) {
    const from = isIn ? since : entersAt(zone, on, since);
    if (from > 1) break;
    const to = leavesAt(zone, on, from);
    if (to > from) spans.push([from, to]);
    if (!hasHoles(zone)) break;
    since = Math.max(to, since + CLOSE / Math.max(1, on.way));
    isIn = false;
  }
  return spans;
};

/** Which way through a zone a mover is on with all its ranks that are in it; -1 on none, undefined if no rank is in it. */
const liftAt = (zone: Zone, mover: Mover, blocks: readonly Block[]): number | undefined => {
  const inIt = rankBodies(mover, blocks).filter((rank) => isOn(rank, zone.shape));
  if (inIt.length === 0) return undefined;
  return zone.lifts.findIndex(({ bed }) => inIt.every((rank) => keepsTo(rank, [bed], zone.shape)));
};

/** A span on a zone that has ways through it, cut where the mover comes onto one or leaves it. */
const lifted = (
  zone: Zone,
  mover: Mover,
  { blocks, motion, way }: Carried,
  [from, to]: readonly [number, number],
): readonly ZoneSpan[] => {
  const at = (share: number): number | undefined => liftAt(zone, mover, blocksAfter(blocks, motion, share));
  const count = Math.max(2, Math.ceil(((to - from) * way) / STRIDE));
  const spans: ZoneSpan[] = [];
  let now: number | undefined;
  let begins = from;
  let before = from;
  const end = (share: number): void => {
    if (share > begins) spans.push({ from: begins, to: share, zone, going: zone.lifts[now ?? -1] ?? zone });
    begins = share;
  };
  for (let i = 0; i <= count; i += 1) {
    const share = from + ((to - from) * i) / count;
    const next = at(share) ?? now;
    if (now !== undefined && next !== now) {
      const was = now;
      const isSame = (each: number): boolean => (at(each) ?? was) === was;
      const leaves = turningPoint(before, share, isSame, CLOSE / Math.max(1, way));
      // It halts before what bars it beside the way, and not a hair within.
      const isBarred = next === -1 && zone.bar !== undefined;
      end(isBarred ? Math.max(begins, leaves - SHORT_OF_IT / Math.max(1, way)) : leaves);
    }
    now = next;
    before = share;
  }
  end(to);
  return spans;
};

/** All that a mover is on while a motion carries it. */
export const spansOf = (
  mover: Mover,
  zones: readonly Zone[],
  blocks: readonly Block[],
  motion: Motion,
): readonly ZoneSpan[] => {
  const on = carriedBy(blocks, motion);
  return zones.flatMap((zone) =>
    onZone(zone, on).flatMap((span) =>
      zone.lifts.length === 0
        ? [{ from: span[0], to: span[1], zone, going: zone }]
        : lifted(zone, mover, on, span),
    ),
  );
};
