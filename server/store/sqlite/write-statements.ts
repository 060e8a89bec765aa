import type { Entry, NewGame, Snapshot, StoredDocument } from '../store.ts';
import { rowsOf, sql } from './sql.ts';

/** Everything we have to tell the file, besides questions. */

const addEntries = (rows: readonly (Entry & { readonly game: string })[]): string =>
  `insert into entries (game, seq, text) values ${rowsOf(rows.map(({ game, seq, text }) => [game, seq, text]))}`;

const addDocuments = (game: string, documents: readonly StoredDocument[]): string =>
  `insert into papers (game, name, text) values ${rowsOf(documents.map(({ name, text }) => [game, name, text]))}`;

const addGame = ({ id, kind, at, entry, documents = [] }: NewGame): readonly string[] => [
  sql`insert into games (id, kind, at) values (${id}, ${kind}, ${at})`,
  addEntries([{ game: id, seq: 0, text: entry }]),
  ...(documents.length === 0 ? [] : [addDocuments(id, documents)]),
];

const deleteGame = (id: string): string => sql`delete from games where id = ${id}`;

const saveSnapshot = ({ game, seq, version, text }: Snapshot): string =>
  sql`insert into snapshots (game, seq, version, text) values (${game}, ${seq}, ${version}, ${text})
      on conflict (game) do update set seq = excluded.seq, version = excluded.version, text = excluded.text
        where excluded.seq >= snapshots.seq or excluded.version <> snapshots.version`;

const putDocument = (game: string, { name, text }: StoredDocument): string =>
  sql`insert into papers (game, name, text) values (${game}, ${name}, ${text})
      on conflict (game, name) do update set text = excluded.text`;

const dropDocument = (game: string, name: string): string =>
  sql`delete from papers where game = ${game} and name = ${name}`;

/** Says the number of the layout again: the smallest thing that must be written to be done. */
const touch = (layout: number): string => `pragma user_version = ${layout}`;

export const statements = { addEntries, addGame, deleteGame, saveSnapshot, putDocument, dropDocument, touch };
