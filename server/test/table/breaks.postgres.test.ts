import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { bundle } from '../../../tools/bundle.ts';
import { countOf, patience } from '../../../tools/counts.ts';
import { terminateAll } from '../store/backends.ts';
import { type Database, freshDatabase } from '../store/fresh-database.ts';
import { until } from '../store/until.ts';
import {
  acknowledgedAt,
  type Child,
  checkPlayed,
  newPlayed,
  type Played,
  playOnce,
  startChild,
} from './played.ts';
import { ask, emptyPages } from './served.ts';

const TABLES = 6;

let database: Database;
let child: Child;
const pages = emptyPages();

beforeEach(async () => {
  database = await freshDatabase(inject('postgres'));
  const script = await bundle(join(import.meta.dirname, 'server-process.ts'), 'process');
  child = await startChild(script, { data: '', databaseUrl: database.url }, pages);
});

afterEach(async () => {
  if (child.process.kill('SIGKILL')) await once(child.process, 'close');
  await database.drop();
  rmSync(pages, { recursive: true, force: true });
});

/** Whatever fails while connections are broken is tried anew; that the server still answers is seen at the end. */
const playThrough = async (played: Played, seed: number, over: () => boolean): Promise<void> => {
  for (let round = 0; !over() && !played.finished.over; round += 1)
    await playOnce(child, played, seed * 1000 + round).catch(() => pause(5));
};

test(
  'a server outlives every connection to PostgreSQL that breaks under load, and loses no order that was answered',
  async () => {
    const tables: Played[] = [];
    for (let run = 0; run < countOf('crashes'); run += 1) {
      const playing = await Promise.all(Array.from({ length: TABLES }, () => newPlayed(child)));
      tables.push(...playing);
      let over = false;
      const games = playing.map((played, i) => playThrough(played, run * TABLES + i + 1, () => over));
      await until(() => acknowledgedAt(playing) > 0);
      // Chosen by the number of the run, so that every run of the tests breaks them at the same moments.
      await pause((run * 37) % 120);
      await terminateAll(database.url);
      over = true;
      await Promise.all(games);
      expect(child.process.exitCode).toBeNull();
      await expect
        .poll(async () => (await fetch(`${child.address}/ready`)).status, { timeout: 60_000 })
        .toBe(200);
    }
    expect(acknowledgedAt(tables)).toBeGreaterThan(countOf('crashes'));
    for (const [i, played] of tables.entries()) await checkPlayed(child, played, 1_000_000 + i);
    expect((await ask(child, 'GET', '/games')).status).toBe(200);
  },
  patience,
);
