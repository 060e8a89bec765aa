import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import type Database from 'libsql';
import { codeOf, type Said, said } from '../../failure.ts';
import { syncFolder } from './file.ts';
import { numberIn } from './rows.ts';

/**
 * Up to layout 4 entries were noted in a daybook before they were filed into their table, a second later. What a process of
 * that time has noted and not filed is filed here, once; then there is no daybook any more.
 *
 * A leaf is a row of records: length of the rows, checksum of all behind it, when this use of the leaf was begun; then the rows.
 * A leaf all of which had been filed was struck out, 16 zeros at its head, and written over from there.
 */
const LEAVES = ['daybook-1', 'daybook-2'] as const;
const HEAD = 16;
const CHECKSUM = 4;
const BEGUN = 8;

interface Row {
  readonly game: string;
  readonly seq: number;
  readonly text: string;
}

interface Noted {
  readonly at: number;
  readonly end: number;
  readonly begun: number;
  readonly rows: readonly Row[];
}

/** `unfinished`: it ends in part of a record, which nobody was answered for if the machine fell just then. */
type State = 'whole' | 'unfinished' | 'damaged';

interface Leaf {
  readonly name: string;
  readonly records: readonly Noted[];
  readonly state: State;
}

const rowsIn = (text: string): readonly Row[] => {
  const words = text.split('\0');
  return Array.from({ length: Math.floor(words.length / 3) }, (_, i): Row => {
    const [game = '', seq = '', entry = ''] = words.slice(3 * i, 3 * i + 3);
    return { game, seq: Number(seq), text: entry };
  });
};

/** The record that begins here, if there is all of one. */
const recordAt = (leaf: Buffer, at: number): Noted | undefined => {
  if (at + HEAD >= leaf.length) return undefined;
  const end = at + HEAD + leaf.readUInt32BE(at);
  if (end > leaf.length || leaf.readUInt32BE(at + CHECKSUM) !== crc32(leaf.subarray(at + BEGUN, end)))
    return undefined;
  return {
    at,
    end,
    begun: leaf.readDoubleBE(at + BEGUN),
    rows: rowsIn(leaf.toString('utf8', at + HEAD, end)),
  };
};

/** Every whole record, also behind bytes that are none: damage, or what an earlier use of the leaf has left lying. */
const recordsIn = (leaf: Buffer): readonly Noted[] => {
  const records: Noted[] = [];
  for (let at = 0; at + HEAD < leaf.length; ) {
    const record = recordAt(leaf, at);
    if (record !== undefined) records.push(record);
    at = record?.end ?? at + 1;
  }
  return records;
};

/** Where the records end that follow each other without a gap from the beginning, all of one use. */
const endOfRun = (
  records: readonly Noted[],
): { readonly end: number; readonly begun: number | undefined } => {
  let end = 0;
  let begun: number | undefined;
  for (const record of records) {
    if (record.at !== end || (begun !== undefined && record.begun !== begun)) break;
    ({ end, begun } = record);
  }
  return { end, begun };
};

const isBlank = (head: Buffer): boolean => head.every((byte) => byte === 0);

/** A record that would be whole had it been begun with the first: of its own use, then, and damaged. */
const isMisdated = (leaf: Buffer, at: number): boolean => {
  const end = at + HEAD + leaf.readUInt32BE(at);
  const ours = crc32(leaf.subarray(BEGUN, HEAD));
  return (
    end <= leaf.length && leaf.readUInt32BE(at + CHECKSUM) === crc32(leaf.subarray(at + HEAD, end), ours)
  );
};

/** Nothing is noted behind a record before that is whole: whole ones of the same use behind a broken one mean damage. */
const stateOf = (leaf: Buffer, records: readonly Noted[]): State => {
  const { end, begun } = endOfRun(records);
  if (isBlank(leaf.subarray(end, end + HEAD))) return 'whole';
  if (end + HEAD > leaf.length) return 'unfinished';
  const next = leaf.readDoubleBE(end + BEGUN);
  const behind = records.filter((record) => record.at > end);
  if (behind.some((record) => record.begun === (begun ?? next))) return 'damaged';
  if (begun !== undefined) return next === begun || isMisdated(leaf, end) ? 'unfinished' : 'whole';
  return behind.every((record) => record.begun < next) ? 'unfinished' : 'damaged';
};

const leafIn = (folder: string, name: string): Leaf | undefined => {
  try {
    const leaf = readFileSync(join(folder, name));
    const records = isBlank(leaf.subarray(0, HEAD)) ? [] : recordsIn(leaf);
    return { name, records, state: stateOf(leaf, records) };
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
};

/** Both leaves, as far as they are there. */
export const readLeaves = (folder: string): readonly Leaf[] =>
  LEAVES.flatMap((name) => leafIn(folder, name) ?? []);

/** An entry that is not there must not be remembered either. */
const DROP_RASH_SNAPSHOTS =
  'delete from snapshots where seq > (select max(seq) from entries where game = snapshots.game)';

/**
 * Files what continues the log of a game; what stands there already, and games that are gone, are left as they are. Returns how
 * many entries are behind a gap, and so of no use.
 */
export const fileLeaves = (db: Database.Database, leaves: readonly Leaf[]): number => {
  const lastOf = db.prepare('select max(seq) as last from entries where game = ?');
  const add = db.prepare('insert into entries (game, seq, text) values (?, ?, ?)');
  const rows = leaves.flatMap(({ records }) => records.flatMap((record) => record.rows));
  let behindGaps = 0;
  const file = db.transaction(() => {
    for (const { game, seq, text } of rows.sort((a, b) => a.seq - b.seq)) {
      const row = lastOf.get(game) as { readonly last: unknown };
      if (row.last === null) continue;
      const next = numberIn(row, 'last') + 1;
      if (seq === next) add.run(game, seq, text);
      else if (seq > next) behindGaps += 1;
    }
    db.exec(DROP_RASH_SNAPSHOTS);
  });
  if (leaves.length > 0) file.immediate();
  return behindGaps;
};

const asideFor = (folder: string, name: string): string => {
  const aside = join(folder, `${name}.kept`);
  for (let time = 1; ; time += 1) {
    const free = time === 1 ? aside : `${aside}-${time}`;
    if (!existsSync(free)) return free;
  }
};

const putAway = (
  folder: string,
  { name, state }: Leaf,
  behindGaps: number,
  say: (words: Said) => void,
): void => {
  if (state === 'whole') {
    rmSync(join(folder, name));
    return;
  }
  const aside = asideFor(folder, name);
  renameSync(join(folder, name), aside);
  say(
    said(({ daybookDamaged, daybookUnfinished }) =>
      state === 'damaged' ? daybookDamaged(aside, behindGaps) : daybookUnfinished(aside),
    ),
  );
};

/**
 * Takes a daybook over into the file, which must be up to date and commit durably. Killed in the midst of it, the next start
 * does it again: what has been filed is not filed twice.
 */
export const takeOverDaybook = (db: Database.Database, folder: string, say: (words: Said) => void): void => {
  const leaves = readLeaves(folder);
  if (leaves.length === 0) return;
  const behindGaps = fileLeaves(db, leaves);
  for (const leaf of leaves) putAway(folder, leaf, behindGaps, say);
  syncFolder(folder);
};
