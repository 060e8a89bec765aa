import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { catalogueOf, type Listed } from './plugin.ts';

/** How many mutants of rules and of table values one soak adds to what was tried before. */
interface Added {
  readonly rules: number;
  readonly tables: number;
}

const ADDED: Added = { rules: 150, tables: 50 };

/** For a game whose tests take long. */
const FEWER: Readonly<Record<string, Added>> = { 'les-aigles': { rules: 60, tables: 30 } };

/** Values that stand in tables: the folder of that name, and where Pub Battles, which has none, keeps its own. */
const TABLES =
  /\/tables\/|\/(?:kinds|measures)\.ts$|rules\/(?:combat\/hits|victory\/points|rally\/limit)\.ts$/;

const isTableValue = ({ file, kind }: Listed): boolean =>
  TABLES.test(file) && (kind === 'number' || kind === 'flag');
const isOfRules = ({ file, kind }: Listed): boolean => /\/rules\//.test(file) && kind !== 'number';

/** What was found out about the mutants of a game, as long as its sources are the same. */
export interface Progress {
  readonly sources: string;
  readonly killed: readonly string[];
  /** Recorded and random games are the same with them. */
  readonly harmless: readonly string[];
  readonly survived: readonly string[];
}

const CACHE = 'node_modules/.cache/grognard';

export const progressFile = (game: string, what: string): string => join(CACHE, `${what}-${game}.json`);

const fingerprintOf = (all: readonly Listed[]): string =>
  createHash('sha256')
    .update(JSON.stringify(all.map(({ name, what, text }) => [name, what, text])))
    .digest('hex');

export const progressOf = (game: string, what: string, all: readonly Listed[]): Progress => {
  const file = progressFile(game, what);
  const sources = fingerprintOf(all);
  const kept: Progress | undefined = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  return kept?.sources === sources ? kept : { sources, killed: [], harmless: [], survived: [] };
};

/** So many of a list, in an order that is the same in every run: those that come first by the hash of their names. */
const drawn = (all: readonly Listed[], count: number): readonly Listed[] =>
  all
    .map((each) => ({ each, key: createHash('sha256').update(each.name).digest('hex') }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .slice(0, count)
    .map(({ each }) => each);

type Hunt = 'lines' | 'soak';

/** `lines`: every line that adds refusals; `soak`: so many more at random, and those that survived are tried again. */
const chosenFor = (root: string, game: string, what: Hunt, survivorsOnly: boolean): readonly string[] => {
  const all = catalogueOf(root, game);
  const { killed, harmless, survived } = progressOf(game, what, all);
  if (survivorsOnly) return survived;
  const done = new Set([...killed, ...harmless]);
  const fresh = all.filter(({ name }) => !done.has(name));
  const { rules, tables } = FEWER[game] ?? ADDED;
  const chosen =
    what === 'lines'
      ? fresh.filter(({ kind }) => kind === 'refusal line')
      : [...drawn(fresh.filter(isOfRules), rules), ...drawn(fresh.filter(isTableValue), tables)];
  return chosen.map(({ name }) => name);
};

/** Writes the choice down for the workers, and says where. */
export const writeChoice = (root: string, game: string, what: Hunt, survivorsOnly: boolean): string => {
  const file = join(CACHE, `chosen-${what}-${game}.json`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(chosenFor(root, game, what, survivorsOnly)));
  return file;
};

/** Games at random say nothing of a rule and take long: a hunt leaves their tests out, and plays its own last of all. */
export const playedAtRandom = (root: string, game: string): readonly string[] => {
  const folder = join('games', game, 'test');
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((file) => file.endsWith('.test.ts'))
    .filter((file) =>
      /\b(?:countOf|wrongCases|examineByLaws)\(/.test(readFileSync(join(root, file), 'utf8')),
    );
};
