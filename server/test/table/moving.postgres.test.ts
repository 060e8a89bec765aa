import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { randomFrom } from '@grognard/engine';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { bundle } from '../../../tools/bundle.ts';
import { patience } from '../../../tools/counts.ts';
import { type Database, freshDatabase } from '../store/fresh-database.ts';
import { until } from '../store/until.ts';
import { type Child, startChild } from './played.ts';
import { anOrder, matchFrom } from './playing.ts';
import { type Restless, sitRestlessly } from './restless.ts';
import { ask, emptyPages, ford, newTable } from './served.ts';

const TABLES = 4;
/** So long nobody asks again who has nothing to do, in milliseconds. */
const A_MOMENT = 20;
const SIDES = ['red', 'blue'];

interface Player extends Restless {
  readonly path: string;
  readonly key: string;
  /** What he was told is done. */
  readonly done: { readonly id: string; readonly decision: string; readonly n: number }[];
  readonly played: Promise<void>;
}

let database: Database;
let pages: string;
let servers: readonly [Child, Child];

beforeEach(async () => {
  database = await freshDatabase(inject('postgres'));
  pages = emptyPages();
  const script = await bundle(join(import.meta.dirname, 'server-process.ts'), 'process');
  const start = (): Promise<Child> => startChild(script, { data: '', databaseUrl: database.url }, pages);
  servers = [await start(), await start()];
});

afterEach(async () => {
  for (const { process } of servers) {
    if (process.exitCode !== null || process.signalCode !== null) continue;
    process.kill('SIGKILL');
    await once(process, 'close');
  }
  await database.drop();
  rmSync(pages, { recursive: true, force: true });
});

/** Plays a seat at random to the end of the battle, through whatever happens to the servers. */
const playOn = (
  addresses: readonly string[],
  table: string,
  side: string,
  key: string,
  seed: number,
): Player => {
  const path = `/tables/${table}`;
  const seat = sitRestlessly(addresses, table, key);
  const done: { id: string; decision: string; n: number }[] = [];
  const random = randomFrom(seed);
  const play = async (): Promise<void> => {
    const match = matchFrom((await ask({ address: addresses[1] ?? '' }, 'GET', path, undefined, key)).json);
    for (let given = 0; ; given += 1) {
      const { outlook } = await seat.view();
      if (outlook.outcome !== null) return;
      const chosen = anOrder(match, outlook, { side }, random);
      if (chosen === undefined) {
        await pause(A_MOMENT);
        continue;
      }
      const id = `${side} ${given}`;
      const { status, answer } = await seat.order({ id, ...chosen });
      expect([200, 409]).toContain(status);
      if ('kind' in answer && answer.kind === 'done')
        done.push({ id, decision: chosen.decision, n: answer.n });
    }
  };
  return { ...seat, path, key, done, played: play() };
};

const sitDown = async (): Promise<readonly Player[]> => {
  const [one, other] = servers;
  const addresses = [one.address, other.address];
  const players: Player[] = [];
  for (let made = 0; made < TABLES; made += 1) {
    const { table, keyOf } = await newTable({ address: one.address, close: async () => {} }, ford);
    for (const side of SIDES)
      players.push(playOn(addresses, table, side, keyOf(side), made * 2 + side.length));
  }
  return players;
};

/** Every order that was answered is there once, and everybody has heard everything, in its order, and nothing twice. */
const checkAll = async (players: readonly Player[]): Promise<void> => {
  const [, other] = servers;
  for (const { path, key, done, heard } of players) {
    for (const { id, decision, n } of done) {
      const again = { id, decision, order: { kind: 'nothing of the sort' } };
      const { json } = await ask(other, 'POST', `${path}/orders`, again, key);
      expect(json, `${id} at ${path}`).toEqual({ kind: 'done', n });
    }
    const { json } = await ask(other, 'GET', `${path}/view`, undefined, key);
    await until(() => heard.length >= json.n);
    expect(heard).toEqual(Array.from({ length: json.n }, (_, place) => place + 1));
    const { text } = await ask(other, 'GET', `${path}/log`, undefined, key);
    const ids = text
      .trim()
      .split('\n')
      .flatMap((line) => JSON.parse(line).id ?? []);
    expect(ids.length).toBeGreaterThanOrEqual(done.length);
    expect(new Set(ids).size).toBe(ids.length);
  }
};

/** Ends the server that all sit at in the midst of play, and has them play on to the end. */
const playThrough = async (end: (child: Child) => Promise<void>): Promise<readonly Player[]> => {
  const players = await sitDown();
  await until(() => players.every(({ done }) => done.length > 0));
  await end(servers[0]);
  await Promise.all(players.map(({ played }) => played));
  await checkAll(players);
  for (const { leave } of players) leave();
  expect(players.some(({ ends }) => ends.length > 0)).toBe(true);
  return players;
};

test(
  'a server that is told to stop says so first, answers what it has taken, and sends everybody elsewhere',
  async () => {
    const players = await playThrough(async ({ process, address }) => {
      process.kill('SIGTERM');
      const readiness = async (): Promise<unknown> => (await fetch(`${address}/ready`)).json();
      await expect.poll(readiness).toMatchObject({ error: { code: 'stopping' } });
      const [code] = await once(process, 'close');
      expect(code).toBe(0);
    });
    for (const { ends, asked } of players.filter((player) => player.ends.length > 0))
      expect([ends[0], asked()]).toEqual([1001, 1]);
  },
  patience,
);

test(
  'a server that is killed is left for another',
  async () => {
    await playThrough(async ({ process }) => {
      process.kill('SIGKILL');
      await once(process, 'close');
    });
  },
  patience,
);

test(
  'a server that is stopped in its tracks is left for another, and has missed nothing when it goes on',
  async () => {
    const players = await playThrough(async ({ process }) => void process.kill('SIGSTOP'));
    const [stopped, other] = servers;
    stopped.process.kill('SIGCONT');
    for (const { path, key } of players) {
      const [here, there] = await Promise.all(
        [stopped, other].map((server) => ask(server, 'GET', `${path}/view`, undefined, key)),
      );
      expect(here?.json).toEqual(there?.json);
    }
  },
  patience,
);
