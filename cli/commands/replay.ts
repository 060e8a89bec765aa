import {
  type Entry,
  type Folding,
  folding,
  type GameTypes,
  isPlayer,
  type Language,
  type Line,
  type Match,
  outcomeOf,
  type Player,
  type Seat,
  sayOutcome,
  sayTold,
  seatName,
  standing,
  type Table,
  toldOf,
  typeset,
} from '@grognard/engine';
import { type Command, common, readArguments, wholeNumber, wordsFor } from '../command.ts';
import { BadInput, badAt, DONE } from '../failure.ts';
import { matchFor } from '../log/match.ts';
import { type LogFile, readLogFile } from '../log/read.ts';
import { type Pager, stepByStep, unpaged } from '../pager.ts';
import { seatNames } from '../seats.ts';
import type { Streams } from '../streams.ts';

export const replay: Command = {
  name: 'replay',
  run: async (args, streams, { language, words }) => {
    const text = { type: 'string' } as const;
    const { values, positionals } = readArguments(args, {
      ...common,
      seat: text,
      from: text,
      to: text,
      step: { type: 'boolean' },
    });
    const { LOG: file } = wordsFor(positionals, ['LOG']);
    const read = await readLogFile(file);
    const match = matchFor(file, read);
    const stands = new Set(standing(read.log.entries));
    const telling: Telling = {
      seat: seatIn(match.seats, values.seat ?? 'umpire'),
      from: wholeNumber('from', values.from ?? '1', 0, Number.MAX_SAFE_INTEGER),
      to: wholeNumber('to', values.to ?? String(Number.MAX_SAFE_INTEGER), 0, Number.MAX_SAFE_INTEGER),
      language,
      nameOf: namesFor(read, language, values.json === true),
      json: values.json === true,
      streams,
      struck: (entry) => (stands.has(entry) ? undefined : words.answers.takenBack),
    };
    const pager = values.step === true ? stepByStep() : unpaged;
    try {
      await tellGame(file, match, read, telling, pager);
    } finally {
      pager.end();
    }
    return DONE;
  },
};

interface Telling {
  readonly seat: Seat;
  readonly from: number;
  readonly to: number;
  readonly language: Language;
  readonly nameOf: (seat: Player) => string;
  readonly json: boolean;
  readonly streams: Streams;
  /** What is said of an entry that was taken back later. */
  readonly struck: (entry: Entry<GameTypes>) => string | undefined;
}

/** Machines know a seat by its id. */
const namesFor = ({ log }: LogFile, language: Language, json: boolean): ((seat: Player) => string) => {
  const nameOf = seatNames(log.opening.scenario);
  return json ? seatName : (seat) => nameOf(seat, language);
};

const seatIn = (seats: readonly Seat[], name: string): Seat => {
  const all: readonly Seat[] = [...seats.filter(isPlayer), 'spectator', 'umpire'];
  const found = all.find((seat) => seatName(seat) === name);
  if (found !== undefined) return found;
  throw new BadInput(({ faults }) => faults.nobodySitsAt(name, all.map(seatName)));
};

const tellGame = async (
  file: string,
  match: Match<GameTypes>,
  { log }: LogFile,
  telling: Telling,
  pager: Pager,
): Promise<void> => {
  const past = folding(match, log.opening);
  for (const entry of log.entries) {
    const before = folded(file, past, entry);
    const isWanted = entry.seq >= telling.from && entry.seq <= telling.to;
    if (isWanted) tellEntry(match, before, entry, telling);
    if (isWanted && !(await pager.goOn())) return;
  }
  const outcome = outcomeOf(match, past.table);
  const { json, language, nameOf, streams } = telling;
  if (json) streams.out(JSON.stringify({ outcome: outcome ?? null }));
  else if (outcome !== undefined)
    streams.out(typeset(sayOutcome(match, outcome, language, nameOf), language));
};

/** Well-formed events can still speak of pieces that are not there. Gives the table as it was before. */
const folded = (file: string, past: Folding<GameTypes>, entry: Entry<GameTypes>): Table<GameTypes> => {
  try {
    return past.take(entry).before;
  } catch {
    throw badAt(file, ({ faults }) => faults.doesNotFollow(entry.seq));
  }
};

const tellEntry = (
  match: Match<GameTypes>,
  before: Table<GameTypes>,
  entry: Entry<GameTypes>,
  { seat, language, nameOf, json, streams, struck }: Telling,
): void => {
  const taken = struck(entry);
  const heard = toldOf(match, before, entry, seat);
  const told = heard.map((each) => sayTold(match, each, language, nameOf));
  if (json) {
    const texts = told.map(({ text }) => text);
    streams.out(
      JSON.stringify({ ...jsonOf(entry, texts, seat), ...(taken !== undefined && { struck: true }) }),
    );
  } else
    for (const line of told)
      streams.out(
        `${String(entry.seq).padStart(4)}  ${typeset(line.text, language)}${rollOf(line)}${taken === undefined ? '' : ` (${taken})`}`,
      );
};

/** The dice of a line, and what was added to each: ` [4 2 6, -1 PB-R168a]`. */
const rollOf = ({ dice = [], modifiers = [] }: Line): string => {
  if (dice.length === 0) return '';
  const rows = modifiers.map(({ value, rule }) => `${value > 0 ? '+' : ''}${value} ${rule}`);
  return ` [${[dice.join(' '), ...rows].join(', ')}]`;
};

/** Only who knows all may read orders and dice as they were given. */
const jsonOf = (
  { seq, seat, order, draws }: Entry<GameTypes>,
  told: readonly string[],
  reader: Seat,
): object => ({
  seq,
  seat: seatName(seat),
  ...(reader === 'umpire' && order !== undefined && { order }),
  told,
  ...(reader === 'umpire' && draws !== undefined && { dice: draws.map(({ value }) => value) }),
});
