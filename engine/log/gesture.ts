import type { Kinds } from '../contract/game.ts';
import { type Player, sameSeat } from '../contract/seat.ts';
import { isTableEvent } from '../table/table.ts';
import type { Entry } from './entry.ts';

/** The orders of the seat's latest gesture, first to last, among entries that stand. */
export const latestGesture = <K extends Kinds>(
  standing: readonly Entry<K>[],
  seat: Player,
): readonly Entry<K>[] => {
  const own = standing.filter(
    (entry) => entry.order !== undefined && sameSeat(entry.seat, seat) && !isOpenedAgain(standing, entry),
  );
  const last = own.at(-1);
  if (last === undefined) return [];
  if (last.gesture === undefined) return [last];
  return own.slice(own.findLastIndex(({ gesture }) => gesture !== last.gesture) + 1);
};

/** Whether the seat has opened its sealed answer itself since: it holds nothing any more that could be taken back. */
const isOpenedAgain = <K extends Kinds>(entries: readonly Entry<K>[], sealed: Entry<K>): boolean =>
  sealed.events.every((event) => isTableEvent<K>(event) && ['sealed', 'overlooked'].includes(event.table)) &&
  entries.some(
    ({ seq, events }) =>
      seq > sealed.seq &&
      events.some(
        (event) =>
          isTableEvent<K>(event) &&
          event.table === 'unsealed' &&
          event.decision === sealed.decision &&
          sameSeat(event.seat, sealed.seat),
      ),
  );

/** Whether the entry only takes others back. */
export const isStrike = <K extends Kinds>({ strikes, order }: Entry<K>): boolean =>
  strikes !== undefined && order === undefined;

/** Whether the entry moved the game on, rather than sitting down, sealing an answer or unsealing it. */
export const isResolved = <K extends Kinds>({ events }: Entry<K>): boolean =>
  events.some((event) => !isTableEvent<K>(event) || !['sealed', 'unsealed', 'sat'].includes(event.table));

/** Whether all that came of the entry could be foreseen by who gave the order. */
export const revealedNothing = <K extends Kinds>({ events, draws = [] }: Entry<K>): boolean =>
  draws.length === 0 &&
  events.every((event) =>
    isTableEvent<K>(event)
      ? // What others had sealed is open now.
        event.table !== 'opened' && event.table !== 'returned'
      : event.drew !== true && event.showed !== true,
  );
