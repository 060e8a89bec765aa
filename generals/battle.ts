import {
  type Decided,
  type Decision,
  decide,
  type Entry,
  type GameTypes,
  type Luck,
  type Match,
  type Outcome,
  openDecisions,
  outcomeOf,
  type Player,
  type Random,
  sameSeat,
  type Table,
} from '@grognard/engine';
import { type General, turnOf } from './general.ts';

/** Who plays, with what chance, and for how long at most. */
export interface Engagement<K extends GameTypes> {
  readonly generalOf: (seat: Player) => General;
  readonly luck: Luck;
  readonly random: Random;
  /** The battle is broken off after so many orders. */
  readonly limit: number;
  /** Hears of each order as a log would keep it. */
  readonly written?: (entry: Entry<K>) => void;
}

/** How a battle between generals went; without an outcome it was broken off. */
export interface Fought<K extends GameTypes> {
  readonly table: Table<K>;
  readonly orders: number;
  readonly outcome: Outcome | undefined;
}

/** Has generals play a battle from a table to its end. */
export const fightOut = <K extends GameTypes>(
  match: Match<K>,
  opening: Table<K>,
  engagement: Engagement<K>,
): Fought<K> => {
  let table = opening;
  let orders = 0;
  for (; orders < engagement.limit; orders += 1) {
    const owed = nextOwed(match, table);
    if (owed === undefined) break;
    const decided = ordered(match, table, owed, engagement, orders + 1);
    engagement.written?.(entryOf(orders + 1, owed, decided));
    table = decided.table;
  }
  return { table, orders, outcome: outcomeOf(match, table) };
};

interface Owed {
  readonly decision: Decision;
  readonly seat: Player;
}

/** The first seat that still owes an answer to the first open decision that anybody can still answer. */
const nextOwed = <K extends GameTypes>(match: Match<K>, table: Table<K>): Owed | undefined => {
  for (const decision of openDecisions(match, table)) {
    const held = table.sealed.filter((answer) => answer.decision === decision.id);
    const seat = decision.owed.find((player) => !held.some((answer) => sameSeat(answer.seat, player)));
    if (seat !== undefined) return { decision, seat };
  }
  return undefined;
};

const ordered = <K extends GameTypes>(
  match: Match<K>,
  table: Table<K>,
  { decision, seat }: Owed,
  { generalOf, luck, random }: Engagement<K>,
  seq: number,
): Decided<K> => {
  const view = match.game.view(match.setting, table.state, seat);
  const turn = turnOf({ match, view, seat, decision, random });
  const order = generalOf(seat)(turn);
  const decided = decide(match, table, { seat, decision: decision.id, order }, luck(seq), turn.reading);
  if (decided.ok) return decided.value;
  const rules = decided.error.map(({ rule, code }) => `${rule} ${code}`).join(', ');
  throw new Error(`a general's order was refused (${rules}): ${JSON.stringify(order)}`);
};

/** Battles between generals happen at no time of day. */
const NO_TIME = '1970-01-01T00:00:00.000Z';

const entryOf = <K extends GameTypes>(
  seq: number,
  { decision, seat }: Owed,
  { order, events, draws }: Decided<K>,
): Entry<K> => ({
  seq,
  at: NO_TIME,
  seat,
  decision: decision.id,
  order,
  events,
  ...(draws.length > 0 && { draws }),
});
