/** Random things on the table, with a taste for the awkward: touching, parallel, equal, on the border. */
import {
  type Block,
  type Body,
  bodyOf,
  eastOf,
  formedAt,
  type Line,
  northOf,
  type Obstacle,
  type Polygon,
  polygonOf,
  type Ribbon,
  type Ring,
  ribbonOf,
} from '../../index.ts';
import type { Random } from './random.ts';

/** Places are drawn near the middle, so that things meet. */
export const SPREAD = 10_000;

export const anyHeading = (random: Random): number =>
  random.chance(0.4) ? random.pick([0, 9000, 18_000, 27_000, 4500, 13_500]) : random.whole(0, 35_999);

export const anyBlock = (random: Random, spread = SPREAD): Block => ({
  x: random.whole(-spread, spread),
  y: random.whole(-spread, spread),
  heading: anyHeading(random),
  halfFront: random.pick([2500, 750, 4500, random.whole(50, 6000)]),
  halfDepth: random.pick([475, 1250, 2500, random.whole(50, 3000)]),
});

/** A block put against a side of another, perhaps a little off, sliding along it or meeting at a corner. */
export const against = (random: Random, block: Block): Block => {
  const other = anyBlock(random);
  const heading = (block.heading + random.pick([0, 9000, 18_000, 27_000, 1, 35_999])) % 36_000;
  const isTurned = random.chance(0.5);
  const ahead = block.halfDepth + (isTurned ? other.halfFront : other.halfDepth);
  const aside = random.pick([0, block.halfFront + other.halfFront, random.whole(-4000, 4000)]);
  const gap = random.pick([0, 0, 0, 1, 2, 20, -1]);
  const [east, north] = [eastOf(block.heading), northOf(block.heading)];
  return {
    ...other,
    heading: isTurned ? (heading + 9000) % 36_000 : heading,
    x: Math.round(block.x + east * (ahead + gap) + north * aside),
    y: Math.round(block.y + north * (ahead + gap) - east * aside),
  };
};

/** Two blocks: often anywhere, often against each other, now and then the same. */
export const twoBlocks = (random: Random): [Block, Block] => {
  const a = anyBlock(random);
  if (random.chance(0.04)) return [a, { ...a }];
  return [a, random.chance(0.4) ? against(random, a) : anyBlock(random)];
};

const line = (random: Random): Block[] => [{ ...anyBlock(random, 0), heading: 0 }];

const echelon = (random: Random): Block[] => {
  const [halfFront, halfDepth] = [random.whole(200, 1500), random.whole(200, 1500)];
  return [0, 1, 2].map((i) => ({
    x: 2 * i * halfFront,
    y: -2 * i * halfDepth,
    heading: 0,
    halfFront,
    halfDepth,
  }));
};

const square = (random: Random): Block[] => {
  const [half, thick] = [random.whole(1500, 4000), random.whole(100, 700)];
  return [0, 1, 2, 3].map((i) => {
    const heading = 9000 * i;
    const [right, ahead] = [-thick, half - thick];
    return {
      x: Math.round(northOf(heading) * right + eastOf(heading) * ahead),
      y: Math.round(-eastOf(heading) * right + northOf(heading) * ahead),
      heading,
      halfFront: half - thick,
      halfDepth: thick,
    };
  });
};

/** Ranks that follow each other round a bend overlap on the inside. */
const bentColumn = (random: Random): Block[] => {
  const [halfFront, halfDepth] = [random.whole(500, 2500), random.whole(300, 1250)];
  const bend = random.whole(-4000, 4000);
  return [0, 1, 2].map((i) => ({
    x: Math.round(-2 * halfDepth * i * eastOf(bend)),
    y: Math.round(-2 * halfDepth * i * northOf(bend)),
    heading: (36_000 + bend * i) % 36_000,
    halfFront,
    halfDepth,
  }));
};

