import { type Chance, type Draw, recorded, type Source } from '../chance/chance.ts';
import type { Decision, JudgedAnswer } from '../contract/decision.ts';
import type { GameTypes } from '../contract/game.ts';
import { impossible, type Refusal } from '../contract/refusal.ts';
import { err, ok, type Result } from '../contract/result.ts';
import { type Player, sameSeat, seatName } from '../contract/seat.ts';
import { showPath } from '../json/json.ts';
import { evolveAll } from './evolve.ts';
import type { Match } from './match.ts';
import { openDecisions } from './outcome.ts';
import { readFor } from './reading.ts';
import { answersTo, returnedAnswers } from './sealing.ts';
import type { Happening, Table, Waivers } from './table.ts';

/** An order as it comes in: who gives it, and which decision it answers. */
export interface Submission {
  readonly seat: Player;
  readonly decision: string;
  readonly order: unknown;
}

/** What an accepted order led to. */
export interface Decided<K extends GameTypes> {
  readonly order: K['Order'];
  readonly events: readonly Happening<K>[];
  readonly draws: readonly Draw[];
  readonly table: Table<K>;
}

/**
 * The referee, one for all games: shape, open decision, the seat's view, the game's judge on that view alone,
 * waivers; then the answer is held or resolved. Refused, the table is as it was. Whoever has read the seat's view of this table
 * already hands his reading on; a client's is never taken.
 */
export const decide = <K extends GameTypes>(
  match: Match<K>,
  table: Table<K>,
  submission: Submission,
  source: Source,
  read?: K['Reading'],
): Result<Decided<K>, readonly Refusal[]> => {
  const decision = decisionOf(match, table, submission);
  if (!decision.ok) return decision;
  const order = readOrder(match, decision.value, submission.order);
  if (!order.ok) return order;
  const { seat } = submission;
  const reading = read ?? readFor(match, table, seat);
  const { refusals: breaches, finding } = match.game.judge(reading, seat, order.value);
  const standing = breaches.filter((breach) => !isWaived(table.waivers, breach));
  if (standing.length > 0) return err(standing);
  const chance = recorded(source);
  const answer = { seat, order: order.value, finding };
  const events = [...overlooked<K>(seat, breaches), ...accept(match, table, decision.value, answer, chance)];
  return ok({ order: order.value, events, draws: chance.draws, table: evolveAll(match, table, events) });
};

const overlooked = <K extends GameTypes>(
  seat: Player,
  breaches: readonly Refusal[],
): readonly Happening<K>[] =>
  breaches.length === 0 ? [] : [{ table: 'overlooked', seat, refusals: breaches }];

const isWaived = (waivers: Waivers, breach: Refusal): boolean =>
  breach.impossible !== true && (waivers.all || waivers.rules.includes(breach.rule));

const decisionOf = <K extends GameTypes>(
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

const readOrder = <K extends GameTypes>(
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

const accept = <K extends GameTypes>(
  match: Match<K>,
  table: Table<K>,
  decision: Decision,
  answer: JudgedAnswer<K['Order'], K['Finding']>,
  chance: Chance,
): readonly Happening<K>[] => {
  const answers = answersTo(match, table, decision, answer);
  if (answers === undefined) {
    return [{ table: 'sealed', decision: decision.id, seat: answer.seat, order: answer.order }];
  }
  const opened: Happening<K>[] =
    decision.owed.length > 1 ? [{ table: 'opened', decision: decision.id, rule: 'GR-06' }] : [];
  const events = [...opened, ...match.game.resolve(match.setting, table.state, answers, chance)];
  return table.sealed.length === 0
    ? events
    : [...events, ...returnedAnswers(match, evolveAll(match, table, events))];
};
