import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { backup, openStore } from '../../index.ts';
import { gamesFile } from '../../store/sqlite/file.ts';
import { emptyFolders } from './folders.ts';

const emptyFolder = emptyFolders();

const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);

const modesIn = (folder: string): Readonly<Record<string, string>> =>
  Object.fromEntries(readdirSync(folder).map((name) => [name, modeOf(join(folder, name))]));

describe('what is kept is for its owner alone', () => {
  test('a new folder, its files, and copies of them', async () => {
    const [data, copies] = [join(emptyFolder(), 'deep', 'data'), emptyFolder()];
    const store = await openStore({ data });
    await store.createGame({ id: 'g', kind: 'tiny', at: 1, entry: '0' });
    expect(modeOf(data)).toBe('700');
    expect(modesIn(data)).toEqual({
      'games.sqlite': '600',
      'games.sqlite-shm': '600',
      'games.sqlite-wal': '600',
      'in-use': '600',
      'in-use-journal': '600',
    });
    await store.backup(join(copies, 'inside.sqlite'));
    await backup({ data }, join(copies, 'outside.sqlite'));
    expect(modesIn(copies)).toEqual({ 'inside.sqlite': '600', 'outside.sqlite': '600' });
    await store.close();
  });

  test('what an earlier server left open to others is closed', async () => {
    const data = emptyFolder();
    await (await openStore({ data })).close();
    writeFileSync(join(data, 'daybook-1'), '');
    for (const name of readdirSync(data)) chmodSync(join(data, name), 0o644);
    chmodSync(data, 0o755);
    const store = await openStore({ data });
    expect(modeOf(data)).toBe('700');
    expect(new Set(Object.values(modesIn(data)))).toEqual(new Set(['600']));
    await store.close();
  });

  test('a folder that holds other things as well, and those things, are left as they are', async () => {
    const data = emptyFolder();
    mkdirSync(join(data, 'letters'));
    for (const path of [data, join(data, 'letters')]) chmodSync(path, 0o755);
    const store = await openStore({ data });
    expect(modeOf(data)).toBe('755');
    expect(modesIn(data)).toMatchObject({ letters: '755', [gamesFile('')]: '600' });
    await store.close();
  });
});
