import { describe, expect, it } from 'vitest';
import {
  type Block,
  type Body,
  bodyOf,
  halt,
  type Motion,
  march,
  meet,
  polygonOf,
  SAME,
  sweep,
  timeToMeet,
  wheel,
  wheelAbout,
} from '../../index.ts';
import { anyBody, anyObstacle, anyPolygon, cornersOf, SPREAD, twoBlocks } from './cases.ts';
import { holds, must } from './property.ts';
import type { Random } from './random.ts';
import { layersOf, type Points, ringsOf, slowDepth, slowInside } from './slow.ts';

const file = 'sweep.test.ts';

/** Where a motion brings an outline, with the built-in sine and cosine. */
const at = (motion: Motion, time: number, points: Points): Points => {
  const angle = (motion.turn * time * Math.PI) / 18_000;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return points.map(([px, py]) => {
    const [x, y] = [px - motion.pivotX, py - motion.pivotY];
    return [
      motion.pivotX + x * c + y * s + motion.dx * time,
      motion.pivotY - x * s + y * c + motion.dy * time,
    ] as const;
  });
};

type DepthAt = (time: number) => number;

const STEPS = 50;

/** The greatest depth at any step from one time to another, looked at more closely around the deepest. */
const deepest = (depth: DepthAt, from: number, to: number): number => {
  let [best, most] = [from, -Infinity];
  const look = (time: number): void => {
    const there = depth(time);
    if (there > most) [best, most] = [time, there];
  };
  if (to === from) return depth(from);
  for (let i = 0; i <= STEPS; i += 1) look(from + ((to - from) * i) / STEPS);
  for (let step = (to - from) / STEPS; step * STEPS > 1e-4 * (to - from); step /= 1.8) {
    look(Math.max(from, best - step));
    look(Math.min(to, best + step));
  }
  return most;
};

/** What `slide.ts` promises, found by small steps. */
const mustKeepPromise = (depth: DepthAt, time: number, way: number): void => {
  const start = depth(0);
  const startsApart = start < -SAME - 1;
  const most = Math.max(0, start) + SAME;
  if (time === Infinity) {
    const went = deepest(depth, 0, 1);
    must(went <= most + 0.05, () => `no contact found, but ${went} deep on the way (began at ${start})`);
    return;
  }
  must(time >= 0 && time <= 1, () => `time ${time}`);
  const before = deepest(depth, 0, time);
  must(before <= most + 0.05, () => `already ${before} deep before ${time} (began at ${start})`);
  const then = depth(time);
  if (startsApart) must(Math.abs(then) <= 0.01, () => `at ${time} they are ${-then} apart`);
  must(then >= -SAME - 0.01 || !startsApart, () => `at ${time} they are ${-then} apart`);
  const soon = deepest(depth, time, Math.min(1, time + (50 * SAME) / way));
  const later = soon >= most - 0.1 ? soon : deepest(depth, time, 1);
  must(later >= most - 0.1, () => `contact at ${time}, but never deeper than ${later} after it`);
};

const wayOf = (motion: Motion, points: Points): number => {
  const far = Math.max(...points.map(([x, y]) => Math.hypot(x - motion.pivotX, y - motion.pivotY)));
  return Math.hypot(motion.dx, motion.dy) + (Math.abs(motion.turn) * far * Math.PI) / 18_000;
};

const anyMarch = (random: Random, a: Block, b: Block): Motion => {
  if (random.chance(0.05)) return march(0, 0);
  if (random.chance(0.3)) return march(b.x - a.x, b.y - a.y);
  if (random.chance(0.2)) return march(random.pick([0, 20_000, -20_000]), random.pick([0, 20_000]));
  return march(random.whole(-SPREAD, SPREAD) * 2, random.whole(-SPREAD, SPREAD) * 2);
};

const anyTurn = (random: Random): number =>
  random.pick([9000, -9000, 18_000, random.whole(-35_000, 35_000), random.whole(-500, 500)]);

/** About one of its own corners as often as not: that is how a line wheels. */
const anyWheel = (random: Random, a: Block): Motion => {
  const corner = cornersOf(a)[random.whole(0, 3)] ?? [0, 0];
  const [x, y] = random.chance(0.6) ? corner : [random.whole(-SPREAD, SPREAD), random.whole(-SPREAD, SPREAD)];
  return wheelAbout(Math.round(x), Math.round(y), anyTurn(random));
};

const anyMotion = (random: Random, a: Block, b: Block): Motion => {
  if (random.chance(0.3)) return anyMarch(random, a, b);
  const turning = anyWheel(random, a);
  return random.chance(0.5)
    ? turning
    : { ...turning, ...{ dx: random.whole(-9000, 9000), dy: random.whole(-9000, 9000) } };
};

const mustMeetAt = (a: Block, aMotion: Motion, b: Block, bMotion: Motion, time: number): void => {
  const [p, q] = [cornersOf(a), cornersOf(b)];
  const depth = (t: number): number => slowDepth(at(aMotion, t, p), at(bMotion, t, q));
  mustKeepPromise(depth, time, wayOf(aMotion, p) + wayOf(bMotion, q));
};

