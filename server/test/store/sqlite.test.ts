import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { describe, expect, test } from 'vitest';
import { backup, openStore } from '../../index.ts';
import { gamesFile } from '../../store/sqlite/file.ts';
import { LAYOUT } from '../../store/sqlite/layout.ts';
import { migrate } from '../../store/sqlite/migrate.ts';
import { storeContract } from './contract.ts';
import { expectOldGames, fixture } from './old-layout.ts';

const emptyFolder = (): string => mkdtempSync(join(tmpdir(), 'grognard-store-'));

/** Root may write anywhere: for the time of the work it is nobody. */
const asSomebodyWithoutRights = async <T>(work: () => Promise<T>): Promise<T> => {
  if (process.getuid?.() !== 0) return work();
  process.seteuid?.(65_534);
  try {
    return await work();
  } finally {
    process.seteuid?.(0);
  }
};

describe('the embedded store', () => {
  storeContract(async () => {
    const data = emptyFolder();
    return { place: { data }, clear: async () => rmSync(data, { recursive: true, force: true }) };
  });

  test('a second one on the same folder refuses, in one sentence, until the first is closed', async () => {
    const data = emptyFolder();
    const first = await openStore({ data });
    await expect(openStore({ data })).rejects.toThrow(/^Another Grognard is using the games in [^.]+\.$/);
    await first.close();
    await (await openStore({ data })).close();
    rmSync(data, { recursive: true });
  });

  test('a folder that may not be written is one sentence', async () => {
    const data = emptyFolder();
    chmodSync(data, 0o555);
    const failure = await asSomebodyWithoutRights(() => openStore({ data }).catch((error: Error) => error));
    expect(failure).toMatchObject({ name: 'PlainFailure' });
    expect(String(failure)).toContain(`Grognard may not write its games in ${data}: `);
    rmSync(data, { recursive: true });
  });

  test('can be backed up from outside while it is open', async () => {
    const [data, copies] = [emptyFolder(), emptyFolder()];
    const store = await openStore({ data });
    await store.createGame({ id: 'g', kind: 'tiny', at: 1, entry: '0' });
    await backup({ data }, join(copies, 'games.sqlite'));
    const copy = await openStore({ data: copies });
    expect(await copy.game('g')).toMatchObject({ id: 'g' });
    await copy.close();
    await store.close();
    await expect(backup({ data: join(data, 'nowhere') }, join(copies, 'b'))).rejects.toThrow('no games');
    for (const folder of [data, copies]) rmSync(folder, { recursive: true });
  });

  test('layouts follow each other from whichever one is found, and a newer one is refused', () => {
    const steps = ['create table a (x)', 'create table b (x)', 'insert into b values (7)'];
    for (let found = 0; found <= steps.length; found += 1) {
      const db = new Database(':memory:');
      migrate(db, 'here', steps.slice(0, found));
      migrate(db, 'here', steps);
      expect(db.prepare('select x from b').all()).toEqual([{ x: 7 }]);
      expect(() => migrate(db, 'here', steps.slice(0, 2))).toThrow('newer Grognard');
      db.close();
    }
  });

  test('a store of every earlier layout is opened with all it held', async () => {
    for (let found = 1; found <= LAYOUT.length; found += 1) {
      const data = emptyFolder();
      const db = new Database(gamesFile(data));
      db.exec(fixture('layout-1.sqlite.sql'));
      migrate(db, data, LAYOUT.slice(0, found));
      db.close();
      await expectOldGames({ data });
      rmSync(data, { recursive: true });
    }
  });

  test('a layout step that fails leaves the one before it', () => {
    const db = new Database(':memory:');
    expect(() => migrate(db, 'here', ['create table a (x)', 'create table b (x); nonsense'])).toThrow();
    if (db.inTransaction) db.exec('rollback');
    expect(db.prepare('pragma user_version').all()).toEqual([{ user_version: 1 }]);
    expect(db.prepare("select name from sqlite_master where type = 'table'").all()).toEqual([{ name: 'a' }]);
    db.close();
  });
});
