import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { gamesIn } from '../games.ts';
import { type Cited, citedBy, type Parsed, parsed, type Unit } from './cited.ts';
import { instrumented, type Mutant } from './instrument.ts';

/** Words, shapes of data, of today and of old, and imagined worlds bear no rules; the game itself and the door of the package only gather. */
const PASSED_OVER =
  /\/(?:rulebook|words|test|dist|node_modules|examples)\/|schema|types?\.ts$|old-events\.ts$|imagin|games\/[\w-]+\/(?:game|index)\.ts$/;

/** Rules and what they read; the rest is only made able to be worked out again. */
const MUTABLE = /\/(?:model|tables|ground|rules|knowledge|play|scenario|options)\//;

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory())
      return ['node_modules', 'dist', 'test', 'examples'].includes(entry.name) ? [] : filesIn(path);
    return entry.name.endsWith('.ts') ? [path] : [];
  });

interface Game {
  readonly files: ReadonlyMap<string, Parsed>;
  readonly cited: ReadonlyMap<Unit, Cited>;
}

const gameAt = (root: string, name: string): Game => {
  const all = filesIn(join(root, 'games', name))
    .map((path) => relative(root, path).replaceAll('\\', '/'))
    .filter((file) => !PASSED_OVER.test(`/${file}`));
  const files = all.map((file) => parsed(file, readFileSync(join(root, file), 'utf8')));
  return { files: new Map(files.map((each) => [each.file, each])), cited: citedBy(files) };
};

/** A mutant of a game, with where it lies and what it does. */
export interface Listed extends Mutant {
  readonly file: string;
  readonly name: string;
}

/** All mutants of a game. */
export const catalogueOf = (root: string, name: string): readonly Listed[] => {
  const { files, cited } = gameAt(root, name);
  return [...files.values()].flatMap((source) =>
    instrumented(source, cited, isMutable(source.file)).mutants.map((mutant, place) => ({
      ...mutant,
      file: source.file,
      name: `${source.file}:${place}`,
    })),
  );
};

const isMutable = (file: string): boolean => MUTABLE.test(`/${file}`);

/** Loads the rule-bearing files of the games with all of their mutants in them, asleep. */
export const withMutants = (root: string): Plugin => {
  const names = gamesIn(root);
  const games = new Map<string, Game>();
  return {
    name: 'grognard-mutants',
    enforce: 'pre',
    transform(_code, id) {
      const file = relative(root, id.split('?')[0] ?? id).replaceAll('\\', '/');
      const name = names.find((each) => file.startsWith(`games/${each}/`));
      if (name === undefined) return undefined;
      const game = games.get(name) ?? gameAt(root, name);
      games.set(name, game);
      const source = game.files.get(file);
      if (source === undefined) return undefined;
      return { code: instrumented(source, game.cited, isMutable(file)).code, map: null };
    },
  };
};
