import type { Kinds } from '../contract/game.ts';
import { type Refusal, type RuleId, refuse } from '../contract/refusal.ts';
import { err, ok, type Result } from '../contract/result.ts';
import { isPlayer, type Player, type Seat, sameSeat } from '../contract/seat.ts';
import type { Match } from '../table/match.ts';
import { openDecisions } from '../table/outcome.ts';
import type { Entry, Log } from './entry.ts';
import { isResolved, isStrike, latestGesture, revealedNothing } from './gesture.ts';
import { fold, type Ledger, nextSeq, standing } from './ledger.ts';

/** What taking back would strike, and who must consent first; nobody, if it revealed nothing. */
export interface TakeBack {
  readonly rule: RuleId;
  readonly strikes: readonly number[];
  readonly consent: readonly Player[];
  /** Whether something that was drawn or shown would be undone. */
  readonly luck: boolean;
}

/** The seat's latest gesture that stands, with all that came of it since: pressed again, the one before. */
export const takeBack = <K extends Kinds>(
  match: Match<K>,
  log: Log<K>,
  seat: Player,
): Result<TakeBack, readonly Refusal[]> => {
  const stands = standing(log.entries);
  const gesture = latestGesture(stands, seat);
  const [first] = gesture;
  if (first === undefined) return err([refuse('GR-08', 'nothing-to-take-back')]);
  const since = stands.filter(({ seq }) => seq > first.seq);
  const free =
    gesture.every(revealedNothing) &&
    !since.some((entry) => isResolved(entry) && !sameSeat(entry.seat, seat));
  const others = match.seats.filter(isPlayer).filter((player) => !sameSeat(player, seat));
  const strikes = strikesFrom(
    match,
    log,
    gesture.map(({ seq }) => seq),
  );
  const luck = log.entries.some((entry) => strikes.includes(entry.seq) && !revealedNothing(entry));
  return ok({ rule: 'GR-08', strikes, consent: free ? [] : others, luck });
};

/**
 * The entries given and everything after the first of them, but for answers that were sealed since and hold without it,
 * and for what takes others back: that stays, so that nothing struck comes to stand again.
 */
export const strikesFrom = <K extends Kinds>(
  match: Match<K>,
  log: Log<K>,
  given: readonly number[],
): readonly number[] => {
  const first = Math.min(...given);
  const before = fold(match, {
    opening: log.opening,
    entries: log.entries.filter((entry) => entry.seq < first),
  });
  const open = new Set(openDecisions(match, before).map(({ id }) => id));
  const chosen = standing(log.entries)
    .filter((entry) => entry.seq >= first)
    .filter(
      (entry) =>
        given.includes(entry.seq) || (!isStrike(entry) && (isResolved(entry) || isLost(entry, open))),
    );
  return withReplaced(log, chosen);
};

/** What an entry stood for in place of others (a draw made again) goes with it, and those others, too. */
const withReplaced = <K extends Kinds>(
  { entries }: Log<K>,
  chosen: readonly Entry<K>[],
): readonly number[] => {
  const struck = new Set<number>();
  const waiting = chosen.slice();
  for (let entry = waiting.pop(); entry !== undefined; entry = waiting.pop()) {
    struck.add(entry.seq);
    const { strikes = [] } = entry;
    waiting.push(...entries.filter(({ seq }) => strikes.includes(seq) && !struck.has(seq)));
  }
  return [...struck].sort((a, b) => a - b);
};

/** Whether the entry answers a decision that is not there once the rest is struck. */
const isLost = <K extends Kinds>({ decision }: Entry<K>, open: ReadonlySet<string>): boolean =>
  decision !== undefined && !open.has(decision);

/** The entry that takes others back; `luck` if that is to be told to all. */
export const strikeEntry = <K extends Kinds>(
  ledger: Ledger<K>,
  strikes: readonly number[],
  seat: Seat,
  reason: string,
  at: string,
  luck = false,
): Entry<K> => ({
  seq: nextSeq(ledger),
  at,
  seat,
  strikes,
  events: [{ table: 'struck', seqs: strikes, reason, ...(luck && { luck: true }) }],
});
