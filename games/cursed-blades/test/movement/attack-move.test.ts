import { describe, expect, test } from 'vitest';
import { proves } from '../../../../tools/proofs/proves.ts';
import { readingOf } from '../../model/reading.ts';
import type { CounterKind } from '../../model/vocabulary.ts';
import { nearestTargets } from '../../rules/movement/targets.ts';
import { blue, EAST, full, onField, red, SOUTH_EAST, SOUTH_WEST, step, turn } from './stand.ts';

const charging = (...[at, rest = {}]: readonly [Parameters<typeof red>[1], Parameters<typeof red>[2]?]) =>
  red('light-horse', at, { marker: 'charge', ...rest });

proves(['CB-B4.4-24', 'CB-G10'], 'a charging unit makes for the nearest target at every step', (saw) => {
  const field = onField(saw, { units: [charging([2, 5]), blue('levy', [10, 5], { facing: 0 })] });
  expect(field.refuses('light-horse', full(turn(4), step(SOUTH_WEST)))).toMatchObject([
    { code: 'not-towards-the-target' },
  ]);
  field.does('light-horse', full(step(EAST), step(EAST), step(EAST), step(EAST)));
  expect(field.unit('light-horse').marker).toBe('charge');
});

proves('CB-B4.4-24', 'it spends at least half its points', (saw) => {
  const field = onField(saw, { units: [charging([2, 5]), blue('levy', [10, 5], { facing: 0 })] });
  expect(field.refuses('light-horse', full(step(EAST)))).toMatchObject([{ code: 'half-the-points' }]);
});

test('it need not if it has reached the target', () => {
  const field = onField((seen) => seen, { units: [charging([2, 5]), blue('levy', [4, 5], { facing: 0 })] });
  field.does('light-horse', full(step(EAST)));
  expect(field.unit('light-horse').marker).toBe('charge');
});

describe.each<readonly [CounterKind, string]>([
  ['tents', 'CB-TENTS-4'],
  ['cart', 'CB-CART-4'],
  ['wagon', 'CB-WAGON-4'],
  ['civilians', 'CB-CIVILIANS-5'],
  ['herd', 'CB-HERDS-5'],
])('%s', (kind, rule) => {
  const units = [charging([2, 5]), blue('levy', [11, 1], { facing: 0 })];
  const east = full(step(EAST), step(EAST), step(EAST), step(EAST));

  proves(
    [rule, 'CB-Q35', 'CB-G10', 'CB-B4.13-1'],
    `${kind} of the enemy's, if nearer, draw the charge`,
    (saw) => {
      const field = onField(saw, { units, counters: [{ kind, side: 'blue', at: [7, 5], facing: 0 }] });
      expect(nearestTargets(readingOf(field.setting, field.state), 0)).toMatchObject([
        { target: { counter: 0 } },
      ]);
      field.does('light-horse', east);
    },
  );

  test(`${kind} of one's own do not`, () => {
    const field = onField((seen) => seen, {
      units,
      counters: [{ kind, side: 'red', at: [3, 9], facing: 0 }],
    });
    expect(nearestTargets(readingOf(field.setting, field.state), 0)).toMatchObject([{ target: { unit: 1 } }]);
  });
});

test.each<CounterKind>([
  'debris',
  'mantlets',
  'pavises',
  'palisade',
  'abatis',
  'ditch',
  'stakes',
  'trap',
  'boat',
])('%s is no target, however near', (kind) => {
  const field = onField((seen) => seen, {
    units: [charging([2, 5]), blue('levy', [11, 5], { facing: 0 })],
    counters: [{ kind, side: 'blue', at: [3, 9], facing: 0 }],
  });
  expect(nearestTargets(readingOf(field.setting, field.state), 0)).toMatchObject([{ target: { unit: 1 } }]);
});

test('between equally near targets the mover chooses', () => {
  const units = [
    charging([3, 5]),
    blue('levy', [9, 3], { id: 'north', facing: 0 }),
    blue('levy', [9, 7], { id: 'south', facing: 0 }),
  ];
  const field = onField((seen) => seen, { units });
  expect(nearestTargets(readingOf(field.setting, field.state), 0)).toHaveLength(2);
  field.does('light-horse', full(step(EAST), step(SOUTH_EAST), step(EAST), step(EAST)));
});

test('friends are in the way of whoever looks for the nearest target', () => {
  const units = [
    charging([2, 5]),
    ...[4, 5, 6].map((row) => red('levy', [3, row], { id: `friend-${row}` })),
    blue('levy', [6, 5], { facing: 0 }),
  ];
  const open = onField((seen) => seen, { units: [charging([2, 5]), blue('levy', [6, 5], { facing: 0 })] });
  const barred = onField((seen) => seen, { units });
  const costIn = (field: typeof open) =>
    nearestTargets(readingOf(field.setting, field.state), 0)[0]?.cost ?? 0;
  expect(costIn(barred)).toBeGreaterThan(costIn(open));
});

test('with nobody within reach of any way it is free to go', () => {
  const field = onField((seen) => seen, { units: [charging([2, 5])] });
  field.does('light-horse', full(step(EAST)));
});
