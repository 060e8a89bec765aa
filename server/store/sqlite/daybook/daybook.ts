import {
  closeSync,
  constants,
  fdatasync,
  fsyncSync,
  ftruncateSync,
  openSync,
  readFileSync,
  write,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { codeOf } from '../../../failure.ts';
import type { LogRow } from '../beside.ts';
import { type Leaf, readLeaf, recordOf } from './record.ts';

const LEAVES = ['daybook-1', 'daybook-2'] as const;
const STRUCK_OUT = Buffer.alloc(16);
/** Here it may be told in one breath that what is written must be on the disk when it is done. */
const AT_ONCE = process.platform === 'linux' ? constants.O_DSYNC : 0;

const writeAt = promisify(write);
const onDisk = promisify(fdatasync);

/**
 * Where entries are noted as they come, before they are filed in their table: one write of a few lines behind the last is the
 * cheapest thing that a disk can be asked to keep. It has two leaves. While what stands on one is being filed, the other is open.
 */
export interface Daybook {
  /** Notes rows on the open leaf, as a record: they are on the disk when it resolves. One at a time. */
  note(rows: readonly LogRow[]): Promise<Buffer>;
  /** How much stands on the open leaf, in bytes. */
  length(): number;
  /** Opens the other leaf, of which all has been filed. */
  turn(): void;
  /** Strikes out the leaf that is not open. Should that not last, it is filed again, which changes nothing. */
  strike(): Promise<void>;
  /** All has been filed: both leaves are emptied. */
  close(): void;
}

const isFull = (error: unknown): boolean => ['ENOSPC', 'EDQUOT'].includes(codeOf(error) ?? '');

/** A file that has just been made is there after a fall of the machine only if its folder has been synced. */
const syncFolder = (folder: string): void => {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
};

export const openDaybook = (folder: string): Daybook => {
  const leaves = LEAVES.map((name) =>
    openSync(join(folder, name), constants.O_RDWR | constants.O_CREAT | AT_ONCE, 0o600),
  );
  syncFolder(folder);
  let [open = 0, other = 0] = leaves;
  let length = 0;
  let begun = Date.now();
  let failure: unknown;

  const put = async (bytes: Buffer): Promise<void> => {
    for (let at = 0; at < bytes.length; )
      at += (await writeAt(open, bytes, at, bytes.length - at, length + at)).bytesWritten;
    if (AT_ONCE === 0) await onDisk(open);
  };

  /** A disk that is full forgets nothing. What it did take of a record must not be read as one: the next takes its place. */
  const isStruckOut = (): Promise<boolean> =>
    put(STRUCK_OUT).then(
      () => true,
      () => false,
    );

  return {
    note: async (rows) => {
      // A disk that failed once may have forgotten what it was given: nothing is promised any more.
      if (failure !== undefined) throw failure;
      const record = recordOf(begun, rows);
      try {
        await put(record);
      } catch (error) {
        if (!isFull(error) || !(await isStruckOut())) failure = error;
        throw error;
      }
      length += record.length;
      return record;
    },
    length: () => length,
    turn: () => {
      [open, other] = [other, open];
      length = 0;
      begun = Math.max(begun + 1, Date.now());
    },
    strike: async () => {
      await writeAt(other, STRUCK_OUT, 0, STRUCK_OUT.length, 0);
    },
    close: () => {
      failure ??= new Error('the store is closed');
      for (const leaf of leaves) {
        ftruncateSync(leaf);
        fsyncSync(leaf);
        closeSync(leaf);
      }
    },
  };
};

const leafIn = (file: string): Leaf | undefined => {
  try {
    return readLeaf(readFileSync(file));
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
};

/** What stands in the daybook of a folder, in the order in which it came; some of it may have been filed. */
export const readDaybook = (folder: string): readonly LogRow[] =>
  LEAVES.flatMap((name) => leafIn(join(folder, name)) ?? [])
    .sort((a, b) => a.begun - b.begun)
    .flatMap(({ rows }) => rows);
