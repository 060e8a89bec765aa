import { describe, expect, it } from 'vitest';
import {
  type Blocker,
  type Body,
  bodiesSee,
  bodyOf,
  polygonOf,
  ribbonOf,
  SAME,
  type Side,
  sees,
  sides,
  sightBetween,
  sightFromPoint,
  sightIndex,
  wall,
} from '../../index.ts';
import { anyBlock, anyBody, anyLine, anyPolygon, anyRing, squareAt } from './cases.ts';
import { holds, must } from './property.ts';
import type { Random } from './random.ts';
import { edgesFacing, edgesOf, slowSearch } from './slow-between.ts';
import { slowStops } from './slow-sight.ts';

const file = 'between.test.ts';

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
    const index = sightIndex([wall(squareAt(-5010, 0, 5000)), wall(squareAt(5010, 0, 5000))]);
    const block = { x: 900, y: -6000, heading: 0, halfFront: 1000, halfDepth: 500 };
    const a = { body: bodyOf([block]) };
    expect(bodiesSee(index, a, { body: bodyOf([{ ...block, x: -900, y: 6000 }]) })).toBe(true);
    expect(bodiesSee(index, a, { body: bodyOf([{ ...block, x: 4000, y: 6000 }]) })).toBe(false);
  });

  it('looks from one side only if told so', () => {
    const index = sightIndex([wall(squareAt(0, 3000, 1200))]);
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

/** Woods one sees into or through, houses, banks, hills and crests, thick on the ground. */
const anyScreen = (random: Random): Blocker => {
  const height = random.pick([Infinity, 1, 1, 2, random.whole(1, 400)]);
  if (random.chance(0.25)) return { ...wall(ribbonOf(anyLine(random), 0)), height };
  const shape = anyPolygon(random, 8000, random.pick([1500, 4000, 8000]));
  return {
    shape,
    height,
    into: random.pick([0, 0, 950, random.whole(1, 4000)]),
    through: random.chance(0.25),
  };
};

const anySide = (random: Random): Side | undefined =>
  random.chance(0.3) ? random.pick(['front', 'right', 'rear', 'left']) : undefined;

/** Of the edges that face the other, those of the side told. */
const edgesFrom = (body: Body, other: Body, side: Side | undefined): ReturnType<typeof edgesOf> => {
  const facing = edgesFacing(body, other).map(String);
  return edgesOf(body).filter(
    (edge, i) => facing.includes(String(edge)) && (side === undefined || sides[i % 4] === side),
  );
};

const inOrder = (a: Body, b: Body): boolean => {
  const [p, q] = [[...a.pieces.points], [...b.pieces.points]];
  const i = p.findIndex((value, k) => value !== q[k]);
  return i < 0 || (p[i] ?? 0) < (q[i] ?? 0);
};

describe('leaving out what one blocker hides', () => {
  holds('changes nothing between bodies', file, (random) => {
    const blockers = Array.from({ length: random.whole(1, 7) }, () => anyScreen(random));
    const [a, b] = random.chance(0.5) ? facingPair(random) : [anyBody(random), anyBody(random)];
    const eyes = (): number => random.pick([0, 0.5, 0.5, 1.5, random.whole(0, 500)]);
    const [az, bz, from, to] = [eyes(), eyes(), anySide(random), anySide(random)];
    const watcher = { body: a, height: az, ...(from && { side: from }) };
    const target = { body: b, height: bz, ...(to && { side: to }) };
    const [p, q] = [edgesFrom(a, b, from), edgesFrom(b, a, to)];
    const slow = inOrder(a, b) ? slowSearch(blockers, p, az, q, bz) : slowSearch(blockers, q, bz, p, az);
    const line = sightBetween(sightIndex(blockers), watcher, target);
    must((line !== undefined) === slow, () => `${JSON.stringify(line)}, but one by one: ${slow}`);
  });

  holds('changes nothing from a place', file, (random) => {
    const blockers = Array.from({ length: random.whole(1, 7) }, () => anyScreen(random));
    const [body, x, y] = [anyBody(random), random.whole(-9000, 9000), random.whole(-9000, 9000)];
    const [az, bz] = [random.pick([0, 0.5, 1.5, 300]), random.pick([0, 0.5, 1.5, 300])];
    const slow = slowSearch(blockers, [[x, y, x, y]], az, edgesOf(body), bz);
    const line = sightFromPoint(sightIndex(blockers), x, y, az, { body, height: bz });
    must((line !== undefined) === slow, () => `${JSON.stringify(line)}, but one by one: ${slow}`);
  });
});
