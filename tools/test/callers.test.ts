import { join } from 'node:path';
import { expect, test } from 'vitest';
import { onlyForTests } from '../mutants/callers.ts';

test('what a proof calls is called by the game, too', () => {
  const found = onlyForTests(join(import.meta.dirname, '../..'));
  expect(found).toEqual([]);
});
