import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Random, randomFrom } from '@grognard/engine';
import { bundle } from '../../../../tools/bundle.ts';
import type { StoreLocation } from '../../../index.ts';
import { emptyPages, threadsScript } from '../served.ts';
import { type Battle, beginBattle, check, checkLog, play } from './battle.ts';
import { type ServerProcess, type ServerScripts, spawnServer } from './servers.ts';

/** What happened to the servers that were killed. */
interface Tally {
  kills: number;
  /** Of those: before they listened. */
  starting: number;
  battles: number;
  acknowledged: number;
  /** How often something was damaged that was being written at the end. */
  torn: number;
}

interface Ground {
  readonly place: StoreLocation;
  /** How many servers share the games. */
  readonly processes: number;
  /** Damages what was being written when the last server fell, if that can be. */
  readonly tear: (random: Random) => boolean;
}

interface Stage extends Ground {
  readonly scripts: ServerScripts;
  readonly servers: (ServerProcess | undefined)[];
  readonly battles: Battle[];
  readonly tally: Tally;
}

/** So many are fought at once; each is over after so many lives of a server at the latest. */
const BATTLES = 4;
const LIVES = 6;
/** About as long as a server takes to start, in milliseconds. */
const START = 700;

const isKilled = ({ servers }: Stage, place: number): boolean => servers[place] === undefined;

const killAt = async ({ servers, tally }: Stage, place: number): Promise<void> => {
  const server = servers[place];
  servers[place] = undefined;
  await server?.kill();
  tally.kills += 1;
};

/** Starts every server that does not run; one in three is killed while it starts, and started again. */
const startAll = async (stage: Stage, random: Random): Promise<void> => {
  const { servers, scripts, place, tally } = stage;
  for (const [i, running] of servers.entries()) {
    if (running !== undefined) continue;
    if (random.below(3) === 0) {
      servers[i] = spawnServer(scripts, place);
      await pause(random.below(START));
      await killAt(stage, i);
      tally.starting += 1;
    }
    servers[i] = spawnServer(scripts, place);
  }
  await Promise.all(servers.map((server) => server?.address));
};

const doorsOf = async ({ servers }: Stage): Promise<readonly { readonly address: string }[]> =>
  Promise.all(servers.map(async (server) => ({ address: (await server?.address) ?? '' })));

/** Plays all battles until so many orders were answered, then kills a server, or all of them, in the middle of the others. */
const playUntilKilled = async (stage: Stage, random: Random): Promise<void> => {
  const { battles, servers, tally } = stage;
  const doors = await doorsOf(stage);
  const dying = servers.flatMap((_, i) => (random.below(2) === 0 ? [i] : []));
  const victims = dying.length > 0 ? dying : [random.below(servers.length)];
  let left = 1 + random.below(30);
  let killing: Promise<unknown> | undefined;
  const done = (): void => {
    tally.acknowledged += 1;
    left -= 1;
    if (left === 0) killing = Promise.all(victims.map((i) => killAt(stage, i)));
  };
  const playing = battles.map(async (battle, i) => {
    const at = i % doors.length;
    const door = doors[at] ?? { address: '' };
    try {
      await play(door, battle, randomFrom(random.below(2 ** 31)), { done, stopped: () => left <= 0 });
    } catch (error) {
      // Whatever fails when its server is gone fails because of that.
      if (!isKilled(stage, at)) throw error;
    }
  });
  await Promise.all(playing);
  await (killing ?? Promise.all(victims.map((i) => killAt(stage, i))));
};

const renewBattles = async ({ battles, tally, servers }: Stage, lives: number): Promise<void> => {
  const door = { address: (await servers[0]?.address) ?? '' };
  if (lives % LIVES === 0)
    for (const battle of battles.splice(0)) {
      await checkLog(door, battle);
      tally.battles += 1;
    }
  while (battles.length < BATTLES)
    battles.push(await beginBattle(door, battles.length % 2 === 0 ? 'request' : 'websocket'));
};

/**
 * Kills playing servers, as many times as there are seeds or a few more, at moments spread over their lives, and looks each time
 * whether they kept their word.
 */
export const killServers = async (ground: Ground, seeds: readonly number[]): Promise<Tally> => {
  const pages = emptyPages();
  const server = await bundle(join(import.meta.dirname, '..', 'server-process.ts'), 'process');
  const stage: Stage = {
    ...ground,
    scripts: { server, worker: await threadsScript(), pages },
    servers: Array.from({ length: ground.processes }, () => undefined),
    battles: [],
    tally: { kills: 0, starting: 0, battles: 0, acknowledged: 0, torn: 0 },
  };
  const { battles, tally, servers } = stage;
  for (const [lives, seed] of seeds.entries()) {
    if (tally.kills >= seeds.length) break;
    const random = randomFrom(seed);
    if (servers.every((each) => each === undefined) && random.below(2) === 0 && ground.tear(random))
      tally.torn += 1;
    await startAll(stage, random);
    const doors = await doorsOf(stage);
    await Promise.all(
      battles.map((battle, i) => check(doors[(i + lives) % doors.length] ?? { address: '' }, battle)),
    );
    await renewBattles(stage, lives);
    await playUntilKilled(stage, random);
  }
  await startAll(stage, randomFrom(0));
  await renewBattles(stage, 0);
  for (const each of servers.keys()) await killAt(stage, each);
  rmSync(pages, { recursive: true, force: true });
  return tally;
};
