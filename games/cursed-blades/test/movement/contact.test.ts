import { expect, test } from 'vitest';
import { proves } from '../../../../tools/proofs/proves.ts';
import { blue, EAST, full, onField, red, SOUTH_EAST, step, turn } from './stand.ts';

/** Dice of an engagement test that is passed. */
const steady = [1, 1];

proves('CB-B4.4-17', 'a shaken unit does not step next to an enemy, nor does one out of breath', (saw) => {
  const field = onField(saw, {
    units: [
      ...[red('levy', [3, 5], { cohesion: 'shaken' }), red('spearmen', [3, 8], { breath: 'out-of-breath' })],
      ...[blue('levy', [5, 5]), blue('spearmen', [5, 8])],
    ],
  });
  expect(field.refuses('levy', full(step(EAST)))).toMatchObject([{ code: 'contact-in-good-order' }]);
  expect(field.refuses('spearmen', full(step(EAST)))).toMatchObject([{ code: 'contact-without-breath' }]);
});

proves('CB-B4.4-18', 'nobody steps where he would be engaged in flank', (saw) => {
  // Looking at a corner, the north-eastern side is on the flank.
  const field = onField(saw, {
    units: [red('levy', [3, 5], { facing: 1 }), blue('levy', [4, 4], { facing: 4 })],
  });
  expect(field.refuses('levy', full(step(EAST)))[0]).toMatchObject({ code: 'caught-in-flank' });
});

proves('CB-B4.4-19', 'whoever steps next to an enemy engages him', (saw) => {
  const field = onField(saw, {
    units: [red('levy', [3, 5], { facing: 1 }), blue('levy', [4, 4], { facing: 0 })],
  });
  expect(field.refuses('levy', full(step(EAST)))).toMatchObject([{ code: 'must-engage' }]);
});

proves('CB-B4.4-19', 'a unit stops when it is engaged', (saw) => {
  const field = onField(saw, { units: [red('spearmen', [3, 5]), blue('levy', [5, 5])] });
  expect(field.refuses('spearmen', full(step(EAST), step(SOUTH_EAST)))).toMatchObject([
    { code: 'stops-when-engaged' },
  ]);
  expect(field.refuses('spearmen', full(step(EAST), turn(1)))).toMatchObject([
    { code: 'stops-when-engaged' },
  ]);
  field.does('spearmen', full(step(EAST)), steady);
});

test('one may pass before an enemy who looks away', () => {
  const field = onField((seen) => seen, {
    units: [red('spearmen', [3, 5]), blue('levy', [5, 5], { facing: 0 })],
  });
  field.does('spearmen', full(step(EAST), step(SOUTH_EAST)));
  expect(field.at('spearmen')).toEqual([4, 6]);
});

proves(
  ['CB-B4.4-20', 'CB-B4.6-2'],
  'a move that ends engaged asks the test, and gives a contact marker',
  (saw) => {
    const field = onField(saw, { units: [red('spearmen', [3, 5]), blue('levy', [5, 5])] });
    const events = field.does('spearmen', full(step(EAST)), steady);
    expect(events.at(-2)).toMatchObject({ kind: 'tested', test: 'engagement', passed: true });
    expect(field.unit('spearmen')).toMatchObject({ marker: 'contact', cohesion: 'good-order' });
  },
);

proves('CB-B4.4-20', 'an enemy who looks away asks no test', (saw) => {
  const field = onField(saw, { units: [red('spearmen', [3, 5]), blue('levy', [5, 5], { facing: 0 })] });
  field.does('spearmen', full(step(EAST)));
  expect(field.unit('spearmen').marker).toBe('contact');
});

test('a unit that fails is shaken, and still in contact', () => {
  const field = onField((seen) => seen, { units: [red('levy', [3, 5]), blue('spearmen', [5, 5])] });
  field.does('levy', full(step(EAST)), [6, 6]);
  expect(field.unit('levy')).toMatchObject({ cohesion: 'shaken', marker: 'contact' });
});

proves('CB-B4.4-20', 'turning to an enemy who looks away is contact, too', (saw) => {
  const field = onField(saw, {
    units: [red('levy', [3, 5], { facing: 6 }), blue('levy', [4, 5], { facing: 0 })],
  });
  field.does('levy', full(turn(0)));
  expect(field.unit('levy').marker).toBe('contact');
});

test('who cannot cross a side is not next to whoever is beyond it', () => {
  const sides = [
    {
      between: [
        [4, 5],
        [5, 5],
      ],
      kind: 'impassable',
    },
  ] as const;
  const units = [red('levy', [3, 5], { cohesion: 'shaken' }), blue('levy', [5, 5])];
  const field = onField((seen) => seen, { map: { sides }, units });
  field.does('levy', full(step(EAST)));
  expect(field.unit('levy').marker).toBeUndefined();
});
