import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { describe, expect, test } from 'vitest';
import type { Said } from '../../failure.ts';
import { backup, openStore } from '../../index.ts';
import { gamesFile, openFile } from '../../store/sqlite/file.ts';
import { fileLeaves, readLeaves } from '../../store/sqlite/upgrade-daybook.ts';
import { emptyFolders } from './folders.ts';
import { fixture } from './old-layout.ts';

const emptyFolder = emptyFolders();

const LEAVES = ['daybook-1', 'daybook-2'] as const;
type Name = (typeof LEAVES)[number];

const leafOf = (name: Name): Buffer => readFileSync(join(import.meta.dirname, 'fixtures', 'daybook', name));

/** A folder as an earlier Grognard left it when it was killed, but for what a test does to its leaves. */
const oldFolder = (changed: Partial<Record<Name, Buffer>> = {}): string => {
  const data = emptyFolder();
  const db = new Database(gamesFile(data));
  db.exec(`pragma journal_mode = wal; ${fixture('layout-4.sqlite.sql')}`);
  db.close();
  for (const name of LEAVES) writeFileSync(join(data, name), changed[name] ?? leafOf(name));
  return data;
};

const AUSTERLITZ = ['"7"', '"8, it\'s together"', '"9"', '"10"'];
const BORODINO = ['"2"', '"3, together"', '"4"'];

/** What came of a folder: the entries behind those that had been filed, what was said, what lies there now. */
const takenOver = async (data: string) => {
  const heard: Said[] = [];
  const store = await openStore({ data }, (words) => heard.push(words));
  const textsOf = async (game: string, since: number): Promise<readonly string[]> =>
    (await store.entries(game, since, 100)).entries.map(({ text }) => text);
  const found = {
    austerlitz: await textsOf('austerlitz', 6),
    borodino: await textsOf('borodino', 1),
    snapshot: await store.snapshot('borodino', '1'),
    cleared: await store.game('cleared'),
    heard: heard.map(({ en }) => en),
    leaves: readdirSync(data).filter((name) => name.startsWith('daybook')),
  };
  const { last = 0 } = (await store.game('austerlitz')) ?? {};
  expect(await store.append({ game: 'austerlitz', after: last, entries: ['"on"'] })).toMatchObject({
    kind: 'appended',
  });
  await store.close();
  return found;
};

const flipped = (leaf: Buffer, at: number): Buffer => {
  const wrong = Buffer.from(leaf);
  wrong.writeUInt8(wrong.readUInt8(at) ^ 1, at);
  return wrong;
};

/** Where each record of a leaf begins; what an earlier use has left lying is not counted. */
const RECORDS: Readonly<Record<Name, readonly number[]>> = {
  'daybook-1': [0, 33, 64],
  'daybook-2': [0, 33, 64],
};

describe('a store with a daybook', () => {
  test('has what was noted filed, once, and no daybook any more', async () => {
    const data = oldFolder();
    expect(await takenOver(data)).toEqual({
      austerlitz: AUSTERLITZ,
      borodino: BORODINO,
      snapshot: { game: 'borodino', seq: 1, version: '1', text: '"as of 1"' },
      cleared: undefined,
      heard: [],
      leaves: [],
    });
    expect((await takenOver(data)).austerlitz).toEqual([...AUSTERLITZ, '"on"']);
  });

  test('that was closed has empty leaves, which go without a word', async () => {
    for (const leaf of [Buffer.alloc(0), Buffer.alloc(4096)]) {
      const found = await takenOver(oldFolder({ 'daybook-1': leaf, 'daybook-2': leaf }));
      expect(found).toMatchObject({ austerlitz: [], borodino: [], heard: [], leaves: [] });
    }
  });

  test('has nothing filed from a leaf that was struck out', async () => {
    const struck = Buffer.from(leafOf('daybook-2')).fill(0, 0, 16);
    const found = await takenOver(oldFolder({ 'daybook-2': struck }));
    expect(found).toMatchObject({ austerlitz: AUSTERLITZ.slice(0, 2), heard: [], leaves: [] });
  });

  test('is taken over to the end by the next start, wherever the last one was killed', async () => {
    const filed = oldFolder();
    const db = openFile(gamesFile(filed));
    fileLeaves(db, readLeaves(filed));
    db.close();
    expect(await takenOver(filed)).toMatchObject({ austerlitz: AUSTERLITZ, heard: [], leaves: [] });

    const halfPutAway = oldFolder({ 'daybook-1': Buffer.alloc(0) });
    const rest = openFile(gamesFile(halfPutAway));
    const noted = oldFolder();
    fileLeaves(rest, readLeaves(noted));
    rest.close();
    expect(await takenOver(halfPutAway)).toMatchObject({ austerlitz: AUSTERLITZ, heard: [], leaves: [] });
  });

  test('that is copied before it was ever opened again loses nothing, and is left as it is', async () => {
    const [data, copies] = [oldFolder(), emptyFolder()];
    await backup({ data }, gamesFile(copies));
    expect(await takenOver(copies)).toMatchObject({ austerlitz: AUSTERLITZ, borodino: BORODINO });
    for (const name of LEAVES) expect(readFileSync(join(data, name))).toEqual(leafOf(name));
  });
});

