import { shuffledBy } from '../../chance/random.ts';
import type { GameTypes } from '../../contract/game.ts';
import { isPlayer, type Seat, seatName } from '../../contract/seat.ts';
import { canonical } from '../../json/canonical.ts';
import { diff } from '../../json/patch.ts';
import { outlook } from '../../table/outlook.ts';
import type { Table } from '../../table/table.ts';
import { damagedOrders } from '../damage.ts';
import { firstOf, lawOf } from '../law.ts';
import type { Walk } from '../walk.ts';
import { imagined, someSteps } from '../worlds.ts';

const ORDERS = 4;

/** Looks at moments of a game from every seat, beside a world that the seat should not be able to tell apart. */
const besideAnother = <K extends GameTypes>(
  walk: Walk<K>,
  compare: (real: Table<K>, other: Table<K>, seat: Seat) => string | undefined,
): string | undefined =>
  firstOf(someSteps(walk), ({ before }) =>
    firstOf(walk.seats, (seat) => compare(before, imagined(walk, before, seat), seat)),
  );

export const viewHidesSecrets = lawOf(
  'a view tells only what the seat knows',
  'A state imagined from a view gives that view again, to the byte. If not, the view shows something that it should hide (a place, a number, an order of ids), or `imagine` forgets something that the seat knows.',
  (_trial, walk) =>
    besideAnother(walk, (real, other, seat) => {
      const [a, b] = [outlook(walk.match, real, seat), outlook(walk.match, other, seat)];
      const [change] = diff(a, b);
      return change === undefined
        ? undefined
        : `${seatName(seat)} could tell two worlds apart by ${change[0].join('.')} in its view`;
    }),
);

export const optionsHideSecrets = lawOf(
  'options tell only what the seat knows',
  'What is offered to a seat is the same in every world that the seat cannot tell apart.',
  (_trial, walk) =>
    besideAnother(walk, (real, other, seat) => {
      if (!isPlayer(seat)) return undefined;
      const { game, setting } = walk.match;
      const offered = (table: typeof real) =>
        canonical(game.options(game.read(setting, game.view(setting, table.state, seat)), seat));
      return offered(real) === offered(other)
        ? undefined
        : `${seatName(seat)} is offered other orders in a world that it cannot tell apart`;
    }),
);

export const refusalsHideSecrets = lawOf(
  'a refusal tells only what the seat knows',
  'An order is refused, or not, for the same reasons in every world that the seat cannot tell apart: what it could not know is met later, as an event.',
  (_trial, walk) =>
    besideAnother(walk, (real, other, seat) => {
      if (!isPlayer(seat)) return undefined;
      const { game, setting } = walk.match;
      const { orders } = game.options(game.read(setting, game.view(setting, real.state, seat)), seat);
      const some = shuffledBy(walk.random, orders).slice(0, ORDERS);
      const tried = [...orders, ...some.flatMap((order) => wellFormed(walk, order))];
      return firstOf(tried, (order) => {
        const refusals = (table: typeof real) =>
          canonical(
            game.judge(game.read(setting, game.view(setting, table.state, seat)), seat, order).refusals,
          );
        return refusals(real) === refusals(other)
          ? undefined
          : `${JSON.stringify(order)} of ${seatName(seat)} is judged otherwise in a world that it cannot tell apart`;
      });
    }),
);

const wellFormed = <K extends GameTypes>(
  { match, random }: Walk<K>,
  order: K['Order'],
): readonly K['Order'][] =>
  damagedOrders(order, random).flatMap((damaged) => {
    const read = match.readOrder?.(damaged);
    return read?.ok === true ? [read.value] : [];
  });

export const imaginedIsWhole = lawOf(
  'what is imagined could be',
  'An imagined state keeps the same invariants as a real one.',
  (_trial, walk) =>
    besideAnother(walk, (_real, other, seat) => {
      const [fault] = walk.match.game.faults(walk.match.setting, other.state);
      return fault === undefined ? undefined : `${seatName(seat)} imagined ${JSON.stringify(fault)}`;
    }),
);
