import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterEach, describe, expect, test } from 'vitest';
import { backup, openStore, type Store } from '../../index.ts';
import type { LogRow } from '../../store/sqlite/beside.ts';
import { openDaybook, readDaybook } from '../../store/sqlite/daybook/daybook.ts';
import { openFiling } from '../../store/sqlite/daybook/filing.ts';
import { readLeaf, recordOf } from '../../store/sqlite/daybook/record.ts';
import { gamesFile } from '../../store/sqlite/file.ts';

const folders: string[] = [];
const emptyFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'grognard-daybook-'));
  folders.push(folder);
  return folder;
};

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const row = (seq: number, game = 'g', text = `{"é":"漢 ${seq}"}`): LogRow => ({ game, seq, text });

describe('a leaf of the daybook', () => {
  const records = [recordOf(7, [row(1), row(2)]), recordOf(7, [row(3, 'h')])];
  const leaf = Buffer.concat(records);

  test('is read as it was written', () => {
    expect(readLeaf(leaf)).toEqual({ begun: 7, rows: [row(1), row(2), row(3, 'h')] });
    expect(readLeaf(Buffer.alloc(0))).toBeUndefined();
    expect(readLeaf(Buffer.alloc(4096))).toBeUndefined();
  });

  test('that breaks off anywhere holds the records that are whole', () => {
    const [first = Buffer.alloc(0)] = records;
    for (let length = 0; length < leaf.length; length += 1) {
      const whole = length < first.length ? undefined : { begun: 7, rows: [row(1), row(2)] };
      expect(readLeaf(leaf.subarray(0, length)), `${length} bytes`).toEqual(whole);
      const other = Buffer.concat([leaf.subarray(0, length), Buffer.alloc(leaf.length - length, 1)]);
      expect(readLeaf(other), `${length} bytes and others`).toEqual(whole);
    }
  });

  test('with any bit wrong holds what stands before it', () => {
    const [first = Buffer.alloc(0)] = records;
    for (let at = 0; at < leaf.length; at += 1) {
      const wrong = Buffer.from(leaf);
      wrong.writeUInt8(wrong.readUInt8(at) ^ 1, at);
      expect(readLeaf(wrong)?.rows ?? [], `byte ${at}`).toEqual(at < first.length ? [] : [row(1), row(2)]);
    }
  });

  test('ends where it was written over: what an earlier use has left behind is not read', () => {
    const [, second = Buffer.alloc(0)] = records;
    expect(readLeaf(Buffer.concat([recordOf(8, [row(1)]), second]))).toEqual({ begun: 8, rows: [row(1)] });
  });
});

/** What somebody finds after the process was killed: the files as they are at this moment. */
const afterFall = (data: string): string => {
  const found = emptyFolder();
  cpSync(data, found, { recursive: true, filter: (file) => !file.includes('in-use') });
  return found;
};

const textsIn = async (store: Store, game = 'g'): Promise<readonly string[]> =>
  (await store.entries(game, 0, 10_000)).entries.map(({ text }) => text);

const withGame = async (data: string): Promise<Store> => {
  const store = await openStore({ data });
  await store.createGame({ id: 'g', kind: 'tiny', at: 1, entry: '0' });
  return store;
};

const append = async (store: Store, ...texts: readonly string[]): Promise<void> => {
  const { last = 0 } = (await store.game('g')) ?? {};
  expect(await store.append({ game: 'g', after: last, entries: texts })).toMatchObject({ kind: 'appended' });
};

const filedIn = (data: string): number => {
  const db = new Database(gamesFile(data));
  const rows = db.prepare('select seq from entries where seq > 0').all();
  db.close();
  return rows.length;
};

