/** Troops that nobody sees hold their fire until the enemy is near. */
import { describe, expect } from 'vitest';
import { view } from '../../knowledge/view.ts';
import type { FireOrder } from '../../model/fire-order.ts';
import { box, wood } from '../cover/land.ts';
import { garrison, hamlet, SOUTH } from '../houses/hamlet.ts';
import { proves } from '../proving.ts';
import { companies, partNamed, refusalsOf, type Scene, scene } from '../scene.ts';
import { british, column, fires, ordered, rowsOf } from './firing.ts';

const march = (cm: number) => ({ do: 'march' as const, legs: [{ go: 'ahead' as const, length: cm * 1000 }] });

const isSeen = (given: Scene, id: string): boolean => {
  const part = view(given.setting, given.state, { side: 'french' }).parts.flat()[partNamed(given, id)];
  return part?.gone === undefined && (part?.inside === undefined || part.inside.shown === true);
};

const told = (given: Scene, id: string, fire: FireOrder, cm: number): Scene =>
  ordered({ ...given, events: [] }, { [id]: fire }, { column: [march(cm)] });

describe('from a wood', () => {
  // Its edge runs from west to east at 0; it lies to the north.
  const trees = wood(box(-40, 0, 40, 30));
  const given = scene(
    [
      british({ id: 'hidden', at: [0, 1], degraded: 'without formation' }),
      column({ id: 'column', at: [0, -13] }),
    ],
    { features: [trees] },
  );

  proves(
    ['LA-S3.4-39', 'LA-O4.2-5', 'LA-O4.4-1'],
    'whoever holds his fire is not given away; then he fires from near, and is seen',
    (saw) => {
      const usual = ordered(given, {}, { column: [march(4.5)] });
      expect([fires(usual, 'hidden').length, isSeen(usual, 'hidden')]).toEqual([1, true]);
      const kept = saw(told(given, 'hidden', 'hold', 8.5));
      expect([fires(kept, 'hidden').length, isSeen(kept, 'hidden')]).toEqual([0, false]);
      // 5.5 cm off after its march, 4.5 after another centimetre: short range for the last quarter.
      const sprung = saw(told(kept, 'hidden', { within: 5_000 }, 1));
      expect(isSeen(sprung, 'hidden')).toBe(true);
      expect(fires(sprung, 'hidden').map(({ quarters, distance }) => [quarters, distance])).toEqual([
        [1, 4500],
      ]);
      expect(rowsOf(sprung, 'hidden')).toEqual([6, 3, 1, -1]);
    },
  );

  proves('LA-O4.4-3', 'in the quarter of his first shot nobody answers him', (saw) => {
    const kept = told(given, 'hidden', 'hold', 8.5);
    const sprung = saw(told(kept, 'hidden', { within: 5_000 }, 1));
    // The column came up in the first quarter, and was fired at in the second: it learns of it too late.
    expect(fires(sprung, 'column')).toEqual([]);
    const standing = saw(ordered({ ...kept, events: [] }, {}, { column: [march(1)] }));
    expect(fires(standing, 'column').map(({ quarters }) => quarters)).toEqual([1]);
  });

  proves('LA-S3.4-11', 'a column that keeps its ranks there has its first fire', (saw) => {
    const narrow = scene(
      [
        british({
          ...{ id: 'hidden', at: [0, 1], formation: 'march column' },
          companies: companies(4, 2, 'line'),
        }),
        column({ id: 'column', at: [0, -13] }),
      ],
      { features: [trees] },
    );
    const kept = told(narrow, 'hidden', 'hold', 8.5);
    const sprung = saw(told(kept, 'hidden', { within: 5_000 }, 1));
    expect(rowsOf(sprung, 'hidden')).toEqual([6, 3, 1, 1]);
    expect(sprung.state.units.flat()[0]?.fired).toBe(true);
  });

  proves('LA-S3.6-36', 'whoever is surprised by it is tested', (saw) => {
    const kept = told(given, 'hidden', 'hold', 8.5);
    const sprung = saw(told(kept, 'hidden', { within: 5_000 }, 1));
    const tests = sprung.events.flatMap((event) => (event.kind === 'tested' ? event.occasions : []));
    expect(tests).toContain('surprise');
  });
});

describe('from a house', () => {
  const held = hamlet([
    garrison([
      [SOUTH, 1, 3],
      [SOUTH, 2, 3],
      [SOUTH, 3, 2],
    ]),
    column({ id: 'column', at: [0, -17], companies: companies(4, 3) }),
  ]);

  proves(
    ['LA-S3.4-39', 'LA-O5.4-9'],
    'a garrison that holds its fire stays unknown until it fires',
    (saw) => {
      const usual = ordered(held, {}, { column: [march(2)] });
      expect([fires(usual, 'garrison').length, isSeen(usual, 'garrison')]).toEqual([1, true]);
      const kept = saw(told(held, 'garrison', 'hold', 8));
      expect([fires(kept, 'garrison').length, isSeen(kept, 'garrison')]).toEqual([0, false]);
      const sprung = saw(told(kept, 'garrison', { within: 5_000 }, 1));
      expect([fires(sprung, 'garrison').length, isSeen(sprung, 'garrison')]).toEqual([1, true]);
    },
  );
});

describe('a target that has gone out of sight', () => {
  proves('LA-S3.4-43', 'is told of as not seen, and others are fired at', (saw) => {
    const given = scene(
      [
        british({ id: 'line', at: [0, -30] }),
        column({ id: 'column', at: [0, -40] }),
        { id: 'light', at: [8, -2], formation: 'skirmish', companies: companies(3, 3, 'light'), facing: 0 },
      ],
      { features: [wood(box(-40, 0, 40, 30))] },
    );
    const target = partNamed(given, 'light');
    const gone = saw(ordered(given, { line: { target } }, { light: [march(6)] }));
    expect(gone.events.filter(({ kind }) => kind === 'missed-mark')).toMatchObject([
      { target, why: 'unseen' },
    ]);
    expect(fires(gone, 'line').map((each) => each.target)).toEqual([partNamed(given, 'column')]);
  });

  proves('LA-S3.4-43', 'and so is one whom a friend sees, but not the firer', (saw) => {
    const given = scene(
      [
        british({ id: 'line', at: [0, -6], facing: 0 }),
        column({ id: 'inside', at: [0, 1], facing: 180, formation: 'line', degraded: 'without formation' }),
      ],
      {
        features: [wood(box(-40, 0, 40, 30))],
        officers: [{ id: 'aide', side: 'allied', rank: 'aide', at: [0, 8] }],
      },
    );
    const target = partNamed(given, 'inside');
    expect(refusalsOf(given, 'line', [], 0, { fire: { target } })).toEqual([]);
    const done = saw(ordered(given, { line: { target }, inside: 'hold' }));
    expect(done.events.filter(({ kind }) => kind === 'missed-mark')).toMatchObject([
      { target, why: 'unseen', held: true },
    ]);
  });
});
