import { existsSync } from 'node:fs';
import { PlainFailure, type Said } from '../failure.ts';
import { isEmbedded, openStore, type Place } from '../store/open.ts';
import { gamesFile } from '../store/sqlite/file.ts';
import { reachHouse } from './socket-client.ts';
import { type Keeping, keepingOf } from './table-admin.ts';

/**
 * The tables of a place, for its keeper: through the house, where one is open on the folder, else in the store itself. A PostgreSQL is
 * shared in any case, and the houses on it hear of what is done.
 */
export const openKeeping = async (
  place: Place,
  say: (words: Said) => void,
): Promise<Keeping & { readonly close: () => Promise<void> }> => {
  const embedded = isEmbedded(place);
  const through = embedded ? await reachHouse(place.data) : undefined;
  if (through !== undefined) return { ...through, close: async () => {} };
  // To look at a folder must not make one.
  if (embedded && !existsSync(gamesFile(place.data)))
    throw new PlainFailure(({ noGamesThere }) => noGamesThere(gamesFile(place.data)));
  const store = await openStore(place, say);
  return { ...keepingOf(store), close: store.close };
};
