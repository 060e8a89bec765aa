import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { en } from '../words/en.ts';
import { fr } from '../words/fr.ts';
import { checkout } from './process.ts';

/** Not for people: the catalogues themselves, tests, what was built, and the tools of who works on Grognard. */
const ASIDE = new Set(['words', 'test', 'dist', 'dev', 'node_modules']);

const sources = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const place = join(folder, entry.name);
    if (entry.isDirectory()) return ASIDE.has(entry.name) ? [] : sources(place);
    return entry.name.endsWith('.ts') ? [place] : [];
  });

/** Sentences that are no player's business: a state of dice for machines, and what can only be our own mistake. */
const OWN = ['secret untold', 'bad input', ' has no general'];

const sentencesIn = (file: string): readonly string[] => {
  const code = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  return [...code.matchAll(/'([^'\n]*)'|`([^`]*)`/g)]
    .map(([, plain, template]) => plain ?? (template ?? '').replace(/\$\{[^}]*\}/g, ''))
    .filter((text) => /\p{L}{2,} \p{L}{2,}/u.test(text) && !OWN.includes(text));
};

test('no sentence stands outside the catalogues of the command', () => {
  const files = sources(join(checkout, 'cli'));
  expect(files.length).toBeGreaterThan(30);
  expect(files.flatMap((file) => sentencesIn(file).map((text) => `${file}: ${text}`))).toEqual([]);
});

/** Every sentence of a catalogue that stands there as it is, by its path. */
const plainWords = (words: object, path = ''): readonly (readonly [string, string])[] =>
  Object.entries(words).flatMap(([name, each]: [string, unknown]) => {
    if (typeof each === 'string') return [[`${path}${name}`, each] as const];
    return typeof each === 'object' && each !== null ? plainWords(each, `${path}${name}.`) : [];
  });

test('nothing was left in English in the French catalogue', () => {
  const english = new Map(plainWords(en));
  const french = plainWords(fr);
  expect(french.length).toBeGreaterThan(40);
  // A note is called so in both.
  expect(french.filter(([path, text]) => english.get(path) === text)).toEqual([
    ['answers.origins.note', 'note'],
  ]);
});
