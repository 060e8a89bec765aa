import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { openStore, type Store } from '../../index.ts';
import { gamesFile, openFile } from '../../store/sqlite/file.ts';
import { openFileHealth } from '../../store/sqlite/health.ts';
import { migrate } from '../../store/sqlite/migrate.ts';
import { openWriter } from '../../store/sqlite/writer.ts';
import { emptyFolders } from './folders.ts';
import { type SmallDisk, smallDisk } from './small-disk.ts';

const emptyFolder = emptyFolders();

const openLimited = async () => {
  const folder = emptyFolder();
  const db = openFile(gamesFile(folder));
  migrate(db, folder);
  const heard: string[] = [];
  const rescue = (): void => void heard.push('rescue');
  const health = openFileHealth({ folder, say: ({ en }) => heard.push(en), rescue });
  const writer = await openWriter(gamesFile(folder), health);
  const say = (sentence: string): Promise<void> =>
    writer.write(() => ({ statements: [sentence], answer: undefined }));
  const close = async (): Promise<void> => {
    await writer.close();
    db.close();
  };
  return { db, heard, say, close };
};

const addGame = (id: string): string => `insert into games values ('${id}', 'tiny', 1)`;
const addLong = (id: string): string => `insert into entries values ('${id}', 0, '${'x'.repeat(200_000)}')`;

describe('a file that cannot grow', () => {
  test('refuses what does not fit, in a sentence, and takes it once there is room', async () => {
    const { db, heard, say, close } = await openLimited();
    await say(addGame('a'));
    await say('pragma max_page_count = 30');
    for (let time = 0; time < 2; time += 1)
      await expect(say(addLong('a'))).rejects.toMatchObject({ statusCode: 503, code: 'no-room' });
    expect(heard).toEqual([expect.stringMatching(/^There is no room left .+ refused until there is some/)]);
    await say('pragma max_page_count = 3000');
    await say(addLong('a'));
    expect(heard.slice(1)).toEqual([expect.stringContaining('can be written again')]);
    expect(db.prepare('select count(*) as n from entries').get()).toMatchObject({ n: 1 });
    await close();
  });

  test('is left as it was by a group of which a part does not fit', async () => {
    const { db, say, close } = await openLimited();
    await say('pragma max_page_count = 30');
    await expect(say(`${addGame('a')}; ${addLong('a')}`)).rejects.toMatchObject({ code: 'no-room' });
    await say(addGame('b'));
    expect(db.prepare('select id from games').all()).toMatchObject([{ id: 'b' }]);
    await close();
  });

  test('may be one that is not ours to write', async () => {
    const { heard, say, close } = await openLimited();
    await say('pragma query_only = on');
    await expect(say(addGame('a'))).rejects.toMatchObject({ statusCode: 503, code: 'not-kept' });
    expect(heard).toEqual([expect.stringContaining('cannot be written (SQLITE_READONLY)')]);
    await close();
  });
});

const onSmallDisk = (disk: SmallDisk): void => {
  const data = join(disk.folder, 'data');
  afterAll(disk.remove);

  /** Until the store refuses; answers how many were taken. */
  const appendUntilFull = async (store: Store, from: number): Promise<number> => {
    for (let after = from; ; after += 1) {
      try {
        await store.append({ game: 'g', after, entries: [`"${'x'.repeat(300)}"`] });
      } catch (error) {
        expect(error).toMatchObject({ name: 'Refused', statusCode: 503, code: 'no-room' });
        return after;
      }
    }
  };

  test('orders are refused while it is full, and go on by themselves; nothing answered is lost', async () => {
    const heard: string[] = [];
    const store = await openStore({ data }, ({ en }) => heard.push(en));
    await store.createGame({ id: 'g', kind: 'tiny', at: 1, entry: '0' });
    let last = 0;
    for (let time = 0; time < 2; time += 1) {
      expect(await store.isReady()).toBe(true);
      disk.fill();
      last = await appendUntilFull(store, last);
      await expect.poll(store.isReady, { timeout: 5000 }).toBe(false);
      await expect(store.putDocument('g', { name: 'n', text: 'x'.repeat(9000) })).rejects.toMatchObject({
        code: 'no-room',
      });
      expect(await store.game('g')).toMatchObject({ last });
      disk.empty();
      await expect.poll(store.isReady, { timeout: 5000 }).toBe(true);
      expect(await store.append({ game: 'g', after: last, entries: ['"on"'] })).toMatchObject({
        kind: 'appended',
      });
      last += 1;
    }
    expect(heard.map((words) => /no room|written again/.exec(words)?.[0])).toEqual([
      'no room',
      'written again',
      'no room',
      'written again',
    ]);
    disk.fill();
    await store.close();
    disk.empty();
    const again = await openStore({ data });
    expect((await again.entries('g', 0, 10_000)).entries).toHaveLength(last);
    await again.close();
  });

  test('it is not ready as soon as the disk is full, whether somebody orders or not', async () => {
    const store = await openStore({ data }, () => {});
    disk.fill();
    await expect.poll(store.isReady, { timeout: 5000 }).toBe(false);
    disk.empty();
    await expect.poll(store.isReady, { timeout: 5000 }).toBe(true);
    await store.close();
  });

  test('a start without room is one sentence, whether there are games or not', async () => {
    const other = join(disk.folder, 'other');
    mkdirSync(other);
    disk.fill();
    for (const folder of [data, other, join(disk.folder, 'new')]) {
      const failure = await openStore({ data: folder }).catch((error: unknown) => error);
      expect(failure).toMatchObject({ name: 'PlainFailure' });
      expect(String(failure)).toContain(`There is no room left for the games in ${folder}`);
    }
    disk.empty();
    const store = await openStore({ data });
    expect(await store.game('g')).toBeDefined();
    await store.close();
  });
};

const onForbiddenDisk = (disk: SmallDisk): void => {
  afterAll(disk.remove);

  test('that may not be written: a start is one sentence', async () => {
    disk.forbidWriting();
    const failure = await openStore({ data: disk.folder }).catch((error: unknown) => error);
    expect(String(failure)).toContain(`PlainFailure: Grognard may not write its games in ${disk.folder}: `);
  });
};

describe('a small disk', () => {
  const [disk, forbidden] = [smallDisk(6), smallDisk(1)];
  if (disk !== undefined) onSmallDisk(disk);
  if (forbidden === undefined) test('cannot be tried here: this user may not mount one', () => {});
  else onForbiddenDisk(forbidden);
});
