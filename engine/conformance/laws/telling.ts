import { recorded } from '../../chance/chance.ts';
import type { Answer, Decision } from '../../contract/decision.ts';
import type { GameTypes } from '../../contract/game.ts';
import { type Player, type Seat, sameSeat, seatName } from '../../contract/seat.ts';
import { canonical } from '../../json/canonical.ts';
import { deepFrozen } from '../../json/freeze.ts';
import { toldOf } from '../../log/messages.ts';
import { evolveAll } from '../../table/evolve.ts';
import { openDecisions } from '../../table/outcome.ts';
import { outlook } from '../../table/outlook.ts';
import { randomOrder } from '../../table/random-order.ts';
import { readFor } from '../../table/reading.ts';
import { resolved } from '../../table/resolving.ts';
import type { Table } from '../../table/table.ts';
import { firstOf, lawOf } from '../law.ts';
import type { Ready } from '../trial.ts';
import type { Walk } from '../walk.ts';
import { imagined, someSteps } from '../worlds.ts';

const ORDERS = 4;

/** What a seat sees and hears of what somebody else did, in one world. */
interface Heard {
  /** All it may rightly learn: its new outlook, and the dice. */
  readonly learnt: string;
  readonly told: string;
  readonly order: string;
}

/** Everything that a decision's seats might answer in this world: a few rounds at random. */
const roundsOf = <K extends GameTypes>(
  { match, random }: Walk<K>,
  table: Table<K>,
  decision: Decision,
  fixed: Answer<K['Order']> | undefined,
): readonly (readonly Answer<K['Order']>[])[] =>
  Array.from({ length: ORDERS }, () =>
    decision.owed.flatMap((seat): Answer<K['Order']>[] => {
      if (fixed !== undefined && sameSeat(fixed.seat, seat)) return [fixed];
      const chosen = randomOrder(match, readFor(match, table, seat), seat, [decision], random);
      return chosen === undefined ? [] : [{ seat, order: chosen.order }];
    }),
  ).filter((round) => round.length === decision.owed.length);

const heardOf = <K extends GameTypes>(
  { passing = [] }: Ready<K>,
  { match, luck }: Walk<K>,
  table: Table<K>,
  decision: Decision,
  given: readonly Answer<K['Order']>[],
  listener: Seat,
): Heard => {
  const chance = recorded(luck(1));
  const events = resolved(match, table.state, { decision, given }, chance);
  const after = deepFrozen(evolveAll(match, table, events));
  const told = toldOf(match, table, { events }, listener);
  const lasting = told.filter((each) => !('kind' in each && passing.some(({ kind }) => kind === each.kind)));
  return {
    learnt: canonical([outlook(match, after, listener), chance.draws.map(({ value }) => value)]),
    told: canonical(lasting),
    order: JSON.stringify(given.map(({ order }) => order)),
  };
};

/** The seat's own answer, if it owes one, is the same in all the worlds that are compared. */
const ownAnswer = <K extends GameTypes>(
  walk: Walk<K>,
  table: Table<K>,
  decision: Decision,
  seat: Seat,
): Answer<K['Order']> | undefined => {
  const owing = decision.owed.find((player): player is Player => sameSeat(player, seat));
  if (owing === undefined) return undefined;
  const chosen = randomOrder(walk.match, readFor(walk.match, table, owing), owing, [decision], walk.random);
  return chosen === undefined ? undefined : { seat: owing, order: chosen.order };
};

export const toldHidesSecrets = lawOf(
  'what is told tells only what the seat may know',
  'Whatever others do unseen, a seat that sees the same afterwards is told the same: what it is told stands in its view, or in the dice, and nothing else.',
  (trial, walk) =>
    firstOf(someSteps(walk, 6), ({ before }) =>
      firstOf(openDecisions(walk.match, before), (decision) =>
        firstOf(walk.seats, (seat) => {
          if (seat === 'umpire') return undefined;
          const fixed = ownAnswer(walk, before, decision, seat);
          const worlds = [before, imagined(walk, before, seat), imagined(walk, before, seat)];
          const heard = worlds.flatMap((world) =>
            roundsOf(walk, world, decision, fixed).map((given) =>
              heardOf(trial, walk, world, decision, given, seat),
            ),
          );
          return toldApart(heard, seat);
        }),
      ),
    ),
);

const toldApart = (heard: readonly Heard[], seat: Seat): string | undefined => {
  const first = new Map<string, Heard>();
  return firstOf(heard, (each) => {
    const other = first.get(each.learnt);
    first.set(each.learnt, other ?? each);
    return other === undefined || other.told === each.told
      ? undefined
      : `${seatName(seat)} sees the same after ${other.order} and after ${each.order}, but is told ${other.told} and ${each.told}`;
  });
};
