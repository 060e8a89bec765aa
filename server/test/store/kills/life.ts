import { writeSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import type { Store } from '../../../store/store.ts';
import { expected, found, grown, STEPS, take } from './written.ts';

/**
 * Run as a process of its own, to be killed: opens the store, looks whether everything that was ever acknowledged is there,
 * goes on with each game from where it is, and says after each answer what the store has acknowledged.
 */
interface Life {
  readonly data: string;
  readonly databaseUrl: string;
  /** Games that other lives have written, and how many steps of each were acknowledged. */
  readonly games: readonly (readonly [game: string, steps: number])[];
  /** Each writer, and how many of its games are over. */
  readonly writers: readonly (readonly [name: string, over: number])[];
  /** After so many acknowledgements it kills itself; without it, it waits to be killed. */
  readonly acknowledgements?: number;
  /** More than that it does not write. */
  readonly limit: number;
}

const life: Life = JSON.parse(process.argv[2] ?? '');

/** Not through the stream, which keeps what a busy reader has no room for, and loses it with the process. */
const say = (line: string): void => {
  writeSync(1, `${line}\n`);
};

const open = async ({ data, databaseUrl }: Life): Promise<Store> => {
  // Whoever writes to a file need not load the driver of a database: a life is short.
  if (databaseUrl === '')
    return (await import('../../../store/sqlite/open.ts')).openSqlite(data, ({ en }) => say(`told ${en}`));
  return (await import('../../../store/postgres/open.ts')).openPostgres(databaseUrl, () => {});
};

/** How many of its steps a game has behind it: those that were acknowledged, or one more, which was under way. */
const stepsIn = async (store: Store, game: string, acknowledged: number): Promise<number> => {
  const held = await found(store, game);
  const steps = [acknowledged, acknowledged + 1].find((many) =>
    isDeepStrictEqual(expected(game, many), held),
  );
  if (steps !== undefined) return steps;
  say(`wrong ${game} after ${acknowledged} steps: ${held?.entries.length} entries`);
  process.exit(1);
};

let acknowledged = 0;

const note = async (game: string, steps: number): Promise<void> => {
  say(`done ${game} ${steps}`);
  acknowledged += 1;
  if (acknowledged === life.acknowledgements) process.kill(process.pid, 'SIGKILL');
  // Written enough for one life: waits for its end.
  if (acknowledged >= life.limit) await new Promise(() => {});
};

/** One game to its end, from where it is. */
const goOn = async (store: Store, game: string, from: number): Promise<void> => {
  let held = expected(game, from);
  for (let step = from; step < STEPS; step += 1) {
    await take(store, game, step, held);
    held = grown(game, held, step);
    await note(game, step + 1);
  }
};

const write = async (
  store: Store,
  name: string,
  over: number,
  at: ReadonlyMap<string, number>,
): Promise<void> => {
  for (let round = over; ; round += 1) await goOn(store, `${name}-${round}`, at.get(`${name}-${round}`) ?? 0);
};

// Whoever has nothing left to do still waits to be killed.
setInterval(() => {}, 1000);

say('starting');
const store = await open(life);
const at = new Map<string, number>();
for (const [game, steps] of life.games) {
  at.set(game, await stepsIn(store, game, steps));
  say(`found ${game} ${at.get(game)}`);
}
say('writing');
await Promise.all(life.writers.map(([name, over]) => write(store, name, over, at)));
