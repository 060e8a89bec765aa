import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { gamesIn } from '../games.ts';
import { isCalled, parsed, type Unit } from './cited.ts';

const PRODUCT = ['engine', 'field', 'games', 'generals', 'ink', 'server', 'web', 'cli', 'bench', 'scripts'];
const PASSED_OVER = new Set([
  'node_modules',
  'dist',
  'test',
  'examples',
  'recorded',
  'peers',
  'data',
  '.svelte-kit',
]);

const sourcesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return PASSED_OVER.has(entry.name) ? [] : sourcesIn(path);
    return /\.(?:ts|svelte|mjs)$/.test(entry.name) ? [path] : [];
  });

const NAMED = /(import|export)\s+(?:type\s+)?\{([^}]*)\}\s+from\s+'(\.[^']*)'/g;

interface Source {
  readonly file: string;
  readonly text: string;
}

const plainName = (name: string): string =>
  name
    .trim()
    .replace(/^type /, '')
    .replace(/ as .*/, '');

/** What a file takes from its neighbours, under the names that they give it, or what it only hands on. */
const takenBy = ({ file, text }: Source, how: 'import' | 'export'): readonly string[] =>
  [...text.matchAll(NAMED)]
    .filter(([, verb]) => verb === how)
    .flatMap(([, , names = '', from = '']) =>
      names
        .split(',')
        .map(plainName)
        .filter((name) => name !== '')
        .map((name) => `${join(dirname(file), from)}#${name}`),
    );

/** The files that other packages may open: what they hand out is taken by somebody. */
const doorsOf = (root: string): ReadonlySet<string> =>
  new Set(
    readdirSync(join(root, 'games')).flatMap((game) => {
      const text = readFileSync(join(root, 'games', game, 'package.json'), 'utf8');
      return [...text.matchAll(/"source": "([^"]*)"/g)].map(([, file = '']) =>
        join(root, 'games', game, file),
      );
    }),
  );

/** Every word of the files that open other packages: what a door hands out is taken if its name is among them. */
const wordsBeyond = (files: readonly Source[]): ReadonlySet<string> =>
  new Set(
    files
      .filter(({ text }) => text.includes("'@grognard/"))
      .flatMap(({ text }) => text.match(/\b[A-Za-z]\w*\b/g) ?? []),
  );

/** What others take, also where a file between only hands it on. */
const takenIn = (
  files: readonly Source[],
  isOpened: (file: string, name: string) => boolean,
): ReadonlySet<string> => {
  const taken = new Set(files.flatMap((each) => takenBy(each, 'import')));
  const handed = files.flatMap((each) =>
    takenBy(each, 'export').map((name) => ({ name, by: each.file, word: name.split('#')[1] ?? '' })),
  );
  for (let before = -1; before < taken.size; ) {
    before = taken.size;
    for (const { name, by, word } of handed)
      if (isOpened(by, word) || taken.has(`${by}#${word}`)) taken.add(name);
  }
  return taken;
};

/** Whole files that are loaded under one name: `import * as`, or when they are needed. */
const wholeBy = (file: string, text: string): readonly string[] =>
  [...text.matchAll(/import\(\s*'(\.[^']*)'|\* as \w+ from '(\.[^']*)'/g)].map(([, later, whole]) =>
    join(dirname(file), later ?? whole ?? ''),
  );

const exportedFrom = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(/^export (?:const|function\*?|class) (\w+)/gm)].map(([, name = '']) => name));

/** The units of a file that the product comes to: those that others take, what runs by itself, and what these read. */
const reachedIn = (units: readonly Unit[], isTaken: (name: string) => boolean): ReadonlySet<string> => {
  const reached = new Set<string>();
  const waiting = units.filter(({ name }) => name === '' || isTaken(name));
  for (let unit = waiting.pop(); unit !== undefined; unit = waiting.pop()) {
    reached.add(unit.name);
    const { reads } = unit;
    waiting.push(...units.filter(({ name }) => reads.has(name) && !reached.has(name)));
  }
  return reached;
};

/** What the games export and nobody but a test takes: a proof of it proves nothing of the game. */
export const onlyForTests = (root: string): readonly string[] => {
  const files = PRODUCT.flatMap((folder) => sourcesIn(join(root, folder))).map((path) => ({
    file: path,
    text: readFileSync(path, 'utf8'),
  }));
  const games = gamesIn(root);
  const homes = games.map((game) => join(root, 'games', game, '/'));
  const doors = doorsOf(root);
  const beyond = (game: string): ReadonlySet<string> =>
    wordsBeyond(files.filter(({ file }) => !file.startsWith(join(root, 'games', game))));
  const words = new Map(games.map((game) => [game, beyond(game)]));
  const isOpened = (file: string, name: string): boolean =>
    doors.has(file) && words.get(relative(root, file).split('/')[1] ?? '')?.has(name) === true;
  const taken = takenIn(files, isOpened);
  const whole = new Set(files.flatMap(({ file, text }) => wholeBy(file, text)));
  return files
    .filter(({ file }) => homes.some((home) => file.startsWith(home)) && !whole.has(file))
    .flatMap(({ file, text }) => {
      const { units } = parsed(file, text);
      const reached = reachedIn(units, (name) => isOpened(file, name) || taken.has(`${file}#${name}`));
      const exported = exportedFrom(text);
      return units
        .filter((unit) => exported.has(unit.name) && isCalled(unit) && !reached.has(unit.name))
        .map(({ name }) => name)
        .map((name) => `${relative(root, file).replaceAll('\\', '/')} ${name}`);
    })
    .filter((each) => !/\/(?:index|schemas)\.ts /.test(each))
    .sort();
};
