import { describe, expect, it } from 'vitest';
import { type Blocker, polygonOf, ribbonOf, sees, sightIndex, wall } from '../../index.ts';
import { hidesFan, takeEyes, takeFan } from '../../plane/sight/screen.ts';
import { anyLine, anyPolygon, squareAt } from './cases.ts';
import { holds, must } from './property.ts';
import type { Random } from './random.ts';

const file = 'screen.test.ts';

type Stretch = readonly [x: number, y: number, halfX: number, halfY: number];

const isHidden = (blocker: Blocker, a: Stretch, az: number, b: Stretch, bz: number): boolean => {
  takeEyes(az, bz);
  takeFan(Float64Array.of(...a, ...b), 0, 0, 1, 1);
  return hidesFan(blocker);
};

const anyBlocker = (random: Random): Blocker => {
  const height = random.pick([Infinity, 1, 2, random.whole(1, 400)]);
  if (random.chance(0.3)) return { ...wall(ribbonOf(anyLine(random), 0)), height };
  const into = random.pick([0, 950, random.whole(1, 4000)]);
  return { shape: anyPolygon(random, 2000, 9000), height, into, through: random.chance(0.3) };
};

/** Often at a corner of the blocker, or near one. */
const anyStretch = (random: Random, { shape }: Blocker): Stretch => {
  const { points } = shape.pieces;
  const i = 2 * random.whole(0, points.length / 2 - 1);
  const far = random.pick([0, 3, 300, 3000, 12_000]);
  const half = random.pick([0, 10, 300, 1500]);
  const about = (value: number, reach: number): number => value + random.whole(-reach, reach);
  const x = random.chance(0.5) ? 0 : (points[i] ?? 0);
  const y = random.chance(0.5) ? 0 : (points[i + 1] ?? 0);
  return [about(x, far), about(y, far), about(0, half), about(0, half)];
};

const eyes = (random: Random): number => random.pick([0, 0.5, 1.5, random.whole(0, 500)]);

/** A place of a stretch: its ends more often than not, where proofs fail first. */
const placeOf = (random: Random, [x, y, halfX, halfY]: Stretch): [number, number] => {
  const share = random.pick([-1, 1, -1, 1, 2 * random.next() - 1]);
  return [x + halfX * share, y + halfY * share];
};

const row: Stretch = [0, -5000, 2500, 0];
const behind: Stretch = [0, 5000, 2500, 0];
const wood = (half: number, into: number): Blocker => ({ ...wall(squareAt(0, 0, half)), into });

describe('a blocker before a fan of lines', () => {
  it('hides it all if it is wide enough', () => {
    expect(isHidden(wood(3000, 0), row, 0, behind, 0)).toBe(true);
    expect(isHidden(wood(3000, 950), row, 0, behind, 0)).toBe(true);
    expect(isHidden(wood(2400, 0), row, 0, behind, 0)).toBe(false);
    expect(isHidden({ ...wood(3000, 950), through: true }, row, 0, behind, 0)).toBe(true);
    expect(isHidden({ ...wood(3000, 9000), through: true }, row, 0, behind, 0)).toBe(false);
  });

  it('hides what stands deep in it, and not what stands at its edge', () => {
    const before: Stretch = [0, -9000, 2500, 0];
    expect(isHidden(wood(5900, 950), before, 0, row, 0)).toBe(false);
    expect(isHidden(wood(5990, 950), before, 0, row, 0)).toBe(true);
    expect(isHidden(wood(5900, 950), row, 0, before, 0)).toBe(false);
    expect(isHidden(wood(5990, 950), row, 0, before, 0)).toBe(true);
    expect(isHidden(wood(5990, 950), row, 0, behind, 0)).toBe(true);
    expect(isHidden(wood(6000, 11_000), row, 0, behind, 0)).toBe(false);
  });

  it('does not hide what looks over it', () => {
    const low = { ...wood(3000, 0), height: 100 };
    expect(isHidden(low, row, 90, behind, 90)).toBe(true);
    expect(isHidden(low, row, 110, behind, 90)).toBe(true);
    expect(isHidden(low, row, 110, behind, 110)).toBe(false);
    expect(isHidden(low, row, 1000, behind, 90)).toBe(false);
  });

  it('hides behind a crest that bends', () => {
    const crest = ribbonOf(
      [
        [-4000, 0],
        [0, 500],
        [4000, 0],
      ],
      0,
    );
    expect(isHidden(wall(crest), row, 0, behind, 0)).toBe(true);
    expect(isHidden({ ...wall(crest), height: 10 }, row, 0, behind, 30)).toBe(false);
    expect(isHidden(wall(crest), row, 0, [1000, 5000, 2500, 0], 0)).toBe(true);
    expect(isHidden(wall(crest), row, 0, [9000, 1000, 2500, 0], 0)).toBe(false);
  });

  it('sees through the clearing of a wood', () => {
    const clearing = [
      [-50, -2900],
      [50, -2900],
      [50, 2900],
      [-50, 2900],
    ] as const;
    const ring = [
      [-3000, -3000],
      [-3000, 3000],
      [3000, 3000],
      [3000, -3000],
    ] as const;
    const blocker = { ...wall(polygonOf(ring, [clearing])), into: 250, through: true };
    expect(isHidden(blocker, [0, -5000, 40, 0], 0, [0, 5000, 40, 0], 0)).toBe(false);
    expect(isHidden(blocker, [500, -5000, 40, 0], 0, [500, 5000, 40, 0], 0)).toBe(true);
  });

  holds('leaves no line of a fan free that it is said to hide', file, (random) => {
    for (let fan = 0; fan < 10; fan += 1) {
      const blocker = anyBlocker(random);
      const [a, b] = [anyStretch(random, blocker), anyStretch(random, blocker)];
      const [az, bz] = [eyes(random), eyes(random)];
      if (!isHidden(blocker, a, az, b, bz)) continue;
      const index = sightIndex([blocker]);
      for (let i = 0; i < 8; i += 1) {
        const [p, q] = [placeOf(random, a), placeOf(random, b)];
        must(!sees(index, ...p, ...q, az, bz), () => `free from ${p} at ${az} to ${q} at ${bz}`);
      }
    }
  });
});
