import { describe, expect, it } from 'vitest';
import { type Body, bodyOf, contactLength, sideOf, sides, TOUCH } from '../../index.ts';
import { against, anyBlock, anyBody, twoBodies } from './cases.ts';
import { holds, mustBeNear } from './property.ts';

const file = 'contact.test.ts';
const block = { x: 0, y: 0, heading: 0, halfFront: 2500, halfDepth: 475 };

const edges = (body: Body): [number, number, number, number][] =>
  body.blocks.flatMap((_, i) => sides.map((side) => sideOf(body, i, side)));

/** Walks along every edge of a and looks straight out (and in) for a facing edge of b. */
const slowContact = (a: Body, b: Body, touch: number, steps: number): number => {
  let total = 0;
  for (const [ax, ay, bx, by] of edges(a)) {
    const length = Math.hypot(bx - ax, by - ay);
    const [ux, uy] = [(bx - ax) / length, (by - ay) / length];
    const facing = edges(b).filter(([cx, cy, dx, dy]) => (dx - cx) * ux + (dy - cy) * uy < 0);
    for (let i = 0; i < steps; i += 1) {
      const along = ((i + 0.5) * length) / steps;
      const isTouched = facing.some(([cx, cy, dx, dy]) => {
        const from = (cx - ax) * ux + (cy - ay) * uy;
        const to = (dx - ax) * ux + (dy - ay) * uy;
        if (along > from || along < to) return false;
        const share = (along - from) / (to - from);
        const out = (px: number, py: number): number => (py - ay) * ux - (px - ax) * uy;
        return Math.abs(out(cx, cy) + (out(dx, dy) - out(cx, cy)) * share) <= touch;
      });
      if (isTouched) total += length / steps;
    }
  }
  return total;
};

describe('contact', () => {
  it('is the common stretch of two fronts', () => {
    const other = { ...block, x: 2000, y: 950, heading: 18_000 };
    expect(contactLength(bodyOf([block]), bodyOf([other]), TOUCH.pubBattles)).toBe(3000);
    expect(contactLength(bodyOf([block]), bodyOf([other]), TOUCH.pubBattles, 'front', 'front')).toBe(3000);
    expect(contactLength(bodyOf([block]), bodyOf([other]), TOUCH.pubBattles, 'rear')).toBe(0);
  });

  it('ends beyond the tolerance', () => {
    const other = { ...block, y: 950, heading: 18_000 };
    expect(contactLength(bodyOf([block]), bodyOf([{ ...other, y: 970 }]), TOUCH.pubBattles)).toBe(5000);
    expect(contactLength(bodyOf([block]), bodyOf([{ ...other, y: 971 }]), TOUCH.pubBattles)).toBe(0);
  });

  it('counts a stretch once where two blocks of the other body touch it', () => {
    const facing = { ...block, y: 950, heading: 18_000, halfFront: 1000 };
    const other = bodyOf([facing, { ...facing, x: 500 }]);
    expect(contactLength(bodyOf([block]), other, TOUCH.pubBattles, 'front')).toBe(2500);
  });

  it('of corners alone counts for nothing', () => {
    const other = { ...block, x: 5000, y: 950 };
    expect(contactLength(bodyOf([block]), bodyOf([other]), TOUCH.lesAigles.units)).toBeLessThan(5);
  });

  holds('is what a walk along the edges finds', file, (random) => {
    const first = anyBlock(random);
    const [a, b] = random.chance(0.7)
      ? [bodyOf([first]), bodyOf([against(random, first)])]
      : twoBodies(random);
    const other = random.chance(0.2) ? anyBody(random) : b;
    const touch = random.pick([2, 20, 100]);
    const steps = 200;
    const around = edges(a).reduce((sum, [ax, ay, bx, by]) => sum + Math.hypot(bx - ax, by - ay), 0);
    const tolerance = (4 * around) / steps;
    mustBeNear(contactLength(a, other, touch), slowContact(a, other, touch, steps), tolerance, 'contact');
  });

  holds('of one front with one other is the common part of two stretches', file, (random) => {
    const [x, y] = [random.whole(-5000, 5000), random.whole(0, 60)];
    const wide = random.whole(100, 4000);
    const other = { x, y: 950 + y, heading: 18_000, halfFront: wide, halfDepth: 475 };
    const common = Math.max(0, Math.min(2500, x + wide) - Math.max(-2500, x - wide));
    const expected = y <= TOUCH.pubBattles ? common : 0;
    const contact = contactLength(bodyOf([block]), bodyOf([other]), TOUCH.pubBattles, 'front');
    mustBeNear(contact, expected, 1e-9, 'contact');
  });
});
