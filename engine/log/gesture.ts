import type { GameTypes } from '../contract/game.ts';
import { type Player, sameSeat } from '../contract/seat.ts';
import { isTableEvent } from '../table/table.ts';
import type { Entry } from './entry.ts';

/** The orders of the seat's latest gesture, first to last, among the entries that stand, which come latest first. */
export const latestGesture = <K extends GameTypes>(
  latestFirst: Iterable<Entry<K>>,
  seat: Player,
): readonly Entry<K>[] => {
  const opened = new Set<string | undefined>();
  const gesture: Entry<K>[] = [];
  for (const entry of latestFirst) {
    for (const decision of unsealedBy(entry, seat)) opened.add(decision);
    if (entry.order === undefined || !sameSeat(entry.seat, seat)) continue;
    // The seat has opened this sealed answer itself since: it holds nothing any more that could be taken back.
    if (isHeld(entry) && opened.has(entry.decision)) continue;
    if (gesture[0] !== undefined && gesture[0].gesture !== entry.gesture) break;
    gesture.push(entry);
    if (entry.gesture === undefined) break;
  }
  return gesture.reverse();
};

const unsealedBy = <K extends GameTypes>({ events }: Entry<K>, seat: Player): readonly string[] =>
  events.flatMap((event) =>
    isTableEvent<K>(event) && event.table === 'unsealed' && sameSeat(event.seat, seat)
      ? [event.decision]
      : [],
  );

/** Whether the entry only sealed an answer. */
const isHeld = <K extends GameTypes>({ events }: Entry<K>): boolean =>
  events.every((event) => isTableEvent<K>(event) && ['sealed', 'overlooked'].includes(event.table));

/** Whether the entry only takes others back. */
export const isStrike = <K extends GameTypes>({ strikes, order }: Entry<K>): boolean =>
  strikes !== undefined && order === undefined;

/** Whether the entry moved the game on, rather than sitting down, sealing an answer or unsealing it. */
export const isResolved = <K extends GameTypes>({ events }: Entry<K>): boolean =>
  events.some((event) => !isTableEvent<K>(event) || !['sealed', 'unsealed', 'sat'].includes(event.table));

/** Whether all that came of the entry could be foreseen by who gave the order. */
export const revealedNothing = <K extends GameTypes>({ events, draws = [] }: Entry<K>): boolean =>
  draws.length === 0 &&
  events.every((event) =>
    isTableEvent<K>(event)
      ? // What others had sealed is open now.
        event.table !== 'opened' && event.table !== 'returned'
      : event.drew !== true && event.showed !== true,
  );
