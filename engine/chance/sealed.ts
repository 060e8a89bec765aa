import type { Draw, DrawKey, Source } from './chance.ts';

/** SHA-256 of a text, handed in by server, cli or page. */
export type Hash = (text: string) => Uint8Array;

/** What fixes every draw of a game between people: the server's secret and each player's own word. */
export interface Seal {
  readonly secret: string;
  readonly words: readonly string[];
}

/** Published when the game opens; the secret is revealed when it ends. */
export const commitmentOf = (secret: string, hash: Hash): string => hexOf(hash(`grognard\n${secret}`));

const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

const textOf = (seal: Seal, seq: number, key: DrawKey, attempt: number): string =>
  JSON.stringify([seal.secret, seal.words, seq, key.purpose, key.subject, key.n, attempt]);

const wordAt = (bytes: Uint8Array, place: number): number =>
  (((bytes[place] ?? 0) * 256 + (bytes[place + 1] ?? 0)) * 256 + (bytes[place + 2] ?? 0)) * 256 +
  (bytes[place + 3] ?? 0);

/** The first word of the hash that does not favour the low faces. */
const faceIn = (bytes: Uint8Array, sides: number): number | undefined => {
  const fair = Math.floor(4294967296 / sides) * sides;
  for (let place = 0; place + 4 <= bytes.length; place += 4) {
    const word = wordAt(bytes, place);
    if (word < fair) return 1 + (word % sides);
  }
  return undefined;
};

/** Chance that nobody can foresee or bend, and everybody can check afterwards. */
export const sealed =
  (seal: Seal, seq: number, hash: Hash): Source =>
  (key) => {
    for (let attempt = 0; ; attempt += 1) {
      const face = faceIn(hash(textOf(seal, seq, key, attempt)), key.sides);
      if (face !== undefined) return face;
    }
  };

/** The draws that the seal did not give: none in an honest game. */
export const forgedDraws = (seal: Seal, seq: number, draws: readonly Draw[], hash: Hash): readonly Draw[] => {
  const source = sealed(seal, seq, hash);
  return draws.filter((draw) => source(draw) !== draw.value);
};