describe('a march', () => {
  const block: Block = { x: 0, y: 0, heading: 0, halfFront: 2500, halfDepth: 475 };

  it('ends where the front touches', () => {
    const enemy = bodyOf([{ ...block, y: 4950 }]);
    expect(sweep(bodyOf([block]), 0, 8000, enemy)).toBe(0.5);
    expect(sweep(bodyOf([block]), 0, 4000, enemy)).toBe(Infinity);
  });

  it('may leave and may slide along what it touches', () => {
    const neighbour = bodyOf([{ ...block, x: 5000 }]);
    expect(sweep(bodyOf([block]), 0, 8000, neighbour)).toBe(Infinity);
    expect(sweep(bodyOf([block]), -8000, 0, neighbour)).toBe(Infinity);
    expect(sweep(bodyOf([block]), 8000, 0, neighbour)).toBe(0);
  });

  holds('meets a block when small steps do', file, (random) => {
    const [a, b] = twoBlocks(random);
    const motion = anyMarch(random, a, b);
    mustMeetAt(a, motion, b, halt, sweep(bodyOf([a]), motion.dx, motion.dy, bodyOf([b])));
  });
});

describe('a wheel', () => {
  it('of a quarter turn meets what stands across its way half way', () => {
    const block: Block = { x: 0, y: 0, heading: 0, halfFront: 2000, halfDepth: 500 };
    const wall = polygonOf([
      [-2000, 3000],
      [-2000, 3500],
      [2000, 3500],
      [2000, 3000],
    ]);
    // About the rear left corner the front right one, 4123 away, rises from 1000 to 3500 above the pivot.
    const time = wheel(bodyOf([block]), -2000, -500, -9000, wall);
    const angle = Math.asin(3500 / Math.hypot(4000, 1000)) - Math.atan2(1000, 4000);
    expect(time).toBeCloseTo(angle / (Math.PI / 2), 9);
  });

  holds('meets a block when small steps do', file, (random) => {
    const [a, b] = twoBlocks(random);
    const motion = anyWheel(random, a);
    const time = wheel(bodyOf([a]), motion.pivotX, motion.pivotY, motion.turn, bodyOf([b]));
    mustMeetAt(a, motion, b, halt, time);
  });
});

describe('two bodies on the move', () => {
  holds('meet when small steps do, whichever is named first', file, (random) => {
    const [a, b] = twoBlocks(random);
    const [aMotion, bMotion] = [anyMotion(random, a, b), anyMotion(random, b, a)];
    const time = meet(bodyOf([a]), aMotion, bodyOf([b]), bMotion);
    mustMeetAt(a, aMotion, b, bMotion, time);
    const other = meet(bodyOf([b]), bMotion, bodyOf([a]), aMotion);
    must(time === other, () => `${time}, but ${other} the other way`);
  });

  holds('march like one that marches by the difference', file, (random) => {
    const [a, b] = twoBlocks(random);
    const [aMotion, bMotion] = [anyMarch(random, a, b), anyMarch(random, b, a)];
    const time = meet(bodyOf([a]), aMotion, bodyOf([b]), bMotion);
    const alone = sweep(bodyOf([a]), aMotion.dx - bMotion.dx, aMotion.dy - bMotion.dy, bodyOf([b]));
    must(time === alone, () => `${time} and ${alone}`);
  });
});

/** The first of a few moments at which some block is deeper in some outline than it may be. */
const firstTooDeep = (body: Body, motion: Motion, outlines: readonly Points[]): number => {
  const steps = 20;
  let first = Infinity;
  for (const block of body.blocks) {
    const corners = cornersOf(block);
    const most = outlines.map((outline) => Math.max(0, slowDepth(corners, outline)) + SAME);
    for (let i = 1; i <= steps && i / steps < first; i += 1) {
      const there = at(motion, i / steps, corners);
      if (outlines.some((outline, k) => slowDepth(there, outline) > (most[k] ?? 0) + 0.05)) first = i / steps;
    }
  }
  return first;
};

describe('a body of many blocks', () => {
  holds('goes no further into polygons, ribbons and bodies than its first block may', file, (random) => {
    const body = anyBody(random);
    const [first] = body.blocks;
    if (first === undefined) return;
    const obstacle = anyObstacle(random);
    const motion = anyMotion(random, first, { ...first, x: 0, y: 0 });
    const time = timeToMeet(body, motion, obstacle);
    if (obstacle.kind === 'polygon' && time === 0) return;
    if (obstacle.kind === 'polygon') {
      const isIn = slowInside(layersOf(obstacle), first.x, first.y);
      must(!isIn, () => 'starts in the polygon, yet goes on');
    }
    const slow = firstTooDeep(body, motion, ringsOf(obstacle.pieces));
    must(time <= slow, () => `goes on to ${time}, but is too deep at ${slow}`);
  });

  holds('is stopped by a polygon only where one of its sides stops it', file, (random) => {
    const body = anyBody(random);
    const [first] = body.blocks;
    if (first === undefined) return;
    const polygon = anyPolygon(random);
    const motion = anyMotion(random, first, { ...first, x: 0, y: 0 });
    const time = timeToMeet(body, motion, polygon);
    if (time === 0 || time === Infinity) return;
    const rings = ringsOf(polygon.pieces);
    const isTouched = body.blocks.some((block) => {
      const outline = at(motion, time, cornersOf(block));
      return rings.some((ring) => Math.abs(slowDepth(outline, ring)) < 2 * SAME);
    });
    must(isTouched, () => `nothing touches at ${time}`);
  });
});
