import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { beyondKnown } from './known.ts';
import { sharedNames } from './names.ts';
import { fromRoot, sourcesOf } from './sources.ts';

const PACKAGES = [
  'engine',
  'field',
  'games/pub-battles',
  'games/les-aigles',
  'games/cursed-blades',
  'games/tiny',
  'generals',
  'ink',
  'server',
  'web',
  'cli',
] as const;

/** Chapters of a rulebook and of a language are named after the chapter that they hold. */
const CHAPTERS = /\/rulebook\/|\/words\/(?:\w+\/)*(?:fr|en)[/.]/;

describe('one word for one thing', () => {
  test('no name is exported twice in a package with two meanings', () => {
    const found = PACKAGES.flatMap((of) => {
      const sources = sourcesOf(of)
        .map((file) => ({ path: fromRoot(file), text: readFileSync(file, 'utf8') }))
        .filter(({ path }) => !CHAPTERS.test(path));
      return sharedNames(sources).map(({ name, paths }) => ({
        of,
        key: name,
        told: `${name} is exported by ${paths.join(' and ')}: one of them wants another name`,
      }));
    });
    expect(beyondKnown('names-known.json', found)).toEqual([]);
  });

  test.each([
    [
      'a function in two files',
      { 'a.ts': 'export const far = 1;', 'b.ts': 'export const far = 2;' },
      ['far'],
    ],
    ['a type in two files', { 'a.ts': 'export type Far = 1;', 'b.ts': 'export interface Far {}' }, ['Far']],
    ['a name in one file', { 'a.ts': 'export type Far = 1; export const Far = 1;' }, []],
    ['a name that one file keeps', { 'a.ts': 'export const far = 1;', 'b.ts': 'const far = 2;' }, []],
    ['two languages', { 'words/fr/a.ts': 'export const a = 1;', 'words/en/a.ts': 'export const a = 2;' }, []],
    [
      'two stores',
      {
        'server/store/sqlite/a.ts': 'export const a = 1;',
        'server/store/postgres/a.ts': 'export const a = 2;',
      },
      [],
    ],
    [
      'two boards, in files of two names',
      { 'web/boards/x/a.ts': 'export const a = 1;', 'web/boards/y/b.ts': 'export const a = 2;' },
      ['a'],
    ],
  ])('%s', (_, texts, names) => {
    const sources = Object.entries(texts).map(([path, text]) => ({ path, text }));
    expect(sharedNames(sources).map(({ name }) => name)).toEqual(names);
  });
});
