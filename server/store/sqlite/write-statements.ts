import type { Entry, NewGame, Paper, Snapshot } from '../store.ts';
import { rowsOf, sql } from './sql.ts';

/** Everything we have to tell the file, besides questions. */

const addEntries = (rows: readonly (Entry & { readonly game: string })[]): string =>
  `insert into entries (game, seq, text) values ${rowsOf(rows.map(({ game, seq, text }) => [game, seq, text]))}`;

const addPapers = (game: string, papers: readonly Paper[]): string =>
  `insert into papers (game, name, text) values ${rowsOf(papers.map(({ name, text }) => [game, name, text]))}`;

const addGame = ({ id, kind, at, entry, papers = [] }: NewGame): readonly string[] => [
  sql`insert into games (id, kind, at) values (${id}, ${kind}, ${at})`,
  addEntries([{ game: id, seq: 0, text: entry }]),
  ...(papers.length === 0 ? [] : [addPapers(id, papers)]),
];

const deleteGame = (id: string): string => sql`delete from games where id = ${id}`;

const saveSnapshot = ({ game, seq, version, text }: Snapshot): string =>
  sql`insert into snapshots (game, seq, version, text) values (${game}, ${seq}, ${version}, ${text})
      on conflict (game) do update set seq = excluded.seq, version = excluded.version, text = excluded.text
        where excluded.seq >= snapshots.seq or excluded.version <> snapshots.version`;

const putPaper = (game: string, { name, text }: Paper): string =>
  sql`insert into papers (game, name, text) values (${game}, ${name}, ${text})
      on conflict (game, name) do update set text = excluded.text`;

const dropPaper = (game: string, name: string): string =>
  sql`delete from papers where game = ${game} and name = ${name}`;

/** Says the number of the layout again: the smallest thing that must be written to be done. */
const touch = (layout: number): string => `pragma user_version = ${layout}`;

export const sentences = { addEntries, addGame, deleteGame, saveSnapshot, putPaper, dropPaper, touch };
