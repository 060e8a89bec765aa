import { existsSync } from 'node:fs';
import { PlainFailure, type Said } from '../failure.ts';
import { isEmbedded, openStore, type StoreLocation } from '../store/open.ts';
import { gamesFile } from '../store/sqlite/file.ts';
import { connectAdmin } from './socket-client.ts';
import { type TableAdmin, tableAdminOf } from './table-admin.ts';

/**
 * The tables of a place, for its operator: through the server, where one is open on the folder, else in the store itself. A PostgreSQL is
 * shared in any case, and the servers on it hear of what is done.
 */
export const openTableAdmin = async (
  place: StoreLocation,
  say: (words: Said) => void,
): Promise<TableAdmin & { readonly close: () => Promise<void> }> => {
  const embedded = isEmbedded(place);
  const client = embedded ? await connectAdmin(place.data) : undefined;
  if (client !== undefined) return { ...client, close: async () => {} };
  // To look at a folder must not make one.
  if (embedded && !existsSync(gamesFile(place.data)))
    throw new PlainFailure(({ noGamesThere }) => noGamesThere(gamesFile(place.data)));
  const store = await openStore(place, say);
  return { ...tableAdminOf(store), close: store.close };
};
