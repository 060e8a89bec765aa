import type Database from 'libsql';
import type pg from 'pg';
import { intoNewFile } from '../sqlite/copy.ts';
import { openFile } from '../sqlite/file.ts';
import { migrate } from '../sqlite/migrate.ts';
import { inTransaction } from './transaction.ts';

const PAGE = 1000;

interface Table {
  readonly name: string;
  readonly columns: readonly string[];
}

/** Parents before what refers to them. */
const TABLES: readonly Table[] = [
  { name: 'games', columns: ['id', 'kind', 'at'] },
  { name: 'entries', columns: ['game', 'seq', 'text'] },
  { name: 'snapshots', columns: ['game', 'seq', 'version', 'text'] },
  { name: 'papers', columns: ['game', 'name', 'text'] },
];

const copyTable = async (client: pg.PoolClient, db: Database.Database, table: Table): Promise<void> => {
  const { name, columns } = table;
  const add = db.prepare(
    `insert into ${name} (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')})`,
  );
  await client.query(`declare rows_of_${name} cursor for select ${columns.join(', ')} from ${name}`);
  for (;;) {
    const { rows } = await client.query<unknown[]>({
      text: `fetch ${PAGE} from rows_of_${name}`,
      rowMode: 'array',
    });
    if (rows.length === 0) return;
    db.transaction(() => {
      for (const row of rows) add.run(...row);
    })();
  }
};

/** Everything as of one moment, page by page, into a file that the embedded store opens: also the way back to one machine. */
export const backUp = (pool: pg.Pool, file: string): Promise<void> =>
  intoNewFile(file, async () => {
    const db = openFile(file);
    try {
      migrate(db, file);
      await inTransaction(
        pool,
        async (client) => {
          for (const table of TABLES) await copyTable(client, db, table);
        },
        'begin isolation level repeatable read read only',
      );
      db.exec('pragma wal_checkpoint(truncate); pragma journal_mode = delete');
    } finally {
      db.close();
    }
  });
