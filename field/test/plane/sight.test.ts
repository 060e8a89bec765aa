import { describe, expect, it } from 'vitest';
import {
  type Blocker,
  type Body,
  bodiesSee,
  bodyOf,
  polygonOf,
  ribbonOf,
  SAME,
  sees,
  sightBetween,
  sightFromPoint,
  sightIndex,
  wall,
  whatStops,
} from '../../index.ts';
import { anyBlock, anyLine, anyPolygon, anyRing, cornersOf, SPREAD } from './cases.ts';
import { holds, must } from './property.ts';
import type { Random } from './random.ts';
import { slowStops } from './slow-sight.ts';

const file = 'sight.test.ts';

const anyBlocker = (random: Random, isFlat: boolean, size: number): Blocker => {
  if (!isFlat && random.chance(0.3))
    return { ...wall(ribbonOf(anyLine(random), 0)), height: random.whole(1, 400) };
  const shape = anyPolygon(random, SPREAD, size);
  if (isFlat) return wall(shape);
  return {
    shape,
    height: random.pick([Infinity, random.whole(1, 400)]),
    into: random.pick([0, 0, 950, random.whole(1, 4000)]),
    through: random.chance(0.5),
  };
};

const anyBlockers = (random: Random, isFlat: boolean, most: number): Blocker[] =>
  Array.from({ length: random.whole(0, most) }, () => anyBlocker(random, isFlat, 5000));

/** A place anywhere, or at a corner of something, or on the line of one of its sides. */
const anyPlace = (random: Random, blockers: readonly Blocker[]): [number, number] => {
  const blocker = blockers[random.whole(0, Math.max(0, blockers.length - 1))];
  const points = blocker?.shape.pieces.points;
  const i = points === undefined ? 0 : 4 * random.whole(0, points.length / 4 - 1);
  const [ax, ay, bx, by] = [
    points?.[i] ?? 0,
    points?.[i + 1] ?? 0,
    points?.[i + 2] ?? 0,
    points?.[i + 3] ?? 0,
  ];
  const kind = random.whole(0, 5);
  if (kind === 0) return [ax, ay];
  if (kind === 1) return [2 * ax - bx, 2 * ay - by];
  if (kind === 2) return [ax, random.whole(-SPREAD, SPREAD)];
  return [random.whole(-2 * SPREAD, 2 * SPREAD), random.whole(-SPREAD, SPREAD)];
};

const square = (x: number, y: number, half: number) =>
  polygonOf([
    [x - half, y - half],
    [x - half, y + half],
    [x + half, y + half],
    [x + half, y - half],
  ]);

describe('a line of sight', () => {
  it('is stopped by a house, and passes along its wall and past its corner', () => {
    const index = sightIndex([wall(square(0, 0, 100))]);
    expect(sees(index, -500, 0, 500, 0)).toBe(false);
    expect(sees(index, -500, 100, 500, 100)).toBe(true);
    expect(sees(index, -200, 0, 0, 200)).toBe(true);
    expect(sees(index, -200, 1, 0, 201)).toBe(true);
    expect(sees(index, -199, 0, 0, 199)).toBe(false);
  });

  it('goes so far into a wood and no further', () => {
    const index = sightIndex([{ ...wall(square(0, 0, 5000)), into: 950 }]);
    expect(sees(index, -9000, 0, -5000 + 952, 0)).toBe(true);
    expect(sees(index, -9000, 0, -5000 + 953, 0)).toBe(false);
    expect(sees(index, 0, 0, 950, 0)).toBe(true);
    expect(sees(index, 0, 0, 960, 0)).toBe(false);
  });

  it('goes over what is lower than the line between two heights', () => {
    const index = sightIndex([{ ...wall(square(0, 0, 1000)), height: 100 }]);
    expect(sees(index, -2000, 0, 6000, 0, 400, 0)).toBe(true);
    expect(sees(index, -2000, 0, 4000, 0, 200, 50)).toBe(true);
    expect(sees(index, -2000, 0, 4000, 0, 180, 0)).toBe(false);
  });

  it('crosses no crest, but may stand on it and run along it', () => {
    const crest = ribbonOf(
      [
        [-500, 0],
        [0, 0],
        [500, 100],
      ],
      0,
    );
    const index = sightIndex([{ ...wall(crest), height: 100 }]);
    expect(sees(index, 0, -500, 0, 500)).toBe(false);
    expect(sees(index, 0, -500, 0, 0)).toBe(true);
    expect(sees(index, 0, 0, 0, 500)).toBe(true);
    expect(sees(index, -900, 0, -100, 0)).toBe(true);
    expect(sees(index, 0, -500, 0, 500, 150, 150)).toBe(true);
  });

  holds('past walls is what a look at every side finds', file, (random) => {
    const blockers = anyBlockers(random, true, 8);
    const index = sightIndex(blockers);
    for (let i = 0; i < 2; i += 1) {
      const [ax, ay] = anyPlace(random, blockers);
      const [bx, by] = anyPlace(random, blockers);
      const slow = !blockers.some((each) => slowStops(each, ax, ay, 0, bx, by, 0));
      const fast = sees(index, ax, ay, bx, by);
      must(fast === slow, () => `from ${ax}, ${ay} to ${bx}, ${by}: ${fast}`);
      must(sees(index, bx, by, ax, ay) === fast, () => 'sight is not the same both ways');
    }
  });

  holds('past heights, crests and woods is what a look at every side finds', file, (random) => {
    const blockers = anyBlockers(random, false, 8);
    const index = sightIndex(blockers);
    for (let i = 0; i < 2; i += 1) {
      const [ax, ay] = anyPlace(random, blockers);
      const [bx, by] = anyPlace(random, blockers);
      const [az, bz] = [random.pick([0, random.whole(0, 500)]), random.pick([0, random.whole(0, 500)])];
      const stoppers = blockers.flatMap((each, k) => (slowStops(each, ax, ay, az, bx, by, bz) ? [k] : []));
      const fast = sees(index, ax, ay, bx, by, az, bz);
      must(
        fast === (stoppers.length === 0),
        () => `from ${ax}, ${ay}, ${az} to ${bx}, ${by}, ${bz}: ${fast}`,
      );
      must(sees(index, bx, by, ax, ay, bz, az) === fast, () => 'sight is not the same both ways');
      const stopper = whatStops(index, ax, ay, bx, by, az, bz);
      must(
        fast ? stopper === -1 : stoppers.includes(stopper),
        () => `${stopper} stops it, not one of ${stoppers}`,
      );
    }
  });
});

