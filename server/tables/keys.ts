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

const hashes = new Map<string, string>();

/** A key is shown with every request of a seat: its hash is remembered for a while. */
const shownHash = (key: string): string => {
  const known = hashes.get(key);
  if (known !== undefined) return known;
  const hash = hashOf(key);
  if (hashes.size >= MANY) hashes.delete(hashes.keys().next().value ?? '');
  hashes.set(key, hash);
  return hash;
};

export const keyMatches = (key: string, hash: string): boolean => {
  const [shown, kept] = [Buffer.from(shownHash(key)), Buffer.from(hash)];
  return shown.length === kept.length && timingSafeEqual(shown, kept);
};
