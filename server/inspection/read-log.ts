import type { Entry, GameTypes, Log, Opening, Reader } from '@grognard/engine';
import { entryLine, openingLine, readerOf, secretLine, tableEvent } from '@grognard/engine/zod';
import type { LoadedGame } from '../content/games.ts';
import { depthError } from '../http/json-depth.ts';
import { HttpError } from '../http-error.ts';
import {
  LONGEST_ENTRY,
  LONGEST_OPENING,
  LONGEST_SCENARIO,
  LONGEST_TEXT,
  MOST_ENTRIES,
  MOST_SEATS,
  tooLong,
} from './bounds.ts';

/** Something in a log cannot be: told with the line it stands in. */
export const wrong = (
  line: number,
  message: string,
  path: readonly (string | number)[] = [],
  status = 400,
): HttpError => new HttpError(status, 'not-a-log', message, ['line', line, ...path].join('.'));

const tooLarge = (line: number, message: string, path: readonly (string | number)[] = []): HttpError =>
  new HttpError(413, 'too-large', message, ['line', line, ...path].join('.'));

const tooMany = (): HttpError =>
  tooLarge(MOST_ENTRIES + 2, `A log has no more than ${MOST_ENTRIES} entries.`);

const by = <T>(
  reader: Reader<T>,
  data: unknown,
  line: number,
  path: readonly (string | number)[] = [],
): T => {
  const read = reader(data);
  if (read.ok) return read.value;
  const [problem] = read.error;
  throw wrong(line, problem?.message.en ?? 'It is not what a log holds.', [
    ...path,
    ...(problem?.path ?? []),
  ]);
};

const readOpening = readerOf(openingLine);
const readEntry = readerOf(entryLine);
const readSecret = readerOf(secretLine);
const readTableEvent = readerOf(tableEvent);

const parsed = (text: string, line: number): unknown => {
  const longest = line === 1 ? LONGEST_OPENING : LONGEST_ENTRY;
  if (text.length > longest)
    throw tooLarge(
      line,
      `${line === 1 ? 'The opening' : 'An entry'} has no more than ${longest} characters.`,
    );
  try {
    return JSON.parse(text);
  } catch {
    throw wrong(line, 'It is not JSON.');
  }
};

const textsWithin = (data: unknown, line: number): void => {
  const path = tooLong(data);
  if (path !== undefined) throw tooLarge(line, `A text has no more than ${LONGEST_TEXT} characters.`, path);
};

/** A file that the page saved during play: what one seat saw, which nobody can play on. */
const isMemory = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'memory' in data && data.memory === true;

const openingFrom = ({ game, schemas }: LoadedGame, data: Opening<GameTypes>): Opening<GameTypes> => {
  const scenario = by(schemas.scenario, data.scenario, 1, ['scenario']);
  const written = game.earlier?.state(data.state) ?? data.state;
  const state = by(schemas.state, written, 1, ['state']);
  return { ...data, scenario, state };
};

const entryFrom = ({ game, schemas }: LoadedGame, data: unknown, line: number): Entry<GameTypes> => {
  textsWithin(data, line);
  const { order, events, ...entry } = by(readEntry, data, line);
  if (Number.isNaN(Date.parse(entry.at))) throw wrong(line, 'It is no time.', ['at']);
  if (entry.seq !== line - 1) throw wrong(line, 'The numbers of the entries do not follow on.', ['seq']);
  const happened = events.map((event, place) =>
    'table' in event
      ? by(readTableEvent, event, line, ['events', place])
      : by(schemas.event, game.earlier?.event(event) ?? event, line, ['events', place]),
  );
  const given = order === undefined ? {} : { order: by(schemas.order, order, line, ['order']) };
  return { ...entry, ...given, events: happened };
};

/** A log as it was read: nothing is larger than it may be, everything has its shape. */
export interface ReadLog {
  readonly loaded: LoadedGame;
  readonly log: Log<GameTypes>;
  readonly secret?: string;
}

const linesIn = (bytes: Uint8Array): readonly string[] => {
  const text = new TextDecoder().decode(bytes);
  const deep = depthError(text);
  if (deep !== undefined) throw deep;
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  // The opening, and the secret behind the last entry.
  if (lines.length > MOST_ENTRIES + 2) throw tooMany();
  return lines;
};

export const readLog = async (
  bytes: Uint8Array,
  gameOf: (id: string) => Promise<LoadedGame | undefined>,
): Promise<ReadLog> => {
  const [first = '', ...rest] = linesIn(bytes);
  const data = parsed(first, 1);
  if (isMemory(data))
    throw new HttpError(
      422,
      'memory',
      'This is what one seat saw of a battle that was still being played when it was saved, not its log: a log would tell the secrets of the other side. Save it again once the battle is over, and it can be opened.',
    );
  textsWithin(data, 1);
  const opening = by(readOpening, data, 1);
  if (opening.seats.length > MOST_SEATS)
    throw tooLarge(1, `A table has no more than ${MOST_SEATS} seats.`, ['seats']);
  if (JSON.stringify(opening.scenario).length > LONGEST_SCENARIO)
    throw tooLarge(1, `A scenario has no more than ${LONGEST_SCENARIO} characters.`, ['scenario']);
  const loaded = await gameOf(opening.game);
  if (loaded === undefined) throw wrong(1, 'There is no such game to play.', ['game']);
  const last = rest.at(-1);
  const told = last === undefined ? undefined : readSecret(parsed(last, rest.length + 1));
  const lines = told?.ok === true ? rest.slice(0, -1) : rest;
  if (lines.length > MOST_ENTRIES) throw tooMany();
  const entries = lines.map((line, place) => entryFrom(loaded, parsed(line, place + 2), place + 2));
  const log = { opening: openingFrom(loaded, opening), entries };
  return { loaded, log, ...(told?.ok === true && { secret: told.value.secret }) };
};
