import { thinProofs } from '@grognard/engine/rulebook';
import { expect, test } from 'vitest';

const proven = (id: string) => ({ id, outcome: 'proven' }) as const;
const record = (assertions: number, ids: readonly string[]) => ({
  format: 2 as const,
  tests: [{ file: 'fire.test.ts', name: 'fire burns', passed: true, assertions, proofs: ids.map(proven) }],
});

test('a proof is thin that names more rules than it asserts things', () => {
  expect(thinProofs(record(1, ['XX-1', 'XX-2']))).toEqual(['fire.test.ts, “fire burns”: 2 ids, 1 asserted']);
  expect(thinProofs(record(2, ['XX-1', 'XX-2']))).toEqual([]);
});
