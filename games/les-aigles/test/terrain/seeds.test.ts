import { createHash } from 'node:crypto';
import { canonical } from '@grognard/engine';
import { expect, test } from 'vitest';
import { newTable } from '../../ground/terrain/tables/generate/generate.ts';
import { type Label, labels } from '../../model/table-labels.ts';

/** All that lies on the first tables of a kind, as one short number. */
const digestOf = (kind: Label): string => {
  const tables = Array.from({ length: 12 }, (_, seed) => newTable(kind, seed + 1));
  return createHash('sha256').update(canonical(tables)).digest('hex').slice(0, 12);
};

test('a seed gives the table that it has always given', () => {
  expect(Object.fromEntries(labels.map((kind) => [kind, digestOf(kind)]))).toEqual({
    wooded: '147824ac4bca',
    hilly: '01cfe5b09db8',
    urban: '7029dc23d21c',
    agricultural: '113ae5e3139a',
    marshy: '98f8a6f9f3f8',
    valley: 'fb84ea0848d1',
    plain: 'e9dab91215d0',
    mixed: '27c386e16ed0',
  });
});
