/**
 * A list cut into chunks of 64, plain JSON: replacing one item copies one chunk and the short outer list, so that
 * the cost of an order does not grow with the army.
 */
export type Chunks<T> = readonly (readonly T[])[];

const BITS = 6;
const SIZE = 64;
const MASK = SIZE - 1;

export const chunksOf = <T>(items: readonly T[]): Chunks<T> => {
  const chunks: T[][] = [];
  for (let from = 0; from < items.length; from += SIZE) chunks.push(items.slice(from, from + SIZE));
  return chunks;
};

export const at = <T>(chunks: Chunks<T>, index: number): T | undefined =>
  chunks[index >> BITS]?.[index & MASK];

export const sizeOf = (chunks: Chunks<unknown>): number =>
  chunks.length === 0 ? 0 : (chunks.length - 1) * SIZE + (chunks[chunks.length - 1]?.length ?? 0);

/** The same list with another item at `index`, which may be the place just behind the last. */
export const withAt = <T>(chunks: Chunks<T>, index: number, item: T): Chunks<T> => {
  if (!Number.isInteger(index) || index < 0 || index > sizeOf(chunks)) {
    throw new RangeError(`withAt: there is no place ${index} in a list of ${sizeOf(chunks)}`);
  }
  const place = index >> BITS;
  const chunk = (chunks[place] ?? []).slice();
  chunk[index & MASK] = item;
  const copy = chunks.slice();
  copy[place] = chunk;
  return copy;
};

/** The items as one list. Up to 64 of them are one already; of more a list is made at each call. */
export const flat = <T>(chunks: Chunks<T>): readonly T[] =>
  chunks.length === 1 ? (chunks[0] ?? []) : ([] as T[]).concat(...chunks);

/**
 * Maps every item, remembering each chunk's image as long as the chunk lives: mapping again after one change costs
 * one chunk. `map` must depend on the item and its index alone.
 */
export const sharedMap = <T, U>(
  map: (item: T, index: number) => U,
): ((chunks: Chunks<T>) => readonly (readonly U[])[]) => {
  const images = new WeakMap<readonly T[], readonly U[]>();
  return (chunks) =>
    chunks.map((chunk, place) => {
      const known = images.get(chunk);
      if (known !== undefined) return known;
      const image = chunk.map((item, offset) => map(item, (place << BITS) + offset));
      images.set(chunk, image);
      return image;
    });
};
