import { isPlayer, outcomeOf, type Seat, type SeatTold, seatName } from '@grognard/engine';
import type { Store } from '../store/store.ts';
import { namePaper } from './documents.ts';
import type { LaidTable } from './live-table.ts';
import { seatsTold } from './queries.ts';
import type { Proposal, Tables } from './tables.ts';

/** Somebody sits down under a name. The first word a player's seat gives mixes into every draw from then on. */
export const sitDown = async (
  store: Store,
  tables: Tables,
  { id }: LaidTable,
  seat: Seat,
  name: string,
  word: string,
): Promise<readonly SeatTold[] | undefined> => {
  const laid = await tables.write(id, async (now): Promise<Proposal<LaidTable>> => {
    const over = outcomeOf(now.match, now.table) !== undefined;
    if (!isPlayer(seat) || over || now.sat.has(seatName(seat))) return { say: now };
    const at = new Date().toISOString();
    const entry = { seq: now.last + 1, at, seat, events: [{ table: 'sat' as const, seat, word }] };
    return { entry, answer: (after) => after };
  });
  if (laid === undefined || !(await store.putPaper(id, { name: namePaper(seatName(seat)), text: name })))
    return undefined;
  return seatsTold(store, laid);
};
