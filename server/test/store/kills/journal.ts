import { closeSync, ftruncateSync, openSync, readFileSync, statSync, writeSync } from 'node:fs';
import { pickFrom, type Random } from '@grognard/engine';
import { gamesFile, journalOf } from '../../../store/sqlite/file.ts';

// As https://sqlite.org/walformat.html has it.
const HEADER = 32;
const FRAME = 24;
const SALT = 8;

/** What SQLite would read of a journal after a fall: everything up to the last commit whose checksums hold. */
interface Journal {
  readonly bytes: Buffer;
  readonly pageSize: number;
  /** Where the last commit ends; behind it nothing was ever acknowledged. */
  readonly end: number;
  /** The pages that those commits hold. */
  readonly pages: ReadonlySet<number>;
}

type Sum = readonly [number, number];

const summed = ([one, other]: Sum, bytes: Buffer, isBig: boolean): Sum => {
  let [a, b] = [one, other];
  const word = (at: number): number => (isBig ? bytes.readUInt32BE(at) : bytes.readUInt32LE(at));
  for (let at = 0; at < bytes.length; at += 8) {
    a = (a + word(at) + b) >>> 0;
    b = (b + word(at + 4) + a) >>> 0;
  }
  return [a, b];
};

const holds = (bytes: Buffer, at: number, [one, other]: Sum): boolean =>
  bytes.readUInt32BE(at) === one && bytes.readUInt32BE(at + 4) === other;

/** Undefined while there is no journal, or none that holds anything. */
export const readJournal = (file: string): Journal | undefined => {
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) < HEADER) return undefined;
  const bytes = readFileSync(file);
  const pageSize = bytes.readUInt32BE(8);
  const isBig = (bytes.readUInt32BE(0) & 1) === 1;
  let sum = summed([0, 0], bytes.subarray(0, HEADER - SALT), isBig);
  if (!holds(bytes, HEADER - SALT, sum)) return undefined;
  const pages = new Set<number>();
  const since: number[] = [];
  let end = HEADER;
  for (let at = HEADER; at + FRAME + pageSize <= bytes.length; at += FRAME + pageSize) {
    if (!bytes.subarray(at + 8, at + 16).equals(bytes.subarray(16, 24))) break;
    sum = summed(
      summed(sum, bytes.subarray(at, at + 8), isBig),
      bytes.subarray(at + FRAME, at + FRAME + pageSize),
      isBig,
    );
    if (!holds(bytes, at + 16, sum)) break;
    since.push(bytes.readUInt32BE(at));
    if (bytes.readUInt32BE(at + 4) === 0) continue;
    end = at + FRAME + pageSize;
    for (const page of since.splice(0)) pages.add(page);
  }
  return { bytes, pageSize, end, pages };
};

/** A frame that looks as one of these commits does, for a page that they hold; only its checksum is not that of its place. */
const forged = ({ bytes, pageSize, end }: Journal): Buffer =>
  end > HEADER ? Buffer.from(bytes.subarray(end - FRAME - pageSize, end)) : Buffer.alloc(FRAME + pageSize, 1);

const noise = (random: Random, length: number): Buffer =>
  Buffer.from(Array.from({ length }, () => random.below(256)));

const TEARS = ['half a frame', 'flipped bits', 'ones', 'zeros', 'noise', 'cut off'] as const;

const torn = (journal: Journal, tear: (typeof TEARS)[number], random: Random): Buffer => {
  const frame = forged(journal);
  const length = 1 + random.below(3 * frame.length);
  switch (tear) {
    case 'half a frame':
      return frame.subarray(0, 1 + random.below(frame.length));
    case 'flipped bits': {
      const under = Buffer.from(journal.bytes.subarray(journal.end));
      const bytes = under.length > 0 ? under : frame;
      for (let flips = 1 + random.below(20); flips > 0; flips -= 1) {
        const at = random.below(bytes.length);
        bytes.writeUInt8(bytes.readUInt8(at) ^ (1 << random.below(8)), at);
      }
      return bytes;
    }
    case 'ones':
      return Buffer.alloc(length, 0xff);
    case 'zeros':
      return Buffer.alloc(length);
    case 'noise':
      return noise(random, length);
    case 'cut off':
      return Buffer.alloc(0);
  }
};

const written = (file: string, work: (handle: number) => void): void => {
  const handle = openSync(file, 'r+');
  try {
    work(handle);
  } finally {
    closeSync(handle);
  }
};

/** Damages the journal of a killed store behind its last commit, as a write that was under way when the power failed would. */
export const tearJournal = (folder: string, random: Random): boolean => {
  const file = journalOf(gamesFile(folder));
  const journal = readJournal(file);
  if (journal === undefined) return false;
  const tear = pickFrom(random, TEARS) ?? 'zeros';
  written(file, (handle) => {
    if (tear === 'cut off')
      ftruncateSync(handle, journal.end + random.below(Math.max(1, journal.bytes.length - journal.end)));
    else writeSync(handle, torn(journal, tear, random), 0, undefined, journal.end);
  });
  return true;
};

/**
 * Damages pages in the file of games that were just being worked into it from the journal, which still holds them. The first page is
 * left: it fits into one sector of a disk.
 */
export const tearPages = (folder: string, random: Random): boolean => {
  const file = gamesFile(folder);
  const journal = readJournal(journalOf(file));
  const pages = [...(journal?.pages ?? [])].filter((page) => page > 1);
  if (journal === undefined || pages.length === 0) return false;
  const size = statSync(file).size;
  written(file, (handle) => {
    for (let count = 1 + random.below(3); count > 0; count -= 1) {
      const at = ((pickFrom(random, pages) ?? 2) - 1) * journal.pageSize;
      if (at + journal.pageSize > size) continue;
      writeSync(handle, noise(random, 1 + random.below(journal.pageSize)), 0, undefined, at);
    }
  });
  return true;
};
