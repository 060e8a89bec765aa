import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { KeptTable } from '../../session/kept.ts';

const table = (id: string): KeptTable => ({
  ...{ table: id, game: 'tiny', title: { fr: id, en: id }, at: 0 },
  keys: [{ seat: { side: 'red' }, key: 'k' }],
});

let stored: Map<string, string>;

beforeEach(() => {
  vi.resetModules();
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
});

afterEach(() => vi.unstubAllGlobals());

const ids = (tables: readonly KeptTable[]): readonly string[] => tables.map((each) => each.table);

test('tables are kept, the latest first, each once', async () => {
  const { keepTable, keptTables, forgetTable, keptTable } = await import('../../session/kept.ts');
  for (const id of ['a', 'b', 'a']) keepTable(table(id));
  expect(ids(keptTables())).toEqual(['a', 'b']);
  expect(keptTable('b')).toEqual(table('b'));
  forgetTable('a');
  expect(ids(keptTables())).toEqual(['b']);
  expect(keptTable('a')).toBeUndefined();
});

test.each([
  ['nothing', undefined, []],
  ['no JSON', '{', []],
  ['no list', '{"table":"a"}', []],
  ['others among them', JSON.stringify([null, 7, { table: 'x' }, table('a')]), ['a']],
])('what was kept is %s', async (_, text, read) => {
  if (text !== undefined) stored.set('grognard.tables', text);
  const { keptTables } = await import('../../session/kept.ts');
  expect(ids(keptTables())).toEqual(read);
});

test('a browser that keeps nothing has the tables as long as the page', async () => {
  const forbid = (): never => {
    throw new Error('forbidden');
  };
  vi.stubGlobal('localStorage', { getItem: forbid, setItem: forbid });
  const { keepTable, keptTables, keepName, keptName } = await import('../../session/kept.ts');
  keepTable(table('a'));
  keepName('Anna');
  expect(ids(keptTables())).toEqual(['a']);
  expect(keptName()).toBe('');
});
