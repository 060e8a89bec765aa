import type Database from 'libsql';

type Name =
  | 'addGame'
  | 'deleteGame'
  | 'game'
  | 'games'
  | 'addEntry'
  | 'entries'
  | 'saveSnapshot'
  | 'snapshot'
  | 'papers'
  | 'putPaper'
  | 'dropPaper'
  | 'gamesWith'
  | 'isReady';

/** A game with the number of its last entry, which the index of the entries knows. */
const GAMES = 'select id, kind, at, (select max(seq) from entries where game = games.id) as last from games';

export type Statements = Readonly<Record<Name, Database.Statement>>;

/** Every sentence we say to the file, prepared once. */
export const statementsOf = (db: Database.Database): Statements => ({
  addGame: db.prepare('insert into games (id, kind, at) values (?, ?, ?) on conflict do nothing'),
  deleteGame: db.prepare('delete from games where id = ?'),
  game: db.prepare(`${GAMES} where id = ?`),
  games: db.prepare(`${GAMES} where id > ? order by id limit ?`),
  addEntry: db.prepare('insert into entries (game, seq, text) values (?, ?, ?)'),
  entries: db.prepare('select seq, text from entries where game = ? and seq > ? order by seq limit ?'),
  saveSnapshot: db.prepare(
    `insert into snapshots (game, seq, version, text)
       select ?1, ?2, ?3, ?4 where exists (select 1 from games where id = ?1)
     on conflict (game) do update set seq = excluded.seq, version = excluded.version, text = excluded.text
       where excluded.seq >= snapshots.seq or excluded.version <> snapshots.version`,
  ),
  snapshot: db.prepare('select seq, text from snapshots where game = ? and version = ?'),
  papers: db.prepare(
    'select name, text from papers where game = ?1 and substr(name, 1, length(?2)) = ?2 order by name',
  ),
  putPaper: db.prepare(
    `insert into papers (game, name, text) select ?1, ?2, ?3 where exists (select 1 from games where id = ?1)
     on conflict (game, name) do update set text = excluded.text`,
  ),
  dropPaper: db.prepare('delete from papers where game = ? and name = ?'),
  gamesWith: db.prepare('select game from papers where name = ? and game > ? order by game limit ?'),
  isReady: db.prepare('select 1 as ready'),
});
