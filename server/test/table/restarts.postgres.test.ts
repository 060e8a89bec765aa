import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { randomFrom } from '@grognard/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundle } from '../../../tools/bundle.ts';
import { patience } from '../../../tools/counts.ts';
import { type OwnPostgres, startOurOwn } from '../../../tools/postgres.ts';
import { until } from '../store/until.ts';
import { type Battle, beginBattle, check, checkLog, play } from './kills/battle.ts';
import { type ServerProcess, spawnServer } from './kills/servers.ts';
import { emptyPages, threadsScript } from './served.ts';

/** So many battles are fought at each of two servers. */
const BATTLES = 3;
/** So many orders are answered between two mishaps. */
const ORDERS = 20;

interface Scene {
  readonly postgres: OwnPostgres;
  readonly servers: readonly ServerProcess[];
  readonly doors: readonly { readonly address: string }[];
  readonly battles: Battle[];
  /** How many orders each server has answered. */
  readonly answered: number[];
}

let pages: string;
let scene: Scene;

beforeAll(async () => {
  pages = emptyPages();
  const server = await bundle(join(import.meta.dirname, 'server-process.ts'), 'process');
  const scripts = { server, worker: await threadsScript(), pages };
  const postgres = await startOurOwn();
  const first = spawnServer(scripts, { data: '', databaseUrl: postgres.url });
  // One makes the layout, then the other comes.
  await first.address;
  const servers = [first, spawnServer(scripts, { data: '', databaseUrl: postgres.url })];
  const doors = await Promise.all(servers.map(async ({ address }) => ({ address: await address })));
  scene = { postgres, servers, doors, battles: [], answered: [0, 0] };
}, patience);

afterAll(async () => {
  for (const { process } of scene.servers) process.kill('SIGKILL');
  await scene.postgres.stop();
  rmSync(pages, { recursive: true, force: true });
}, patience);

/** Plays on whatever happens: what fails is sent again, under the same id. */
const playThrough = async (place: number, seed: number, over: () => boolean): Promise<void> => {
  const at = place % scene.doors.length;
  const door = scene.doors[at] ?? { address: '' };
  const done = (): void => {
    scene.answered[at] = (scene.answered[at] ?? 0) + 1;
  };
  let battle = await beginBattle(door, seed % 2 === 0 ? 'request' : 'websocket');
  scene.battles.push(battle);
  while (!over()) {
    try {
      await check(door, battle);
      await play(door, battle, randomFrom(seed), { done, stopped: over });
      if (battle.over && !over()) {
        battle = await beginBattle(door, battle.by);
        scene.battles.push(battle);
      }
    } catch {
      // Whether it all came right is seen at the end.
      await pause(20);
    }
  }
};

/** Waits until each of these servers has answered so many orders more. */
const moreAt = async (places: readonly number[]): Promise<void> => {
  const before = [...scene.answered];
  await until(() => places.every((at) => (scene.answered[at] ?? 0) >= (before[at] ?? 0) + ORDERS));
};

/** Fights battles at both servers while something happens, then reads every log. */
const fighting = async (work: () => Promise<void>): Promise<void> => {
  let over = false;
  const playing = Array.from({ length: 2 * BATTLES }, (_, i) => playThrough(i, i + 1, () => over));
  await moreAt([0, 1]);
  await work();
  over = true;
  await Promise.all(playing);
  for (const { process } of scene.servers) expect(process.exitCode).toBeNull();
  for (const [i, battle] of scene.battles.splice(0).entries())
    await checkLog(scene.doors[i % scene.doors.length] ?? { address: '' }, battle);
};

const bothReady = async (): Promise<void> => {
  for (const { address } of scene.doors)
    await expect.poll(async () => (await fetch(`${address}/ready`)).status, { timeout: 30_000 }).toBe(200);
};

test.each(['SIGINT', 'SIGQUIT', 'SIGKILL'] as const)(
  'PostgreSQL is ended with %s under two servers and started again: both go on by themselves, nothing answered is lost',
  async (signal) => {
    await fighting(async () => {
      await scene.postgres.end(signal);
      await scene.postgres.startAgain();
      await bothReady();
      await moreAt([0, 1]);
    });
  },
  patience,
);

test(
  'one of two servers is stopped: the other goes on, and so does the first when it wakes',
  async () => {
    await fighting(async () => {
      scene.servers[0]?.process.kill('SIGSTOP');
      await moreAt([1]);
      scene.servers[0]?.process.kill('SIGCONT');
      await bothReady();
      await moreAt([0, 1]);
    });
  },
  patience,
);
