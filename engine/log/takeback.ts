import type { Kinds } from '../contract/game.ts';
import { type Refusal, type RuleId, refuse } from '../contract/refusal.ts';
import { err, ok, type Result } from '../contract/result.ts';
import { isPlayer, type Player, type Seat, sameSeat } from '../contract/seat.ts';
import type { Match } from '../table/match.ts';
import { openDecisions } from '../table/outcome.ts';
import { isTableEvent } from '../table/table.ts';
import type { Entry, Log } from './entry.ts';
import { fold, type Ledger, nextSeq, standing } from './ledger.ts';

/** What taking back would strike, and who must consent first; nobody, if it revealed nothing. */
export interface TakeBack {
  readonly rule: RuleId;
  readonly strikes: readonly number[];
  readonly consent: readonly Player[];
}

/** The seat's latest order, with all that came of it since. */
export const takeBack = <K extends Kinds>(
  match: Match<K>,
  log: Log<K>,
  seat: Player,
): Result<TakeBack, readonly Refusal[]> => {
  const last = standing(log.entries).findLast(
    (entry) => entry.order !== undefined && sameSeat(entry.seat, seat),
  );
  if (last === undefined) return err([refuse('GR-08', 'nothing-to-take-back')]);
  const since = standing(log.entries).filter(({ seq }) => seq > last.seq);
  const free =
    revealedNothing(last) && !since.some((entry) => isResolved(entry) && !sameSeat(entry.seat, seat));
  const others = match.seats.filter(isPlayer).filter((player) => !sameSeat(player, seat));
  return ok({ rule: 'GR-08', strikes: strikesFrom(match, log, last.seq), consent: free ? [] : others });
};

/** Everything from `seq` on, but for answers that were sealed since and hold without it. */
export const strikesFrom = <K extends Kinds>(
  match: Match<K>,
  log: Log<K>,
  seq: number,
): readonly number[] => {
  const before = fold(match, {
    opening: log.opening,
    entries: log.entries.filter((entry) => entry.seq < seq),
  });
  const open = new Set(openDecisions(match, before).map(({ id }) => id));
  return standing(log.entries)
    .filter((entry) => entry.seq >= seq)
    .filter((entry) => entry.seq === seq || isResolved(entry) || isLost(entry, open))
    .map((entry) => entry.seq);
};

/** Whether the entry answers a decision that is not there once the rest is struck. */
const isLost = <K extends Kinds>({ decision }: Entry<K>, open: ReadonlySet<string>): boolean =>
  decision !== undefined && !open.has(decision);

/** Whether the entry moved the game on, rather than sitting down, sealing an answer or unsealing it. */
const isResolved = <K extends Kinds>({ events }: Entry<K>): boolean =>
  events.some((event) => !isTableEvent<K>(event) || !['sealed', 'unsealed', 'sat'].includes(event.table));

const revealedNothing = <K extends Kinds>({ events, draws = [] }: Entry<K>): boolean =>
  draws.length === 0 &&
  events.every((event) => isTableEvent<K>(event) || (event.drew !== true && event.showed !== true));

/** The entry that takes others back. */
export const strikeEntry = <K extends Kinds>(
  ledger: Ledger<K>,
  strikes: readonly number[],
  seat: Seat,
  reason: string,
  at: string,
): Entry<K> => ({
  seq: nextSeq(ledger),
  at,
  seat,
  strikes,
  events: [{ table: 'struck', seqs: strikes, reason }],
});
