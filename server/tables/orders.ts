import {
  decide,
  type Entry,
  type GameTypes,
  type Happening,
  type Marks,
  type OrderAnswer,
  type OrderSent,
  type Player,
  type Refusal,
  type Result,
  resign,
  type Seat,
  unseal,
  versionMark,
} from '@grognard/engine';
import { type LiveTable, luckOf, messageCount, orderName } from './live-table.ts';
import type { Proposal, Tables } from './tables.ts';

let latest = { at: 0, text: '' };

/** Written once for all orders of the same millisecond. */
const now = (): string => {
  const at = Date.now();
  if (at !== latest.at) latest = { at, text: new Date(at).toISOString() };
  return latest.text;
};

/** An order that came too late is no breach of the rules: what it answers is closed. */
const isStale = (refusals: readonly Refusal[]): boolean =>
  refusals.some(({ code }) => code === 'decision-closed' || code === 'game-over');

const refusedOr = (live: LiveTable, seat: Seat, refusals: readonly Refusal[]): OrderAnswer =>
  isStale(refusals) ? { kind: 'stale', n: messageCount(live, seat) } : { kind: 'refused', refusals };

/** Gives an order: once, however often it is sent. */
export const giveOrder = (
  tables: Tables,
  id: string,
  seat: Player,
  sent: OrderSent,
): Promise<OrderAnswer | undefined> => tables.write(id, (live) => orderTo(live, seat, sent));

/** An order as it comes in, or as it is given again. */
export interface OrderToGive {
  readonly id?: string;
  readonly gesture?: string;
  readonly again?: number;
  readonly decision: string;
  readonly order: unknown;
}

/** What an order comes to at a table. */
export const orderTo = (live: LiveTable, seat: Player, sent: OrderToGive): Proposal<OrderAnswer> => {
  const { decision, order, id: name } = sent;
  const given = name === undefined ? undefined : live.orders.get(orderName(seat, name));
  if (given !== undefined) return { say: { kind: 'done', n: given } };
  const seq = live.last + 1;
  const decided = decide(live.match, live.table, { seat, decision, order }, luckOf(live)(seq));
  if (!decided.ok) return { say: refusedOr(live, seat, decided.error) };
  const { order: read, events, draws, table } = decided.value;
  // Field by field: a spread would give each entry a shape of its own. What few have comes first.
  const entry: Entry<GameTypes> =
    draws.length > 0
      ? { ...marksOf(live, sent), at: now(), decision, draws, events, order: read, seat, seq }
      : { ...marksOf(live, sent), at: now(), decision, events, order: read, seat, seq };
  return { entry, after: table, answer: (after) => ({ kind: 'done', n: messageCount(after, seat) }) };
};

const marksOf = (
  { match, openedUnder }: LiveTable,
  { id, gesture, again }: OrderToGive,
): Marks & { readonly version?: number } => ({
  ...versionMark(match, openedUnder),
  ...(id !== undefined && { id }),
  ...(gesture !== undefined && { gesture }),
  ...(again !== undefined && { again }),
});

type Events = Result<readonly Happening<GameTypes>[], readonly Refusal[]>;

/** Something that happens at the table itself. */
const happen = (
  tables: Tables,
  id: string,
  seat: Seat,
  what: (live: LiveTable) => Events,
): Promise<OrderAnswer | undefined> =>
  tables.write(id, (live): Proposal<OrderAnswer> => {
    const events = what(live);
    if (!events.ok) return { say: { kind: 'refused', refusals: events.error } };
    const entry: Entry<GameTypes> = { seq: live.last + 1, at: now(), seat, events: events.value };
    return { entry, answer: (after) => ({ kind: 'done', n: messageCount(after, seat) }) };
  });

export const resignBattle = (tables: Tables, id: string, seat: Seat): Promise<OrderAnswer | undefined> =>
  happen(tables, id, seat, (live) => resign(live.match, live.table, seat));

/** Opens a sealed answer again, as long as others are still to come. */
export const openSeal = (
  tables: Tables,
  id: string,
  seat: Player,
  decision: string,
): Promise<OrderAnswer | undefined> =>
  happen(tables, id, seat, (live) => {
    const opened = unseal(live.match, live.table, decision, seat);
    return opened.ok ? { ok: true, value: opened.value.events } : opened;
  });
