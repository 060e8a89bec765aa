import type { Store } from '../store/store.ts';
import { type LiveTable, type SnapshotContent, snapshotContentOf } from './live-table.ts';

/** What this file writes; a snapshot of another form is dropped. */
const FORM = 3;

export const versionOf = (version: number): string => `${FORM}.${version}`;

/** Keeps what the log has come to, so that the next who needs the table need not fold it again. */
export const saveSnapshot = async (store: Store, live: LiveTable): Promise<void> => {
  if (live.last <= live.snapshotSeq) return;
  live.snapshotSeq = live.last;
  const { id, last, match } = live;
  const text = JSON.stringify(snapshotContentOf(live));
  await store.saveSnapshot({ game: id, seq: last, version: versionOf(match.game.version), text });
};

export const loadSnapshot = async (
  store: Store,
  id: string,
  version: number,
): Promise<{ readonly seq: number; readonly content: SnapshotContent } | undefined> => {
  const found = await store.snapshot(id, versionOf(version));
  return found === undefined ? undefined : { seq: found.seq, content: JSON.parse(found.text) };
};
