import {
  decide,
  type Entry,
  type Happening,
  type Kinds,
  type OrderAnswer,
  type OrderSent,
  type Player,
  type Refusal,
  type Result,
  resign,
  type Seat,
  unseal,
} from '@grognard/engine';
import { countOf, type LaidTable, luckOf, orderName } from './laid-table.ts';
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

const refusedOr = (laid: LaidTable, seat: Seat, refusals: readonly Refusal[]): OrderAnswer =>
  isStale(refusals) ? { kind: 'stale', n: countOf(laid, seat) } : { kind: 'refused', refusals };

/** Gives an order: once, however often it is sent. */
export const giveOrder = (
  tables: Tables,
  id: string,
  seat: Player,
  sent: OrderSent,
): Promise<OrderAnswer | undefined> =>
  tables.write(id, (laid): Proposal<OrderAnswer> => {
    const given = laid.orders.get(orderName(seat, sent.id));
    if (given !== undefined) return { say: { kind: 'done', n: given } };
    const seq = laid.last + 1;
    const { decision, order } = sent;
    const decided = decide(laid.match, laid.table, { seat, decision, order }, luckOf(laid)(seq));
    if (!decided.ok) return { say: refusedOr(laid, seat, decided.error) };
    const { order: read, events, draws, table } = decided.value;
    const { id: name } = sent;
    // In the order of the alphabet, as it is written, and field by field: a spread would give each entry a shape of its own.
    const entry: Entry<Kinds> =
      draws.length > 0
        ? { at: now(), decision, draws, events, id: name, order: read, seat, seq }
        : { at: now(), decision, events, id: name, order: read, seat, seq };
    return { entry, after: table, answer: (after) => ({ kind: 'done', n: countOf(after, seat) }) };
  });

type Events = Result<readonly Happening<Kinds>[], readonly Refusal[]>;

/** Something that happens at the table itself. */
const happen = (
  tables: Tables,
  id: string,
  seat: Seat,
  what: (laid: LaidTable) => Events,
): Promise<OrderAnswer | undefined> =>
  tables.write(id, (laid): Proposal<OrderAnswer> => {
    const events = what(laid);
    if (!events.ok) return { say: { kind: 'refused', refusals: events.error } };
    const entry: Entry<Kinds> = { seq: laid.last + 1, at: now(), seat, events: events.value };
    return { entry, answer: (after) => ({ kind: 'done', n: countOf(after, seat) }) };
  });

export const giveUp = (tables: Tables, id: string, seat: Seat): Promise<OrderAnswer | undefined> =>
  happen(tables, id, seat, (laid) => resign(laid.match, laid.table, seat));

/** Opens a sealed answer again, as long as others are still to come. */
export const openSeal = (
  tables: Tables,
  id: string,
  seat: Player,
  decision: string,
): Promise<OrderAnswer | undefined> =>
  happen(tables, id, seat, (laid) => {
    const opened = unseal(laid.match, laid.table, decision, seat);
    return opened.ok ? { ok: true, value: opened.value.events } : opened;
  });
