import type { Draw, Source } from '../chance/chance.ts';
import type { Decision } from '../contract/decision.ts';
import type { GameTypes } from '../contract/game.ts';
import type { Refusal } from '../contract/refusal.ts';
import { type Player, type Seat, sameSeat } from '../contract/seat.ts';
import { isRecord } from '../json/json.ts';
import { type TableTold, toldOf } from '../log/messages.ts';
import { decide } from '../table/decide.ts';
import type { Match } from '../table/match.ts';
import { openDecisions } from '../table/outcome.ts';
import type { Happening, Table } from '../table/table.ts';

/** What the referee said to an order, and what came of it. Refused, nothing did. */
export interface Verdict<K extends GameTypes> {
  readonly seat: Player;
  readonly order: unknown;
  readonly done: boolean;
  readonly refusals: readonly Refusal[];
  readonly events: readonly Happening<K>[];
  readonly draws: readonly Draw[];
  readonly before: Table<K>;
  readonly table: Table<K>;
}

/** Lets the referee judge an order that does not say which decision it answers. */
export const judge = <K extends GameTypes>(
  match: Match<K>,
  table: Table<K>,
  seat: Player,
  order: unknown,
  source: Source,
): Verdict<K> => {
  const decision = decisionFor(openDecisions(match, table), seat, order);
  const decided = decide(match, table, { seat, decision, order }, source);
  const given = { seat, order, before: table };
  return decided.ok
    ? { ...given, ...decided.value, order, done: true, refusals: [] }
    : { ...given, done: false, refusals: decided.error, events: [], draws: [], table };
};

/**
 * The first decision that the seat owes and that asks for such an order; failing that one of the seat's, failing that
 * any, so that the refusal says what is really wrong.
 */
const decisionFor = (open: readonly Decision[], seat: Player, order: unknown): string => {
  const kind = isRecord(order) && typeof order.kind === 'string' ? order.kind : '';
  const own = open.filter(({ owed }) => owed.some((player) => sameSeat(player, seat)));
  const asking = own.find(({ orders }) => orders.includes(kind));
  return (asking ?? own[0] ?? open[0])?.id ?? '';
};

/** What a seat is told of it. */
export const toldTo = <K extends GameTypes>(
  match: Match<K>,
  { events, before }: Verdict<K>,
  listener: Seat,
): readonly (K['Told'] | TableTold)[] => toldOf(match, before, { events }, listener);
