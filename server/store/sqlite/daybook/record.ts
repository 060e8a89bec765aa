import { crc32 } from 'node:zlib';
import type { LogRow } from '../beside.ts';

/** Length of what follows, its checksum, and when the leaf was begun; then the rows. */
const HEAD = 16;
const LENGTH = 0;
const CHECKSUM = 4;
const BEGUN = 8;

/** Rows as they are noted on a leaf, at once: they can be read again as a whole or not at all. */
export const recordOf = (begun: number, rows: readonly LogRow[]): Buffer => {
  let text = '';
  // No text of ours holds a NUL.
  for (const row of rows) text += `${row.game}\0${row.seq}\0${row.text}\0`;
  const record = Buffer.allocUnsafe(HEAD + Buffer.byteLength(text));
  record.writeUInt32BE(record.length - HEAD, LENGTH);
  record.writeDoubleBE(begun, BEGUN);
  record.write(text, HEAD);
  record.writeUInt32BE(crc32(record.subarray(BEGUN)), CHECKSUM);
  return record;
};

/** What stands on a leaf. */
export interface Leaf {
  readonly begun: number;
  readonly rows: readonly LogRow[];
}

const rowsIn = (text: string): readonly LogRow[] => {
  const words = text.split('\0');
  return Array.from({ length: Math.floor(words.length / 3) }, (_, i): LogRow => {
    const [game = '', seq = '', said = ''] = words.slice(3 * i, 3 * i + 3);
    return { game, seq: Number(seq), text: said };
  });
};

/** The rows of one record that is whole. */
export const rowsOf = (record: Buffer): readonly LogRow[] => rowsIn(record.toString('utf8', HEAD));

/** The end of the record that begins here; undefined if there is none, or not all of one. */
const endOf = (leaf: Buffer, at: number): number | undefined => {
  if (at + HEAD >= leaf.length) return undefined;
  const end = at + HEAD + leaf.readUInt32BE(at + LENGTH);
  const isWhole =
    end <= leaf.length && leaf.readUInt32BE(at + CHECKSUM) === crc32(leaf.subarray(at + BEGUN, end));
  return isWhole ? end : undefined;
};

/** Reads a leaf as far as it goes: to a record that was never finished, or one from before it was begun anew. */
export const readLeaf = (leaf: Buffer): Leaf | undefined => {
  if (endOf(leaf, 0) === undefined) return undefined;
  const begun = leaf.readDoubleBE(BEGUN);
  const rows: LogRow[] = [];
  for (let at = 0; ; ) {
    const end = endOf(leaf, at);
    if (end === undefined || leaf.readDoubleBE(at + BEGUN) !== begun) return { begun, rows };
    for (const row of rowsIn(leaf.toString('utf8', at + HEAD, end))) rows.push(row);
    at = end;
  }
};
