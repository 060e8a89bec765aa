import pg from 'pg';
import { databaseLocation } from '../store/postgres/connect.ts';
import { LAYOUT } from '../store/postgres/layout.ts';
import { reasonOf } from '../store/postgres/trouble.ts';
import { examineNewest, examineOtherClock } from './clock.ts';
import { type Finding, finding } from './finding.ts';

const PATIENCE = 5000;
const OLDEST = 130_000;
const SLOW = 20;
const CONNECTIONS_OF_A_HOUSE = 11;
const TIMES = 5;

interface Facts {
  readonly version: string;
  readonly number: number;
  readonly readOnly: boolean;
  readonly now: number;
  readonly mayCreate: boolean;
  readonly used: number;
  readonly most: number;
}

const FACTS = `select current_setting('server_version') as version, current_setting('server_version_num')::int as number,
  (pg_is_in_recovery() or current_setting('default_transaction_read_only') = 'on') as "readOnly",
  extract(epoch from clock_timestamp())::float8 * 1000 as now,
  has_schema_privilege(coalesce(current_schema(), 'public'), 'CREATE') as "mayCreate",
  (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as used,
  current_setting('max_connections')::int as most`;

const latencyOf = async (client: pg.Client): Promise<number> => {
  const times: number[] = [];
  for (let time = 0; time < TIMES; time += 1) {
    const began = performance.now();
    await client.query('select 1');
    times.push(performance.now() - began);
  }
  return times.sort((a, b) => a - b)[Math.floor(TIMES / 2)] ?? 0;
};

const RIGHTS = ['SELECT', 'INSERT', 'UPDATE', 'DELETE'];

/** What a server has made there before, if any has. */
const examineTables = async (client: pg.Client): Promise<readonly Finding[]> => {
  const { rows } = await client.query<{ name: string; missing: string | null }>(
    `select name, (select string_agg(want, ', ') from unnest($1::text[]) as want where not has_table_privilege(name, want)) as missing
       from unnest(array['layout', 'games', 'entries', 'snapshots', 'papers']) as name where to_regclass(name) is not null`,
    [RIGHTS],
  );
  if (rows.length === 0) return [];
  const rights = rows.flatMap(({ name, missing }) =>
    missing === null ? [] : [finding('database', 'fault', 'databaseRights', `${missing} (${name})`)],
  );
  if (rights.length > 0) return rights;
  const layout = await client.query<{ version: number }>('select version from layout');
  const found = layout.rows[0]?.version ?? 0;
  const newest = await client.query<{ at: string | null }>('select max(at) as at from games');
  return [
    ...(found === LAYOUT.length
      ? []
      : [
          finding(
            'database',
            found > LAYOUT.length ? 'fault' : 'warning',
            'databaseLayout',
            found,
            LAYOUT.length,
          ),
        ]),
    ...examineNewest(Number(newest.rows[0]?.at ?? 0)),
  ];
};

const examineFacts = (facts: Facts, milliseconds: number): readonly Finding[] => [
  ...(facts.number < OLDEST ? [finding('database', 'warning', 'databaseOld', facts.version)] : []),
  ...(facts.readOnly ? [finding('database', 'fault', 'databaseReadOnly')] : []),
  ...(facts.mayCreate ? [] : [finding('database', 'fault', 'databaseRights', 'CREATE')]),
  ...(milliseconds > SLOW ? [finding('database', 'warning', 'databaseSlow', Math.round(milliseconds))] : []),
  ...(facts.most - facts.used < CONNECTIONS_OF_A_HOUSE
    ? [finding('database', 'warning', 'databaseFull', facts.used, facts.most)]
    : []),
];

/** A PostgreSQL, on a connection of its own; nothing in it is changed. */
export const examineDatabase = async (url: string): Promise<readonly Finding[]> => {
  const place = databaseLocation(url) ?? 'PostgreSQL';
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: PATIENCE,
    query_timeout: PATIENCE,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<Facts>(FACTS);
    const [facts] = rows;
    if (facts === undefined) return [];
    const milliseconds = await latencyOf(client);
    const wrong = [...examineFacts(facts, milliseconds), ...(await examineTables(client))];
    const good = finding(
      'database',
      'good',
      'databaseGood',
      place,
      facts.version,
      Math.max(1, Math.round(milliseconds)),
    );
    const { rows: clock } = await client.query<{ now: number }>(
      'select extract(epoch from clock_timestamp())::float8 * 1000 as now',
    );
    return [
      ...(wrong.some(({ level }) => level === 'fault') ? [] : [good]),
      ...wrong,
      examineOtherClock(place, clock[0]?.now ?? facts.now),
    ];
  } catch (error) {
    return [finding('database', 'fault', 'databaseAway', place, reasonOf(error))];
  } finally {
    await client.end().catch(() => {});
  }
};
