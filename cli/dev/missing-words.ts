import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { isRecord } from '@grognard/engine';
import type { GameRulebook } from '../games.ts';

/** What a language still lacks, each by a name under which it is found. */
export interface MissingWords {
  /** Chapters, rules and reasons of the rulebooks. */
  readonly rules: readonly string[];
  /** Texts in scenarios and worked examples. */
  readonly scenarios: readonly string[];
  /** Files of words that the English have and this language has not. */
  readonly files: readonly string[];
  /** Texts that stand in the code beside each other in all languages. */
  readonly code: readonly string[];
}

const isBoth = (value: Readonly<Record<string, unknown>>): boolean => 'fr' in value && 'en' in value;

const lacks = (text: object | undefined, language: string): boolean =>
  text !== undefined && !Object.hasOwn(text, language);

const inBook = ({ name, book }: GameRulebook, language: string): readonly string[] => [
  ...book.chapters.filter(({ text }) => lacks(text, language)).map(({ id }) => `${name}: chapter ${id}`),
  ...book.rules.flatMap(({ id, text, why }) => [
    ...(lacks(text, language) ? [`${name}: ${id}`] : []),
    ...(lacks(why, language) ? [`${name}: ${id}, why`] : []),
  ]),
];

const inJson = (value: unknown, path: string, language: string): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap((item, place) => inJson(item, `${path}.${place}`, language));
  if (!isRecord(value)) return [];
  if (isBoth(value)) return lacks(value, language) ? [path] : [];
  return Object.entries(value).flatMap(([key, item]) => inJson(item, `${path}.${key}`, language));
};

/**
 * Where a source has French beside English and not the language: on one line, or on lines of one indent, as the
 * formatter leaves them. Each by the line that has the French.
 */
export const textsWithout = (source: string, language: string): readonly number[] => {
  const lines = source.split('\n');
  const has = (line: string, key: string): boolean => new RegExp(`(?:^|[{,] ?)${key}:`).test(line.trim());
  return lines.flatMap((line, place) => {
    if (!has(line, 'fr')) return [];
    const block = line.trim().startsWith('fr:') ? [line, ...restOfBlock(lines, place)] : [line];
    const isText = block.some((each) => has(each, 'en'));
    return isText && !block.some((each) => has(each, language)) ? [place + 1] : [];
  });
};

const indentOf = (line: string): number => line.length - line.trimStart().length;

const restOfBlock = (lines: readonly string[], place: number): readonly string[] => {
  const indent = indentOf(lines[place] ?? '');
  const rest = lines.slice(place + 1);
  const end = rest.findIndex((line) => line.trim() !== '' && indentOf(line) < indent);
  return rest.slice(0, end === -1 ? rest.length : end).filter((line) => indentOf(line) === indent);
};

/** Built, not ours, or speaking to nobody; rulebooks are asked themselves. */
const PASSED_OVER = new Set([
  'node_modules',
  'dist',
  'test',
  'tools',
  'bench',
  'docs',
  'scripts',
  'rulebook',
]);

const filesUnder = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (PASSED_OVER.has(entry.name) || entry.name.startsWith('.')) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesUnder(path) : [path];
  });

/** They speak of languages, and say nothing in them. */
const ABOUT_LANGUAGES = new Set(['engine/contract/language.ts', 'engine/zod/by-language.ts']);

/** The English of a file of words: `words/en.ts`, `words/en/told.ts`, `words/problems-en.ts`. */
const ENGLISH = /(?<=[/-])en(?=\.ts$|\/)/g;

/** The same file in another language. */
export const fileIn = (file: string, language: string): string => file.replaceAll(ENGLISH, language);

export const missingWords = (
  root: string,
  books: readonly GameRulebook[],
  language: string,
): MissingWords => {
  const files = filesUnder(root).map((file) => relative(root, file).replaceAll('\\', '/'));
  const known = new Set(files);
  const read = (file: string): string => readFileSync(join(root, file), 'utf8');
  return {
    rules: books.flatMap((book) => inBook(book, language)),
    scenarios: files
      .filter((file) => /(?:^scenarios|\/examples|\/scenarios)\/.*\.json$/.test(file))
      .flatMap((file) => inJson(JSON.parse(read(file)), `${file}: `, language))
      .map((text) => text.replace(': .', ': ')),
    files: files.map((file) => fileIn(file, language)).filter((file) => !known.has(file)),
    code: files
      .filter((file) => /\.(?:ts|svelte)$/.test(file) && !ABOUT_LANGUAGES.has(file))
      .flatMap((file) => textsWithout(read(file), language).map((line) => `${file}:${line}`)),
  };
};
