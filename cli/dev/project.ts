import { join } from 'node:path';
import { inEach, type Rulebook } from '@grognard/engine';
import type { Citation, ProofRecord } from '@grognard/engine/rulebook';
import { badFile } from '../failure.ts';
import { type GameRulebook, gameRulebooks } from '../games.ts';
import { readJson } from '../read-file.ts';
import { readBooks, readRecord } from './schemas.ts';
import { citationsUnder } from './sources.ts';

/** What the rulebooks of a project are checked by. */
export interface Project {
  readonly root: string;
  readonly books: readonly GameRulebook[];
  readonly record: ProofRecord;
  readonly citations: readonly Citation[];
}

export interface Where {
  readonly root: string;
  /** Rulebooks of another project, as a file; without it, our own. */
  readonly books?: string | undefined;
  readonly proofs: string;
}

export const loadProject = async ({ root, books: file, proofs }: Where): Promise<Project> => {
  const books = await booksOf(root, file);
  const record = readRecord(readJson(proofs));
  if (!record.ok) throw badFile(proofs, record.error);
  const prefixes = [...new Set(books.map(({ book }) => book.prefix))];
  return { root, books, record: record.value, citations: citationsUnder(root, prefixes) };
};

/** The rulebooks in a file, or our own. */
export const booksOf = async (root: string, file: string | undefined): Promise<readonly GameRulebook[]> =>
  file === undefined ? await gameRulebooks(true) : booksIn(root, file);

const booksIn = (root: string, file: string): readonly GameRulebook[] => {
  const read = readBooks(readJson(file));
  if (!read.ok) throw badFile(file, read.error);
  return Object.entries(read.value).map(([name, book]: [string, Rulebook]) => ({
    name,
    title: inEach(() => name),
    book,
    page: join(root, 'docs', 'rulebooks', name),
  }));
};
