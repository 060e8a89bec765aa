import { type Chance, type Draw, recorded, type Source } from '../chance/chance.ts';
import type { Decision } from '../contract/decision.ts';
import type { Kinds } from '../contract/game.ts';
import { impossible, type Refusal } from '../contract/refusal.ts';
import { err, ok, type Result } from '../contract/result.ts';
import { type Player, sameSeat, seatName } from '../contract/seat.ts';
import { showPath } from '../json/json.ts';
import { evolveAll } from './evolve.ts';
import type { Match } from './match.ts';
import { openDecisions } from './outcome.ts';
import { answersTo, returnedAnswers } from './sealing.ts';
import type { Happening, Table, Waivers } from './table.ts';

/** An order as it comes in: who gives it, and which decision it answers. */
export interface Submission {
  readonly seat: Player;
  readonly decision: string;
  readonly order: unknown;
}

/** What an accepted order led to. */
export interface Decided<K extends Kinds> {
  readonly order: K['Order'];
  readonly events: readonly Happening<K>[];
  readonly draws: readonly Draw[];
  readonly table: Table<K>;
}

/**
 * The referee, one for all games: shape, open decision, the seat's view, the game's check on that view alone,
 * waivers; then the answer is held or resolved. Refused, the table is as it was.
 */
export const decide = <K extends Kinds>(
  match: Match<K>,
  table: Table<K>,
  submission: Submission,
  source: Source,
): Result<Decided<K>, readonly Refusal[]> => {
  const decision = decisionOf(match, table, submission);
  if (!decision.ok) return decision;
  const order = readOrder(match, decision.value, submission.order);
  if (!order.ok) return order;
  const view = match.game.view(match.setting, table.state, submission.seat);
  const breaches = match.game.check(match.setting, view, submission.seat, order.value);
  const standing = breaches.filter((breach) => !isWaived(table.waivers, breach));
  if (standing.length > 0) return err(standing);
  const chance = recorded(source);
  const events = accept(match, table, decision.value, submission.seat, order.value, breaches, chance);
  return ok({ order: order.value, events, draws: chance.draws, table: evolveAll(match, table, events) });
};

const isWaived = (waivers: Waivers, breach: Refusal): boolean =>
  breach.impossible !== true && (waivers.all || waivers.rules.includes(breach.rule));

const decisionOf = <K extends Kinds>(
  match: Match<K>,
  table: Table<K>,
  { seat, decision: id }: Submission,
): Result<Decision, readonly Refusal[]> => {
  const open = openDecisions(match, table);
  if (open.length === 0) return err([impossible('GR-05', 'game-over')]);
  const decision = open.find((each) => each.id === id);
  if (decision === undefined) return err([impossible('GR-01', 'decision-closed', { decision: String(id) })]);
  return decision.owed.some((player) => sameSeat(player, seat))
    ? ok(decision)
    : err([impossible('GR-02', 'not-your-decision', { seat: seatName(seat) })]);
};

const readOrder = <K extends Kinds>(
  { readOrder: read }: Match<K>,
  decision: Decision,
  data: unknown,
): Result<K['Order'], readonly Refusal[]> => {
  const order = read === undefined ? ok(data as K['Order']) : read(data);
  if (!order.ok) {
    return err(
      order.error.map(({ path, message }) =>
        impossible('GR-04', 'malformed', { path: showPath(path), message }),
      ),
    );
  }
  const { kind } = order.value;
  return decision.orders.includes(kind)
    ? ok(order.value)
    : err([impossible('GR-03', 'not-asked', { kind, asked: decision.orders })]);
};

const accept = <K extends Kinds>(
  match: Match<K>,
  table: Table<K>,
  decision: Decision,
  seat: Player,
  order: K['Order'],
  overlooked: readonly Refusal[],
  chance: Chance,
): readonly Happening<K>[] => {
  const warned: Happening<K>[] =
    overlooked.length === 0 ? [] : [{ table: 'overlooked', seat, refusals: overlooked }];
  const answers = answersTo(table, decision, { seat, order });
  if (answers === undefined) {
    return [...warned, { table: 'sealed', decision: decision.id, seat, order }];
  }
  const opened: Happening<K>[] =
    decision.owed.length > 1 ? [{ table: 'opened', decision: decision.id, rule: 'GR-06' }] : [];
  const happened = match.game.resolve(match.setting, table.state, answers, chance);
  const events = [...warned, ...opened, ...happened];
  return table.sealed.length === 0
    ? events
    : [...events, ...returnedAnswers(match, evolveAll(match, table, events))];
};
