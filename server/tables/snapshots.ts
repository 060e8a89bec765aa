import type { Store } from '../store/store.ts';
import { type Kept, keptOf, type LaidTable } from './live-table.ts';

/** What this file writes; a snapshot of another form is dropped. */
const FORM = 2;

export const versionOf = (version: number): string => `${FORM}.${version}`;

/** Keeps what the log has come to, so that the next who needs the table need not fold it again. */
export const saveSnapshot = async (store: Store, laid: LaidTable): Promise<void> => {
  if (laid.last <= laid.kept) return;
  laid.kept = laid.last;
  const { id, last, match } = laid;
  const text = JSON.stringify(keptOf(laid));
  await store.saveSnapshot({ game: id, seq: last, version: versionOf(match.game.version), text });
};

export const loadSnapshot = async (
  store: Store,
  id: string,
  version: number,
): Promise<{ readonly seq: number; readonly kept: Kept } | undefined> => {
  const found = await store.snapshot(id, versionOf(version));
  return found === undefined ? undefined : { seq: found.seq, kept: JSON.parse(found.text) };
};
