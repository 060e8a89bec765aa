import { citationsIn } from '@grognard/engine/rulebook';
import { expect, test } from 'vitest';

const text = [
  "refuse('XX-R1', code);",
  'const rule = "YY-2.b"; // XX-R9 in a comment is talk, not a citation',
  "`XX-R3`, 'ZZ-4', 'XX-', 'see XX-R5'",
].join('\n');

test('quoted ids of the known rulebooks are found with their lines', () => {
  expect(citationsIn('a.ts', text, ['XX-', 'YY-'])).toEqual([
    { id: 'XX-R1', file: 'a.ts', line: 1 },
    { id: 'YY-2.b', file: 'a.ts', line: 2 },
    { id: 'XX-R3', file: 'a.ts', line: 3 },
  ]);
});

test('without rulebooks nothing is an id', () => expect(citationsIn('a.ts', text, [])).toEqual([]));
