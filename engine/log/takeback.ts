import type { GameTypes } from '../contract/game.ts';
import { type Refusal, type RuleId, refuse } from '../contract/refusal.ts';
import { err, ok, type Result } from '../contract/result.ts';
import { isPlayer, type Player, type Seat, sameSeat } from '../contract/seat.ts';
import type { Match } from '../table/match.ts';
import { openDecisions } from '../table/outcome.ts';
import type { Entry, Log } from './entry.ts';
import { type Folding, foldingOf } from './folding.ts';
import { isResolved, isStrike, latestGesture, revealedNothing } from './gesture.ts';
import { type Ledger, nextSeq } from './ledger.ts';

/** What taking back would strike, and who must consent first; nobody, if it revealed nothing. */
export interface TakeBack {
  readonly rule: RuleId;
  readonly strikes: readonly number[];
  readonly consent: readonly Player[];
  /** Whether something that was drawn or shown would be undone. */
  readonly luck: boolean;
}

/** The seat's latest gesture that stands, with all that came of it since: pressed again, the one before. */
export const takeBack = <K extends GameTypes>(
  match: Match<K>,
  log: Log<K>,
  seat: Player,
): Result<TakeBack, readonly Refusal[]> => {
  const past = foldingOf(match, log);
  const gesture = latestGesture(past.backTo(1), seat);
  const [first] = gesture;
  if (first === undefined) return err([refuse('GR-08', 'nothing-to-take-back')]);
  const since = [...past.backTo(first.seq + 1)];
  const free =
    gesture.every(revealedNothing) &&
    !since.some((entry) => isResolved(entry) && !sameSeat(entry.seat, seat));
  const others = match.seats.filter(isPlayer).filter((player) => !sameSeat(player, seat));
  const struck = struckFrom(match, past, new Set(gesture));
  const luck = struck.some((entry) => !revealedNothing(entry));
  return ok({ rule: 'GR-08', strikes: struck.map(({ seq }) => seq), consent: free ? [] : others, luck });
};

/**
 * The entries given and everything after the first of them, but for answers that were sealed since and hold without it,
 * and for what takes others back: that stays, so that nothing struck comes to stand again.
 */
export const struckFrom = <K extends GameTypes>(
  match: Match<K>,
  past: Folding<K>,
  given: ReadonlySet<Entry<K>>,
): readonly Entry<K>[] => {
  const first = [...given].reduce((least, { seq }) => Math.min(least, seq), Number.MAX_SAFE_INTEGER);
  const open = new Set(openDecisions(match, past.before(first)).map(({ id }) => id));
  const chosen = [...past.backTo(first)].filter(
    (entry) => given.has(entry) || (!isStrike(entry) && (isResolved(entry) || isLost(entry, open))),
  );
  return withReplaced(past, chosen);
};

/** What an entry stood for in place of others (a draw made again) goes with it, and those others, too. */
const withReplaced = <K extends GameTypes>(
  past: Folding<K>,
  chosen: readonly Entry<K>[],
): readonly Entry<K>[] => {
  const struck = new Set<Entry<K>>();
  const waiting = chosen.slice();
  for (let entry = waiting.pop(); entry !== undefined; entry = waiting.pop()) {
    struck.add(entry);
    for (const seq of entry.strikes ?? []) {
      const replaced = past.find(seq);
      if (replaced !== undefined && !struck.has(replaced)) waiting.push(replaced);
    }
  }
  return [...struck].sort((a, b) => a.seq - b.seq);
};

/** Whether the entry answers a decision that is not there once the rest is struck. */
const isLost = <K extends GameTypes>({ decision }: Entry<K>, open: ReadonlySet<string>): boolean =>
  decision !== undefined && !open.has(decision);

/** The entry that takes others back; `luck` if that is to be told to all. */
export const strikeEntry = <K extends GameTypes>(
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
