import { describe, expect, it } from 'vitest';
import {
  bodyOf,
  gap,
  gapToPoint,
  isUpTo,
  isWhollyIn,
  lookUp,
  lookupOf,
  overlapArea,
  polygonOf,
  whereIn,
} from '../../index.ts';
import { anyBody, anyPolygon, anyRibbon, bodyAndPolygon, SPREAD, twoBodies } from './cases.ts';
import { holds, must, mustBeNear } from './property.ts';
import { edgesOf, layersOf, pointToEdge, ringsOf, slowGap, slowInside, slowOverlap } from './slow.ts';

const file = 'gap.test.ts';
const LENGTH = 1e-6;

describe('gap', () => {
  it('is nothing between blocks that touch, and up to N includes N + SAME', () => {
    const block = { x: 0, y: 0, heading: 0, halfFront: 2500, halfDepth: 475 };
    expect(gap(bodyOf([block]), bodyOf([{ ...block, y: 950 }]))).toBe(0);
    const far = gap(bodyOf([block]), bodyOf([{ ...block, y: 950 + 6402 }]));
    expect(far).toBe(6402);
    expect([isUpTo(far, 6400), isUpTo(far, 6399)]).toEqual([true, false]);
  });

  holds('between bodies is the least between their edges', file, (random) => {
    const [a, b] = twoBodies(random);
    mustBeNear(gap(a, b), slowGap(layersOf(a), layersOf(b)), LENGTH, 'gap');
    mustBeNear(gap(a, b), gap(b, a), 0, 'gap the other way');
  });

  holds('from a body to a polygon is the least between their edges', file, (random) => {
    const [body, polygon] = bodyAndPolygon(random);
    mustBeNear(gap(body, polygon), slowGap(layersOf(body), layersOf(polygon)), LENGTH, 'gap');
  });

  holds('from a body to a ribbon is the least between their edges', file, (random) => {
    const body = anyBody(random);
    const ribbon = anyRibbon(random);
    mustBeNear(gap(body, ribbon), slowGap(layersOf(body), layersOf(ribbon)), LENGTH, 'gap');
  });

  holds('from a place to anything is the least to its edges, or nothing inside', file, (random) => {
    const [x, y] = [random.whole(-SPREAD, SPREAD), random.whole(-SPREAD, SPREAD)];
    for (const shape of [anyBody(random), anyPolygon(random), anyRibbon(random)]) {
      const layers = layersOf(shape);
      const edges = layers.flat().flatMap(edgesOf);
      const slow = slowInside(layers, x, y) ? 0 : Math.min(...edges.map((edge) => pointToEdge(x, y, edge)));
      mustBeNear(gapToPoint(shape, x, y), slow, LENGTH, `gap to ${shape.kind}`);
    }
  });
});

describe('containment', () => {
  it('puts corners and sides on the border', () => {
    const square = polygonOf([
      [0, 0],
      [0, 100],
      [100, 100],
      [100, 0],
    ]);
    const places = [
      [0, 0],
      [0, 50],
      [100, 100],
      [50, 50],
      [101, 50],
      [50, 0],
    ] as const;
    expect(places.map(([x, y]) => whereIn(square, x, y))).toEqual([
      'border',
      'border',
      'border',
      'inside',
      'outside',
      'border',
    ]);
  });

  holds('of a place is what counting sides gives', file, (random) => {
    const polygon = anyPolygon(random);
    const ring = ringsOf(polygon.rings)[0] ?? [];
    const [cx, cy] = ring[random.whole(0, ring.length - 1)] ?? [0, 0];
    mustBeNear(Number(whereIn(polygon, cx, cy) === 'border'), 1, 0, 'a corner on the border');
    const y = random.pick([cy, random.whole(-SPREAD, SPREAD)]);
    const x = random.whole(-SPREAD, SPREAD);
    const layers = layersOf(polygon);
    const isOnBorder = layers
      .flat()
      .some((each) => edgesOf(each).some((edge) => pointToEdge(x, y, edge) < 1e-9));
    const slow = isOnBorder ? 'border' : slowInside(layers, x, y) ? 'inside' : 'outside';
    must(whereIn(polygon, x, y) === slow, () => `${x}, ${y} is ${whereIn(polygon, x, y)}, not ${slow}`);
  });

  holds('of a body is to share all its ground', file, (random) => {
    const large = anyPolygon(random, 3000, 20_000);
    const [body, polygon] = random.chance(0.3) ? bodyAndPolygon(random) : [anyBody(random), large];
    const outside = body.area - slowOverlap(layersOf(body), layersOf(polygon));
    const around = 4 * body.blocks.reduce((sum, block) => sum + block.halfFront + block.halfDepth, 0);
    if (isWhollyIn(body, polygon)) must(outside <= 3 * around, () => `${outside} square units stick out`);
    else must(outside > 1e-3, () => `nothing sticks out (${outside})`);
    mustBeNear(overlapArea(body, polygon), body.area - outside, 1, 'area inside');
  });
});

describe('lookup', () => {
  holds('finds the boxes that meet a box', file, (random) => {
    const shapes = Array.from({ length: random.whole(0, 30) }, () => anyPolygon(random));
    const body = anyBody(random);
    const margin = random.pick([0, 2, 1500]);
    const found = new Int32Array(30);
    const count = lookUp(lookupOf(shapes), body, margin, found);
    const slow = shapes.flatMap((shape, i) => {
      const isBeside = shape.minX > body.maxX + margin || shape.maxX < body.minX - margin;
      const isAbove = shape.minY > body.maxY + margin || shape.maxY < body.minY - margin;
      return isBeside || isAbove ? [] : [i];
    });
    must(
      found.subarray(0, count).join() === slow.join(),
      () => `${found.subarray(0, count)} instead of ${slow}`,
    );
  });
});
