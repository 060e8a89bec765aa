import type Database from 'libsql';

type Name = 'game' | 'games' | 'entries' | 'snapshot' | 'documents' | 'document' | 'gamesWith' | 'weight';

/** A game with the number of its last entry, which the index of the entries knows. */
const GAMES = 'select id, kind, at, (select max(seq) from entries where game = games.id) as last from games';

export type Reads = Readonly<Record<Name, Database.Statement>>;

/** Every question we have to the file, prepared once. */
export const prepareReads = (db: Database.Database): Reads => ({
  game: db.prepare(`${GAMES} where id = ?`),
  games: db.prepare(`${GAMES} where id > ? order by id limit ?`),
  entries: db.prepare('select seq, text from entries where game = ? and seq > ? order by seq limit ?'),
  snapshot: db.prepare('select seq, text from snapshots where game = ? and version = ?'),
  documents: db.prepare(
    'select name, text from papers where game = ?1 and substr(name, 1, length(?2)) = ?2 order by name',
  ),
  document: db.prepare('select name from papers where game = ? and name = ?'),
  weight: db.prepare(
    `select coalesce(sum(bytes), 0) as bytes from (${['entries', 'snapshots', 'papers']
      .map((table) => `select length(cast(text as blob)) as bytes from ${table} where game = ?1`)
      .join(' union all ')})`,
  ),
  gamesWith: db.prepare('select game from papers where name = ? and game > ? order by game limit ?'),
});
