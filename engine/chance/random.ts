/** A stream of numbers for simulations, whims and imagination; never for a game between people. */
export interface Random {
  /** 0 <= value < 1 */
  next(): number;
  /** 0 <= value < count */
  below(count: number): number;
}

const WARM_UP = 12;

/** sfc32: small, fast, well mixed after its warm-up. */
export const sfc32 = (a: number, b: number, c: number, d: number): (() => number) => {
  const step = (): number => {
    const sum = (a + b + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + sum) | 0;
    return sum >>> 0;
  };
  for (let round = 0; round < WARM_UP; round += 1) step();
  return step;
};

export const randomFrom = (seed: number): Random => {
  const step = sfc32(seed | 0, (seed / 4294967296) | 0, 0x9e3779b9, 1);
  return {
    next: () => step() / 4294967296,
    below: (count) => Math.floor((step() / 4294967296) * count),
  };
};

export const pickFrom = <T>(random: Random, items: readonly T[]): T | undefined =>
  items[random.below(items.length)];

/** The items in random order. */
export const shuffledBy = <T>(random: Random, items: readonly T[]): T[] => {
  const copy = items.slice();
  for (let last = copy.length - 1; last > 0; last -= 1) {
    const other = random.below(last + 1);
    const held = copy[last] as T;
    copy[last] = copy[other] as T;
    copy[other] = held;
  }
  return copy;
};
