import type { SeatMessage } from '@grognard/engine';

/** The numbers of the messages that tell of what no longer stands. What strikes can be struck itself, by the umpire. */
export const struckIn = (messages: readonly SeatMessage[]): ReadonlySet<number> => {
  const struck = new Set<number>();
  for (const { n, told } of messages.toReversed()) {
    if (struck.has(n)) continue;
    for (const each of told)
      if ('table' in each && 'messages' in each) for (const taken of each.messages ?? []) struck.add(taken);
  }
  return struck;
};
