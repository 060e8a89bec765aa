import { recorded, type Source } from '../chance/chance.ts';
import type { Game, GameTypes } from '../contract/game.ts';
import type { Refusal } from '../contract/refusal.ts';
import { ok, type Result } from '../contract/result.ts';
import { isPlayer, type Seat } from '../contract/seat.ts';
import type { SwitchValues } from '../contract/switch.ts';
import { type Decided, decide, type Submission } from '../table/decide.ts';
import type { Match } from '../table/match.ts';
import type { Entry, Opening } from './entry.ts';
import { appended, type Ledger, nextSeq } from './ledger.ts';

/** Where the chance of each entry comes from. */
export type Luck = (seq: number) => Source;

export interface Beginning<K extends GameTypes> {
  readonly at: string;
  readonly scenario: K['Scenario'];
  readonly switches: SwitchValues;
  readonly seats: readonly Seat[];
  readonly sandbox?: boolean;
  readonly commitment?: string;
}

/** Entry 0 of a new game, and the match it is played by. */
export const begin = <K extends GameTypes>(
  game: Game<K>,
  { seats, ...beginning }: Beginning<K>,
  luck: Luck,
): Result<{ readonly match: Match<K>; readonly opening: Opening<K> }, readonly Refusal[]> => {
  const setting = game.prepare(game.publicScenario(beginning.scenario), beginning.switches);
  if (!setting.ok) return setting;
  const match = { game, setting: setting.value, seats };
  const opening = opened(match, beginning, luck);
  return opening.ok ? ok({ match, opening: opening.value }) : opening;
};

/** Entry 0 where the match is ready. */
export const opened = <K extends GameTypes>(
  { game, setting, seats }: Match<K>,
  { sandbox = false, ...beginning }: Omit<Beginning<K>, 'seats'>,
  luck: Luck,
): Result<Opening<K>, readonly Refusal[]> => {
  const chance = recorded(luck(0));
  const state = game.open(setting, beginning.scenario, seats.filter(isPlayer), chance);
  if (!state.ok) return state;
  const { id, version } = game;
  const head = { seq: 0, format: 1, game: id, version } as const;
  return ok({ ...head, ...beginning, seats, sandbox, state: state.value, draws: chance.draws });
};

/** The match that a log is played by, under the rules of today with the switches it was opened with. */
export const matchOf = <K extends GameTypes>(
  game: Game<K>,
  { scenario, switches, seats }: Opening<K>,
): Result<Match<K>, readonly Refusal[]> => {
  const setting = game.prepare(game.publicScenario(scenario), switches);
  return setting.ok ? ok({ game, setting: setting.value, seats }) : setting;
};

/** What an order's entry keeps beside what was decided. */
export interface Marks {
  readonly id?: string;
  readonly gesture?: string;
  readonly again?: number;
}

/** The version an entry is judged by, where it is not that of its opening. */
export const versionMark = ({ game }: Match<GameTypes>, opened: number): { readonly version?: number } =>
  game.version === opened ? {} : { version: game.version };

/** Decides an order and, if it stands, writes it into the ledger. */
export const ordered = <K extends GameTypes>(
  match: Match<K>,
  ledger: Ledger<K>,
  submission: Submission & Marks,
  luck: Luck,
  at: string,
): Result<{ readonly ledger: Ledger<K>; readonly entry: Entry<K> }, readonly Refusal[]> => {
  const seq = nextSeq(ledger);
  const decided = decide(match, ledger.table, submission, luck(seq));
  if (!decided.ok) return decided;
  const made = entryOf(seq, at, submission, decided.value);
  const entry = { ...made, ...versionMark(match, ledger.opening.version) };
  return ok({ ledger: appended(match, ledger, entry), entry });
};

const entryOf = <K extends GameTypes>(
  seq: number,
  at: string,
  { seat, decision, id, gesture, again }: Submission & Marks,
  { order, events, draws }: Decided<K>,
): Entry<K> => ({
  seq,
  at,
  seat,
  ...(id !== undefined && { id }),
  ...(gesture !== undefined && { gesture }),
  ...(again !== undefined && { again }),
  decision,
  order,
  events,
  ...(draws.length > 0 && { draws }),
});
