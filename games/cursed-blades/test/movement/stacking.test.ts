import { expect, test } from 'vitest';
import { proves } from '../../../../tools/proofs/proves.ts';
import { blue, EAST, full, onField, red, step, turn } from './stand.ts';

proves('CB-B4.5', 'no hex holds more than ten points, not even on the way', (saw) => {
  const field = onField(saw, {
    units: [
      ...[red('light-horse', [3, 5]), red('levy', [4, 5], { id: 'a' }), red('levy', [4, 5], { id: 'b' })],
      red('captain', [3, 6]),
    ],
  });
  expect(field.refuses('light-horse', full(step(EAST), step(EAST)))).toMatchObject([
    { code: 'too-many-in-the-hex' },
  ]);
  field.does('captain', full(step(5)));
  expect(field.at('captain')).toEqual([4, 5]);
});

proves('CB-B4.5', 'civilians count four of the ten', (saw) => {
  const field = onField(saw, {
    units: [red('levy', [3, 5]), red('levy', [4, 5], { id: 'a' })],
    counters: [{ kind: 'civilians', side: 'red', at: [4, 5] }],
  });
  expect(field.refuses('levy', full(step(EAST)))).toMatchObject([{ code: 'too-many-in-the-hex' }]);
});

proves('CB-B4.5-1', 'troops that come to rest in one hex look the same way', (saw) => {
  const field = onField(saw, { units: [red('levy', [3, 5]), red('levy', [4, 5], { id: 'a', facing: 1 })] });
  expect(field.refuses('levy', full(step(EAST)))).toMatchObject([{ code: 'facings-differ' }]);
  field.does('levy', full(step(EAST), turn(1)));
});

proves('CB-B4.5-2', 'nobody enters the hex of an enemy', (saw) => {
  const field = onField(saw, { units: [red('levy', [3, 5]), blue('levy', [4, 5], { facing: 0 })] });
  expect(field.refuses('levy', full(step(EAST)))[0]).toMatchObject({ code: 'enemy-in-the-hex' });
});

proves('CB-B4.5-5', 'a formation of four steps has room for one character', (saw) => {
  const line = { formed: { and: [5, 5], mode: 'march' }, facing: 3, steps: 4 } as const;
  const field = onField(saw, {
    units: [
      ...[red('spearmen', [4, 5], { ...line, id: 'line' }), red('spearmen', [3, 5])],
      ...[red('captain', [4, 4]), red('captain', [3, 4], { id: 'second' })],
    ],
  });
  expect(field.refuses('spearmen', full(step(EAST)))[0]).toMatchObject({ code: 'formation-stands-alone' });
  field.does('captain', full(step(1)));
  expect(field.at('captain')).toEqual([5, 5]);
  expect(field.refuses('second', full(step(EAST), step(1)))[0]).toMatchObject({
    code: 'formation-stands-alone',
  });
});

test('stopped among friends, a unit falls in with them', () => {
  const field = onField((seen) => seen, {
    units: [red('medium-horse', [3, 5]), red('medium-horse', [4, 5], { id: 'friend', facing: 2 })],
    counters: [{ kind: 'trap', side: 'blue', at: [4, 5], hidden: true }],
  });
  field.does('medium-horse', full(step(EAST), turn(2), step(1)), [3, 3, 1, 1]);
  expect(field.at('medium-horse')).toEqual([4, 5]);
  expect(field.unit('medium-horse')).toMatchObject({ facing: 2, steps: 1 });
});
