import { describe, expect, it } from 'vitest';
import {
  type Blocker,
  blockersAlong,
  polygonOf,
  ribbonOf,
  runsThrough,
  sees,
  sightIndex,
  wall,
  whatStops,
} from '../../index.ts';
import { anyLine, anyPolygon, SPREAD, squareAt } from './cases.ts';
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

describe('a line of sight', () => {
  it('is stopped by a house, and passes along its wall and past its corner', () => {
    const index = sightIndex([wall(squareAt(0, 0, 100))]);
    expect(sees(index, -500, 0, 500, 0)).toBe(false);
    expect(sees(index, -500, 100, 500, 100)).toBe(true);
    expect(sees(index, -200, 0, 0, 200)).toBe(true);
    expect(sees(index, -200, 1, 0, 201)).toBe(true);
    expect(sees(index, -199, 0, 0, 199)).toBe(false);
  });

  it('goes so far into a wood and no further', () => {
    const index = sightIndex([{ ...wall(squareAt(0, 0, 5000)), into: 950 }]);
    expect(sees(index, -9000, 0, -5000 + 952, 0)).toBe(true);
    expect(sees(index, -9000, 0, -5000 + 953, 0)).toBe(false);
    expect(sees(index, 0, 0, 950, 0)).toBe(true);
    expect(sees(index, 0, 0, 960, 0)).toBe(false);
  });

  it('goes over what is lower than the line between two heights', () => {
    const index = sightIndex([{ ...wall(squareAt(0, 0, 1000)), height: 100 }]);
    expect(sees(index, -2000, 0, 6000, 0, 400, 0)).toBe(true);
    expect(sees(index, -2000, 0, 4000, 0, 200, 50)).toBe(true);
    expect(sees(index, -2000, 0, 4000, 0, 180, 0)).toBe(false);
  });

  it('runs through each arm of a horseshoe', () => {
    const horseshoe = polygonOf([
      [0, 0],
      [0, 100],
      [10, 100],
      [10, 10],
      [90, 10],
      [90, 100],
      [100, 100],
      [100, 0],
    ]);
    const runs = new Float64Array(8);
    expect(runsThrough(horseshoe, -50, 50, 150, 50, runs)).toBe(4);
    expect([...runs.subarray(0, 4)]).toEqual([0.25, 0.3, 0.7, 0.75]);
    expect(runsThrough(horseshoe, -50, 100, 150, 100, runs)).toBe(0);
    expect(runsThrough(horseshoe, 5, 50, 50, 50, runs)).toBe(2);
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
      const along = new Int32Array(blockers.length);
      const met = along.subarray(0, blockersAlong(index, ax, ay, bx, by, along));
      must(
        stoppers.every((k) => met.includes(k)),
        () => `[${stoppers}] stop it, but only [${met}] lie along it`,
      );
      must(
        fast ? stopper === -1 : stoppers.includes(stopper),
        () => `${stopper} stops it, not one of ${stoppers}`,
      );
    }
  });
});
