import {
  decide,
  type GameTypes,
  isPlayer,
  type Match,
  type Player,
  pickFrom,
  type Random,
  randomFrom,
  seeded,
  type Table,
} from '@grognard/engine';
import { fightOut, randomGeneral } from '@grognard/generals';
import type { PubBattlesTypes } from '@grognard/pub-battles';
import type { Work } from '../measure.ts';
import { type Battle, nextOwed, type Owed } from './battle-cases.ts';

const LIMIT = 20_000;

/** Whole battles between two random players, another one each time. */
export const oursBattles = <K extends GameTypes>({
  match,
  opening,
}: {
  readonly match: Match<K>;
  readonly opening: Table<K>;
}): Work => {
  let seed = 0;
  return (times) => {
    let orders = 0;
    for (let i = 0; i < times; i += 1) {
      seed += 1;
      const battle = seed;
      orders += fightOut(match, opening, {
        generalOf: () => randomGeneral,
        luck: (seq) => seeded(battle, seq),
        random: randomFrom(battle),
        limit: LIMIT,
      }).orders;
    }
    return orders;
  };
};

/** As often does the random player ask before it takes what is offered. */
const TRIES = 6;

/** A battle that goes on for ever: a new one begins where one has ended. */
export interface Campaign {
  /** One wish of whoever owes an order; if it stands it is decided, and both sides look at what came of it. */
  wish(): number;
  /** Whoever owes an order now, and the table. */
  owed(): { readonly owed: Owed; readonly view: PubBattlesTypes['View'] };
}

export const campaignOn = ({ match, opening }: Battle): Campaign => {
  const { game, setting } = match;
  const seats = match.seats.filter(isPlayer);
  const random: Random = randomFrom(1);
  let [table, seed, orders, tries] = [opening, 1, 0, 0];
  const viewOf = (seat: Player) => game.view(setting, table.state, seat);
  let last: { readonly view: object; readonly reading: PubBattlesTypes['Reading'] } | undefined;
  /** Whoever is refused asks again of the same view. */
  const readingFor = (seat: Player): PubBattlesTypes['Reading'] => {
    const view = viewOf(seat);
    if (last?.view !== view) last = { view, reading: game.read(setting, view) };
    return last.reading;
  };
  const owing = (): Owed => {
    const owed = nextOwed(match, table);
    if (owed !== undefined) return owed;
    [table, seed, orders, tries] = [opening, seed + 1, 0, 0];
    const first = nextOwed(match, table);
    if (first === undefined) throw new Error('nobody owes anything at the opening');
    return first;
  };
  const give = (
    { decision, seat }: Owed,
    order: PubBattlesTypes['Order'],
    reading: PubBattlesTypes['Reading'],
  ): number => {
    orders += 1;
    tries = 0;
    const decided = decide(
      match,
      table,
      { seat, decision: decision.id, order },
      seeded(seed, orders),
      reading,
    );
    if (!decided.ok) throw new Error(`refused: ${JSON.stringify(decided.error)}`);
    table = decided.value.table;
    return seats.reduce((sum, each) => sum + viewOf(each).count, 0);
  };
  const wish = (): number => {
    const owed = owing();
    const { decision, seat } = owed;
    const reading = readingFor(seat);
    const proposed = game.propose(reading, seat, game.whim(reading, seat, random), 1);
    if (proposed.ok && decision.orders.includes(proposed.value.kind))
      return give(owed, proposed.value, reading);
    tries += 1;
    if (tries < TRIES) return 0;
    const offered = game.options(reading, seat).orders;
    const order = pickFrom(
      random,
      offered.filter(({ kind }) => decision.orders.includes(kind)),
    );
    if (order === undefined) throw new Error(`no order is offered for ${decision.id}`);
    return give(owed, order, reading);
  };
  return { wish, owed: () => ({ owed: owing(), view: viewOf(owing().seat) }) };
};

export const oursWishes = (battle: Battle): Work => {
  const { wish } = campaignOn(battle);
  return (times) => {
    let total = 0;
    for (let i = 0; i < times; i += 1) total += wish();
    return total;
  };
};
