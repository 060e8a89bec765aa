import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import { bundle } from '../../../tools/bundle.ts';
import { countOf } from '../../../tools/counts.ts';
import type { Place } from '../../index.ts';
import {
  acknowledgedAt,
  type Child,
  checkPlayed,
  newPlayed,
  type Played,
  playOnce,
  startChild,
} from './played.ts';
import { emptyPages } from './served.ts';

/** Plays until the server is gone: whatever fails then fails because of that. */
const playUntilKilled = async (
  child: Child,
  played: Played,
  seed: number,
  killed: () => boolean,
): Promise<void> => {
  for (let round = 0; !killed() && !played.finished.over; round += 1) {
    try {
      await playOnce(child, played, seed * 1000 + round);
    } catch (error) {
      if (!killed()) throw error;
    }
  }
};

const TABLES = 3;

/** Kills a playing server at moments spread over its life, and looks each time whether it kept its word. */
export const serverCrashes = async (place: Place): Promise<void> => {
  const script = await bundle(join(import.meta.dirname, 'house-process.ts'), 'process');
  const pages = emptyPages();
  let before: readonly Played[] = [];
  let acknowledged = 0;
  for (let run = 0; run < countOf('crashes'); run += 1) {
    const child = await startChild(script, place, pages);
    for (const played of before) await checkPlayed(child, played, run);
    const tables = await Promise.all(Array.from({ length: TABLES }, () => newPlayed(child)));
    let dead = false;
    const playing = tables.map((played) => playUntilKilled(child, played, run + 1, () => dead));
    // Chosen by the number of the run, so that every run of the tests kills at the same moments.
    await pause(20 + ((run * 37) % 120));
    dead = true;
    child.process.kill('SIGKILL');
    await once(child.process, 'close');
    await Promise.all(playing);
    acknowledged += acknowledgedAt(tables);
    before = tables;
  }
  const last = await startChild(script, place, pages);
  for (const played of before) await checkPlayed(last, played, countOf('crashes'));
  last.process.kill('SIGKILL');
  await once(last.process, 'close');
  rmSync(pages, { recursive: true, force: true });
  expect(acknowledged).toBeGreaterThan(countOf('crashes'));
};
