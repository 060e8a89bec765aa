import { chownSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { openStore, type Store } from '../../index.ts';
import { command, freshDatabase } from './fresh-database.ts';
import { type SmallDisk, smallDisk } from './small-disk.ts';

/** Who runs the tests' own PostgreSQL when the tests are run by root, as they must be to mount a disk. */
const NOBODY = 65_534;
/** An empty database takes some eight of them. */
const MEGABYTES = 24;

/** Writes until it is refused; returns how many were written, and the refusal. */
const appendUntilRefused = async (store: Store, last: number): Promise<{ last: number; error: unknown }> => {
  for (let after = last; ; after += 1) {
    try {
      await store.append({ game: 'a', after, entries: [JSON.stringify('x'.repeat(1500))] });
    } catch (error) {
      return { last: after, error };
    }
  }
};

const onFullDisk = (disk: SmallDisk): void =>
  test('orders are refused while it is full, and go on by themselves; nothing answered is lost', async () => {
    onTestFinished(disk.remove);
    const folder = join(disk.folder, 'tablespace');
    mkdirSync(folder);
    chownSync(folder, NOBODY, NOBODY);
    await command(inject('postgres'), `create tablespace small_disk location '${folder}'`);
    const { url, drop } = await freshDatabase(inject('postgres'), 'small_disk');
    const heard: string[] = [];
    const store = await openStore({ data: '', databaseUrl: url }, ({ en }) => heard.push(en));
    await store.createGame({ id: 'a', kind: 'tiny', at: 1, entry: '0' });
    expect(await store.isReady()).toBe(true);

    disk.fill();
    const { last, error } = await appendUntilRefused(store, 0);
    expect(error).toMatchObject({ name: 'Refused', statusCode: 503, code: 'no-room' });
    await expect.poll(() => store.isReady(), { timeout: 10_000 }).toBe(false);
    expect(heard).toEqual([expect.stringMatching(/^There is no room left for the games in .+ is lost\.$/)]);
    expect((await store.game('a'))?.last).toBe(last);

    disk.empty();
    await expect.poll(() => store.isReady(), { timeout: 10_000 }).toBe(true);
    expect(heard[1]).toMatch(/can be written again/);
    expect(await store.append({ game: 'a', after: last, entries: ['1'] })).toMatchObject({
      kind: 'appended',
    });
    expect((await store.entries('a', -1, last + 10)).entries).toHaveLength(last + 2);

    await store.close();
    await drop();
    await command(inject('postgres'), 'drop tablespace small_disk');
  });

describe('a PostgreSQL on a full disk', () => {
  const isOurs = (process.env.DATABASE_URL ?? '') === '';
  const disk = isOurs ? smallDisk(MEGABYTES) : undefined;
  if (disk === undefined)
    test('cannot be tried here: this user may not mount one, or PostgreSQL is not ours', () => {});
  else onFullDisk(disk);
});
