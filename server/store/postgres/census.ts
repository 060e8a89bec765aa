import { agesAt, type Census, type Stock } from '../census.ts';
import type { Database } from './database.ts';

/** Sums of numbers come as text. */
type RawStock = Readonly<Record<Exclude<keyof Stock, 'marked'>, string>> & Pick<Stock, 'marked'>;

const toStock = (row: RawStock): Stock => ({
  kind: row.kind,
  marked: row.marked,
  games: Number(row.games),
  entries: Number(row.entries),
  longest: Number(row.longest),
  oldest: Number(row.oldest),
  lastDay: Number(row.lastDay),
  lastWeek: Number(row.lastWeek),
  lastMonth: Number(row.lastMonth),
});

/** Each game has the number of its last entry beside it: none of them is read. */
const STOCKS = `
  select kind, marked, count(*) as games, sum(last + 1) as entries, max(last + 1) as longest, min(at) as oldest,
    count(*) filter (where at > $2) as "lastDay", count(*) filter (where at > $3) as "lastWeek",
    count(*) filter (where at > $4) as "lastMonth"
  from (select kind, at, last, exists (select 1 from papers where game = games.id and name = $1) as marked
        from games) as sized
  group by kind, marked order by kind, marked`;

const BYTES = `
  select sum(pg_total_relation_size(name)) as bytes
  from unnest(array['games', 'entries', 'papers', 'snapshots']::regclass[]) as name`;

export const censusOf = async (database: Database, mark: string): Promise<Census> => {
  const stocks = await database.query<RawStock>(STOCKS, [mark, ...agesAt(Date.now())]);
  const size = await database.query<{ readonly bytes: string }>(BYTES);
  return { stocks: stocks.rows.map(toStock), bytes: Number(size.rows[0]?.bytes) };
};
