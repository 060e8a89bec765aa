import { describe, expect } from 'vitest';
import { proves } from '../proving.ts';
import { codes, findings } from '../terrain/judged.ts';
import {
  ahead,
  box,
  column,
  denied,
  go,
  half,
  hill,
  levelOf,
  marsh,
  northOf,
  on,
  plateau,
  wood,
} from './land.ts';

/** How far a column gets in half a period, and what is left of its order. */
const marched = (features: Parameters<typeof on>[0], from: number, saw: (shown: object) => unknown) => {
  const done = half(on(features, [{ id: 'column', at: [0, from], ...column }]), { column: go(ahead(9_000)) });
  saw(done.events);
  return [(northOf(done, 'column') - from * 1_000) / 1_000, levelOf(done, 'column')];
};

const crest = (north: number) =>
  [
    [-40, north],
    [40, north],
  ] as const;

describe('one set of rules', () => {
  proves(['LA-O4.1-1', 'LA-O4.1-3'], 'holds of woods, forests and orchards, from their edge on', (saw) => {
    for (const sort of ['wood', 'forest', 'orchard']) {
      const trees = wood(box(-40, -40, 40, 40), { sort });
      expect([sort, ...marched([trees], 0, saw)]).toEqual([sort, 4.5, 2]);
      // Half a quarter's march to the edge, and the rest of it at half pace.
      const short = wood(box(-40, 5, 40, 40), { sort });
      expect([sort, ...marched([short], 0, saw)]).toEqual([sort, 7, 2]);
      expect([sort, ...marched([wood(box(-40, 9.2, 40, 40), { sort })], 0, saw)]).toEqual([sort, 9, 0]);
    }
  });

  proves('LA-O1.2-2', 'holds of a copse as of a forest', (saw) => {
    const [slowed, level] = marched([wood(box(-1, 2, 1, 3))], 0, saw);
    expect([(slowed ?? 9) < 9, level]).toEqual([true, 2]);
  });

  proves(
    ['LA-O2.1-1', 'LA-O2.2-2', 'LA-O3.1-2', 'LA-O2.2-8e', 'LA-O2.2-4'],
    'makes slope of all of a hill, and of a plateau but its top',
    (saw) => {
      const outline = box(-40, -40, 40, 40);
      const bald = { kind: 'hill', id: 'hill', outline } as const;
      saw(findings([bald]));
      expect(codes([bald])).toContain('no-crest');
      expect(codes([hill(outline, crest(2))])).not.toContain('no-crest');
      expect(marched([hill(outline, crest(2))], 0, saw)).toEqual([4.5, 1]);
      expect(marched([hill(outline, crest(30))], 0, saw)).toEqual([4.5, 1]);
      expect(marched([plateau(outline, box(-39, -39, 39, 39))], 0, saw)).toEqual([9, 0]);
      expect(marched([plateau(box(-40, 5, 40, 40), box(-39, 20, 39, 39))], 0, saw)).toEqual([7, 1]);
      expect(marched([hill(box(-40, 9.2, 40, 40), crest(20))], 0, saw)).toEqual([9, 0]);
      expect(marched([hill(box(-40, 5, 40, 40), crest(20))], 0, saw)).toEqual([7, 1]);
    },
  );

  proves('LA-O2.1-3', 'holds of low and of steep hills, up and down', (saw) => {
    const steep = hill(box(-40, -20, 40, 20), crest(-19));
    const gentle = hill(box(-40, -50, 40, 50), crest(0));
    expect([steep, gentle].map((each) => marched([each], 0, saw))).toEqual([
      [4.5, 1],
      [4.5, 1],
    ]);
    // Down the other side of the gentle one, and up it.
    expect([marched([gentle], 5, saw), marched([gentle], -30, saw)]).toEqual([
      [4.5, 1],
      [4.5, 1],
    ]);
  });

  proves('LA-O1.2-6', 'holds of bogs and marshes: nobody enters', (saw) => {
    const facing = (sort: 'bog' | 'marsh') =>
      on(
        [{ ...marsh(box(-20, 3, 20, 20)), sort } as ReturnType<typeof marsh>],
        [{ id: 'column', at: [0, 0], ...column }],
      );
    expect(denied(saw, facing('bog'), 'column', go(ahead(9_000)))).toEqual(['LA-O1.2-6 ground-barred']);
    expect(denied(saw, facing('marsh'), 'column', go(ahead(9_000)))).toEqual(['LA-O6.5-1 ground-barred']);
    expect(denied(saw, facing('bog'), 'column', go(ahead(2_000)))).toEqual([]);
  });
});
