import type { Said } from '../failure.ts';
import { openPostgres } from './postgres/open.ts';
import { copyGames } from './sqlite/copy.ts';
import { gamesFile } from './sqlite/file.ts';
import { openSqlite } from './sqlite/open.ts';
import type { Store } from './store.ts';

/** Where the games are: a folder of this machine, or a PostgreSQL when its address is given. */
export interface StoreLocation {
  readonly data: string;
  readonly databaseUrl?: string | undefined;
}

/** Whether the games are in the folder. */
export const isEmbedded = ({ databaseUrl }: StoreLocation): boolean =>
  databaseUrl === undefined || databaseUrl === '';

/** Whoever keeps the server and gave no other way to be told. */
export const onStandardError = ({ en }: Said): void => console.error(en);

/** `say`: hears what the operator should know and nobody else is told. */
export const openStore = async (
  place: StoreLocation,
  say: (words: Said) => void = onStandardError,
): Promise<Store> =>
  isEmbedded(place) ? openSqlite(place.data, say) : openPostgres(place.databaseUrl ?? '', say);

/** Copies the games into a new file, also while a server is using them. */
export const backup = async (place: StoreLocation, file: string): Promise<void> => {
  if (isEmbedded(place)) return copyGames(gamesFile(place.data), file);
  const store = await openStore(place);
  try {
    await store.backup(file);
  } finally {
    await store.close();
  }
};
