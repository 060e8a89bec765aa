import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { openStore, type StoreLocation } from '../../index.ts';

export const fixture = (name: string): string =>
  readFileSync(join(import.meta.dirname, 'fixtures', name), 'utf8');

/** What a store of layout 1 held is all there, and what came later works on it. */
export const expectOldGames = async (place: StoreLocation): Promise<void> => {
  const store = await openStore(place);
  expect(await store.game('old')).toEqual({ id: 'old', kind: 'tiny', at: 1_792_000_000_000, last: 2 });
  expect((await store.entries('old', -1, 10)).entries.map(({ text }) => text)).toEqual([
    '{"seq":0}',
    '"é 漢"',
    '{"seq":2}',
  ]);
  expect(await store.snapshot('old', '1')).toMatchObject({ seq: 1, text: '{"kept":true}' });
  expect(await store.append({ game: 'old', after: 2, entries: ['3'] })).toEqual({
    kind: 'appended',
    last: 3,
  });
  expect(await store.documents('old', '')).toEqual([]);
  expect(await store.putDocument('old', { name: 'note', text: 'later' })).toBe(true);
  expect(await store.gamesWith('note', undefined, 10)).toEqual(['old']);
  expect(await store.lease(['old'], 'somebody', 60_000)).toEqual(['old']);
  await store.close();
};
