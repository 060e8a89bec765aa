import { setImmediate as nextTurn } from 'node:timers/promises';
import { isPlayer, type SeatKey, type SeatWanted, type TableMade } from '@grognard/engine';
import type { NewTable } from '../inspection/task.ts';
import type { Store } from '../store/store.ts';
import { GENERALS_DOCUMENT, type SeatRecord, TABLE_RECORD, type TableRecord } from './documents.ts';
import { hashOf, newKey, newTableId } from './keys.ts';

interface Seated {
  readonly documents: readonly SeatRecord[];
  readonly keys: readonly SeatKey[];
}

/** A key for each seat that a person takes. */
const seatAll = (seats: readonly SeatWanted[]): Seated => {
  const keys: SeatKey[] = [];
  const documents = seats.map(({ seat, by }): SeatRecord => {
    if (typeof by === 'object') return { seat, by };
    const key = newKey();
    keys.push({ seat, key });
    return { seat, by, key: hashOf(key) };
  });
  return { documents, keys };
};

/** So much of a log is written at once: nobody else waits long for the writer. */
const MOST_AT_ONCE = { entries: 500, bytes: 256 * 1024 };

/** The lines of a log, as many at once as are written together. */
function* batchesOf(lines: Uint8Array): Generator<readonly string[]> {
  const bytes = Buffer.from(lines.buffer, lines.byteOffset, lines.byteLength);
  let batch: string[] = [];
  let size = 0;
  for (let start = 0; start < bytes.length; ) {
    const found = bytes.indexOf(NEWLINE, start);
    const end = found < 0 ? bytes.length : found;
    batch.push(bytes.toString('utf8', start, end));
    size += end - start;
    start = end + 1;
    if (batch.length < MOST_AT_ONCE.entries && size < MOST_AT_ONCE.bytes) continue;
    yield batch;
    batch = [];
    size = 0;
  }
  if (batch.length > 0) yield batch;
}

const NEWLINE = 0x0a;

const appendAll = async (store: Store, game: string, lines: Uint8Array): Promise<void> => {
  let after = 0;
  for (const entries of batchesOf(lines)) {
    await store.append({ game, after, entries });
    after += entries.length;
    await nextTurn();
  }
};

const isGeneral = ({ by }: SeatWanted): boolean => typeof by === 'object';

/** Whether generals play all of the sides, whoever may look on. */
export const isGeneralsOnly = (seats: readonly SeatWanted[]): boolean =>
  seats.some(isGeneral) && seats.every((each) => isGeneral(each) || !isPlayer(each.seat));

interface CreateOptions {
  /** Aborted when whoever asked for it has left. */
  readonly gone?: AbortSignal;
  /** What the address that sets it up is counted under. */
  readonly share?: string | undefined;
}

/** Writes a new table down; the keys are told this once. Until its documents lie there nobody can find it. */
export const createTable = async (
  store: Store,
  newTable: NewTable,
  { gone, share }: CreateOptions = {},
): Promise<TableMade> => {
  const { seats, scenario, secret, switches, imported, lines, snapshot } = newTable;
  const owner = newKey();
  const { documents, keys } = seatAll(seats);
  const played = seats.some(isGeneral);
  const services: TableRecord = {
    ...{ owner: hashOf(owner), secret, scenario, seats: documents, switches },
    ...(imported !== undefined && { imported }),
    ...(played && share !== undefined && { share }),
  };
  const table = newTableId();
  const document = { name: TABLE_RECORD, text: JSON.stringify(services) };
  const created = await store.createGame({
    ...{ id: table, kind: newTable.game, at: Date.now(), entry: newTable.opening },
    documents: [
      ...(lines === undefined ? [document] : []),
      ...(played && !isGeneralsOnly(seats) ? [{ name: GENERALS_DOCUMENT, text: '' }] : []),
    ],
  });
  if (!created) throw new Error('the id of a new table is taken');
  if (lines !== undefined) {
    try {
      await appendAll(store, table, lines);
      if (snapshot !== undefined) await store.saveSnapshot({ game: table, ...snapshot });
      gone?.throwIfAborted();
      await store.putDocument(table, document);
    } catch (error) {
      await store.deleteGame(table);
      throw error;
    }
  }
  return { table, owner, keys };
};
