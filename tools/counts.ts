import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Row {
  readonly test: number;
  readonly soak: number;
  readonly each?: number;
}

const house = join(import.meta.dirname, '..');

const gamesFolder = join(house, 'games');

/** Each game and the generals keep their own rows beside their tests. */
const files = [
  join(house, 'tools', 'counts.json'),
  join(house, 'generals', 'test', 'counts.json'),
  ...readdirSync(gamesFolder).map((game) => join(gamesFolder, game, 'test', 'counts.json')),
];

/**
 * How many cases every random suite runs: the small column with fixed seeds in `npm test`, the full one in
 * `npm run soak`. A suite that wants chance has a row in one of the files. Where `each` is set, one run makes so many, and runs add up as long as
 * what they test is unchanged (docs/soak.json).
 */
const table: Readonly<Record<string, Row>> = Object.assign(
  {},
  ...files.filter(existsSync).map((file) => JSON.parse(readFileSync(file, 'utf8'))),
);

const rowOf = (suite: string): Row => {
  const row = table[suite];
  if (row === undefined) throw new Error(`no counts.json has a row for ${suite}`);
  return row;
};

export const soaking = process.env.GROGNARD_SOAK === '1';

/** At about how many moments of a large game the dear laws look: a soak looks at as many as they ask for. */
export const moments = soaking ? 12 : 6;

/** How long a suite that starts servers and plays whole battles may take before it is called stuck. */
export const patience = soaking ? 6 * 3_600_000 : 400_000;

/**
 * `GROGNARD_SEED` replays one failing case, `GROGNARD_FROM` goes on where another run ended; without them every run sees the same
 * cases.
 */
export const firstSeed = Number(process.env.GROGNARD_SEED ?? process.env.GROGNARD_FROM ?? 1);

export const countOf = (suite: string): number => {
  if (process.env.GROGNARD_SEED !== undefined) return 1;
  const { test, soak, each = soak } = rowOf(suite);
  return soaking ? each : test;
};

/** Where a suite is played on several battles: how many cases fall to each, so that together they make the row. */
export const countOnEach = (suite: string, battles: readonly unknown[]): number =>
  Math.ceil(countOf(suite) / battles.length);

export interface WrongCase {
  readonly seed: number;
  readonly wrong: readonly string[];
}

/**
 * Every case of a suite that comes out wrong: a soak of hours tells all that it found, not the first. Where a case is as
 * long as several, it plays one in so many.
 */
export const wrongCases = (
  suite: string,
  wrongIn: (seed: number) => readonly string[],
  oneIn = 1,
): readonly WrongCase[] => {
  const found: WrongCase[] = [];
  for (let seed = firstSeed; seed < firstSeed + Math.ceil(countOf(suite) / oneIn); seed += 1) {
    const wrong = wrongIn(seed);
    if (wrong.length > 0) found.push({ seed, wrong });
  }
  return found;
};
