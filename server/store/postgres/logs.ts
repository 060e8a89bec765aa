import { checkTexts } from '../checked-text.ts';
import type { Append, AppendAnswer, Entry, Snapshot, Store } from '../store.ts';
import type { Database } from './database.ts';

type LogOperations = Pick<Store, 'append' | 'entries' | 'saveSnapshot' | 'snapshot'>;

/** The log of each game, and what it was folded to. `append`: commits entries, together with all that wait. */
export const logsIn = (
  database: Database,
  append: (append: Append) => Promise<AppendAnswer>,
): LogOperations => ({
  append: async (ask) => {
    checkTexts(ask.entries);
    return append(ask);
  },
  entries: async (game, since, limit) => {
    const { rows } = await database.query<Entry>(
      'select seq, text from entries where game = $1 and seq > $2 order by seq limit $3',
      [game, since, limit + 1],
    );
    return { entries: rows.slice(0, limit), more: rows.length > limit };
  },
  saveSnapshot: async ({ game, seq, version, text }) => {
    checkTexts([text]);
    await database.query(
      `insert into snapshots (game, seq, version, text)
         select $1, $2, $3, $4 where exists (select 1 from games where id = $1)
       on conflict (game) do update set seq = excluded.seq, version = excluded.version, text = excluded.text
         where excluded.seq >= snapshots.seq or excluded.version <> snapshots.version`,
      [game, seq, version, text],
    );
  },
  snapshot: async (game, version) => {
    const { rows } = await database.query<Snapshot>(
      'select game, seq, version, text from snapshots where game = $1 and version = $2',
      [game, version],
    );
    return rows[0];
  },
});
