import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type OutlookAt, randomFrom } from '@grognard/engine';
import { expect } from 'vitest';
import { bundle } from '../../../tools/bundle.ts';
import { countOf } from '../../../tools/counts.ts';
import type { Place } from '../../index.ts';
import { anOrder, matchFrom } from './playing.ts';
import { ask, emptyPages, ford, generalsScript, newTable } from './served.ts';

interface Child {
  readonly address: string;
  readonly process: ChildProcess;
}

/** An order that the server said was done, and where it was told. */
interface Acknowledged {
  readonly id: string;
  readonly decision: string;
  readonly n: number;
}

/** A table that is being played while the server is killed. */
interface Played {
  readonly path: string;
  readonly keys: Readonly<Record<string, string>>;
  readonly done: Record<string, Acknowledged[]>;
  readonly finished: { over: boolean };
}

const start = async (script: string, { data, databaseUrl = '' }: Place, pages: string): Promise<Child> => {
  const child = spawn(process.execPath, [script, data, databaseUrl, pages, await generalsScript()]);
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => {
    complaint += chunk.toString();
  });
  const ended = once(child, 'close').then(() => {
    throw new Error(`the server ended by itself: ${complaint}`);
  });
  ended.catch(() => {});
  const [said] = (await Promise.race([once(child.stdout, 'data'), ended])) as [Buffer];
  return { address: said.toString().trim(), process: child };
};

const newPlayed = async (child: Child): Promise<Played> => {
  const { table, keyOf } = await newTable({ ...child, close: async () => {} }, ford);
  return {
    path: `/tables/${table}`,
    keys: { red: keyOf('red'), blue: keyOf('blue') },
    done: { red: [], blue: [] },
    finished: { over: false },
  };
};

/** One order at random from each seat; false when nothing could be ordered any more. */
const playOnce = async (child: Child, played: Played, seed: number): Promise<void> => {
  const random = randomFrom(seed);
  for (const [side, key] of Object.entries(played.keys)) {
    const facts = (await ask(child, 'GET', played.path, undefined, key)).json;
    const at: OutlookAt = (await ask(child, 'GET', `${played.path}/view`, undefined, key)).json;
    played.finished.over = at.outlook.outcome !== null;
    const chosen = anOrder(matchFrom(facts), at.outlook, { side }, random);
    if (chosen === undefined) continue;
    const id = `${seed} ${side}`;
    const { json, status } = await ask(child, 'POST', `${played.path}/orders`, { id, ...chosen }, key);
    expect(status).toBe(200);
    played.done[side]?.push({ id, decision: chosen.decision, n: json.n });
  }
};

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

/** Every order that was answered is there: sent again, it is done already, under the same number. */
const checkPlayed = async (child: Child, played: Played, seed: number): Promise<void> => {
  for (const [side, key] of Object.entries(played.keys)) {
    const orders = played.done[side] ?? [];
    for (const { id, decision, n } of orders) {
      const again = { id, decision, order: { kind: 'nothing of the sort' } };
      const { json } = await ask(child, 'POST', `${played.path}/orders`, again, key);
      expect(json, `${side}’s order ${id} at ${played.path}`).toEqual({ kind: 'done', n });
    }
    const { json } = await ask(child, 'GET', `${played.path}/messages?limit=500`, undefined, key);
    const numbers = json.messages.map((message: { n: number }) => message.n);
    expect(numbers).toEqual(numbers.map((_: number, place: number) => place + 1));
    expect(numbers.length).toBeGreaterThanOrEqual(orders.at(-1)?.n ?? 0);
  }
  // And the battle goes on.
  if (!played.finished.over) await playOnce(child, played, -seed - 1);
};

const TABLES = 3;

/** Kills a playing server at moments spread over its life, and looks each time whether it kept its word. */
export const serverCrashes = async (place: Place): Promise<void> => {
  const script = await bundle(join(import.meta.dirname, 'house-process.ts'), 'process');
  const pages = emptyPages();
  let before: readonly Played[] = [];
  let acknowledged = 0;
  for (let run = 0; run < countOf('crashes'); run += 1) {
    const child = await start(script, place, pages);
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
    acknowledged += tables.flatMap(({ done }) => Object.values(done).flat()).length;
    before = tables;
  }
  const last = await start(script, place, pages);
  for (const played of before) await checkPlayed(last, played, countOf('crashes'));
  last.process.kill('SIGKILL');
  await once(last.process, 'close');
  rmSync(pages, { recursive: true, force: true });
  expect(acknowledged).toBeGreaterThan(countOf('crashes'));
};
