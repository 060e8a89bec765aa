import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import {
  canonical,
  type Entry,
  type GameTypes,
  isTableEvent,
  type Log,
  type Schemas,
} from '@grognard/engine';
import { entryLine, openingLine, readerOf, tableEvent } from '@grognard/engine/zod';

/** A log as it was played, and the table that it came to then. */
export interface RecordedLog<K extends GameTypes> {
  readonly name: string;
  readonly log: Log<K>;
  readonly table: unknown;
}

const ENDING = '.jsonl.gz';

const linesIn = (file: string): readonly unknown[] =>
  gunzipSync(readFileSync(file))
    .toString('utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

/** Every log in a folder of recordings: opening, entries, and the table as its last line. */
export const recordedIn = <K extends GameTypes>(folder: string): readonly RecordedLog<K>[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith(ENDING))
    .sort()
    .map((file) => {
      const lines = linesIn(`${folder}/${file}`);
      const [opening, ...entries] = lines.slice(0, -1);
      const { table } = lines.at(-1) as { table: unknown };
      const log = { opening, entries } as Log<K>;
      return { name: file.slice(0, -ENDING.length), log, table };
    });

export const keepLog = <K extends GameTypes>(
  folder: string,
  { name, log: { opening, entries }, table }: RecordedLog<K>,
): void => {
  const text = [opening, ...entries, { table }].map((line) => `${canonical(line)}\n`).join('');
  writeFileSync(`${folder}/${name}${ENDING}`, gzipSync(text, { level: 9 }));
};

const CHRONICLE = '.chronicle.gz';

/** What was told of a log, in both languages, when it was kept; a line each. */
export const keptChronicle = (folder: string, name: string): readonly string[] | undefined => {
  const file = `${folder}/${name}${CHRONICLE}`;
  return existsSync(file) ? gunzipSync(readFileSync(file)).toString('utf8').split('\n') : undefined;
};

export const keepChronicle = (folder: string, name: string, lines: readonly string[]): void =>
  writeFileSync(`${folder}/${name}${CHRONICLE}`, gzipSync(lines.join('\n'), { level: 9 }));

const readOpening = readerOf(openingLine);
const readEntry = readerOf(entryLine);
const readTableEvent = readerOf(tableEvent);

/** What could not be read of a log any more, as an import would read it. */
export const unreadable = <K extends GameTypes>(
  schemas: Schemas<K>,
  { opening, entries }: Log<K>,
): readonly string[] => {
  const problems: string[] = [];
  const note = (where: string, read: { readonly ok: boolean }): void => {
    if (!read.ok) problems.push(`${where}: ${JSON.stringify(read)}`);
  };
  note('opening', readOpening(opening));
  note('scenario', schemas.scenario(opening.scenario));
  note('state', schemas.state(opening.state));
  for (const entry of entries) {
    note(`entry ${entry.seq}`, readEntry(entry));
    if (entry.order !== undefined) note(`order of ${entry.seq}`, schemas.order(entry.order));
    for (const event of eventsOf(entry))
      note(`event of ${entry.seq}`, isTableEvent<K>(event) ? readTableEvent(event) : schemas.event(event));
  }
  return problems;
};

const eventsOf = <K extends GameTypes>({ events }: Entry<K>): Entry<K>['events'] => events;
