import { bodyOf } from '@grognard/field';
import { describe, expect, test } from 'vitest';
import { type Bystander, type Fugitive, routeOf } from '../../rules/passing-through/flight.ts';
import { crosswise, freeLanes, lengthwise, nearestLane } from '../../rules/passing-through/lane.ts';

const TABLE = { minX: -120_000, minY: -60_000, maxX: 120_000, maxY: 60_000 };

/** A body so wide and so deep, the middle of its southern edge at a place; all lengths in cm. */
const body = (x: number, y: number, width: number, depth: number) =>
  bodyOf([
    {
      ...{ x: x * 1_000, y: (y + depth / 2) * 1_000, heading: 0 },
      ...{ halfFront: width * 500, halfDepth: depth * 500 },
    },
  ]);

const friend = (
  part: number,
  x: number,
  y: number,
  width: number,
  more: Partial<Bystander> = {},
): Bystander => ({
  ...{ part, body: body(x, y, width, 5), holds: 'mass', slow: true },
  ...more,
});

/** Twelve riders in line who go north with 9 cm to spend; their front is at nought. */
const rider = (more: Partial<Fugitive> = {}): Fugitive => ({
  ...{ part: 0, body: body(0, -5, 30, 5), way: 0, length: 9_000, room: 100_000 },
  ...{ base: 2_500, figures: 12, on: [] },
  ...more,
});

describe('lanes', () => {
  test('are what is left between those who stand, and at either end', () => {
    expect(freeLanes({ from: 0, to: 10 }, [])).toEqual([{ from: 0, to: 10 }]);
    const bars = [
      { from: 6, to: 7 },
      { from: 2, to: 4 },
      { from: 3, to: 5 },
    ];
    expect(freeLanes({ from: 0, to: 10 }, bars)).toEqual([
      { from: 0, to: 2 },
      { from: 5, to: 6 },
      { from: 7, to: 10 },
    ]);
    expect(freeLanes({ from: 0, to: 4 }, [{ from: -1, to: 9 }])).toEqual([]);
  });

  test('the nearest with room is taken, the more central of two', () => {
    const lanes = [
      { from: -9_000, to: -5_000 },
      { from: -1_000, to: 1_000 },
      { from: 6_000, to: 9_000 },
    ];
    expect(nearestLane(lanes, 0, 2_500)).toBe(lanes[0]);
    expect(nearestLane(lanes, 0, 2_000)).toBe(lanes[1]);
    expect(nearestLane(lanes, 3_000, 3_000)).toBe(lanes[2]);
    expect(nearestLane(lanes, 0, 5_000)).toBeUndefined();
    const even = [
      { from: 2_000, to: 5_000 },
      { from: 9_000, to: 12_000 },
    ];
    expect(nearestLane(even, 7_000, 2_000)).toBe(even[0]);
    const mirrored = even.map(({ from, to }) => ({ from: -to, to: -from }));
    expect(nearestLane(mirrored, -7_000, 2_000)).toBe(mirrored[0]);
  });

  test('are measured across the way, and how deep along it', () => {
    const block = body(3, 4, 6, 2);
    expect(crosswise(block, 0)).toEqual({ from: 0, to: 6_000 });
    expect(lengthwise(block, 0)).toEqual({ from: 4_000, to: 6_000 });
    expect(crosswise(block, 18_000)).toEqual({ from: -6_000, to: 0 });
    expect(lengthwise(block, 9_000)).toEqual({ from: 0, to: 6_000 });
  });
});

describe('the way past friends', () => {
  test('is free where nobody stands', () => {
    const route = routeOf(rider(), [friend(1, 40, 0, 10)], TABLE);
    expect(route).toEqual({ legs: [{ dx: 0, dy: 9_000, cost: 9_000 }], crosses: [], met: [] });
  });

  test('goes no further than the table', () => {
    expect(routeOf(rider({ room: 2_000 }), [], TABLE).legs).toEqual([{ dx: 0, dy: 2_000, cost: 2_000 }]);
  });

  test('leads into the lane with what is left of the quarter', () => {
    const { flow, legs } = routeOf(rider(), [friend(1, -14, 2, 20), friend(2, 14, 2, 20)], TABLE);
    expect(legs).toEqual([{ dx: 0, dy: 2_000, cost: 2_000 }]);
    expect(flow).toEqual({ files: 3, middle: 0, mouth: 2_000, depth: 5_000, left: 7_000 });
  });

  test('a lane to the side is paid for, too', () => {
    const wall = friend(1, 0, 2, 34, { refuses: 'LA-U5.1-4' });
    const { flow, legs, found } = routeOf(
      rider(),
      [wall, friend(2, 36, 2, 32), friend(3, -60, 2, 86)],
      TABLE,
    );
    expect(found).toBe('space');
    // From 15 to 19.5 cm: the lane reaches from 17 to 20.
    expect(legs).toEqual([
      { dx: 0, dy: 2_000, cost: 2_000 },
      { dx: 4_500, dy: 0, cost: 4_500 },
    ]);
    expect(flow).toMatchObject({ files: 1, middle: 18_250, left: 2_500 });
  });

  test('ground shared with a friend costs double', () => {
    const blockers = [friend(1, -8, 2, 16), friend(2, 8, 2, 16)];
    const { legs, crosses } = routeOf(
      rider(),
      [...blockers, friend(3, 70, 2, 100), friend(4, -70, 2, 100)],
      TABLE,
    );
    expect(crosses).toEqual([1, 2]);
    expect(legs).toEqual([
      { dx: 0, dy: 2_000, cost: 2_000 },
      { dx: 0, dy: 3_500, cost: 7_000 },
    ]);
    const inside = routeOf(rider({ on: [1], body: body(0, -1, 30, 5) }), [friend(1, 0, -6, 16)], TABLE);
    // The rear is at -1, the friend's far side too: all of it is free again.
    expect(inside.legs).toEqual([{ dx: 0, dy: 9_000, cost: 9_000 }]);
    const deep = routeOf(rider({ on: [1], body: body(0, -3, 30, 5) }), [friend(1, 0, -6, 16)], TABLE);
    expect(deep.legs).toEqual([
      { dx: 0, dy: 2_000, cost: 4_000 },
      { dx: 0, dy: 5_000, cost: 5_000 },
    ]);
  });

  test('ends against one who refuses where no lane is left', () => {
    const wall = friend(1, 0, 2, 240, { refuses: 'LA-U5.1-3' });
    expect(routeOf(rider(), [wall], TABLE)).toMatchObject({ found: 'none', barredBy: 1, crosses: [] });
  });
});
