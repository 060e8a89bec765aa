import { describe, expect, test } from 'vitest';
import { proves } from '../../../../tools/proofs/proves.ts';
import type { MoveStep } from '../../model/orders.ts';
import type { CounterKind } from '../../model/vocabulary.ts';
import { blue, EAST, full, onField, red, SOUTH_EAST, step, turn } from './stand.ts';

/** Enemies who look away, so that no test is asked. */
const prey = (column: number) => blue('levy', [column, 5], { facing: 0 });

proves('CB-B4.4-21', 'two last steps straight ahead over clear ground are a charge', (saw) => {
  const field = onField(saw, { units: [red('knights', [3, 5]), prey(6)] });
  field.does('knights', full(step(EAST), step(EAST)));
  expect(field.unit('knights').marker).toBe('charge');
});

describe('no charge', () => {
  const contactAfter = (field: ReturnType<typeof onField>, ...parts: readonly MoveStep[]) => {
    field.does('knights', full(...parts));
    expect(field.unit('knights').marker).toBe('contact');
  };

  test('is earned by one step', () =>
    contactAfter(
      onField((seen) => seen, { units: [red('knights', [4, 5]), prey(6)] }),
      step(EAST),
    ));

  test('is earned across a turn', () =>
    contactAfter(
      onField((seen) => seen, { units: [red('knights', [3, 5], { facing: 1 }), prey(6)] }),
      ...[step(EAST), turn(0), step(EAST)],
    ));

  test('is earned aslant', () =>
    contactAfter(
      onField((seen) => seen, { units: [red('knights', [3, 4]), prey(6)] }),
      ...[step(SOUTH_EAST), step(EAST)],
    ));

  test('is earned over rough ground', () => {
    const hexes = [{ hexes: [[4, 5]], ground: 'rough' }] as const;
    contactAfter(
      onField((seen) => seen, { map: { hexes }, units: [red('knights', [3, 5]), prey(6)] }),
      ...[step(EAST), step(EAST)],
    );
  });

  proves(['CB-G1', 'CB-DEBRIS-1'], 'is earned by a step into an obstacle', (saw) => {
    const counters = [{ kind: 'debris', at: [5, 5] }] as const;
    contactAfter(
      onField(saw, { counters, units: [red('knights', [3, 5]), prey(6)] }),
      step(EAST),
      step(EAST),
    );
  });

  test('is earned by a unit out of breath: it does not even come near', () => {
    const field = onField((seen) => seen, {
      units: [red('knights', [3, 5], { breath: 'out-of-breath' }), prey(6)],
    });
    expect(field.refuses('knights', full(step(EAST), step(EAST)))).toMatchObject([{ rule: 'CB-B4.4-17' }]);
  });
});

test('pavises are no obstacle, and neither are ruins: only their ground counts', () => {
  const counters = [{ kind: 'pavises', at: [5, 5] }] as const;
  const field = onField((seen) => seen, { counters, units: [red('knights', [3, 5]), prey(6)] });
  field.does('knights', full(step(EAST), step(EAST)));
  expect(field.unit('knights').marker).toBe('charge');
});

proves('CB-B4.4-22', 'who charges already keeps the marker with one such step', (saw) => {
  const field = onField(saw, { units: [red('knights', [4, 5], { marker: 'charge' }), prey(6)] });
  field.does('knights', full(step(EAST)));
  expect(field.unit('knights')).toMatchObject({ marker: 'charge', breath: 'fresh' });
});

test('who charges already and comes up aslant is in contact only', () => {
  const field = onField((seen) => seen, { units: [red('knights', [5, 4], { marker: 'charge' }), prey(7)] });
  field.does('knights', full(step(SOUTH_EAST)));
  expect(field.unit('knights')).toMatchObject({ marker: 'contact', breath: 'fresh' });
});

describe.each<readonly [string, CounterKind]>([
  ['CB-DEBRIS-1', 'debris'],
  ['CB-MANTLETS-1', 'mantlets'],
  ['CB-PALISADE-1', 'palisade'],
  ['CB-DITCH-1', 'ditch'],
  ['CB-STAKES-1', 'stakes'],
  ['CB-TENTS-1', 'tents'],
  ['CB-CART-1', 'cart'],
  ['CB-WAGON-1', 'wagon'],
  ['CB-WAGON-1', 'war-wagon'],
  ['CB-CIVILIANS-1', 'civilians'],
  ['CB-HERDS-1', 'herd'],
  ['CB-BOATS-1', 'boat'],
])('%s', (rule, kind) => {
  proves(
    [rule, 'CB-G2', 'CB-B4.4-23'],
    `a charge that enters ${kind} is over, for a level of breath`,
    (saw) => {
      const counters = [{ kind, at: [4, 5], facing: 0 }] as const;
      const units = [red('medium-horse', [3, 5], { marker: 'charge' }), prey(9)];
      const field = onField(saw, { counters, units });
      field.does('medium-horse', full(step(EAST), step(EAST), step(EAST)));
      expect(field.unit('medium-horse')).toMatchObject({ breath: 'winded' });
      expect(field.unit('medium-horse').marker).toBeUndefined();
    },
  );
});

proves(['CB-ABATIS-1', 'CB-G2'], 'wolves that charge into abatis charge no longer', (saw) => {
  const counters = [{ kind: 'abatis', at: [4, 5], facing: 0 }] as const;
  const field = onField(saw, { counters, units: [red('wolves', [3, 5], { marker: 'charge' }), prey(9)] });
  field.does('wolves', full(step(EAST)));
  expect(field.unit('wolves').marker).toBeUndefined();
});

proves('CB-B4.4-23', 'a rough side ends a charge', (saw) => {
  const sides = [
    {
      between: [
        [3, 5],
        [4, 5],
      ],
      kind: 'rough',
    },
  ] as const;
  const field = onField(saw, {
    map: { sides },
    units: [red('wolves', [3, 5], { marker: 'charge' }), prey(9)],
  });
  field.does('wolves', full(step(EAST), step(EAST), step(EAST)));
  expect(field.unit('wolves').marker).toBeUndefined();
  expect(field.unit('wolves').breath).toBe('winded');
});
