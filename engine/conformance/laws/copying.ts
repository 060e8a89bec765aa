import { randomFrom } from '../../chance/random.ts';
import type { GameTypes } from '../../contract/game.ts';
import { isPlayer, type Seat, seatName } from '../../contract/seat.ts';
import { canonical } from '../../json/canonical.ts';
import { diff } from '../../json/patch.ts';
import { toldOf } from '../../log/messages.ts';
import { decide } from '../../table/decide.ts';
import { outlook } from '../../table/outlook.ts';
import type { Table } from '../../table/table.ts';
import { firstOf, lawOf } from '../law.ts';
import type { Step, Walk } from '../walk.ts';
import { someSteps } from '../worlds.ts';

const ORDERS = 12;
const WHIMS = 3;

/** The same to the byte, with nothing in it that anybody has seen before. */
const copyOf = <T>(value: T): T => JSON.parse(canonical(value)) as T;

/** A question put to the game about a table, and what it answered. */
type Answered = readonly [question: string, answer: string];

/** What a seat is shown and may do, asked with a view of its own. */
function* answersTo<K extends GameTypes>(
  { match, seed }: Walk<K>,
  table: Table<K>,
  seat: Seat,
  copied: <T>(value: T) => T,
): Generator<Answered> {
  const { game, setting } = match;
  const shown = outlook(match, table, seat);
  yield [`what ${seatName(seat)} is shown`, canonical(shown)];
  if (!isPlayer(seat)) return;
  const view = copied(shown.view);
  const offered = game.options(game.read(setting, view), seat);
  yield [`what ${seatName(seat)} is offered`, canonical(offered)];
  const judged = copied(shown.view);
  for (const order of offered.orders.slice(0, ORDERS)) {
    yield [
      `the verdict on ${canonical(order)}`,
      canonical(game.judge(game.read(setting, judged), seat, order).refusals),
    ];
  }
  // The same whims for both.
  const random = randomFrom(seed);
  for (let left = WHIMS; left > 0; left -= 1) {
    const wish = game.whim(game.read(setting, view), seat, random);
    const proposed = game.propose(game.read(setting, copied(view)), seat, wish);
    yield [`what comes of the wish ${canonical(wish)}`, canonical(proposed)];
  }
}

/** What comes of the step's order. */
function* resultsOf<K extends GameTypes>(
  { match, luck, seats }: Walk<K>,
  { submission, entry }: Step<K>,
  table: Table<K>,
): Generator<Answered> {
  const decided = decide(match, table, submission, luck(entry.seq));
  if (!decided.ok) {
    yield ['the verdict on the order', canonical(decided.error)];
    return;
  }
  const { events, draws, table: after } = decided.value;
  yield ['what comes of the order', canonical({ events, draws })];
  yield ['the table after the order', canonical(after)];
  for (const seat of seats) {
    yield [`what ${seatName(seat)} is told of the order`, canonical(toldOf(match, table, { events }, seat))];
  }
}

const firstDifference = (original: Iterable<Answered>, copy: Iterable<Answered>): string | undefined => {
  const answers = [...copy];
  let place = 0;
  return firstOf(original, ([question, answer]) => {
    const [asked, other = 'null'] = answers[place] ?? [];
    place += 1;
    if (asked === question && other === answer) return undefined;
    const [change] = diff(JSON.parse(answer), JSON.parse(other));
    return `${question} is another on a copy of the table: ${JSON.stringify(change)}`;
  });
};

export const copyAnswersAlike = lawOf(
  'a copy answers as the original',
  'A table that was copied to the byte, and a view likewise, gives the same views, offers, verdicts, events and told lines: nothing that the game remembers of the one that was played may tell.',
  (trial, walk) =>
    firstOf(someSteps(walk, trial.moments), (step) => {
      const original = step.before;
      return (
        firstOf(walk.seats, (seat) =>
          firstDifference(
            answersTo(walk, original, seat, (value) => value),
            answersTo(walk, copyOf(original), seat, copyOf),
          ),
        ) ?? firstDifference(resultsOf(walk, step, original), resultsOf(walk, step, copyOf(original)))
      );
    }),
);
