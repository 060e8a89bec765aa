/** What may come in from elsewhere, whoever has written it. Whatever is played here stays far below. */

/** At one table. */
export const MOST_SEATS = 40;
/** Of a log, the opening left out. */
export const MOST_ENTRIES = 10_000;
/** Of any text in a log or a scenario, in characters. */
export const LONGEST_TEXT = 4_000;
/** Of an entry, and of the opening, in characters of JSON. */
export const LONGEST_ENTRY = 256 * 1024;
export const LONGEST_OPENING = 1024 * 1024;
/** Of a scenario, in characters of JSON. */
export const LONGEST_SCENARIO = 100_000;
/** What the fold of a log may cost, in events folded: taking much back again and again folds the same ones anew. */
export const MOST_WORK = 300_000;
/** Larger than any battle we know, in bytes. */
export const LARGEST_LOG = 16 * 1024 * 1024;

/** The first text that is too long, and where it stands. */
export const tooLong = (data: unknown, longest = LONGEST_TEXT): readonly (string | number)[] | undefined => {
  if (typeof data === 'string') return data.length > longest ? [] : undefined;
  if (typeof data !== 'object' || data === null) return undefined;
  for (const [name, value] of Object.entries(data)) {
    if (name.length > longest) return [];
    const found = tooLong(value, longest);
    if (found !== undefined) return [Array.isArray(data) ? Number(name) : name, ...found];
  }
  return undefined;
};
