import type { Answer, Decision, JudgedAnswer, JudgedAnswers } from '../contract/decision.ts';
import type { GameTypes } from '../contract/game.ts';
import { impossible, type Refusal } from '../contract/refusal.ts';
import { err, ok, type Result } from '../contract/result.ts';
import { type Player, sameSeat } from '../contract/seat.ts';
import { evolveAll } from './evolve.ts';
import type { Match } from './match.ts';
import { openDecisions } from './outcome.ts';
import { readFor } from './reading.ts';
import { judged } from './resolving.ts';
import type { Happening, Table } from './table.ts';

/**
 * All the answers a decision waits for, once the given one is the last; undefined while others still owe theirs.
 * They come in the order in which the decision names its seats, never in the order of arrival. What was found in those that
 * were held is found again on their givers' views: a finding is never stored.
 */
export const answersTo = <K extends GameTypes>(
  match: Match<K>,
  table: Table<K>,
  decision: Decision,
  last: JudgedAnswer<K['Order'], K['Finding']>,
): JudgedAnswers<K['Order'], K['Finding']> | undefined => {
  const given: Answer<K['Order']>[] = [];
  for (const player of decision.owed) {
    const answer = sameSeat(player, last.seat) ? last : heldOf(table, decision.id, player);
    if (answer === undefined) return undefined;
    given.push(answer);
  }
  return { decision, given: given.map((answer) => (answer === last ? last : judged(match, table, answer))) };
};

const heldOf = <K extends GameTypes>(
  table: Table<K>,
  decision: string,
  seat: Player,
): Table<K>['sealed'][number] | undefined =>
  table.sealed.find((answer) => answer.decision === decision && sameSeat(answer.seat, seat));

/** A seat takes its sealed answer back, as long as the others' are not all in. */
export const unseal = <K extends GameTypes>(
  match: Match<K>,
  table: Table<K>,
  decision: string,
  seat: Player,
): Result<{ readonly events: readonly Happening<K>[]; readonly table: Table<K> }, readonly Refusal[]> => {
  if (heldOf(table, decision, seat) === undefined) {
    return err([impossible('GR-07', 'nothing-sealed', { decision })]);
  }
  const events: readonly Happening<K>[] = [{ table: 'unsealed', decision, seat }];
  return ok({ events, table: evolveAll(match, table, events) });
};

/** Sealed answers that no longer hold, because something else was resolved meanwhile: they go back. */
export const returnedAnswers = <K extends GameTypes>(
  match: Match<K>,
  table: Table<K>,
): readonly Happening<K>[] => {
  const open = openDecisions(match, table);
  return table.sealed.flatMap(({ decision, seat, order }): Happening<K>[] => {
    const refusals = open.some((each) => each.id === decision)
      ? match.game.judge(readFor(match, table, seat), seat, order).refusals
      : [impossible('GR-01', 'decision-closed', { decision })];
    return refusals.length === 0 ? [] : [{ table: 'returned', decision, seat, refusals }];
  });
};