const edgesOf = (body: Body): [number, number, number, number][] =>
  body.blocks.flatMap((block) => {
    const corners = cornersOf(block);
    return corners.map(([x, y], i): [number, number, number, number] => {
      const [u, v] = corners[(i + 1) % 4] ?? [x, y];
      return [x, y, u, v];
    });
  });

/** The edges that have some corner of the other body before them. */
const edgesFacing = (body: Body, other: Body): [number, number, number, number][] =>
  edgesOf(body).filter(([ax, ay, bx, by]) =>
    other.blocks.flatMap(cornersOf).some(([x, y]) => (bx - ax) * (y - ay) - (by - ay) * (x - ax) > 0),
  );

/** Houses in a row between the two, so that they are often hidden, or seen through a narrow gap only. */
const row = (random: Random): Blocker[] =>
  Array.from({ length: random.whole(2, 6) }, (_, i) => {
    const x = -6000 + i * random.whole(1500, 3500);
    const shape = polygonOf(anyRing(random, x, random.whole(-1500, 1500), random.whole(800, 2500)));
    return { ...wall(shape), height: random.pick([Infinity, Infinity, 200]) };
  });

const sampledSight = (
  blockers: readonly Blocker[],
  a: Body,
  az: number,
  b: Body,
  bz: number,
  n: number,
): boolean => {
  for (const [ax, ay, bx, by] of edgesFacing(a, b)) {
    for (const [cx, cy, dx, dy] of edgesFacing(b, a)) {
      for (let i = 0; i <= n; i += 1) {
        for (let k = 0; k <= n; k += 1) {
          const [px, py] = [ax + ((bx - ax) * i) / n, ay + ((by - ay) * i) / n];
          const [qx, qy] = [cx + ((dx - cx) * k) / n, cy + ((dy - cy) * k) / n];
          if (!blockers.some((each) => slowStops(each, px, py, az, qx, qy, bz))) return true;
        }
      }
    }
  }
  return false;
};

const facingPair = (random: Random): [Body, Body] => {
  const [a, b] = [anyBlock(random, 3000), anyBlock(random, 3000)];
  return [bodyOf([{ ...a, y: -6000 + (a.y % 2000) }]), bodyOf([{ ...b, y: 6000 + (b.y % 2000) }])];
};

