import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import {
  begin,
  canonical,
  commitmentOf,
  defaultsOf,
  type Entry,
  type Opening,
  openTable,
  randomFrom,
  sealed,
} from '@grognard/engine';
import { fightOut, randomGeneral } from '@grognard/generals';
import { type TinyTypes, tiny } from '@grognard/tiny';
import { checkout } from './process.ts';

const sha256 = (text: string): Uint8Array => createHash('sha256').update(text).digest();

export const SECRET = 'the emperor takes snuff at noon';

interface Game {
  readonly opening: Opening<TinyTypes>;
  readonly entries: readonly Entry<TinyTypes>[];
}

const luck = (seq: number) => sealed({ secret: SECRET, words: [] }, seq, sha256);

const begun = () => {
  const scenario = JSON.parse(readFileSync(`${checkout}games/tiny/scenarios/ford.json`, 'utf8'));
  const switches = defaultsOf(tiny.switches);
  const commitment = commitmentOf(SECRET, sha256);
  const seats = [{ side: 'red' }, { side: 'blue' }];
  const game = begin(tiny, { at: '2026-01-01T12:00:00.000Z', scenario, switches, seats, commitment }, luck);
  if (!game.ok) throw new Error(JSON.stringify(game.error));
  return game.value;
};

const played = (seed: number): Game => {
  const { match, opening } = begun();
  const entries: Entry<TinyTypes>[] = [];
  fightOut(match, openTable<TinyTypes>(opening.state), {
    generalOf: () => randomGeneral,
    luck,
    random: randomFrom(seed),
    limit: 1000,
    written: (entry) => entries.push(entry),
  });
  return { opening, entries };
};

/** A game between people, as a server keeps it: its dice sealed by a secret of which the hash is published. */
export const sealedGame = (): Game => {
  for (let seed = 1; seed < 100; seed += 1) {
    const game = played(seed);
    if (game.entries.some(({ draws }) => draws !== undefined)) return game;
  }
  throw new Error('nobody ever fights');
};

export const asText = (lines: readonly unknown[]): string =>
  lines.map((line) => `${canonical(line)}\n`).join('');
