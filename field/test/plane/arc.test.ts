import { describe, expect, it } from 'vitest';
import {
  type Arc,
  bodyOf,
  eastOf,
  fieldOfFire,
  gap,
  isInArc,
  northOf,
  overlapArea,
  polygonOf,
  type Ring,
  rangeBand,
  sector,
  shareInArc,
} from '../../index.ts';
import { anyBlock, anyBody, anyHeading, cornersOf, SPREAD } from './cases.ts';
import { holds, must, mustBeNear } from './property.ts';
import type { Random } from './random.ts';

const file = 'arc.test.ts';

/** A ring sector drawn with many straight strokes; the last few thousandths are lost on the outside. */
const drawn = (x: number, y: number, from: number, to: number, inner: number, outer: number): Ring => {
  const strokes = 90;
  const stroke = (radius: number, i: number): [number, number] => {
    const angle = ((from + ((to - from) * i) / strokes) * Math.PI) / 18_000;
    return [x + Math.sin(angle) * radius, y + Math.cos(angle) * radius];
  };
  const rim = Array.from({ length: strokes + 1 }, (_, i) => stroke(outer, i));
  const back =
    inner > 0 ? Array.from({ length: strokes + 1 }, (_, i) => stroke(inner, strokes - i)) : [[x, y] as const];
  return [...rim, ...back];
};

const anyArc = (random: Random): Arc => {
  const [inner, wide] = [random.pick([0, random.whole(0, 5000)]), random.whole(100, 9000)];
  const block = anyBlock(random);
  const kind = random.whole(0, 2);
  if (kind === 0)
    return fieldOfFire(block, random.pick([0, 4500, 9000, random.whole(0, 9000)]), inner, inner + wide);
  if (kind === 1) return rangeBand(block, inner, inner + wide);
  return sector(
    block.x,
    block.y,
    block.heading,
    random.pick([18_000, random.whole(0, 18_000)]),
    inner,
    inner + wide,
  );
};

describe('arcs', () => {
  const gun = { x: 0, y: 0, heading: 0, halfFront: 2500, halfDepth: 475 };

  it('hold what stands straight before the front, and none of what stands behind', () => {
    const arc = fieldOfFire(gun, 4500, 0, 4500);
    expect(shareInArc(arc, bodyOf([{ ...gun, y: 475 + 475 }]))).toBe(1);
    expect(shareInArc(arc, bodyOf([{ ...gun, y: 475 + 4500 }]))).toBeCloseTo(0.5, 12);
    expect(shareInArc(arc, bodyOf([{ ...gun, y: -475 - 475 }]))).toBe(0);
  });

  it('open by the flare at the corners', () => {
    const arc = fieldOfFire(gun, 4500, 0, 4500);
    expect(isInArc(arc, 2500 + 3000, 475 + 3100)).toBe(true);
    expect(isInArc(arc, 2500 + 3000, 475 + 2900)).toBe(false);
    expect(isInArc(arc, 2500 + 3200, 475 + 3300)).toBe(false);
  });

  holds('of one sector hold the share that a drawn one does', file, (random) => {
    const body = anyBody(random);
    const [x, y] = [random.whole(-SPREAD, SPREAD), random.whole(-SPREAD, SPREAD)];
    const heading = anyHeading(random);
    const spread = random.pick([4500, 9000, random.whole(1, 17_900)]);
    const inner = random.pick([0, random.whole(1, 6000)]);
    const outer = inner + random.whole(1, 9000);
    const drawing = polygonOf(drawn(x, y, heading - spread, heading + spread, inner, outer));
    const tolerance = 6 * outer * outer * (spread / 90 / 5000) ** 2;
    const area = shareInArc(sector(x, y, heading, spread, inner, outer), body) * body.area;
    mustBeNear(area, overlapArea(body, drawing), tolerance + 10, 'area in the sector');
  });

  holds('hold about the share of points of a body that lie in them', file, (random) => {
    const arc = anyArc(random);
    const block = anyBlock(random);
    const across = 24;
    let inside = 0;
    const [east, north] = [eastOf(block.heading), northOf(block.heading)];
    for (let i = 0; i < across * across; i += 1) {
      const right = (((i % across) + 0.5) / across - 0.5) * 2 * block.halfFront;
      const ahead = ((Math.floor(i / across) + 0.5) / across - 0.5) * 2 * block.halfDepth;
      if (isInArc(arc, block.x + north * right + east * ahead, block.y - east * right + north * ahead))
        inside += 1;
    }
    mustBeNear(shareInArc(arc, bodyOf([block])), inside / across ** 2, 0.1, 'share');
  });

  holds('of two bands side by side hold together what one wide band holds', file, (random) => {
    const [from, body] = [anyBlock(random), anyBody(random)];
    const [inner, middle, outer] = [
      random.whole(0, 3000),
      random.whole(3000, 6000),
      random.whole(6000, 9000),
    ];
    for (const arc of [rangeBand, (b: typeof from, i: number, o: number) => fieldOfFire(b, 4500, i, o)]) {
      const parts = shareInArc(arc(from, inner, middle), body) + shareInArc(arc(from, middle, outer), body);
      mustBeNear(shareInArc(arc(from, inner, outer), body), parts, 1e-9, 'share');
    }
  });

  holds('up to the gap hold nothing, and some of the body beyond it', file, (random) => {
    const [from, body] = [anyBlock(random), anyBody(random)];
    const far = gap(bodyOf([from]), body);
    if (far === 0) return;
    must(shareInArc(rangeBand(from, 0, far), body) < 1e-9, () => 'some of the body within its gap');
    must(shareInArc(rangeBand(from, 0, far + 500), body) > 0, () => 'nothing of the body beyond its gap');
    must(
      cornersOf(from).every(([x, y]) => isInArc(rangeBand(from, 0, 1), x, y)),
      () => 'a corner is not in range',
    );
  });
});
