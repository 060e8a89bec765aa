import {
  begin,
  decide,
  defaultsOf,
  type Match,
  openDecisions,
  openTable,
  randomFrom,
  randomOrder,
  type SwitchValues,
  sameSeat,
  seeded,
  type Table,
} from '@grognard/engine';
import { describe, expect, test } from 'vitest';
import { pubBattles } from '../game.ts';
import type { Event } from '../model/events.ts';
import { after } from '../model/events.ts';
import type { PubBattlesTypes } from '../model/game-types.ts';
import { pubBattlesSchemas } from '../schemas/schemas.ts';
import { eventUnnumbered, viewUnnumbered } from './printed.ts';
import { type scenarioIds, trialOf } from './trial.ts';

type Played = { readonly match: Match<PubBattlesTypes>; readonly table: Table<PubBattlesTypes> };

const begun = (scenario: unknown, seats: Match<PubBattlesTypes>['seats'], switches: SwitchValues): Played => {
  const read = pubBattlesSchemas.scenario(JSON.parse(JSON.stringify(scenario)));
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  const made = begin(pubBattles, { at: '', scenario: read.value, switches, seats }, (seq) => seeded(1, seq));
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  const { match, opening } = made.value;
  return { match, table: openTable<PubBattlesTypes>(opening.state) };
};

const owed = ({ match, table }: Played) =>
  openDecisions(match, table).map(({ kind, owed: seats, orders }) => ({ kind, seats, orders }));

const seen = ({ match, table }: Played) =>
  [...match.seats, 'spectator' as const].map((seat) =>
    viewUnnumbered(pubBattles.view(match.setting, table.state, seat)),
  );

const told = ({ table }: Played, events: readonly Event[]) => {
  let state = table.state;
  return events.map((event) => {
    const unnumbered = eventUnnumbered(event, state);
    state = after(state, [event]);
    return unnumbered;
  });
};

/** The number that a combat has on another table. */
const orderOn = (order: PubBattlesTypes['Order'], here: Played, there: Played): PubBattlesTypes['Order'] => {
  if (order.kind !== 'fight') return order;
  const arrivals = ({ table }: Played) =>
    table.state.contacts.map(({ arrival }) => arrival).sort((a, b) => a - b);
  return { kind: 'fight', combat: arrivals(there)[arrivals(here).indexOf(order.combat)] ?? -1 };
};

/** Plays at random; every so often the table is set up again from its print, and both are played on side by side. */
const playedBesides = (id: (typeof scenarioIds)[number], seed: number, set: SwitchValues = {}): number => {
  const { scenario, seats } = trialOf(id);
  const switches = { ...defaultsOf(pubBattles.switches), ...set };
  let real = begun(scenario, seats, switches);
  let again: Played | undefined;
  let compared = 0;
  const random = randomFrom(seed);
  for (let order = 1; order <= 160; order += 1) {
    const [decision] = openDecisions(real.match, real.table);
    const seat = decision?.owed.find((each) =>
      real.table.sealed.every((answer) => !sameSeat(answer.seat, each)),
    );
    if (decision === undefined || seat === undefined) break;
    const at = `${id}, seed ${seed}, order ${order}`;
    if (order % 5 === 0 && real.table.sealed.length === 0)
      again = begun(pubBattles.position(real.match.setting, real.table.state), seats, switches);
    if (again !== undefined) {
      expect(owed(again), at).toEqual(owed(real));
      expect(seen(again), at).toEqual(seen(real));
      compared += 1;
    }
    const view = pubBattles.view(real.match.setting, real.table.state, seat);
    const chosen = randomOrder(
      real.match,
      pubBattles.read(real.match.setting, view),
      seat,
      [decision],
      random,
    );
    if (chosen === undefined) throw new Error(`nothing to answer ${decision.id}`);
    const decided = decide(real.match, real.table, { seat, ...chosen }, seeded(seed, order));
    if (!decided.ok) throw new Error(JSON.stringify(decided.error));
    if (again !== undefined) {
      const [same] = openDecisions(again.match, again.table);
      const given = orderOn(chosen.order, real, again);
      const answer = { seat, decision: same?.id ?? '', order: given };
      const other = decide(again.match, again.table, answer, seeded(seed, order));
      if (!other.ok) throw new Error(`${at}: ${JSON.stringify(given)} ${JSON.stringify(other.error)}`);
      const mine = decided.value.events as readonly Event[];
      expect(told(again, other.value.events as readonly Event[]), at).toEqual(told(real, mine));
      again = { match: again.match, table: other.value.table };
    }
    real = { match: real.match, table: decided.value.table };
  }
  return compared;
};

describe('a printed position goes on', () => {
  test.each([
    ['first-contact', 1, {}],
    ['first-contact', 2, {}],
    ['quatre-bras-1815', 3, { writtenOrders: 'byRating', unknownStrength: 'on' }],
    [
      'quatre-bras-1815',
      1,
      { immediateCombat: 'on', reserveCommitment: 'on', rallyLimitPerTrain: '4perGame' },
    ],
    ['brandywine-1777', 1, { commandJudged: 'beforeHqMove', bitterEnd: 'on' }],
    ['marengo-1800', 1, {}],
  ] as const)('%s, seed %i, %j', (id, seed, set) => {
    expect(playedBesides(id, seed, set)).toBeGreaterThan(20);
  });
});
