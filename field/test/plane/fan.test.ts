import { describe, expect, it } from 'vitest';
import {
  bodyOf,
  fanOutline,
  fieldOfFire,
  fieldOfFireOutline,
  isInArc,
  overlapArea,
  placesOver,
  polygonOf,
  whereIn,
} from '../../index.ts';
import { anyBlock } from './cases.ts';
import { holds, must } from './property.ts';

const file = 'field/test/plane/fan.test.ts';

const polygon = (ring: readonly number[]) =>
  polygonOf(ring.flatMap((_, i) => (i % 2 === 0 ? [[ring[i] ?? 0, ring[i + 1] ?? 0] as const] : [])));

describe('a fan', () => {
  it('is drawn inside: between two rays no further than the shorter', () => {
    const outline = fanOutline({ x: 0, y: 0, from: 0, turn: 9_000, rays: 3, step: 20_000 }, (heading) =>
      heading === 4_500 ? 500 : 1_000,
    );
    const far = outline.flatMap((x, i) => (i % 2 === 0 ? [Math.hypot(x, outline[i + 1] ?? 0)] : []));
    expect(far.map(Math.round)).toEqual([500, 500, 500]);
  });

  it('looks again where neighbours differ', () => {
    const asked: number[] = [];
    fanOutline({ x: 0, y: 0, from: 0, turn: 36_000, rays: 4, step: 100, also: [1_000] }, (heading) => {
      asked.push(heading);
      return heading === 18_000 ? 0 : 1_000;
    });
    expect(asked.toSorted((a, b) => a - b)).toEqual([
      ...[0, 1_000, 9_000, 13_500, 15_750, 18_000, 20_250, 22_500, 27_000],
    ]);
  });
});

describe('rings', () => {
  holds('around all places at which a block lies over another', file, (random) => {
    const [block, other] = [anyBlock(random), anyBlock(random)];
    const ring = polygon(placesOver(block, other));
    const moved = {
      ...block,
      x: other.x + random.whole(-9_000, 9_000),
      y: other.y + random.whole(-9_000, 9_000),
    };
    const isOver = overlapArea(bodyOf([moved]), bodyOf([other])) > 1;
    const where = whereIn(ring, moved.x, moved.y);
    must(!isOver || where !== 'outside', () => `over it at ${moved.x}, ${moved.y}, but outside of the ring`);
    must(isOver || where !== 'inside', () => `beside it at ${moved.x}, ${moved.y}, but inside of the ring`);
  });

  holds('around a field of fire leave nothing of it outside', file, (random) => {
    const block = anyBlock(random);
    const flare = random.whole(0, 9_000);
    // What lies on its very edge may lie on either side of it.
    const about = { ...block, halfFront: block.halfFront + 4, halfDepth: block.halfDepth - 4 };
    const ring = polygon(fieldOfFireOutline(about, flare, 4_508));
    const [x, y] = [block.x + random.whole(-9_000, 9_000), block.y + random.whole(-9_000, 9_000)];
    const isIn = isInArc(fieldOfFire(block, flare, 0, 4_500), x, y);
    must(!isIn || whereIn(ring, x, y) !== 'outside', () => `under fire at ${x}, ${y}, but outside`);
  });
});
