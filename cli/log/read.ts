import { type Entry, type GameTypes, isRecord, type Log, type Opening, type Reader } from '@grognard/engine';
import { entryLine, openingLine, readerOf, secretLine, tableEvent } from '@grognard/engine/zod';
import { badAt, badFile, type Spot } from '../failure.ts';
import { type LoadedGame, loadGame } from '../games.ts';
import { parseJson, readText } from '../read-file.ts';

/** A log file: opening, entries, and the secret once it has been told. */
export interface LogFile {
  readonly loaded: LoadedGame;
  readonly log: Log<GameTypes>;
  readonly secret?: string;
}

const readOpening = readerOf(openingLine);
const readEntry = readerOf(entryLine);
const readSecret = readerOf(secretLine);
const readTableEvent = readerOf(tableEvent);

/** A line, or a part of it, by its reader; with the file, line and path of whatever is wrong. */
const readBy = <T>(
  reader: Reader<T>,
  place: Spot,
  data: unknown,
  path: readonly (string | number)[] = [],
): T => {
  const read = reader(data);
  if (read.ok) return read.value;
  throw badFile(
    place,
    read.error.map((problem) => ({ ...problem, path: [...path, ...problem.path] })),
  );
};

/** What the page saves during play, when the log itself would tell the other side's secrets. */
const isMemory = (data: unknown): boolean => isRecord(data) && data.memory === true;

export const readLogFile = async (file: string): Promise<LogFile> => {
  const lines = readText(file)
    .split('\n')
    .filter((line) => line.trim() !== '');
  const parsed = lines.map((line, place) => parseJson(placeOf(file, place), line));
  const [first, ...rest] = parsed;
  if (first === undefined) throw badAt(file, ({ faults }) => faults.empty);
  if (isMemory(first)) throw badAt(file, ({ faults }) => faults.memory);
  const told = readSecret(rest.at(-1));
  const { loaded, opening } = await openingOf(placeOf(file, 0), first);
  const entries = (told.ok ? rest.slice(0, -1) : rest).map((data, place) =>
    entryOf(loaded, placeOf(file, place + 1), data),
  );
  return { loaded, log: { opening, entries }, ...(told.ok && { secret: told.value.secret }) };
};

const placeOf =
  (file: string, place: number): Spot =>
  ({ line }) =>
    line(file, place + 1);

const openingOf = async (
  place: Spot,
  data: unknown,
): Promise<{ readonly loaded: LoadedGame; readonly opening: Opening<GameTypes> }> => {
  const opening = readBy(readOpening, place, data);
  const loaded = await loadGame(opening.game);
  const scenario = readBy(loaded.schemas.scenario, place, opening.scenario, ['scenario']);
  const written = loaded.game.earlier?.state(opening.state) ?? opening.state;
  const state = readBy(loaded.schemas.state, place, written, ['state']);
  return { loaded, opening: { ...opening, scenario, state } };
};

const entryOf = ({ game, schemas }: LoadedGame, place: Spot, data: unknown): Entry<GameTypes> => {
  const { order, events, ...entry } = readBy(readEntry, place, data);
  const happened = events.map((event, at) =>
    'table' in event
      ? readBy(readTableEvent, place, event, ['events', at])
      : readBy(schemas.event, place, game.earlier?.event(event) ?? event, ['events', at]),
  );
  const given = order === undefined ? {} : { order: readBy(schemas.order, place, order, ['order']) };
  return { ...entry, ...given, events: happened };
};
