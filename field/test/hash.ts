/** A hash over the exact bits of numbers: two lanes of FNV-1a with whole-number arithmetic only. */
export interface Hash {
  add(...numbers: number[]): void;
  text(): string;
}

export const hashOf = (): Hash => {
  const number = new Float64Array(1);
  const halves = new Uint32Array(number.buffer);
  let low = 0x811c9dc5;
  let high = 0x9e3779b9;
  const mix = (half: number): void => {
    low = Math.imul(low ^ half, 0x01000193) >>> 0;
    low = (low ^ (low >>> 15)) >>> 0;
    high = Math.imul(high ^ half ^ low, 0x85ebca6b) >>> 0;
    high = (high ^ (high >>> 13)) >>> 0;
  };
  return {
    add: (...numbers) => {
      for (const each of numbers) {
        number[0] = each;
        mix(halves[0] ?? 0);
        mix(halves[1] ?? 0);
      }
    },
    text: () => high.toString(16).padStart(8, '0') + low.toString(16).padStart(8, '0'),
  };
};
