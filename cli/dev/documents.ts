import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { positionFileSchema } from '@grognard/engine/position';
import { coverageOf, rulebookPage } from '@grognard/engine/rulebook';
import type { Project } from './project.ts';

/** A file that is written from other files and never by hand. */
interface Document {
  readonly file: string;
  readonly text: string;
}

const json = (value: unknown): string => `${JSON.stringify(value, undefined, 2)}\n`;

/** A page and a coverage record for each rulebook, and the schema of position files. */
const documentsOf = ({ root, books, record, citations }: Project): readonly Document[] => [
  ...books.flatMap(({ title, book, page }) => [
    { file: `${page}.md`, text: rulebookPage({ title: title.en, book, record, citations }) },
    { file: `${page}.json`, text: json(coverageOf(book, record)) },
  ]),
  { file: join(root, 'docs', 'position.schema.json'), text: json(positionFileSchema()) },
];

/** The documents that no longer say what they would if they were written now. */
export const staleDocuments = (project: Project): readonly string[] =>
  documentsOf(project)
    .filter(({ file, text }) => !existsSync(file) || readFileSync(file, 'utf8') !== text)
    .map(({ file }) => relative(project.root, file).replaceAll('\\', '/'));

export const writeDocuments = (project: Project): number => {
  const documents = documentsOf(project);
  for (const { file, text } of documents) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return documents.length;
};
