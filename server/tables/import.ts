import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  appended,
  type Entry,
  type Kinds,
  type Ledger,
  type Log,
  type Match,
  type Opening,
  openLedger,
  outcomeOf,
  type Reader,
  type TableMade,
} from '@grognard/engine';
import { entryLine, openingLine, readerOf, secretLine, tableEvent } from '@grognard/engine/zod';
import { Refused } from '../failure.ts';
import type { Loaded } from '../shelf/load.ts';
import type { Store } from '../store/store.ts';
import { newSecret } from './keys.ts';
import { found } from './making.ts';

const wrong = (line: number, message: string, path: readonly (string | number)[] = []): Refused =>
  new Refused(400, 'not-a-log', message, ['line', line, ...path].join('.'));

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

const parsed = (text: string): readonly unknown[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line, place) => {
      try {
        return JSON.parse(line) as unknown;
      } catch {
        throw wrong(place + 1, 'It is not JSON.');
      }
    });

const readOpening = readerOf(openingLine);
const readEntry = readerOf(entryLine);
const readSecret = readerOf(secretLine);
const readTableEvent = readerOf(tableEvent);

const openingFrom = ({ schemas }: Loaded, data: unknown): Opening<Kinds> => {
  const opening = by(readOpening, data, 1);
  const scenario = by(schemas.scenario, opening.scenario, 1, ['scenario']);
  const state = by(schemas.state, opening.state, 1, ['state']);
  return { ...opening, scenario, state };
};

const entryFrom = ({ schemas }: Loaded, data: unknown, line: number): Entry<Kinds> => {
  const { order, events, ...entry } = by(readEntry, data, line);
  if (Number.isNaN(Date.parse(entry.at))) throw wrong(line, 'It is no time.', ['at']);
  if (entry.seq !== line - 1) throw wrong(line, 'The numbers of the entries do not follow on.', ['seq']);
  const happened = events.map((event, place) =>
    'table' in event
      ? by(readTableEvent, event, line, ['events', place])
      : by(schemas.event, event, line, ['events', place]),
  );
  const given = order === undefined ? {} : { order: by(schemas.order, order, line, ['order']) };
  return { ...entry, ...given, events: happened };
};

/** Folds a log that may hold anything; whatever goes wrong is the log's fault. */
const folded = async (
  match: Match<Kinds>,
  { opening, entries }: Log<Kinds>,
  stopping: AbortSignal,
): Promise<Ledger<Kinds>> => {
  let ledger = openLedger(opening);
  for (const [place, entry] of entries.entries()) {
    if (stopping.aborted) throw new Refused(503, 'not-ready', 'The server stops: nothing was set up.');
    try {
      ledger = appended(match, ledger, entry);
    } catch {
      throw wrong(place + 2, 'It does not follow from what came before.');
    }
    // A long log is no reason for everybody else to wait.
    if (place % 20 === 19) await nextTurn();
  }
  return ledger;
};

const matchFor = ({ game }: Loaded, { scenario, switches, seats }: Opening<Kinds>): Match<Kinds> => {
  const setting = game.prepare(game.ground(scenario), switches);
  if (!setting.ok) throw wrong(1, 'Its scenario cannot be played with these switches.');
  return { game, setting: setting.value, seats };
};

const sound = ({ game, setting }: Match<Kinds>, { table }: Ledger<Kinds>): boolean => {
  try {
    return game.faults(setting, table.state).length === 0;
  } catch {
    return false;
  }
};

/**
 * Sets up a table from a log. A battle that is not over goes on with dice of this house, which nobody can check against
 * what was promised elsewhere; one that is over keeps its secret.
 */
export const importTable = async (
  store: Store,
  gameOf: (id: string) => Promise<Loaded | undefined>,
  text: string,
  stopping: AbortSignal,
): Promise<TableMade> => {
  const [first, ...rest] = parsed(text);
  const { game } = by(readOpening, first, 1);
  const loaded = await gameOf(game);
  if (loaded === undefined) throw wrong(1, 'There is no such game to play.', ['game']);
  const told = readSecret(rest.at(-1));
  const lines = told.ok ? rest.slice(0, -1) : rest;
  const opening = openingFrom(loaded, first);
  const entries = lines.map((data, place) => entryFrom(loaded, data, place + 2));
  const match = matchFor(loaded, opening);
  const ledger = await folded(match, { opening, entries }, stopping);
  if (!sound(match, ledger)) throw wrong(entries.length + 1, 'The position it leads to cannot be.');
  const over = outcomeOf(match, ledger.table) !== undefined;
  const { commitment, ...plain } = opening;
  const keeps = over && told.ok && commitment !== undefined;
  return found(store, {
    opening: keeps ? opening : plain,
    entries,
    seats: opening.seats.map((seat) => ({ seat, by: 'link' })),
    scenario: nameOf(opening.scenario),
    secret: keeps ? told.value.secret : newSecret(),
  });
};

const nameOf = (scenario: object): string =>
  'id' in scenario && typeof scenario.id === 'string' ? scenario.id : 'position';
