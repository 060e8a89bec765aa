import { describe, expect, it } from 'vitest';
import {
  bodyOf,
  corridor,
  corridorWidth,
  eastOf,
  fitsThrough,
  gap,
  gapToPoint,
  northOf,
  type Obstacle,
  polygonOf,
  reachOutline,
  sweep,
} from '../../index.ts';
import { anyBlock, anyBody, anyHeading, anyObstacle, anyPolygon, SPREAD } from './cases.ts';
import { holds, must, mustBeNear } from './property.ts';

const file = 'corridor.test.ts';

const house = (x: number, y: number, half: number): Obstacle =>
  polygonOf([
    [x - half, y - half],
    [x - half, y + half],
    [x + half, y + half],
    [x + half, y - half],
  ]);

describe('a corridor', () => {
  it('is as wide as the gap between two houses, wherever the path lies in it', () => {
    const houses = [house(-3000, 0, 1000), house(2000, 0, 1000)];
    const path = [
      [-1500, -5000],
      [-1500, 5000],
    ] as const;
    expect(corridor(path, houses, 9000)).toEqual([{ left: 500, right: 2500 }]);
    expect(corridorWidth(path, houses, 9000)).toBe(3000);
    expect([fitsThrough(path, 3000, houses), fitsThrough(path, 3003, houses)]).toEqual([true, false]);
  });

  holds('lets a thin block of its width through, and no wider one', file, (random) => {
    const heading = anyHeading(random);
    const [east, north] = [eastOf(heading), northOf(heading)];
    const [x, y] = [random.whole(-SPREAD, SPREAD), random.whole(-SPREAD, SPREAD)];
    const length = random.whole(1000, 20_000);
    const obstacles = Array.from({ length: 3 }, () => anyObstacle(random));
    const end = [x + east * length, y + north * length] as const;
    const [free] = corridor([[x, y], end], obstacles, 4000);
    if (free === undefined || free.left + free.right < 20) return;
    // With so much more before the start and beyond the end, where things may just reach in.
    const clear = (left: number, right: number, more: number): boolean => {
      const middle = (right - left) / 2;
      const body = bodyOf([
        {
          x: x + north * middle + east * (10 - more),
          y: y - east * middle + north * (10 - more),
          heading,
          halfFront: (left + right) / 2,
          halfDepth: 10,
        },
      ]);
      const isFreeAtStart = obstacles.every((each) => gap(body, each) > 0);
      const way = length - 20 + 2 * more;
      const [dx, dy] = [east * way, north * way];
      return isFreeAtStart && obstacles.every((each) => sweep(body, dx, dy, each, 0.4) === Infinity);
    };
    must(clear(free.left - 2, free.right - 2, 0), () => `${free.left} and ${free.right} are not free`);
    if (free.left < 3000)
      must(!clear(free.left + 50, 0.1, 5), () => `more than ${free.left} is free on the left`);
    if (free.right < 3000)
      must(!clear(0.1, free.right + 50, 5), () => `more than ${free.right} is free on the right`);
  });

  holds('comes no nearer to anything, bends included, than its free width', file, (random) => {
    const bend = [random.whole(-3000, 3000), random.whole(-3000, 3000)] as const;
    const path = [[random.whole(-9000, 0), -9000], bend, [random.whole(-9000, 9000), 9000]] as const;
    const obstacles = [anyBody(random), anyPolygon(random)];
    const frees = corridor(path, obstacles, 5000);
    const least = Math.min(...frees.map(({ left, right }) => Math.min(left, right)));
    const around = Math.min(5000, ...obstacles.map((each) => gapToPoint(each, ...bend)));
    must(least <= around + 3, () => `${least} is free, but something stands ${around} from the bend`);
  });
});

describe('reach', () => {
  it('is a fan with its tip where the body stands', () => {
    const body = bodyOf([{ x: 100, y: 200, heading: 0, halfFront: 2500, halfDepth: 475 }]);
    const outline = reachOutline(body, 0, 4500, 4500, [], 3);
    expect([...outline.subarray(0, 2)]).toEqual([100, 200]);
    expect([...outline.subarray(4, 6)]).toEqual([100, 4700]);
  });

  holds('goes as far as it may and no deeper into anything', file, (random) => {
    const block = anyBlock(random);
    const body = bodyOf([block]);
    const distance = random.whole(0, 13_500);
    const obstacles = [anyBody(random), anyPolygon(random)];
    const outline = reachOutline(body, block.heading, random.pick([4500, 18_000]), distance, obstacles, 7);
    for (let i = 0; i < outline.length; i += 2) {
      const [dx, dy] = [(outline[i] ?? 0) - block.x, (outline[i + 1] ?? 0) - block.y];
      must(Math.hypot(dx, dy) <= distance + 1e-6, () => `goes ${Math.hypot(dx, dy)}`);
      for (const each of obstacles) {
        const time = sweep(body, dx, dy, each);
        if (time < 0.999) mustBeNear(time * Math.hypot(dx, dy), Math.hypot(dx, dy), 5, 'way to the obstacle');
      }
    }
  });
});
