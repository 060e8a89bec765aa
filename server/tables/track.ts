import {
  type Entry,
  type Kinds,
  type Match,
  type Message,
  messageBetween,
  messageFor,
  type Outlook,
  outlook,
  type Seat,
  seatName,
  type Table,
} from '@grognard/engine';

/** One entry with the table before and after it. */
export interface Step {
  readonly entry: Entry<Kinds>;
  readonly before: Table<Kinds>;
  readonly after: Table<Kinds>;
  /** The table after each of its events, where they are told to several seats. */
  readonly through?: readonly Table<Kinds>[];
}

/** A message as it travels, written once for all who read it. */
export interface Written {
  readonly n: number;
  readonly text: string;
}

const LATEST = 32;
const LATEST_BYTES = 24 * 1024;

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
  /** How long they are together. */
  bytes: number;
  /** What the seat sees now, as long as somebody plays. */
  seen?: { readonly table: Table<Kinds>; readonly outlook: Outlook<Kinds> };
}

export const newTrack = (seat: Seat, seqs: readonly number[] = []): Track => ({
  seat,
  name: seatName(seat),
  seqs: seqs.slice(),
  latest: [],
  bytes: 0,
});

/** The message of an entry as text, under the seat's own number. */
export const writeMessage = (
  match: Match<Kinds>,
  seat: Seat,
  n: number,
  { entry, before, after }: Step,
): string | undefined => writeTold(n, entry, messageFor(match, before, entry, after, seat));

let latest = { text: '', at: 0 };

/** An entry is told to several seats: its time is read once. */
const timeOf = ({ at: text }: Entry<Kinds>): number => {
  if (latest.text !== text) latest = { text, at: Date.parse(text) };
  return latest.at;
};

const writeTold = (
  n: number,
  entry: Entry<Kinds>,
  message: Message<Kinds> | undefined,
): string | undefined =>
  message === undefined
    ? undefined
    : JSON.stringify({ n, at: timeOf(entry), told: message.told, patch: message.patch });

/** Notes what an entry tells the seat. */
export const follow = (track: Track, match: Match<Kinds>, step: Step): void => {
  const { entry, before, after } = step;
  const n = track.seqs.length + 1;
  const { seat, seen } = track;
  const from = seen?.table === before ? seen.outlook : outlook(match, before, seat);
  const to = outlook(match, after, seat);
  track.seen = { table: after, outlook: to };
  const text = writeTold(n, entry, messageBetween(match, from, step, to, seat));
  if (text === undefined) return;
  track.seqs.push(entry.seq);
  track.latest.push({ n, text });
  track.bytes += text.length;
  while (track.latest.length > LATEST || (track.bytes > LATEST_BYTES && track.latest.length > 1))
    track.bytes -= track.latest.shift()?.text.length ?? 0;
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
