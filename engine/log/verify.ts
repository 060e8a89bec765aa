import type { Draw, Source } from '../chance/chance.ts';
import { commitmentOf, forgedDraws, type Hash } from '../chance/sealed.ts';
import type { Kinds } from '../contract/game.ts';
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
  readonly code: 'forged-draw' | 'order-refused' | 'other-events' | 'missing-draw' | 'unknown-secret';
  readonly detail: string;
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

/** Decides every order of a log again with the dice it recorded: the events must be the same. */
export const replayFlaws = <K extends Kinds>(match: Match<K>, log: Log<K>): readonly Flaw[] => {
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
    return { seq, code: 'missing-draw', detail: error instanceof Error ? error.message : String(error) };
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
      }),
    ),
  );
};