describe('what stands in the daybook', () => {
  test('is filed when the store is opened again', async () => {
    const data = emptyFolder();
    const store = await withGame(data);
    await append(store, '"one"', '"two"');
    expect(filedIn(data)).toBe(0);
    const found = afterFall(data);
    const again = await openStore({ data: found });
    expect(filedIn(found)).toBe(2);
    expect(await textsIn(again)).toEqual(['"one"', '"two"']);
    await append(again, '"three"');
    await again.close();
    await store.close();
  });

  test('is filed once it is asked for, or has lain for a while', async () => {
    const data = emptyFolder();
    const store = await withGame(data);
    await append(store, '"one"');
    expect(await textsIn(store)).toEqual(['"one"']);
    expect(filedIn(data)).toBe(1);
    await append(store, '"two"');
    expect(filedIn(data)).toBe(1);
    await expect.poll(() => filedIn(data), { timeout: 5_000 }).toBe(2);
    await store.close();
  });

  test('is empty when the store has been closed', async () => {
    const data = emptyFolder();
    const store = await withGame(data);
    await append(store, '"one"');
    expect(readDaybook(data)).toHaveLength(1);
    await store.close();
    expect(readDaybook(data)).toEqual([]);
    expect(readFileSync(join(data, 'daybook-1'))).toHaveLength(0);
    expect(filedIn(data)).toBe(1);
  });

  test('is struck out once it is filed', async () => {
    const data = emptyFolder();
    const store = await withGame(data);
    await append(store, '"one"');
    await textsIn(store);
    expect(readDaybook(data)).toEqual([]);
    await store.close();
  });

  test('is part of a backup from outside', async () => {
    const [data, copies] = [emptyFolder(), emptyFolder()];
    const store = await withGame(data);
    await append(store, '"one"', '"two"');
    await backup({ data }, gamesFile(copies));
    expect(filedIn(data)).toBe(0);
    const copy = await openStore({ data: copies });
    expect(await textsIn(copy)).toEqual(['"one"', '"two"']);
    await copy.close();
    await store.close();
  });

  test('that does not continue the log of a game is left alone', async () => {
    const data = emptyFolder();
    await (await withGame(data)).close();
    const rows = [
      row(1, 'g', '"one"'),
      row(3, 'g', '"three"'),
      row(1, 'gone', '"nobody"'),
      row(0, 'g', '"no"'),
    ];
    writeFileSync(join(data, 'daybook-2'), recordOf(Date.now(), rows));
    const store = await openStore({ data });
    expect(await textsIn(store)).toEqual(['"one"']);
    expect((await store.entries('g', -1, 1)).entries).toEqual([{ seq: 0, text: '0' }]);
    expect(await store.game('gone')).toBeUndefined();
    await store.close();
  });

  test('on two leaves is filed in the order in which they were begun', async () => {
    const data = emptyFolder();
    await (await withGame(data)).close();
    writeFileSync(join(data, 'daybook-1'), recordOf(9, [row(2, 'g', '"two"')]));
    writeFileSync(join(data, 'daybook-2'), recordOf(8, [row(1, 'g', '"one"')]));
    const store = await openStore({ data });
    expect(await textsIn(store)).toEqual(['"one"', '"two"']);
    await store.close();
  });

  test('of a game that is deleted does not come back', async () => {
    const data = emptyFolder();
    const store = await withGame(data);
    await append(store, '"one"');
    expect(await store.deleteGame('g')).toBe(true);
    const again = await openStore({ data: afterFall(data) });
    expect(await again.game('g')).toBeUndefined();
    await again.close();
    await store.close();
  });

  test('may be more than a leaf holds: it is filed while more is noted', async () => {
    const data = emptyFolder();
    const store = await withGame(data);
    const long = `"${'x'.repeat(100_000)}"`;
    for (let last = 0; last < 30; last += 1) await store.append({ game: 'g', after: last, entries: [long] });
    const again = await openStore({ data: afterFall(data) });
    expect(await textsIn(again)).toHaveLength(30);
    await again.close();
    expect(await textsIn(store)).toHaveLength(30);
    await store.close();
  });
});

test('what cannot be filed stays in the daybook, and nothing more is promised than fits there', async () => {
  const folder = emptyFolder();
  const daybook = openDaybook(folder);
  const table: LogRow[] = [];
  let isFull = true;
  const write = async (rows: readonly LogRow[]): Promise<void> => {
    if (isFull) throw new Error('the disk is full');
    table.push(...rows);
  };
  const filing = openFiling(daybook, { write, close: () => {} }, async () => {});
  await filing.note([row(1)]);
  await expect(filing.filed('g')).rejects.toThrow('the disk is full');
  expect(filing.isWell()).toBe(false);
  const long = 'x'.repeat(700_000);
  await filing.note([row(2, 'g', long)]);
  await filing.note([row(3, 'g', long)]);
  await expect(filing.note([row(4, 'g', long)])).rejects.toThrow('the disk is full');
  expect(readDaybook(folder).map(({ seq }) => seq)).toEqual([1, 2, 3]);
  isFull = false;
  await filing.note([row(4, 'g', long)]);
  await filing.close();
  expect(table.map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
  expect(filing.isWell()).toBe(true);
  daybook.close();
  await expect(daybook.note([row(5)])).rejects.toThrow('the store is closed');
});

test('a leaf is struck out only when what was filed of it is on the disk, and another is open before', async () => {
  const real = openDaybook(emptyFolder());
  const deeds: string[] = [];
  const does =
    <A extends readonly unknown[], T>(deed: string, work: (...all: A) => T) =>
    (...all: A): T => {
      deeds.push(deed);
      return work(...all);
    };
  const daybook = { ...real, turn: does('turn', real.turn), strike: does('strike', real.strike) };
  const beside = { write: does('file', async () => {}), close: () => {} };
  const filing = openFiling(
    daybook,
    beside,
    does('settle', async () => {}),
  );
  await filing.note([row(1)]);
  await filing.filed();
  expect(deeds).toEqual(['turn', 'file', 'settle', 'strike']);
  await filing.close();
  real.close();
});