describe('sight between bodies', () => {
  it('finds the one slit between two houses', () => {
    const index = sightIndex([wall(square(-5010, 0, 5000)), wall(square(5010, 0, 5000))]);
    const block = { x: 900, y: -6000, heading: 0, halfFront: 1000, halfDepth: 500 };
    const a = { body: bodyOf([block]) };
    expect(bodiesSee(index, a, { body: bodyOf([{ ...block, x: -900, y: 6000 }]) })).toBe(true);
    expect(bodiesSee(index, a, { body: bodyOf([{ ...block, x: 4000, y: 6000 }]) })).toBe(false);
  });

  it('looks from one side only if told so', () => {
    const index = sightIndex([wall(square(0, 3000, 1200))]);
    const block = { x: 0, y: 0, heading: 0, halfFront: 1000, halfDepth: 500 };
    const hidden = { body: bodyOf([{ ...block, y: 4800 }]) };
    expect(bodiesSee(index, { body: bodyOf([{ ...block, y: 1200 }]), side: 'front' }, hidden)).toBe(false);
    expect(sightFromPoint(index, 5000, 3000, 0, hidden)).toBeDefined();
    expect(sightFromPoint(index, 0, 0, 0, hidden)).toBeUndefined();
  });

  holds('is there whenever some sampled line is free, and its line is free', file, (random) => {
    const blockers = row(random);
    const index = sightIndex(blockers);
    const [a, b] = facingPair(random);
    const [az, bz] = random.pick([
      [0, 0],
      [0, 0],
      [400, 0],
      [150, 350],
    ]);
    const line = sightBetween(index, { body: a, height: az }, { body: b, height: bz });
    const back = sightBetween(index, { body: b, height: bz }, { body: a, height: az });
    must((line === undefined) === (back === undefined), () => 'sight is not the same both ways');
    if (line === undefined) {
      must(!sampledSight(blockers, a, az, b, bz, 9), () => 'hidden, but a sampled line is free');
      return;
    }
    // A line that just clears a top is as good as free: a hair higher it is.
    const hair = 0.01;
    const isStopped = blockers.some((each) =>
      slowStops(each, line.ax, line.ay, az + hair, line.bx, line.by, bz + hair),
    );
    must(!isStopped, () => `the line found is not free: ${JSON.stringify(line)}`);
    const starts = edgesOf(a).some(([ax, ay, bx, by]) => isOn(line.ax, line.ay, ax, ay, bx, by));
    const ends = edgesOf(b).some(([ax, ay, bx, by]) => isOn(line.bx, line.by, ax, ay, bx, by));
    must(starts && ends, () => `the line found does not go from edge to edge: ${JSON.stringify(line)}`);
  });
});

/** A house as near to the line from p to q as told, on the side told, somewhere between its ends. */
const houseBeside = (random: Random, p: Point, q: Point, off: number): Blocker => {
  const length = Math.hypot(q[0] - p[0], q[1] - p[1]);
  const [ux, uy] = [(q[0] - p[0]) / length, (q[1] - p[1]) / length];
  const ring = anyRing(random, 0, 0, random.whole(800, 4000));
  const along = (0.2 + 0.6 * random.next()) * length;
  // How far each corner lies to the right of the line once the house stands on it.
  const rights = ring.map(([x, y]) => x * uy - y * ux);
  const shift = off > 0 ? off - Math.min(...rights) : off - Math.max(...rights);
  const [x, y] = [p[0] + ux * along + uy * shift, p[1] + uy * along - ux * shift];
  return wall(polygonOf(ring.map(([cx, cy]) => [cx + x, cy + y])));
};

type Point = readonly [number, number];

const placeOn = (random: Random, body: Body, other: Body): Point => {
  const edges = edgesFacing(body, other);
  const [ax, ay, bx, by] = edges[random.whole(0, edges.length - 1)] ?? [0, 0, 0, 0];
  const share = random.next();
  return [ax + (bx - ax) * share, ay + (by - ay) * share];
};

/** A bank across the line, just low enough for a line that falls from a height to nothing to clear it. */
const bankAcross = (random: Random, p: Point, q: Point, height: number): Blocker => {
  const length = Math.hypot(q[0] - p[0], q[1] - p[1]);
  const share = 0.3 + 0.4 * random.next();
  const [x, y] = [p[0] + (q[0] - p[0]) * share, p[1] + (q[1] - p[1]) * share];
  const [half, wide] = [random.whole(50, 400), 20_000];
  const [ux, uy] = [(q[0] - p[0]) / length, (q[1] - p[1]) / length];
  const corner = (along: number, across: number): Point => [
    x + ux * along + uy * across,
    y + uy * along - ux * across,
  ];
  const shape = polygonOf([
    corner(-half, -wide),
    corner(half, -wide),
    corner(half, wide),
    corner(-half, wide),
  ]);
  const clearance = random.pick([0.02, 0.2, 2]);
  return { ...wall(shape), height: height * (1 - share - half / length) - clearance };
};

describe('a narrow slit', () => {
  holds('that was left open between houses is found', file, (random) => {
    const [a, b] = facingPair(random);
    const [p, q] = [placeOn(random, a, b), placeOn(random, b, a)];
    const houses = Array.from({ length: random.whole(2, 7) }, () =>
      houseBeside(random, p, q, random.pick([1, -1]) * random.whole(2, 30)),
    );
    const height = random.pick([0, 400]);
    const blockers = height === 0 ? houses : [...houses, bankAcross(random, p, q, height)];
    const index = sightIndex(blockers);
    must(sees(index, ...p, ...q, height, 0), () => 'the slit is closed');
    const isSeen = bodiesSee(index, { body: a, height }, { body: b });
    must(isSeen, () => `nothing seen, but from ${p} at ${height} to ${q}`);
  });
});

const isOn = (x: number, y: number, ax: number, ay: number, bx: number, by: number): boolean =>
  Math.hypot(x - ax, y - ay) + Math.hypot(x - bx, y - by) <= Math.hypot(bx - ax, by - ay) + SAME / 10;
