import {
  type Entry,
  type Kinds,
  type Match,
  messageFor,
  type Seat,
  seatName,
  type Table,
} from '@grognard/engine';

/** A message as it travels, written once for all who read it. */
export interface Written {
  readonly n: number;
  readonly text: string;
}

const LATEST = 64;
const LATEST_BYTES = 96 * 1024;

/**
 * What a seat has been told so far: which entries made a message for it, and the latest messages themselves. Older ones
 * are made again from the log when somebody asks.
 */
export interface Track {
  readonly seat: Seat;
  readonly name: string;
  /** The entry of each message: that of message 1 first. */
  readonly seqs: number[];
  readonly latest: Written[];
}

export const newTrack = (seat: Seat, seqs: readonly number[] = []): Track => ({
  seat,
  name: seatName(seat),
  seqs: seqs.slice(),
  latest: [],
});

/** The message of an entry as text, under the seat's own number. */
export const writeMessage = (
  match: Match<Kinds>,
  seat: Seat,
  n: number,
  before: Table<Kinds>,
  entry: Entry<Kinds>,
  after: Table<Kinds>,
): string | undefined => {
  const message = messageFor(match, before, entry, after, seat);
  if (message === undefined) return undefined;
  return JSON.stringify({ n, at: Date.parse(entry.at), told: message.told, patch: message.patch });
};

/** Notes what an entry tells the seat. */
export const follow = (
  track: Track,
  match: Match<Kinds>,
  before: Table<Kinds>,
  entry: Entry<Kinds>,
  after: Table<Kinds>,
): void => {
  const n = track.seqs.length + 1;
  const text = writeMessage(match, track.seat, n, before, entry, after);
  if (text === undefined) return;
  track.seqs.push(entry.seq);
  track.latest.push({ n, text });
  let bytes = track.latest.reduce((sum, each) => sum + each.text.length, 0);
  while (track.latest.length > LATEST || (bytes > LATEST_BYTES && track.latest.length > 1))
    bytes -= track.latest.shift()?.text.length ?? 0;
};

/** The messages after `since`, if they are all at hand. */
export const atHand = (
  { latest, seqs }: Track,
  since: number,
  limit: number,
): readonly Written[] | undefined => {
  if (since >= seqs.length) return [];
  const first = latest[0]?.n;
  return first !== undefined && first <= since + 1
    ? latest.slice(since + 1 - first, since + 1 - first + limit)
    : undefined;
};
