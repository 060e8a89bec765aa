import type { GameTypes } from '../contract/game.ts';
import type { Refusal } from '../contract/refusal.ts';
import { ok, type Result } from '../contract/result.ts';
import { isPlayer, type Player, sameSeat, seatName } from '../contract/seat.ts';
import { outcomeOf } from '../table/outcome.ts';
import { resign } from '../table/resign.ts';
import { unseal } from '../table/sealing.ts';
import { isTableEvent, type TableEvent } from '../table/table.ts';
import type { Entry } from './entry.ts';
import { byUmpire, type Found, type Hearing, noAct, notAllowed, unlike } from './hearing.ts';
import type { UmpireAct } from './umpire.ts';

/** An entry without an order: one thing that happens at the table itself, done by who may do it. */
export const tableFlaw = <K extends GameTypes>(hearing: Hearing<K>, entry: Entry<K>): Found => {
  const { events } = entry;
  const [event] = events;
  if (events.length !== 1 || event === undefined || !isTableEvent<K>(event))
    return noAct('nobody ordered what happens here');
  const made = madeAgain(hearing, entry, event);
  if (made === undefined) return noAct(`${event.table} does not happen by itself`);
  if (!made.ok) return notAllowed(made.error);
  return unlike(made.value, events)
    ? { code: 'not-allowed', detail: `${seatName(entry.seat)} may not do this for others` }
    : undefined;
};

type Made<K extends GameTypes> = Result<Entry<K>['events'], readonly Refusal[]> | undefined;

const madeAgain = <K extends GameTypes>(
  hearing: Hearing<K>,
  { seat }: Entry<K>,
  event: TableEvent<K>,
): Made<K> => {
  const { match, past } = hearing;
  switch (event.table) {
    case 'resigned':
      return isPlayer(seat) && seat.side === event.side ? resign(match, past.table, seat) : none;
    case 'sat':
      return sitting(hearing, event, seat);
    case 'unsealed':
      return isPlayer(seat) ? openedAgain(hearing, event.decision, seat) : none;
    case 'waived':
    case 'restored': {
      const act = event.table === 'waived' ? 'waive' : 'restore';
      return seat === 'umpire' ? acted(hearing, { ...event, act }) : none;
    }
    case 'amended':
      return seat === 'umpire' ? acted(hearing, { ...event, act: 'amend' }) : none;
    case 'sealed':
    case 'returned':
    case 'opened':
    case 'overlooked':
    case 'struck':
    case 'rerolled':
      return undefined;
  }
};

/** Not this seat's to do, whatever it is. */
const none = ok([]);

const acted = <K extends GameTypes>(hearing: Hearing<K>, act: UmpireAct): Made<K> => {
  if (outcomeOf(hearing.match, hearing.past.table) !== undefined)
    return { ok: false, error: [{ rule: 'GR-05', code: 'game-over' }] };
  const made = byUmpire(hearing, act);
  return made.ok ? ok(made.value.events) : made;
};

const openedAgain = <K extends GameTypes>(
  { match, past }: Hearing<K>,
  decision: string,
  seat: Player,
): Made<K> => {
  const made = unseal(match, past.table, decision, seat);
  return made.ok ? ok(made.value.events) : made;
};

/** A seat gives its word once: every draw since depends on it, so that it stays given when all else is taken back. */
const sitting = <K extends GameTypes>(
  { match, past, sat }: Hearing<K>,
  event: Extract<TableEvent<K>, { table: 'sat' }>,
  seat: Entry<K>['seat'],
): Made<K> => {
  if (!isPlayer(seat) || !sameSeat(seat, event.seat) || sat.has(seatName(seat))) return none;
  if (outcomeOf(match, past.table) !== undefined)
    return { ok: false, error: [{ rule: 'GR-05', code: 'game-over' }] };
  return ok([event]);
};
