import { type Draw, recorded, type Source } from '../chance/chance.ts';
import { commitmentOf, forgedDraws, type Hash } from '../chance/sealed.ts';
import type { Kinds } from '../contract/game.ts';
import type { Params } from '../contract/refusal.ts';
import { isPlayer } from '../contract/seat.ts';
import { canonical } from '../json/canonical.ts';
import { decide } from '../table/decide.ts';
import type { Match } from '../table/match.ts';
import { isTableEvent } from '../table/table.ts';
import type { Entry, Log } from './entry.ts';
import { appended, fold, openLedger } from './ledger.ts';

/** What is wrong with an entry of a log. */
export interface Flaw {
  readonly seq: number;
  readonly code:
    | 'forged-draw'
    | 'order-refused'
    | 'other-events'
    | 'missing-draw'
    | 'unknown-secret'
    | 'other-opening'
    | 'missing-entry'
    | 'does-not-follow';
  readonly detail: string;
  /** What a sentence about it needs to know, where the code does not say all. */
  readonly params?: Params;
}

const replayed =
  (draws: readonly Draw[]): Source =>
  ({ purpose, subject, n, sides }) => {
    const draw = draws.find(
      (each) => each.purpose === purpose && each.subject === subject && each.n === n && each.sides === sides,
    );
    if (draw === undefined) throw new Error(`no draw ${n} for ${purpose} of ${subject}`);
    return draw.value;
  };

/** An entry that today's rules would judge otherwise, and that another version of the game has judged. */
export interface JudgedByAnother {
  readonly seq: number;
  readonly version: number;
}

/** What came of looking through a log. */
export interface LogFindings {
  readonly flaws: readonly Flaw[];
  /** Not forged: their dice and what they fold to are checked like all others, their judging was another version's. */
  readonly judgedByAnother: readonly JudgedByAnother[];
}

/** Everything in a log that the rules would have otherwise. */
export const logFlaws = <K extends Kinds>(match: Match<K>, log: Log<K>): readonly Flaw[] =>
  examineLog(match, log).flaws;

/** Judges a log again: what differs is a flaw, unless another version of the game has judged it. */
export const examineLog = <K extends Kinds>(match: Match<K>, log: Log<K>): LogFindings => {
  const { version } = match.game;
  const madeBy = new Map(log.entries.map((entry) => [entry.seq, entry.version ?? log.opening.version]));
  const versionAt = (seq: number): number => madeBy.get(seq) ?? log.opening.version;
  const isOther = ({ seq, code }: Flaw): boolean => JUDGING.has(code) && versionAt(seq) !== version;
  const found = [...openingFlaws(match, log), ...gaps(log), ...entryFlaws(match, log)];
  return {
    flaws: found.filter((flaw) => !isOther(flaw)),
    judgedByAnother: found.filter(isOther).map(({ seq }) => ({ seq, version: versionAt(seq) })),
  };
};

/** What depends on the version of the rules: the rest holds whatever they say. */
const JUDGING: ReadonlySet<Flaw['code']> = new Set([
  'order-refused',
  'other-events',
  'missing-draw',
  'other-opening',
]);

/** The opening state must be what the scenario gives with the dice that were drawn for it. */
const openingFlaws = <K extends Kinds>({ game, setting }: Match<K>, { opening }: Log<K>): readonly Flaw[] => {
  const flaw = (detail: string): readonly Flaw[] => [{ seq: 0, code: 'other-opening', detail }];
  try {
    const dice = recorded(replayed(opening.draws));
    const state = game.open(setting, opening.scenario, opening.seats.filter(isPlayer), dice);
    if (!state.ok) return flaw(state.error.map(({ rule }) => rule).join(' '));
    const same = canonical(state.value) === canonical(opening.state);
    return same ? [] : flaw('the scenario gives another opening position');
  } catch (error) {
    return flaw(messageOf(error));
  }
};

const gaps = <K extends Kinds>({ entries }: Log<K>): readonly Flaw[] =>
  entries
    .filter(({ seq }, place) => seq !== place + 1)
    .slice(0, 1)
    .map(({ seq }) => ({
      seq,
      code: 'missing-entry',
      detail: 'the numbers of the entries do not follow on',
    }));

const entryFlaws = <K extends Kinds>(match: Match<K>, log: Log<K>): readonly Flaw[] => {
  try {
    return replayFlaws(match, log);
  } catch (error) {
    return [{ seq: log.entries.length, code: 'does-not-follow', detail: messageOf(error) }];
  }
};

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Decides every order of a log again with the dice it recorded: the events must be the same. */
const replayFlaws = <K extends Kinds>(match: Match<K>, log: Log<K>): readonly Flaw[] => {
  const flaws: Flaw[] = [];
  let ledger = openLedger(log.opening);
  for (const entry of log.entries) {
    const { strikes = [] } = entry;
    const kept = ledger.entries.filter(({ seq }) => !strikes.includes(seq));
    const before = strikes.length === 0 ? ledger.table : fold(match, { opening: log.opening, entries: kept });
    const flaw = flawOf(match, before, entry);
    if (flaw !== undefined) flaws.push(flaw);
    ledger = appended(match, ledger, entry);
  }
  return flaws;
};

const flawOf = <K extends Kinds>(
  match: Match<K>,
  before: Parameters<typeof decide<K>>[1],
  { seq, seat, decision, order, events, draws = [] }: Entry<K>,
): Flaw | undefined => {
  if (order === undefined || decision === undefined || !isPlayer(seat)) return undefined;
  try {
    const again = decide(match, before, { seat, decision, order }, replayed(draws));
    if (!again.ok)
      return { seq, code: 'order-refused', detail: again.error.map(({ rule }) => rule).join(' ') };
    const written = events.filter((event) => !isTableEvent<K>(event) || event.table !== 'rerolled');
    return canonical(again.value.events) === canonical(written)
      ? undefined
      : { seq, code: 'other-events', detail: 'the rules give other events for this order' };
  } catch (error) {
    return { seq, code: 'missing-draw', detail: messageOf(error) };
  }
};

/** The players' words that had been given when an entry was written; a struck entry's word still counts. */
export const wordsBefore = <K extends Kinds>(entries: readonly Entry<K>[], seq: number): readonly string[] =>
  entries
    .filter((entry) => entry.seq < seq)
    .flatMap(({ events }) => events)
    .flatMap((event) => (isTableEvent<K>(event) && event.table === 'sat' ? [event.word] : []));

/** Checks every draw of a log against the revealed secret. */
export const luckFlaws = <K extends Kinds>(
  { opening, entries }: Log<K>,
  secret: string,
  hash: Hash,
): readonly Flaw[] => {
  if (opening.commitment !== commitmentOf(secret, hash)) {
    return [
      { seq: 0, code: 'unknown-secret', detail: 'the secret does not fit the hash published at the start' },
    ];
  }
  return [opening, ...entries].flatMap(({ seq, draws = [] }) =>
    forgedDraws({ secret, words: wordsBefore(entries, seq) }, seq, draws, hash).map(
      ({ purpose, subject, value }): Flaw => ({
        seq,
        code: 'forged-draw',
        detail: `${purpose} of ${subject} was not ${value}`,
        params: { purpose, subject, value },
      }),
    ),
  );
};
