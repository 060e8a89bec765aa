import { tableAdminOf } from '../admin/table-admin.ts';
import { documentsOf, touchedAt } from '../admin/table-status.ts';
import { PlainFailure, type Said, said } from '../failure.ts';
import { mayWrite, ownUser } from '../file-access.ts';
import { allGames } from '../store/all-games.ts';
import type { GameRow, Store } from '../store/store.ts';
import { EXPIRY_DOCUMENT, expiryIn } from '../tables/documents.ts';
import { HOUR, type Hourly, hourly } from './hourly.ts';

export interface ExpiryPlan {
  /** In milliseconds. */
  readonly after: number;
  /** The folder for their logs. */
  readonly into?: string | undefined;
}

/** So long before it goes is it told, whatever the clock says and however long the table has lain there. */
export const NOTICE = 7 * 24 * HOUR;

const cannotExpireInto = (folder: string): Said =>
  said((words) => words.cannotExpireInto(folder, words.mayNotWrite(folder, ownUser())));

/** Tables that nobody has touched for long are given notice, and go when that is over. */
export const keepExpiry = (store: Store, { after, into }: ExpiryPlan, say: (words: Said) => void): Hourly => {
  const admin = tableAdminOf(store);
  if (into !== undefined && !mayWrite(into)) say(cannotExpireInto(into));
  /** Those whose log could not be written: said once each. */
  const stuck = new Set<string>();

  const giveNotice = async ({ id }: GameRow, touched: number, now: number): Promise<void> => {
    const on = Math.max(touched + after, now + NOTICE);
    await store.putDocument(id, { name: EXPIRY_DOCUMENT, text: JSON.stringify({ since: now, on }) });
    say(said(({ willExpire }) => willExpire(id, new Date(on).toISOString().slice(0, 10))));
  };

  const letGo = async ({ id }: GameRow): Promise<void> => {
    try {
      if (await admin.clear(id, into)) say(said(({ expired }) => expired(id, into)));
      stuck.delete(id);
    } catch (error) {
      if (!(error instanceof PlainFailure)) throw error;
      if (!stuck.has(id)) say(error.said);
      stuck.add(id);
    }
  };

  const lookAt = async (row: GameRow, now: number): Promise<void> => {
    const documents = await documentsOf(store, row.id);
    const touched = await touchedAt(store, row, documents);
    const on = expiryIn(documents.get(EXPIRY_DOCUMENT));
    const isDue = now - touched >= Math.max(after - NOTICE, 0);
    if (!isDue) {
      if (on !== undefined) await store.dropDocument(row.id, EXPIRY_DOCUMENT);
    } else if (on === undefined) await giveNotice(row, touched, now);
    else if (now >= on && now - touched >= after) await letGo(row);
  };

  return hourly(async () => {
    for await (const row of allGames(store)) await lookAt(row, Date.now());
  });
};
