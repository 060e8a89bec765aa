/** Those near the edge of a wood or a crop look out from it: the stretches of the edge that are near enough to them. */
import { type Block, type Body, eastOf, northOf, type Polygon, SAME } from '@grognard/field';
import { bodyOfFours, type Lookout } from './before.ts';

/** Look-outs stand this far outside the edge, so that rounding never puts one behind it: 0.005 cm. */
const OUTSIDE = 5;

/** How far places are from a block. */
const awayFrom = (block: Block): ((x: number, y: number) => number) => {
  const east = eastOf(block.heading);
  const north = northOf(block.heading);
  return (x, y) => {
    const dx = x - block.x;
    const dy = y - block.y;
    const across = Math.max(0, Math.abs(dx * north - dy * east) - block.halfFront);
    const along = Math.max(0, Math.abs(dx * east + dy * north) - block.halfDepth);
    return Math.sqrt(across * across + along * along);
  };
};

interface Side {
  readonly ax: number;
  readonly ay: number;
  readonly dx: number;
  readonly dy: number;
}

type Stretch = readonly [from: number, to: number];

const STEPS = 48;

/** Whether a side surely keeps farther than this from a block. */
const isFarFrom = (
  { x, y, halfFront, halfDepth }: Block,
  { ax, ay, dx, dy }: Side,
  within: number,
): boolean => {
  const reach = halfFront + halfDepth + within + 1;
  return (
    x + reach < Math.min(ax, ax + dx) ||
    x - reach > Math.max(ax, ax + dx) ||
    y + reach < Math.min(ay, ay + dy) ||
    y - reach > Math.max(ay, ay + dy)
  );
};

/** The share, between one that is near enough and one that is not, at which it ceases to be. */
const borderOf = (near: number, far: number, isNear: (share: number) => boolean): number => {
  let [inside, outside] = [near, far];
  if (isNear(outside)) return outside;
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (inside + outside) / 2;
    if (isNear(middle)) inside = middle;
    else outside = middle;
  }
  return inside;
};

/** The stretch of a side within a distance of a block, as shares: the distance falls and then rises along it. */
const stretchNear = (block: Block, { ax, ay, dx, dy }: Side, within: number): Stretch | undefined => {
  const awayAt = awayFrom(block);
  const away = (share: number): number => awayAt(ax + dx * share, ay + dy * share);
  let from = 0;
  let to = 1;
  for (let step = 0; step < STEPS; step += 1) {
    const first = from + (to - from) / 3;
    const second = to - (to - from) / 3;
    if (away(first) <= away(second)) to = second;
    else from = first;
  }
  const nearest = (from + to) / 2;
  const isNear = (share: number): boolean => away(share) <= within + SAME;
  if (!isNear(nearest)) return undefined;
  return [borderOf(nearest, 0, isNear), borderOf(nearest, 1, isNear)];
};

const merged = (stretches: readonly Stretch[]): readonly Stretch[] => {
  const all: [number, number][] = [];
  for (const [from, to] of [...stretches].sort((a, b) => a[0] - b[0])) {
    const last = all[all.length - 1];
    if (last !== undefined && from <= last[1]) last[1] = Math.max(last[1], to);
    else all.push([from, to]);
  }
  return all;
};

/** Lines to look from or to be seen on, as a body without any depth: each faces to the left of its way. */
export const bodyOfLines = (lines: readonly Lookout[]): Body =>
  bodyOfFours(
    lines.map(([ax, ay, bx, by]) => [
      [ax, ay],
      [bx, by],
      [bx, by],
      [ax, ay],
    ]),
  );

const lineOf = ({ ax, ay, dx, dy }: Side, [from, to]: Stretch): Lookout => {
  const length = Math.sqrt(dx * dx + dy * dy);
  const [outX, outY] = [(-dy / length) * OUTSIDE, (dx / length) * OUTSIDE];
  return [ax + dx * from + outX, ay + dy * from + outY, ax + dx * to + outX, ay + dy * to + outY];
};

/** The edge of a ground within a distance of some blocks; undefined if none of it is. */
export const edgeNear = (area: Polygon, blocks: readonly Block[], within: number): Body | undefined => {
  const { points } = area.pieces;
  const lines: Lookout[] = [];
  for (let i = 0; i + 3 < points.length; i += 4) {
    const [ax = 0, ay = 0, bx = 0, by = 0] = points.subarray(i, i + 4);
    const side = { ax, ay, dx: bx - ax, dy: by - ay };
    const stretches = blocks.flatMap((block) => {
      const stretch = isFarFrom(block, side, within) ? undefined : stretchNear(block, side, within);
      return stretch === undefined ? [] : [stretch];
    });
    lines.push(...merged(stretches).map((stretch) => lineOf(side, stretch)));
  }
  return lines.length === 0 ? undefined : bodyOfLines(lines);
};
