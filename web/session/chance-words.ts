/** A text that nobody can guess: an order's own id, a player's word for the dice. Works without a secure page, too. */
export const unguessable = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
