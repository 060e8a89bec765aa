import type { Store } from '../store.ts';
import type { Database } from './database.ts';

type Leases = Pick<Store, 'lease' | 'release' | 'lapsed'>;

interface Lent {
  readonly game: string;
}

/** Always in the order of their ids: two processes that ask for the same games then never wait for each other in a ring. */
const LEASE = `insert into leases (game, holder, until)
    select game, $2, clock_timestamp() + $3 * interval '1 millisecond'
      from unnest($1::text[]) as game group by game order by game collate "C"
  on conflict (game) do update set holder = excluded.holder, until = excluded.until
    where leases.holder = excluded.holder or leases.until < clock_timestamp()
  returning game`;

/** Who has which game, for all processes: the clock that counts is that of PostgreSQL, whatever theirs say. */
export const leasesIn = (database: Database): Leases => ({
  lease: async (games, holder, length) => {
    const { rows } = await database.query<Lent>(LEASE, [games, holder, length]);
    return rows.map(({ game }) => game);
  },
  release: async (games, holder) => {
    await database.query('delete from leases where holder = $1 and game = any($2)', [holder, games]);
  },
  lapsed: async (limit) => {
    const { rows } = await database.query<Lent>(
      'select game from leases where until < clock_timestamp() order by game limit $1',
      [limit],
    );
    return rows.map(({ game }) => game);
  },
});
