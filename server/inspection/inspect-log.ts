import {
  canonical,
  type Examination,
  examine,
  type Flaw,
  type GameTypes,
  type ImportInfo,
  type Judges,
  type Log,
  luckFlaws,
  type Match,
  type Opening,
  outcomeOf,
  type SeatWanted,
} from '@grognard/engine';
import { knownRules, type LoadedGame } from '../content/games.ts';
import type { HttpError } from '../http-error.ts';
import { newSecret, sha256 } from '../tables/keys.ts';
import { applyEntry, type LiveTable, liveTableFrom, snapshotContentOf } from '../tables/live-table.ts';
import { versionOf } from '../tables/snapshots.ts';
import { MOST_WORK } from './bounds.ts';
import { flawSaid } from './flaw-words.ts';
import { readLog, wrong } from './read-log.ts';
import type { NewTable } from './task.ts';

/** What the log says does not hold: the line, and what is wrong. */
const doesNotHold = (flaw: Flaw): HttpError => wrong(flaw.seq + 1, flawSaid(flaw), [], 422);

const judgesFor = async (loaded: LoadedGame, opening: Opening<GameTypes>): Promise<Judges<GameTypes>> => {
  const { game, schemas } = loaded;
  const { scenario, switches, seats } = opening;
  const setting = game.prepare(game.publicScenario(scenario), switches);
  if (!setting.ok) throw wrong(1, 'Its scenario cannot be played with these switches.', [], 422);
  const match = { game, setting: setting.value, seats, readOrder: schemas.order };
  return { match, readState: schemas.state, knownRules: await knownRules(loaded) };
};

/** The table as the server would have it in memory; whose it is, and on what it is played, nobody asks here. */
const liveTableFor = (match: Match<GameTypes>, opening: Opening<GameTypes>): LiveTable => {
  const { game: kind, switches, sandbox, version: openedUnder } = opening;
  const seats = opening.seats.map((seat) => ({ seat, by: 'link' as const, key: '' }));
  const nobodys = {
    id: '',
    at: 0,
    scenario: '',
    publicScenario: {},
    settingKey: '',
    shared: {},
    secret: '',
    owner: '',
  };
  return liveTableFrom({ ...nobodys, kind, match, switches, sandbox, openedUnder, seats }, opening, 0);
};

/** Judges every entry again, and builds the table on the way. */
const judged = (
  judges: Judges<GameTypes>,
  { opening, entries }: Log<GameTypes>,
  live: LiveTable,
): Examination<GameTypes> => {
  const examination = examine(judges, opening);
  const { past } = examination;
  const stopAtFlaw = (): void => {
    const [flaw] = examination.findings().flaws;
    if (flaw !== undefined) throw doesNotHold(flaw);
  };
  stopAtFlaw();
  for (const entry of entries) {
    examination.take(entry);
    stopAtFlaw();
    if (past.work() > MOST_WORK)
      throw wrong(entry.seq + 1, 'So much is taken back up to here that it is too dear to follow.', [], 422);
    try {
      applyEntry(live, entry, past.table);
    } catch {
      throw wrong(entry.seq + 1, 'What this entry says cannot be told.');
    }
  }
  return examination;
};

const sound = ({ game, setting }: Match<GameTypes>, state: object): boolean => {
  try {
    return game.faults(setting, state).length === 0;
  } catch {
    return false;
  }
};

/** Whether chance was asked for anything, and what can be said of how it answered. */
const diceOf = ({ opening, entries }: Log<GameTypes>, secret: string | undefined): ImportInfo['dice'] => {
  const drew = [opening, ...entries].some(({ draws = [] }) => draws.length > 0);
  return secret !== undefined || !drew ? 'checked' : 'as-written';
};

/** A line as it is kept; what was sent may hold a -0, which nothing that is kept does. */
const keptText = (data: unknown, line: number): string => {
  try {
    return canonical(data);
  } catch (error) {
    throw wrong(line, error instanceof Error ? error.message : String(error));
  }
};

const nameOf = (scenario: object): string =>
  'id' in scenario && typeof scenario.id === 'string' ? scenario.id : 'position';

/**
 * A table from a log that anybody may have written. Every entry is judged again: what does not hold is refused. What
 * another version of the rules has judged, and dice that no secret vouches for, cannot be judged: they are believed, and
 * the table says that it is not verified. A battle that is not over goes on with dice of this server, which nobody can check
 * against what was promised elsewhere; one that is over keeps its secret.
 */
export const inspectLog = async (
  bytes: Uint8Array,
  gameOf: (id: string) => Promise<LoadedGame | undefined>,
): Promise<NewTable> => {
  const { loaded, log, secret } = await readLog(bytes, gameOf);
  const { opening, entries } = log;
  const judges = await judgesFor(loaded, opening);
  const { match } = judges;
  const live = liveTableFor(match, opening);
  const { judgedByAnother } = judged(judges, log, live).findings();
  const [forged] = secret === undefined ? [] : luckFlaws(log, secret, sha256);
  if (forged !== undefined) throw doesNotHold(forged);
  if (!sound(match, live.table.state))
    throw wrong(entries.length + 1, 'The position it leads to cannot be.', [], 422);
  const over = outcomeOf(match, live.table) !== undefined;
  const keeps = over && secret !== undefined;
  const { commitment: _, ...plain } = opening;
  const dice = diceOf(log, secret);
  const verified = judgedByAnother.length === 0 && dice === 'checked';
  return {
    game: opening.game,
    opening: keptText(keeps ? opening : plain, 1),
    switches: opening.switches,
    seats: opening.seats.map((seat): SeatWanted => ({ seat, by: 'link' })),
    scenario: nameOf(opening.scenario),
    secret: keeps ? secret : newSecret(),
    imported: { verified, entries: entries.length, judgedByAnother: judgedByAnother.length, dice },
    lines: Buffer.from(entries.map((entry) => keptText(entry, entry.seq + 1)).join('\n')),
    snapshot: {
      seq: entries.length,
      version: versionOf(match.game.version),
      text: JSON.stringify(snapshotContentOf(live)),
    },
  };
};
