import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from '@grognard/engine';
import type { StoreLocation } from '../../../index.ts';
import type { Tally } from './tally.ts';
import { STEPS } from './written.ts';

/** A store that is opened, written and killed, one life after the other. */
export interface Killed {
  readonly script: string;
  readonly place: StoreLocation;
  /** Every game, and how many of its steps were acknowledged. */
  readonly games: Map<string, number>;
  /** Its games begin with it. */
  readonly name: string;
  readonly tally: Tally;
}

/** When a life ends: soon after it began, a while after it began to write, by itself, or when all has been looked through. */
type Moment = 'starting' | 'writing' | 'counted' | 'looked';

type Steps = readonly (readonly [game: string, steps: number])[];

const WRITERS = ['a', 'b', 'c', 'd'];
/** So many steps at most are taken in one life. */
const LIMIT = 300;

const gamesOf = ({ games, name }: Killed, writer: string): Steps =>
  [...games].filter(([game]) => game.startsWith(`${name}${writer}-`));

/** Each writer, and how many of its games are over. */
const writersOf = (killed: Killed): Steps =>
  WRITERS.map((writer) => [
    `${killed.name}${writer}`,
    gamesOf(killed, writer).filter(([, steps]) => steps === STEPS).length,
  ]);

/** A game may have been begun and never acknowledged: it is named before the life that may begin it. */
const nameNext = ({ games }: Killed, writers: Steps): void => {
  for (const [writer, over] of writers)
    for (const game of [`${writer}-${over}`, `${writer}-${over + 1}`])
      if (!games.has(game)) games.set(game, 0);
};

const lifeOf = (killed: Killed, random: Random, moment: Moment): object => {
  const { place, games } = killed;
  const writers = writersOf(killed);
  nameNext(killed, writers);
  return {
    data: place.data,
    databaseUrl: place.databaseUrl ?? '',
    games: moment === 'looked' ? [...games] : WRITERS.flatMap((writer) => gamesOf(killed, writer).slice(-3)),
    writers: moment === 'looked' ? [] : writers,
    limit: LIMIT,
    ...(moment === 'counted' && { acknowledgements: 1 + random.below(80) }),
  };
};

/** Takes in what a life said. */
const note = ({ games, tally }: Killed, line: string): void => {
  const [what, game = '', count] = line.split(' ');
  const steps = Number(count);
  if (what === 'wrong' || what === 'told') throw new Error(line);
  if (what === 'done') tally.acknowledged += 1;
  if (what === 'found' && steps > (games.get(game) ?? 0)) tally.inTheAir += 1;
  if (what === 'done' || what === 'found') games.set(game, steps);
};

/** Runs a life and kills it `after` milliseconds behind the word that it is waited for; what it said, line by line. */
const lived = async (
  script: string,
  life: object,
  word: string | undefined,
  after: number,
): Promise<readonly string[]> => {
  const child = spawn(process.execPath, [script, JSON.stringify(life)], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'close');
  let said = '';
  let complaint = '';
  let doomed = false;
  child.stderr.on('data', (chunk: Buffer) => {
    complaint += chunk.toString();
  });
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString();
    if (doomed || word === undefined || !said.includes(`${word}\n`)) return;
    doomed = true;
    void pause(after).then(() => child.kill('SIGKILL'));
  });
  const [, signal] = await ended;
  // A word that was cut short was not said.
  const lines = said.split('\n').slice(0, -1);
  if (signal !== 'SIGKILL') throw new Error(`a life ended by itself: ${lines.at(-1)} ${complaint}`);
  return lines;
};

const reachedIn = (lines: readonly string[]): 'starting' | 'looking' | 'writing' => {
  if (lines.includes('writing')) return 'writing';
  return lines.some((line) => line.startsWith('found')) ? 'looking' : 'starting';
};

/** One life of a store, to its end. */
export const live = async (killed: Killed, random: Random, moment: Moment): Promise<void> => {
  const { script, tally } = killed;
  const life = lifeOf(killed, random, moment);
  const word = { starting: 'starting', writing: 'writing', looked: 'writing', counted: undefined }[moment];
  const lines = await lived(script, life, word, random.below(moment === 'starting' ? 30 : 60));
  for (const line of lines) note(killed, line);
  tally.kills += 1;
  tally[reachedIn(lines)] += 1;
};

/** Three in ten soon after they began, and five in ten in the middle of an acknowledgement. */
export const aMoment = (random: Random): Moment => {
  const chance = random.below(10);
  if (chance < 3) return 'starting';
  return chance < 5 ? 'writing' : 'counted';
};
