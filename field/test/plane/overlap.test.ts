import { describe, expect, it } from 'vitest';
import {
  bodyOf,
  groundOf,
  groundUnder,
  majorityGround,
  overlapArea,
  overlapShare,
  polygonOf,
} from '../../index.ts';
import { anyBody, anyPolygon, anyRibbon, bodyAndPolygon, twoBodies } from './cases.ts';
import { holds, mustBeNear } from './property.ts';
import { layersOf, slowOverlap } from './slow.ts';

const file = 'overlap.test.ts';
/** Square units: a millionth of a square millimetre. */
const AREA = 1;

describe('overlap', () => {
  it('halves a block that stands half in a wood', () => {
    const block = { x: 0, y: 0, heading: 0, halfFront: 2500, halfDepth: 475 };
    const wood = polygonOf([
      [0, -5000],
      [0, 5000],
      [9000, 5000],
      [9000, -5000],
    ]);
    expect(overlapShare(bodyOf([block]), wood)).toBe(0.5);
    expect(majorityGround(groundOf([{ kind: 0, shape: wood }]), bodyOf([block]))).toBe(-1);
    expect(majorityGround(groundOf([{ kind: 0, shape: wood }]), bodyOf([{ ...block, x: 1 }]))).toBe(0);
  });

  holds('two bodies share the ground that slabs count', file, (random) => {
    const [a, b] = twoBodies(random);
    mustBeNear(overlapArea(a, b), slowOverlap(layersOf(a), layersOf(b)), AREA, 'shared area');
  });

  holds('a body covers its blocks, what they share counted once', file, (random) => {
    const body = anyBody(random);
    mustBeNear(body.area, slowOverlap(layersOf(body), layersOf(body)), AREA, 'area');
  });

  holds('a body and a polygon with holes share the ground that slabs count', file, (random) => {
    const [body, polygon] = bodyAndPolygon(random);
    mustBeNear(
      overlapArea(body, polygon),
      slowOverlap(layersOf(body), layersOf(polygon)),
      AREA,
      'shared area',
    );
  });

  holds('a body and a ribbon share the ground that slabs count', file, (random) => {
    const body = anyBody(random);
    const ribbon = anyRibbon(random);
    const slow = ribbon.width === 0 ? 0 : slowOverlap(layersOf(body), layersOf(ribbon));
    mustBeNear(overlapArea(body, ribbon), slow, AREA, 'shared area');
  });

  holds('each kind of ground covers the shares of its patches together', file, (random) => {
    const body = anyBody(random);
    const patches = [0, 1, 2, 1].map((kind) => ({ kind, shape: anyPolygon(random) }));
    const shares = new Float64Array(3);
    groundUnder(groundOf(patches), body, shares);
    for (const kind of [0, 1, 2]) {
      const areas = patches
        .filter((patch) => patch.kind === kind)
        .map(({ shape }) => overlapArea(body, shape));
      const share = areas.reduce((sum, area) => sum + area, 0) / body.area;
      mustBeNear(shares[kind] ?? -1, Math.min(1, share), 1e-12, `share of kind ${kind}`);
    }
  });
});
