import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const HOUSE = fileURLToPath(new URL('../../../', import.meta.url));

/** Where colours may be written down: the tokens of the page, and palettes that are data. */
const PALETTES = [
  'ink/table/inks.ts',
  'web/boards/les-aigles/pieces/uniforms.ts',
  'web/boards/shared/livery.ts',
  'web/lobby/own/battle.ts',
  'web/style/inks.css',
  'web/style/paper.css',
];

const COLOUR = /#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/giu;

/** The sources of the page and of the maps that it shows. */
const sources = ['ink', 'web']
  .flatMap((room) =>
    readdirSync(`${HOUSE}${room}`, { recursive: true, encoding: 'utf8' }).map((name) => `${room}/${name}`),
  )
  .filter((path) => /\.(?:ts|svelte|css)$/u.test(path) && !/\/(?:dist|node_modules|test)\//u.test(path))
  .sort();

/** Comments may speak of colours; a number of an issue or a fragment of an address is none. */
const coloursIn = (text: string): readonly string[] =>
  [...text.replace(/\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->/gu, '').matchAll(COLOUR)].map(([colour]) => colour);

const read = (path: string): string => readFileSync(`${HOUSE}${path}`, 'utf8');

test('a colour is written down among the tokens or in a palette, and nowhere else', () => {
  const strays = sources
    .filter((path) => !PALETTES.includes(path))
    .flatMap((path) => coloursIn(read(path)).map((colour) => `${path}: ${colour}`));
  expect(strays).toEqual([]);
});

test('the closed list of palettes names files that hold colours', () => {
  expect(PALETTES.filter((path) => coloursIn(read(path)).length === 0)).toEqual([]);
});

test.each([
  ['.a { color: #a23b2e; }', ['#a23b2e']],
  ['<path fill="#FFF" />', ['#FFF']],
  ['background: rgb(0 0 0 / 40%);', ['rgb(']],
  ['color: hsla(1 2% 3%);', ['hsla(']],
  ['/* was #a23b2e */ color: var(--crimson);', []],
  ['<use href="#{men}-gun" />', []],
  ['class Secret { #kept = 1 }', []],
])('%s', (text, found) => {
  expect(coloursIn(text)).toEqual(found);
});

const defined = (path: string): readonly string[] =>
  [...read(path).matchAll(/^\s*(--[a-z-]+):/gmu)].map(([, name = '']) => name);

const tokens = [...new Set(['web/style/inks.css', 'web/style/paper.css'].flatMap(defined))];

const used = new Set(
  sources.flatMap((path) => [...read(path).matchAll(/var\((--[a-z-]+)/gu)].map(([, n]) => n)),
);

test('every token is in use, and every one in use is defined', () => {
  /** Set by its own component, for its own style. */
  const own = ['--chip'];
  expect(tokens.filter((name) => !used.has(name))).toEqual([]);
  expect([...used].filter((name) => name !== undefined && ![...tokens, ...own].includes(name))).toEqual([]);
});

test('no two inks are the same', () => {
  const values = [...read('web/style/inks.css').matchAll(/^\s*--[a-z-]+: ([^;]+);/gmu)].map(
    ([, value]) => value,
  );
  expect(values.filter((value, place) => values.indexOf(value) !== place)).toEqual([]);
});
