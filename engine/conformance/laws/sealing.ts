import type { GameTypes } from '../../contract/game.ts';
import { seatName } from '../../contract/seat.ts';
import { canonical } from '../../json/canonical.ts';
import { decide } from '../../table/decide.ts';
import { outlook } from '../../table/outlook.ts';
import type { Table } from '../../table/table.ts';
import { firstOf, lawOf } from '../law.ts';
import type { Step, Walk } from '../walk.ts';

const MOST = 6;

/** Some orders in which the same answers may arrive. */
const arrivals = <T>(items: readonly T[]): readonly (readonly T[])[] =>
  items.length < 2
    ? [items]
    : items
        .flatMap((first, place) =>
          arrivals(items.filter((_, other) => other !== place)).map((rest) => [first, ...rest]),
        )
        .slice(0, MOST * items.length);

/** The answers to each sealed decision, together with the table before the first of them. */
const sealedRounds = <K extends GameTypes>({ steps }: Walk<K>): readonly (readonly Step<K>[])[] => {
  const rounds = new Map<string, Step<K>[]>();
  for (const step of steps) {
    const round = rounds.get(step.submission.decision) ?? [];
    rounds.set(step.submission.decision, [...round, step]);
  }
  // Of one seat, what it orders next upon the same decision is no sealed answer.
  return [...rounds.values()].filter(
    (round) => new Set(round.map(({ submission }) => seatName(submission.seat))).size > 1,
  );
};

const resultOf = <K extends GameTypes>(
  { match, luck }: Walk<K>,
  before: Table<K>,
  order: readonly Step<K>[],
  seq: number,
): string => {
  let table = before;
  for (const { submission } of order) {
    const decided = decide(match, table, submission, luck(seq));
    if (!decided.ok) return `refused: ${canonical(decided.error)}`;
    table = decided.value.table;
  }
  return canonical(table);
};

export const anyArrival = lawOf(
  'sealed answers may arrive in any order',
  'When several seats owe one decision, the result does not depend on whose answer came in first.',
  (_trial, walk) =>
    firstOf(sealedRounds(walk), (round) => {
      const [first] = round;
      if (first === undefined) return undefined;
      const seq = round.at(-1)?.entry.seq ?? 0;
      const texts = arrivals(round).map(
        (order) =>
          [
            order.map(({ submission }) => seatName(submission.seat)).join(', then '),
            resultOf(walk, first.before, order, seq),
          ] as const,
      );
      const other = texts.find(([, text]) => text !== texts[0]?.[1]);
      return other === undefined
        ? undefined
        : `answers of ${other[0]} led elsewhere than answers of ${texts[0]?.[0] ?? ''}`;
    }),
);

export const sealedStaysSealed = lawOf(
  'a sealed answer stays sealed',
  'Nobody but its owner is shown anything of a sealed answer but that it was given.',
  (_trial, { match, steps, seats, luck }) =>
    firstOf(steps, ({ before, entry, submission, after }) => {
      if (after.sealed.length <= before.sealed.length) return undefined;
      const { game, setting } = match;
      const view = game.view(setting, before.state, submission.seat);
      const others = game.options(game.read(setting, view), submission.seat).orders.slice(0, 4);
      return firstOf(others, (order) => {
        const decided = decide(match, before, { ...submission, order }, luck(entry.seq));
        if (!decided.ok) return undefined;
        return firstOf(seats, (seat) => {
          if (seatName(seat) === seatName(submission.seat)) return undefined;
          return canonical(outlook(match, decided.value.table, seat)) ===
            canonical(outlook(match, after, seat))
            ? undefined
            : `${seatName(seat)} can tell one sealed answer of ${seatName(submission.seat)} from another`;
        });
      });
    }),
);
