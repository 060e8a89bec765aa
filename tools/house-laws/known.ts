import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './sources.ts';

/** One breach of a law: in which package, by which short name it stands in the list, and what is told of it. */
export interface Breach {
  readonly of: string;
  readonly key: string;
  readonly told: string;
}

/** The breaches that there still are, by package. Such a list may only become shorter. */
type Known = Readonly<Record<string, readonly string[]>>;

interface Compared {
  /** Breaches that the list does not have. */
  readonly unknown: readonly Breach[];
  /** Lines of the list that are mended, or gone. */
  readonly mended: readonly string[];
  /** The list without them. */
  readonly left: Known;
}

/** The list against what was found. A name may stand in it several times. */
export const compared = (known: Known, found: readonly Breach[]): Compared => {
  const open = new Map(Object.entries(known).map(([of, keys]) => [of, [...keys]]));
  const left: Record<string, string[]> = {};
  const unknown = found.filter(({ of, key }) => {
    const keys = open.get(of) ?? [];
    const place = keys.indexOf(key);
    if (place < 0) return true;
    keys.splice(place, 1);
    left[of] = [...(left[of] ?? []), key].sort();
    return false;
  });
  return { unknown, mended: [...open].flatMap(([of, keys]) => keys.map((key) => `${of}: ${key}`)), left };
};

const written = (known: Known): string =>
  `${JSON.stringify(Object.fromEntries(Object.entries(known).sort(([a], [b]) => (a < b ? -1 : 1))), undefined, 2)}\n`;

const all = (found: readonly Breach[]): Known => {
  const known: Record<string, string[]> = {};
  for (const { of, key } of found) known[of] = [...(known[of] ?? []), key].sort();
  return known;
};

/**
 * What a law has to say beyond its list: breaches that are new, and lines that are no longer true. With GROGNARD_RECORD=1
 * the mended ones are struck from the list; a list that is not there is written whole.
 */
export const beyondKnown = (list: string, found: readonly Breach[]): readonly string[] => {
  const file = join(root, 'tools/house-laws', list);
  const records = process.env.GROGNARD_RECORD === '1';
  if (records && !existsSync(file)) writeFileSync(file, written(all(found)));
  const { unknown, mended, left } = compared(JSON.parse(readFileSync(file, 'utf8')), found);
  if (records) writeFileSync(file, written(left));
  const stale = records
    ? []
    : mended.map((line) => `mended, and still in ${list} (GROGNARD_RECORD=1 strikes it): ${line}`);
  return [...unknown.map(({ told }) => told), ...stale];
};
