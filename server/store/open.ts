import { openPostgres } from './postgres/open.ts';
import { copyGamesFile } from './sqlite/copy.ts';
import { gamesFile } from './sqlite/file.ts';
import { openSqlite } from './sqlite/open.ts';
import type { Store } from './store.ts';

/** Where the games are: a folder of this machine, or a PostgreSQL when its address is given. */
export interface Place {
  readonly data: string;
  readonly databaseUrl?: string | undefined;
}

export const openStore = async ({ data, databaseUrl }: Place): Promise<Store> =>
  databaseUrl === undefined || databaseUrl === '' ? openSqlite(data) : openPostgres(databaseUrl);

/** Copies the games into a new file, also while a server is using them. */
export const backup = async ({ data, databaseUrl }: Place, file: string): Promise<void> => {
  if (databaseUrl === undefined || databaseUrl === '') return copyGamesFile(gamesFile(data), file);
  const store = await openPostgres(databaseUrl);
  try {
    await store.backup(file);
  } finally {
    await store.close();
  }
};