export const anyBody = (random: Random): Body => {
  const formation = random.pick([line, line, echelon, square, bentColumn])(random);
  return bodyOf(formedAt({ ...anyBlock(random), heading: anyHeading(random) }, formation));
};

export const twoBodies = (random: Random): [Body, Body] => {
  if (random.chance(0.5)) {
    const [a, b] = twoBlocks(random);
    return [bodyOf([a]), bodyOf([b])];
  }
  return [anyBody(random), anyBody(random)];
};

/** A ring seen from its middle, every corner in sight: simple, often not convex, sometimes square to the table. */
export const anyRing = (random: Random, x: number, y: number, size: number): Ring => {
  if (random.chance(0.3)) {
    const [w, h] = [random.whole(1, size), random.whole(1, size)];
    return [
      [x - w, y - h],
      [x - w, y + h],
      [x + w, y + h],
      [x + w, y - h],
    ];
  }
  const corners = random.whole(3, 12);
  const start = random.whole(0, 35_999);
  return Array.from({ length: corners }, (_, i): [number, number] => {
    const heading =
      start + Math.round((36_000 / corners) * (i + random.next() * (corners === 3 ? 0.4 : 0.8)));
    const far = size * (0.3 + 0.7 * random.next());
    return [x + Math.round(eastOf(heading) * far), y + Math.round(northOf(heading) * far)];
  });
};

/** The distance from the middle within which a ring from `anyRing` surely holds everything. */
const heart = (ring: Ring, x: number, y: number): number => {
  let least = Infinity;
  ring.forEach(([ax, ay], i) => {
    const [bx, by] = ring[(i + 1) % ring.length] ?? [ax, ay];
    const length = Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay));
    if (length > 0) least = Math.min(least, Math.abs((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / length);
  });
  return least;
};

export const anyPolygon = (random: Random, spread = SPREAD, size = 8000): Polygon => {
  const x = random.whole(-spread, spread);
  const y = random.whole(-spread, spread);
  const border = anyRing(random, x, y, random.whole(200, size));
  const room = heart(border, x, y) * 0.7;
  if (room < 50 || random.chance(0.5)) return polygonOf(border);
  return polygonOf(border, [anyRing(random, x, y, Math.floor(room))]);
};

/** A polygon and a body that often shares a line with its border. */
export const bodyAndPolygon = (random: Random): [Body, Polygon] => {
  const body = anyBody(random);
  const block = body.blocks[0];
  if (block === undefined || random.chance(0.7)) return [body, anyPolygon(random)];
  const other = against(random, block);
  return [body, polygonOf(cornersOf(other))];
};

export const cornersOf = (block: Block): [number, number][] => {
  const points = bodyOf([block]).pieces.points;
  return [0, 2, 4, 6].map((i) => [points[i] ?? 0, points[i + 1] ?? 0]);
};

export const anyLine = (random: Random): Line => {
  let [x, y] = [random.whole(-SPREAD, SPREAD), random.whole(-SPREAD, SPREAD)];
  let heading = anyHeading(random);
  return Array.from({ length: random.whole(2, 5) }, (): [number, number] => {
    const here: [number, number] = [x, y];
    heading += random.pick([0, 9000, random.whole(-12_000, 12_000)]);
    const step = random.whole(500, 6000);
    x += Math.round(eastOf(heading) * step);
    y += Math.round(northOf(heading) * step);
    return here;
  });
};

export const anyRibbon = (random: Random): Ribbon =>
  ribbonOf(anyLine(random), random.pick([0, 300, random.whole(1, 2500)]));

export const anyObstacle = (random: Random): Obstacle => {
  const kind = random.whole(0, 2);
  if (kind === 0) return anyBody(random);
  return kind === 1 ? anyPolygon(random) : anyRibbon(random);
};

/** A house square to the table. */
export const squareAt = (x: number, y: number, half: number): Polygon =>
  polygonOf([
    [x - half, y - half],
    [x - half, y + half],
    [x + half, y + half],
    [x + half, y - half],
  ]);
