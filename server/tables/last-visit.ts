import type { Store } from '../store/store.ts';
import { EXPIRY_DOCUMENT, LAST_VISIT_DOCUMENT } from './documents.ts';

/** Notes that somebody was at a table. */
export type NoteVisit = (table: string) => void;

/** Nobody needs to know it more exactly, in milliseconds: most requests write nothing. */
const OFTEN_ENOUGH = 3_600_000;
const MANY = 20_000;

/** What a person opens, looks at or orders at a table counts; he waits for nothing of it. */
export const createVisitLog = (store: Store, failed: (error: unknown) => void): NoteVisit => {
  const noted = new Map<string, number>();

  const note = async (table: string, now: number): Promise<void> => {
    await store.putDocument(table, { name: LAST_VISIT_DOCUMENT, text: String(now) });
    await store.dropDocument(table, EXPIRY_DOCUMENT);
  };

  return (table) => {
    const now = Date.now();
    const last = noted.get(table);
    // A clock that was set back must not keep tables from being noted.
    if (last !== undefined && Math.abs(now - last) < OFTEN_ENOUGH) return;
    if (noted.size >= MANY) noted.clear();
    noted.set(table, now);
    void note(table, now).catch((error) => {
      noted.delete(table);
      failed(error);
    });
  };
};
