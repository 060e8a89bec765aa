import { isPlayer, outcomeOf, type Seat, type SeatInfo, seatName } from '@grognard/engine';
import type { Store } from '../store/store.ts';
import { nameDocument } from './documents.ts';
import type { LiveTable } from './live-table.ts';
import { seatInfos } from './queries.ts';
import type { Proposal, Tables } from './tables.ts';

/** Somebody sits down under a name. The first word a player's seat gives mixes into every draw from then on. */
export const sitDown = async (
  store: Store,
  tables: Tables,
  { id }: LiveTable,
  seat: Seat,
  name: string,
  word: string,
): Promise<readonly SeatInfo[] | undefined> => {
  const live = await tables.write(id, async (now): Promise<Proposal<LiveTable>> => {
    const over = outcomeOf(now.match, now.table) !== undefined;
    if (!isPlayer(seat) || over || now.sat.has(seatName(seat))) return { say: now };
    const at = new Date().toISOString();
    const entry = { seq: now.last + 1, at, seat, events: [{ table: 'sat' as const, seat, word }] };
    return { entry, answer: (after) => after };
  });
  if (
    live === undefined ||
    !(await store.putDocument(id, { name: nameDocument(seatName(seat)), text: name }))
  )
    return undefined;
  return seatInfos(store, live);
};
