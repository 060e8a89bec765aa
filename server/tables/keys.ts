import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** What opens a seat, or clears a table away: 192 bits that nobody guesses. Only its hash is kept. */
export const newKey = (): string => randomBytes(24).toString('base64url');

/** The name of a table stands in addresses and is no secret, but cannot be guessed either. */
export const newTableId = (): string => randomBytes(12).toString('base64url');

/** What fixes the dice of a table, told when it is over. */
export const newSecret = (): string => randomBytes(32).toString('hex');

export const sha256 = (text: string): Uint8Array => createHash('sha256').update(text).digest();

export const hashOf = (key: string): string => Buffer.from(sha256(key)).toString('base64url');

const MANY = 20_000;

/** Remembers for a while what was made of a text. */
const remembering = (make: (text: string) => Buffer): ((text: string) => Buffer) => {
  const known = new Map<string, Buffer>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const made = make(text);
    if (known.size >= MANY) known.delete(known.keys().next().value ?? '');
    known.set(text, made);
    return made;
  };
};

/** A key is shown with every request of a seat, and held against the same hashes each time. */
const shownHash = remembering((key) => Buffer.from(hashOf(key)));
const keptHash = remembering((hash) => Buffer.from(hash));

export const opens = (key: string, hash: string): boolean => {
  const [shown, kept] = [shownHash(key), keptHash(hash)];
  return shown.length === kept.length && timingSafeEqual(shown, kept);
};
