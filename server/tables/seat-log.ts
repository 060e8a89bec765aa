import {
  type BegunMessage,
  beginMessage,
  type Entry,
  finishMessage,
  type GameTypes,
  type Match,
  type Message,
  messageFor,
  type Outlook,
  type Passage,
  type Seat,
  seatName,
  type Table,
} from '@grognard/engine';

/** One entry with the table before and after it. */
export type Step = Passage<GameTypes>;

/** A message as it travels, written once for all who read it. */
export interface WrittenMessage {
  readonly n: number;
  readonly text: string;
}

/** A message that nobody has asked for yet: it is written down for the first who does. */
interface Unwritten {
  readonly n: number;
  readonly at: string;
  readonly begun: BegunMessage<GameTypes>;
}

const LATEST = 32;
const LATEST_BYTES = 24 * 1024;
/** Those not written hold tables that have passed. */
const MOST_UNWRITTEN = 8;

/**
 * What a seat has been told so far: which entries made a message for it, and the latest messages themselves. Older ones
 * are made again from the log when somebody asks.
 */
export interface SeatLog {
  readonly seat: Seat;
  readonly name: string;
  /** The entry of each message: that of message 1 first. */
  readonly seqs: number[];
  readonly latest: WrittenMessage[];
  /** How long they are together. */
  bytes: number;
  /** What came after the latest. */
  readonly unwritten: Unwritten[];
  /** What the seat saw last, as long as somebody plays. */
  seen?: { readonly table: Table<GameTypes>; readonly outlook: Outlook<GameTypes> };
}

export const newSeatLog = (seat: Seat, seqs: readonly number[] = []): SeatLog => ({
  seat,
  name: seatName(seat),
  seqs: seqs.slice(),
  latest: [],
  bytes: 0,
  unwritten: [],
});

/** The message of an entry as text, under the seat's own number. */
export const writeMessage = (
  match: Match<GameTypes>,
  { seat, seqs }: SeatLog,
  n: number,
  step: Step,
): string | undefined => {
  const message = messageFor(match, step, seat);
  return message === undefined ? undefined : textOf(n, step.entry.at, numbered(message, step.entry, seqs));
};

/** Entries have no number that a seat may know: what no longer stands is named by the messages that told it. */
const numbered = <M extends Pick<Message<GameTypes>, 'told'>>(
  message: M,
  { strikes }: Entry<GameTypes>,
  seqs: readonly number[],
): M => {
  if (strikes === undefined) return message;
  const struck = new Set(strikes);
  const messages = seqs.flatMap((seq, place) => (struck.has(seq) ? [place + 1] : []));
  const told = message.told.map((each) =>
    'table' in each && (each.table === 'struck' || each.table === 'rerolled') ? { ...each, messages } : each,
  );
  return { ...message, told };
};

let latestTime = { text: '', at: 0 };

/** An entry is told to several seats: its time is read once. */
const timeOf = (text: string): number => {
  if (latestTime.text !== text) latestTime = { text, at: Date.parse(text) };
  return latestTime.at;
};

const textOf = (n: number, at: string, { told, patch }: Message<GameTypes>): string =>
  JSON.stringify({ n, at: timeOf(at), told, patch });

/** Notes what an entry tells the seat. */
export const recordEntry = (seatLog: SeatLog, match: Match<GameTypes>, step: Step): void => {
  const { seat, seqs, unwritten } = seatLog;
  const { entry } = step;
  const message = beginMessage(match, step, seat);
  if (message === undefined) return;
  const begun = numbered(message, entry, seqs);
  seqs.push(entry.seq);
  unwritten.push({ n: seqs.length, at: entry.at, begun });
  if (unwritten.length <= MOST_UNWRITTEN) return;
  // Nobody listens: what is gone from here is found in the log.
  unwritten.shift();
  seatLog.latest.length = 0;
  seatLog.bytes = 0;
};

const write = (seatLog: SeatLog, match: Match<GameTypes>, { n, at, begun }: Unwritten): void => {
  const { seat, seen, latest } = seatLog;
  const from = seen?.table === begun.before ? seen.outlook : undefined;
  const { message, outlook } = finishMessage(match, begun, seat, from);
  seatLog.seen = { table: begun.after, outlook };
  const text = textOf(n, at, message);
  latest.push({ n, text });
  seatLog.bytes += text.length;
  while (latest.length > LATEST || (seatLog.bytes > LATEST_BYTES && latest.length > 1))
    seatLog.bytes -= latest.shift()?.text.length ?? 0;
};

/** The messages after `since`, if they are all at hand. */
export const recentMessages = (
  seatLog: SeatLog,
  match: Match<GameTypes>,
  since: number,
  limit: number,
): readonly WrittenMessage[] | undefined => {
  const { latest, seqs, unwritten } = seatLog;
  if (since >= seqs.length) return [];
  if ((latest[0]?.n ?? unwritten[0]?.n ?? Number.POSITIVE_INFINITY) > since + 1) return undefined;
  for (const each of unwritten.splice(0)) write(seatLog, match, each);
  const first = latest[0]?.n;
  return first !== undefined && first <= since + 1
    ? latest.slice(since + 1 - first, since + 1 - first + limit)
    : undefined;
};