describe('a daybook that breaks off', () => {
  test('anywhere has its whole records filed; part of one is told of and kept', async () => {
    const leaf = leafOf('daybook-2');
    // Three bytes of a record are zeros, and tell nothing.
    for (const length of [4, 15, 16, 17, 32, 37, 48, 49, 63, 68, 80, 98]) {
      const data = oldFolder({ 'daybook-2': leaf.subarray(0, length) });
      const { austerlitz, heard, leaves } = await takenOver(data);
      const whole = RECORDS['daybook-2'].filter((at) => at > 0 && at <= length).length;
      expect(austerlitz, `${length} bytes`).toEqual(AUSTERLITZ.slice(0, whole === 0 ? 2 : 3));
      expect(heard, `${length} bytes`).toEqual([expect.stringContaining('ends in an unfinished note')]);
      expect(heard[0]).toContain(join(data, 'daybook-2.kept'));
      expect(leaves).toEqual(['daybook-2.kept']);
    }
  });

  test('over what an earlier use has left is told from damage', async () => {
    const torn = Buffer.from(leafOf('daybook-1'));
    // Of the last record only the head and a few letters have reached the disk.
    torn.fill('x', 64 + 16 + 5, 64 + 16 + 57);
    const { austerlitz, borodino, heard } = await takenOver(oldFolder({ 'daybook-1': torn }));
    expect({ austerlitz, borodino }).toEqual({ austerlitz: ['"7"'], borodino: ['"2"'] });
    expect(heard).toEqual([expect.stringContaining('unfinished')]);
  });
});

describe('a daybook with a wrong bit', () => {
  test('has what is behind it filed where nothing is missing, and says so with what to do', async () => {
    for (const at of [3, 4, 20, 32]) {
      const data = oldFolder({ 'daybook-2': flipped(leafOf('daybook-2'), at) });
      const { austerlitz, borodino, heard, leaves } = await takenOver(data);
      // The first record held the 9 of Austerlitz: its 10 is of no use without it, Borodino misses nothing.
      expect({ austerlitz, borodino }, `byte ${at}`).toEqual({
        austerlitz: AUSTERLITZ.slice(0, 2),
        borodino: BORODINO,
      });
      expect(heard).toEqual([expect.stringMatching(/is damaged: .+ but not 1 orders .+ backup/)]);
      expect(leaves).toEqual(['daybook-2.kept']);
      expect(readFileSync(join(data, 'daybook-2.kept'))).toEqual(flipped(leafOf('daybook-2'), at));
    }
  });

  test('anywhere never goes without a word, and never makes a log with a gap', async () => {
    for (let at = 0; at < leafOf('daybook-2').length; at += 3) {
      const data = oldFolder({ 'daybook-2': flipped(leafOf('daybook-2'), at) });
      const { austerlitz, borodino, heard } = await takenOver(data);
      expect(AUSTERLITZ.join().startsWith(austerlitz.join()), `byte ${at}`).toBe(true);
      expect(BORODINO.join().startsWith(borodino.join()), `byte ${at}`).toBe(true);
      expect(heard, `byte ${at}`).toHaveLength(1);
    }
  });

  test('leaves no snapshot of what was lost with it', async () => {
    const data = oldFolder({ 'daybook-2': flipped(leafOf('daybook-2'), 20) });
    const db = new Database(gamesFile(data));
    db.exec(`insert into snapshots values ('austerlitz', 10, '1', '"rash"')`);
    db.close();
    await takenOver(data);
    const store = await openStore({ data });
    expect(await store.snapshot('austerlitz', '1')).toBeUndefined();
    await store.close();
  });

  test('that comes up again is kept beside the first', async () => {
    const data = oldFolder({ 'daybook-2': flipped(leafOf('daybook-2'), 20) });
    await takenOver(data);
    writeFileSync(join(data, 'daybook-2'), flipped(leafOf('daybook-2'), 20));
    await takenOver(data);
    expect(existsSync(join(data, 'daybook-2.kept-2'))).toBe(true);
  });
});
