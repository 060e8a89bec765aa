import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { tableStatusOf } from '../../admin/table-status.ts';
import { checkCopy, openStore, type Store, type StoreLocation } from '../../index.ts';
import { backupsIn, expiredBackups } from '../../maintenance/backup-files.ts';
import { keepBackups } from '../../maintenance/backups.ts';
import { keepExpiry, NOTICE } from '../../maintenance/expiry.ts';
import { clearOrphans } from '../../maintenance/orphans.ts';
import { LAST_VISIT_DOCUMENT, TABLE_RECORD } from '../../tables/documents.ts';

interface Ground {
  readonly place: StoreLocation;
  readonly clear: () => Promise<void>;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const START = Date.UTC(2026, 0, 1);

/** What a server does by itself, on whichever store. */
export const maintenanceSuite = (prepare: () => Promise<Ground>): void => {
  let ground: Ground;
  let store: Store;
  let folder: string;
  let said: string[];
  const say = ({ en }: { readonly en: string }): void => void said.push(en);

  beforeEach(async () => {
    ground = await prepare();
    store = await openStore(ground.place, say);
    folder = join(mkdtempSync(join(tmpdir(), 'grognard-maintenance-')), 'copies');
    said = [];
    vi.useFakeTimers({ toFake: ['Date'], now: START });
  });

  afterEach(async () => {
    vi.useRealTimers();
    await store.close();
    await ground.clear();
    rmSync(join(folder, '..'), { recursive: true, force: true });
  });

  const newGame = async (id: string): Promise<void> => {
    const server = { owner: '', secret: 'ab', scenario: 'ford', seats: [], switches: {} };
    const documents = [{ name: TABLE_RECORD, text: JSON.stringify(server) }];
    await store.createGame({
      id,
      kind: 'tiny',
      at: Date.now(),
      entry: '{"seq":0,"commitment":"x"}',
      documents,
    });
    await store.append({ game: id, after: 0, entries: [`{"seq":1,"at":"${new Date().toISOString()}"}`] });
  };

  const pass = (span: number): void => void vi.setSystemTime(Date.now() + span);

  test('what a fallen server left of a log that it was writing down is cleared away, once nobody can be at it', async () => {
    const halfWritten = (id: string) =>
      store.createGame({ id, kind: 'tiny', at: Date.now(), entry: '{"seq":0}' });
    await newGame('whole');
    await halfWritten('half');
    const orphans = clearOrphans(store);
    await orphans.look();
    expect(await store.game('half')).toBeDefined();
    pass(HOUR + 1);
    await halfWritten('under way');
    await orphans.look();
    expect(await store.game('half')).toBeUndefined();
    pass(HOUR + 1);
    await orphans.look();
    expect(await store.game('under way')).toBeUndefined();
    expect(await store.game('whole')).toBeDefined();
    await orphans.close();
  });

  describe('backups by schedule', () => {
    const plan = () => ({ folder, every: DAY, daily: 3, weekly: 2 });

    test('are made when it is time, whole, checked, and for their owner alone', async () => {
      await newGame('one');
      const backups = keepBackups(store, plan(), say);
      await backups.look();
      expect(readdirSync(folder)).toEqual(['grognard-2026-01-01T00-00-00Z.sqlite']);
      const [made] = backupsIn(folder);
      expect(statSync(made?.file ?? '').mode & 0o777).toBe(0o600);
      expect(statSync(folder).mode & 0o777).toBe(0o700);
      expect(await checkCopy(made?.file ?? '')).toMatchObject({ games: 1, entries: 2 });
      pass(DAY - 1000);
      await backups.look();
      expect(readdirSync(folder)).toHaveLength(1);
      pass(1000);
      await backups.look();
      expect(readdirSync(folder)).toHaveLength(2);
      expect(backups.failure()).toBeUndefined();
      expect(said).toEqual([]);
      await backups.close();
    });

    test('make way for newer ones, by days and by weeks', async () => {
      await newGame('one');
      const backups = keepBackups(store, plan(), say);
      for (let day = 0; day < 20; day += 1) {
        await backups.look();
        pass(DAY);
      }
      writeFileSync(join(folder, 'mine.sqlite'), 'somebody’s own');
      await backups.look();
      await backups.close();
      expect(backupsIn(folder).map(({ at }) => (at - START) / DAY)).toEqual([20, 19, 18, 13]);
      expect(existsSync(join(folder, 'mine.sqlite'))).toBe(true);
    });

    test('one that fails is told, tried again, and leaves the last good one alone', async () => {
      await newGame('one');
      const backups = keepBackups(store, plan(), say);
      await backups.look();
      const good = readdirSync(folder);
      pass(2 * DAY);
      const broken = vi.spyOn(store, 'backup').mockImplementation(async (file) => {
        writeFileSync(file, 'no copy at all');
      });
      await backups.look();
      await backups.look();
      expect(readdirSync(folder)).toEqual(good);
      expect(said).toHaveLength(1);
      expect(said[0]).toMatch(/^No backup could be made in .+ is no good copy of the games/);
      expect(backups.failure()).toBeDefined();
      broken.mockRestore();
      await backups.look();
      expect(readdirSync(folder)).toHaveLength(2);
      expect(said[1]).toContain('all is well again');
      expect(backups.failure()).toBeUndefined();
      await backups.close();
    });

    test('a copy that lacks a game, or part of one, is none', async () => {
      await newGame('one');
      const backups = keepBackups(store, plan(), say);
      await backups.look();
      const [whole] = backupsIn(folder);
      pass(2 * DAY);
      await newGame('two');
      const { copyFileSync } = await import('node:fs');
      vi.spyOn(store, 'backup').mockImplementation(async (file) => copyFileSync(whole?.file ?? '', file));
      await backups.look();
      expect(backupsIn(folder)).toHaveLength(1);
      expect(said[0]).toContain('two');
      await backups.close();
    });

    test('what a fallen server had begun is put away', async () => {
      await newGame('one');
      mkdirSync(folder);
      writeFileSync(join(folder, 'grognard-2025-12-31T00-00-00Z.sqlite.part'), 'half');
      const backups = keepBackups(store, plan(), say);
      await backups.look();
      expect(readdirSync(folder)).toEqual(['grognard-2026-01-01T00-00-00Z.sqlite']);
      await backups.close();
    });

    test('of several on a day the last is kept, and never is the newest removed', () => {
      const at = (hours: number) => ({ file: String(hours), at: START + hours * HOUR });
      const files = [49, 30, 26, 25, 3, 1].map(at);
      expect(expiredBackups(files, 2, 0).map(({ file }) => file)).toEqual(['26', '25', '3', '1']);
      expect(expiredBackups(files, 0, 0).map(({ file }) => file)).toEqual(['30', '26', '25', '3', '1']);
    });
  });

  describe('a copy', () => {
    test.each([
      ['that is empty', ''],
      ['that is something else', 'x'.repeat(5000)],
    ])('%s is no good', async (_, content) => {
      mkdirSync(folder);
      const file = join(folder, 'copy.sqlite');
      writeFileSync(file, content);
      await expect(checkCopy(file)).rejects.toThrow('is no good copy of the games');
    });

    test('that is not there', async () => {
      await expect(checkCopy('/no/such.sqlite')).rejects.toThrow(
        'There is no copy of the games at /no/such.sqlite',
      );
    });

    test('with a gap in a log is no good, and looking changes nothing', async () => {
      await newGame('one');
      mkdirSync(folder);
      const file = join(folder, 'copy.sqlite');
      await store.backup(file);
      chmodSync(file, 0o400);
      expect(await checkCopy(file)).toMatchObject({ games: 1, entries: 2 });
      chmodSync(file, 0o600);
      const { default: Database } = await import('libsql');
      const db = new Database(file);
      db.exec(`delete from entries where game = 'one' and seq = 0`);
      db.close();
      const before = statSync(file).mtimeMs;
      await expect(checkCopy(file)).rejects.toThrow('(one)');
      expect(statSync(file).mtimeMs).toBe(before);
      expect(readdirSync(folder)).toEqual(['copy.sqlite']);
    });
  });

  describe('a copy', () => {
    test.each([
      ['an entry', 'update entries set text = replace(text, char(123), char(88))'],
      [
        'the record of a table',
        "update papers set text = replace(text, char(123), char(88)) where name = 'house'",
      ],
    ])('with %s that nobody can read is no good', async (_, garble) => {
      await newGame('one');
      mkdirSync(folder);
      const file = join(folder, 'copy.sqlite');
      await store.backup(file);
      expect(await checkCopy(file)).toMatchObject({ games: 1 });
      const { default: Database } = await import('libsql');
      const db = new Database(file);
      db.exec(garble);
      db.close();
      await expect(checkCopy(file)).rejects.toThrow('(one)');
    });
  });

  test('a folder for the logs of expired tables that cannot be written is told of at once', async () => {
    const expiry = keepExpiry(store, { after: DAY, into: '/dev/null/logs' }, say);
    expect(said).toEqual([expect.stringContaining('No log can be written into /dev/null/logs')]);
    await expiry.close();
  });

  test('a table whose record nobody can read is listed as broken', async () => {
    await newGame('one');
    await store.putDocument('one', { name: TABLE_RECORD, text: 'X' });
    const row = await store.game('one');
    expect(row && (await tableStatusOf(store, row))).toMatchObject({
      table: 'one',
      state: 'broken',
      seats: [],
    });
  });

  describe('expiry', () => {
    const after = 90 * DAY;

    test('gives a week’s notice, then clears away, with the log in a file', async () => {
      await newGame('old');
      const expiry = keepExpiry(store, { after, into: folder }, say);
      pass(after - NOTICE - HOUR);
      await expiry.look();
      expect(said).toEqual([]);
      pass(2 * HOUR);
      await newGame('young');
      await expiry.look();
      expect(said).toEqual([
        expect.stringMatching(
          /^Nobody has touched the table old for long: it is cleared away on 2026-04-0\d/,
        ),
      ]);
      pass(NOTICE - 2 * HOUR);
      await expiry.look();
      expect(await store.game('old')).toBeDefined();
      pass(2 * HOUR);
      await expiry.look();
      expect(await store.game('old')).toBeUndefined();
      expect(await store.game('young')).toBeDefined();
      expect(readdirSync(folder)).toEqual(['old.jsonl']);
      expect(said.at(-1)).toBe(
        `The table old was cleared away: nobody had touched it. Its log is in ${folder}.`,
      );
      await expiry.close();
    });

    test('who comes in time keeps the table', async () => {
      await newGame('old');
      const expiry = keepExpiry(store, { after }, say);
      pass(after - HOUR);
      await expiry.look();
      await store.putDocument('old', { name: LAST_VISIT_DOCUMENT, text: String(Date.now()) });
      pass(NOTICE + HOUR);
      await expiry.look();
      await expiry.look();
      expect(await store.game('old')).toBeDefined();
      expect(await store.documents('old', 'expiring')).toEqual([]);
      await expiry.close();
    });

    test('nothing goes without its notice, however long it has lain there and whatever the clock says', async () => {
      await newGame('old');
      pass(1000 * DAY);
      const expiry = keepExpiry(store, { after }, say);
      await expiry.look();
      await expiry.look();
      expect(await store.game('old')).toBeDefined();
      pass(NOTICE - HOUR);
      await expiry.look();
      expect(await store.game('old')).toBeDefined();
      pass(HOUR);
      await expiry.look();
      expect(await store.game('old')).toBeUndefined();
      await expiry.close();
    });

    test('a table whose log cannot be written stays, and that is said once', async () => {
      await newGame('old');
      const expiry = keepExpiry(store, { after, into: '/dev/null/logs' }, say);
      pass(after);
      await expiry.look();
      pass(NOTICE);
      await expiry.look();
      await expiry.look();
      expect(await store.game('old')).toBeDefined();
      expect(said.filter((each) => each.includes('was not cleared away'))).toHaveLength(1);
      await expiry.close();
    });
  });
};
