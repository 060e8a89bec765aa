import {
  closeSync,
  cpSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openStore, type Store } from '../../index.ts';
import { gamesFile, journalOf } from '../../store/sqlite/file.ts';
import { emptyFolders } from './folders.ts';

const emptyFolder = emptyFolders();
const LONG = `"${'x'.repeat(3000)}"`;

const openWithGame = async () => {
  const data = emptyFolder();
  const heard: string[] = [];
  const store = await openStore({ data }, ({ en }) => heard.push(en));
  await store.createGame({ id: 'g', kind: 'tiny', at: 1, entry: '0' });
  await store.append({ game: 'g', after: 0, entries: ['"answered"'] });
  return { data, store, heard };
};

const expectRefused = async (store: Store): Promise<void> => {
  await expect.poll(store.isReady, { timeout: 5000 }).toBe(false);
  await expect(store.append({ game: 'g', after: 1, entries: ['2'] })).rejects.toMatchObject({
    statusCode: 503,
    code: 'damaged',
  });
};

const rescuedIn = (data: string): readonly string[] =>
  readdirSync(data).filter((name) => name.startsWith('rescued-'));

describe('files that are taken away under a running server', () => {
  test.each([
    ['the file', (data: string) => rmSync(gamesFile(data))],
    ['its journal', (data: string) => rmSync(journalOf(gamesFile(data)))],
    [
      'both',
      (data: string) => {
        for (const name of readdirSync(data)) rmSync(join(data, name));
      },
    ],
    [
      'the file, by another',
      (data: string) => {
        rmSync(gamesFile(data));
        writeFileSync(gamesFile(data), 'x'.repeat(100_000));
      },
    ],
  ])('%s: nothing more is written, and all that was answered is in a copy', async (_what, take) => {
    const { data, store, heard } = await openWithGame();
    take(data);
    await expectRefused(store);
    expect(await store.entries('g', 0, 10)).toMatchObject({ entries: [{ text: '"answered"' }] });
    await expect.poll(() => heard, { timeout: 5000 }).toHaveLength(1);
    const [copy = ''] = rescuedIn(data);
    expect(heard[0]).toContain(`All games were copied to ${join(data, copy)}. Stop the server, `);
    await store.close();

    const mended = emptyFolder();
    cpSync(join(data, copy), gamesFile(mended));
    const again = await openStore({ data: mended });
    expect(await again.entries('g', 0, 10)).toMatchObject({ entries: [{ text: '"answered"' }] });
    await again.close();
  });

  test('a journal that is cut short gives no copy to rely on, and nobody is told that it does', async () => {
    const { data, store, heard } = await openWithGame();
    await store.append({ game: 'g', after: 1, entries: Array.from({ length: 40 }, () => LONG) });
    truncateSync(journalOf(gamesFile(data)), 0);
    await expectRefused(store);
    await expect.poll(() => heard, { timeout: 5000 }).toHaveLength(1);
    expect(heard[0]).toContain('Not all of it can be read.');
    expect(rescuedIn(data)).toEqual([]);
    await store.close();
  });
});

/** A file of many pages with nothing beside it. */
const withManyPages = async (): Promise<string> => {
  const { data, store } = await openWithGame();
  await store.append({ game: 'g', after: 1, entries: Array.from({ length: 200 }, () => LONG) });
  await store.close();
  return data;
};

const inTheMiddle = (size: number): number => Math.floor(size / 8192) * 4096;

/** Rubbish over some pages. */
const scribble = (file: string, at: (size: number) => number): void => {
  const handle = openSync(file, 'r+');
  writeSync(handle, Buffer.alloc(32 * 4096, 0xab), 0, 32 * 4096, at(statSync(file).size));
  closeSync(handle);
};

const expectSentence = async (data: string, sentence: string): Promise<void> => {
  const before = readFileSync(gamesFile(data));
  const failure = await openStore({ data }).catch((error: unknown) => error);
  expect(failure).toMatchObject({ name: 'PlainFailure' });
  expect(String(failure)).toContain(sentence);
  expect(readFileSync(gamesFile(data)).equals(before)).toBe(true);
};

describe('damage to the file', () => {
  test('is met by whoever reads it, and nothing is written from then on', async () => {
    const data = await withManyPages();
    const heard: string[] = [];
    const store = await openStore({ data }, ({ en }) => heard.push(en));
    scribble(gamesFile(data), inTheMiddle);
    await expect(store.entries('g', -1, 1000)).rejects.toMatchObject({ statusCode: 503, code: 'damaged' });
    await expectRefused(store);
    await expect
      .poll(() => heard, { timeout: 5000 })
      .toEqual([expect.stringContaining('Not all of it can be read')]);
    await store.close();
  });

  test('is seen at the start, told in a sentence, and left as it is', async () => {
    const data = await withManyPages();
    scribble(gamesFile(data), inTheMiddle);
    await expectSentence(data, `The games in ${gamesFile(data)} are damaged, and were left as they are: `);
  });

  test('a file that is none of ours is told in a sentence, and left as it is', async () => {
    const data = emptyFolder();
    writeFileSync(gamesFile(data), 'a letter to somebody\n'.repeat(1000));
    await expectSentence(data, `${gamesFile(data)} is not a file of games, and was left as it is: `);
  });

  test('a journal without its file is told in a sentence, and left as it is', async () => {
    const data = emptyFolder();
    writeFileSync(journalOf(gamesFile(data)), 'orders');
    const failure = await openStore({ data }).catch((error: unknown) => error);
    expect(String(failure)).toContain(
      `PlainFailure: ${gamesFile(data)} is gone, but its journal lies there: `,
    );
    expect(readFileSync(journalOf(gamesFile(data)), 'utf8')).toBe('orders');
  });

  test('a lock that is none is told in a sentence', async () => {
    const data = emptyFolder();
    writeFileSync(join(data, 'in-use'), 'somebody was here\n'.repeat(1000));
    const failure = await openStore({ data }).catch((error: unknown) => error);
    expect(String(failure)).toContain('is not the lock of a Grognard');
  });
});
