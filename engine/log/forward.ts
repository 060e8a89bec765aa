import type { GameTypes } from '../contract/game.ts';
import { type Refusal, refuse } from '../contract/refusal.ts';
import { err, ok, type Result } from '../contract/result.ts';
import { isPlayer, type Player, sameSeat } from '../contract/seat.ts';
import { canonical } from '../json/canonical.ts';
import type { Submission } from '../table/decide.ts';
import type { Entry, Log } from './entry.ts';
import { isResolved, isStrike } from './gesture.ts';
import type { Marks } from './playing.ts';

/** An order that was taken back, to be given and judged again. */
export type GivenAgain = Submission & Marks & { readonly again: number };

/** The orders of the gesture that the seat took back last, if nothing else was ordered since. */
export const goForward = <K extends GameTypes>(
  { entries }: Log<K>,
  seat: Player,
): Result<readonly GivenAgain[], readonly Refusal[]> => {
  let undone: readonly (readonly Entry<K>[])[] = [];
  for (const entry of entries) undone = undoneAfter(entries, undone, entry, seat);
  const [...orders] = (undone.at(-1) ?? []).flatMap(submissionOf);
  return orders.length === 0 ? err([refuse('GR-14', 'nothing-to-go-forward-to')]) : ok(orders);
};

const submissionOf = <K extends GameTypes>({
  seat,
  decision,
  order,
  gesture,
  seq,
}: Entry<K>): readonly GivenAgain[] =>
  isPlayer(seat) && decision !== undefined
    ? [{ seat, decision, order, again: seq, ...(gesture !== undefined && { gesture }) }]
    : [];

/** What chance gave: where it gave otherwise the second time, what was ordered upon it has nothing to stand on. */
const cameOut = <K extends GameTypes>({ draws = [] }: Entry<K>): string => canonical(draws);

/** What the seat has taken back and not given again, gesture by gesture, the latest last. */
const undoneAfter = <K extends GameTypes>(
  entries: readonly Entry<K>[],
  undone: readonly (readonly Entry<K>[])[],
  entry: Entry<K>,
  seat: Player,
): readonly (readonly Entry<K>[])[] => {
  const isOwn = sameSeat(entry.seat, seat);
  if (isOwn && isStrike(entry)) return pushed(entries, undone, entry, seat);
  const next = undone.at(-1)?.[0];
  if (isOwn && entry.again !== undefined && next?.seq === entry.again)
    return cameOut(entry) === cameOut(next) ? popped(undone) : [];
  // Whatever else is ordered, or ruled by the umpire, the way forward leads elsewhere.
  return (isOwn && entry.order !== undefined) || isResolved(entry) ? [] : undone;
};

const pushed = <K extends GameTypes>(
  entries: readonly Entry<K>[],
  undone: readonly (readonly Entry<K>[])[],
  { strikes = [] }: Entry<K>,
  seat: Player,
): readonly (readonly Entry<K>[])[] => {
  const struck = entries.filter(({ seq }) => strikes.includes(seq));
  // In old logs what was taken back was taken back in turn: what stands again is not to be given again.
  if (struck.some(isStrike)) return [];
  const replaced = new Set(struck.flatMap((each) => each.strikes ?? []));
  const own = struck.filter(
    (each) => each.order !== undefined && sameSeat(each.seat, seat) && !replaced.has(each.seq),
  );
  if (own.length === 0) return undone;
  // What others had ordered went with it, and is theirs to order again: what came after that cannot be given before.
  const isAlone = struck.every((each) => each.order === undefined || sameSeat(each.seat, seat));
  return isAlone ? [...undone, own] : [own];
};

const popped = <K extends GameTypes>(
  undone: readonly (readonly Entry<K>[])[],
): readonly (readonly Entry<K>[])[] => {
  const rest = undone.at(-1)?.slice(1) ?? [];
  return rest.length === 0 ? undone.slice(0, -1) : [...undone.slice(0, -1), rest];
};
