import { type Body, bodiesSee, bodyOf, polygonOf, sightIndex, wall } from '@grognard/field';
import type { Work } from '../measure.ts';
import { bareLine } from './plane-bare-sight.ts';
import { CASES, type Corner, type Rectangle, sightGround, squared } from './plane-cases.ts';

/** Battalions that look for each other, from 10 to 25 cm apart, outside the polygons. */
export interface PairCases {
  readonly polygons: readonly (readonly Corner[])[];
  readonly pairs: readonly (readonly [Body, Body])[];
}

/** No battalion reaches further from its middle. */
const REACH = 2_600;

export const pairCases = (): PairCases => {
  const { random, discs, polygons } = sightGround();
  const some = (x: number, y: number): Rectangle => ({
    x,
    y,
    heading: random(36_000),
    halfFront: 2_500,
    halfDepth: 475,
  });
  const isFree = ({ x, y }: Rectangle) =>
    Math.abs(x) < 140_000 &&
    Math.abs(y) < 90_000 &&
    discs.every((disc) => squared(x - disc.x, y - disc.y) > (disc.radius + REACH) * (disc.radius + REACH));
  const pairs: [Body, Body][] = [];
  while (pairs.length < CASES) {
    const a = some(random(280_000) - 140_000, random(180_000) - 90_000);
    const b = some(a.x + random(50_000) - 25_000, a.y + random(50_000) - 25_000);
    const length = Math.sqrt(squared(b.x - a.x, b.y - a.y));
    if (length > 10_000 && length < 25_000 && isFree(a) && isFree(b)) pairs.push([bodyOf([a]), bodyOf([b])]);
  }
  return { polygons, pairs };
};

export const oursBetween = ({ polygons, pairs }: PairCases): Work => {
  const index = sightIndex(polygons.map((ring) => wall(polygonOf(ring))));
  const watchers = pairs.map(([a, b]) => [{ body: a }, { body: b }] as const);
  return (times) => {
    let seen = 0;
    for (let i = 0; i < times; i += 1) {
      const [a, b] = watchers[i & (CASES - 1)] as (typeof watchers)[number];
      if (bodiesSee(index, a, b)) seen += 1;
    }
    return seen;
  };
};

/** The places of a body that are tried: nine along each of its sides that faces the other. */
const STEPS = 8;

const placesOf = (body: Body, other: Body): Float64Array => {
  const corners = body.pieces.points;
  const far = other.pieces.points;
  const places: number[] = [];
  for (let side = 0; side < 4; side += 1) {
    const [ax = 0, ay = 0] = corners.subarray(2 * side);
    const [bx = 0, by = 0] = corners.subarray(2 * ((side + 1) % 4));
    const isBefore = (_: number, i: number) =>
      i % 2 === 0 && (bx - ax) * ((far[i + 1] ?? 0) - ay) - (by - ay) * ((far[i] ?? 0) - ax) > 0;
    if (!far.some(isBefore)) continue;
    for (let step = 0; step <= STEPS; step += 1) {
      places.push(ax + ((bx - ax) * step) / STEPS, ay + ((by - ay) * step) / STEPS);
    }
  }
  return Float64Array.from(places);
};

/**
 * What one would do without a search: so many lines from place to place, one after the other, until one is free. The
 * places are given to it for nothing, and what is seen through a gap between them it does not see.
 */
export const bareBetween = (cases: PairCases): Work => {
  const one = bareLine(cases);
  const places = cases.pairs.map(([a, b]) => [placesOf(a, b), placesOf(b, a)] as const);
  const isSeen = (from: Float64Array, to: Float64Array): boolean => {
    for (let i = 0; i < from.length; i += 2) {
      for (let k = 0; k < to.length; k += 2) {
        if (one(from[i] as number, from[i + 1] as number, to[k] as number, to[k + 1] as number) === 1)
          return true;
      }
    }
    return false;
  };
  return (times) => {
    let seen = 0;
    for (let i = 0; i < times; i += 1) {
      const [from, to] = places[i & (CASES - 1)] as (typeof places)[number];
      if (isSeen(from, to)) seen += 1;
    }
    return seen;
  };
};
