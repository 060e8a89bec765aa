import { describe } from 'vitest';
import {
  type Block,
  bodyOf,
  contactLength,
  gap,
  march,
  meet,
  normalHeading,
  overlapArea,
  sweep,
  wheel,
} from '../../index.ts';
import { twoBlocks } from './cases.ts';
import { holds, mustBeNear } from './property.ts';

const file = 'mirror.test.ts';

const mirrored = (block: Block): Block => ({ ...block, x: -block.x, heading: normalHeading(-block.heading) });

describe('a mirror', () => {
  holds('changes no area, gap, contact or time', file, (random) => {
    const [a, b] = twoBlocks(random);
    const [p, q] = [bodyOf([a]), bodyOf([b])];
    const [pm, qm] = [bodyOf([mirrored(a)]), bodyOf([mirrored(b)])];
    mustBeNear(overlapArea(pm, qm), overlapArea(p, q), 1e-3, 'area');
    mustBeNear(gap(pm, qm), gap(p, q), 1e-6, 'gap');
    mustBeNear(contactLength(pm, qm, 20), contactLength(p, q, 20), 1e-6, 'contact');
    const [dx, dy, turn] = [random.whole(-9000, 9000), random.whole(-9000, 9000), random.whole(-9000, 9000)];
    mustBeNear(sweep(pm, -dx, dy, qm), sweep(p, dx, dy, q), 1e-6, 'march');
    const pivot = [random.whole(-9000, 9000), random.whole(-9000, 9000)] as const;
    mustBeNear(wheel(pm, -pivot[0], pivot[1], -turn, qm), wheel(p, ...pivot, turn, q), 1e-6, 'wheel');
    const both = meet(p, march(dx, dy), q, { ...march(-dx, dy), turn });
    const bothMirrored = meet(pm, march(-dx, dy), qm, { ...march(dx, dy), turn: -turn });
    mustBeNear(bothMirrored, both, 1e-6, 'meeting');
  });
});
