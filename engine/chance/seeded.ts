import type { Source } from './chance.ts';
import { sfc32 } from './random.ts';

/** Four words from a text: four lanes that mix each character with their own odd factor. */
const wordsOf = (text: string, seed: number): readonly [number, number, number, number] => {
  let a = 0x6a09e667 ^ seed;
  let b = 0xbb67ae85;
  let c = 0x3c6ef372;
  let d = 0xa54ff53a ^ (seed / 4294967296);
  for (let place = 0; place < text.length; place += 1) {
    const code = text.charCodeAt(place);
    a = Math.imul(a ^ code, 0x9e3779b1);
    b = Math.imul(b ^ code, 0x85ebca6b) + a;
    c = Math.imul(c ^ code, 0xc2b2ae35) ^ (b >>> 13);
    d = Math.imul(d ^ code, 0x27d4eb2f) + (c >>> 7);
  }
  return [a ^ (d >>> 15), b ^ (a >>> 16), c ^ (b >>> 15), d ^ (c >>> 16)];
};

/** Chance for simulations: the same seed, entry and name give the same value, whatever was drawn before. */
export const seeded =
  (seed: number, seq: number): Source =>
  ({ purpose, subject, n, sides }) => {
    const [a, b, c, d] = wordsOf(`${seq}\n${purpose}\n${subject}\n${n}`, seed);
    return 1 + Math.floor((sfc32(a, b, c, d)() / 4294967296) * sides);
  };
