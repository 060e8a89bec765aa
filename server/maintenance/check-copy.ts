import { statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import Database from 'libsql/promise';
import { codeOf, PlainFailure } from '../failure.ts';
import { refuseNewer } from '../store/refuse-newer.ts';
import { LAYOUT } from '../store/sqlite/layout.ts';
import { numberIn, textIn } from '../store/sqlite/rows.ts';
import { troubleIn } from '../store/sqlite/trouble.ts';
import { TABLE_RECORD } from '../tables/documents.ts';

/** What a copy of the games holds. */
export interface CopyContents {
  readonly games: number;
  readonly entries: number;
  readonly bytes: number;
  /** The last entry of each game. */
  readonly lastEntries: ReadonlyMap<string, number>;
}

/** How it is told that a file is no good. */
type Blame = (file: string, reason: string) => Error;

const badCopy: Blame = (file, reason) => new PlainFailure((words) => words.badCopy(file, reason));

/**
 * Only whole sentences are worked off in the driver's thread, so what takes long is laid aside by one of them, and then read: whoever
 * plays meanwhile waits for nothing.
 */
const LOOK_CLOSELY = `pragma temp_store = memory;
  create temp table looked as select integrity_check as found from pragma_integrity_check where arg = 1 and schema = 'main';
  create temp table counted as select id,
    (select max(seq) from entries where game = games.id) as last,
    (select count(*) from entries where game = games.id) as entries,
    exists (select 1 from entries where game = games.id and not json_valid(text))
      or exists (select 1 from papers where game = games.id and name = '${TABLE_RECORD}' and not json_valid(text)) as garbled
    from main.games`;

const holdsOf = async (db: Database, file: string, broken: Blame): Promise<CopyContents> => {
  await db.exec(LOOK_CLOSELY);
  const rowsOf = async (sql: string): Promise<readonly unknown[]> => (await db.prepare(sql)).all();
  const [looked] = await rowsOf('select found from looked');
  const wrong = textIn(looked, 'found');
  if (wrong !== 'ok') throw broken(file, wrong);
  const [layout] = await rowsOf('select user_version from pragma_user_version');
  refuseNewer(file, numberIn(layout, 'user_version'), LAYOUT.length);
  const lastEntries = new Map<string, number>();
  for (const row of await rowsOf('select id, last, entries, garbled from counted')) {
    const [id, last] = [textIn(row, 'id'), numberIn(row, 'last')];
    if (numberIn(row, 'entries') !== last + 1 || numberIn(row, 'garbled') !== 0) throw broken(file, id);
    lastEntries.set(id, last);
  }
  const entries = [...lastEntries.values()].reduce((sum, last) => sum + last + 1, 0);
  return { games: lastEntries.size, entries, bytes: statSync(file).size, lastEntries };
};

/** Columns or tables that are not there have no code of their own. */
const isOfTheFile = (error: unknown): boolean =>
  error instanceof TypeError || (codeOf(error) ?? '').startsWith('SQLITE_');

/** Opens a copy as a server would, without changing it: it is whole, of a known layout, and no log has a gap or what nobody can read. */
export const checkCopy = async (file: string, broken: Blame = badCopy): Promise<CopyContents> => {
  let db: Database | undefined;
  try {
    if (statSync(file).size === 0) throw broken(file, '0 B');
    db = new Database(`${pathToFileURL(file).href}?mode=ro`, {});
    return await holdsOf(db, file, broken);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') throw new PlainFailure(({ noCopy }) => noCopy(file));
    if (troubleIn(error) === undefined && !isOfTheFile(error)) throw error;
    throw broken(file, codeOf(error) ?? (error instanceof Error ? error.message : String(error)));
  } finally {
    db?.close();
  }
};
