import { type Player, randomFrom, randomOrder, recorded, seeded } from '@grognard/engine';
import { facings } from '@grognard/field/hex';
import { describe, expect, test } from 'vitest';
import { firstSeed, patience, soaking } from '../../../../tools/counts.ts';
import { cursedBlades } from '../../game.ts';
import { view as viewOf } from '../../knowledge/view.ts';
import { unitNamed, unitOf } from '../../model/evolve.ts';
import type { Order } from '../../model/orders.ts';
import { readingOf } from '../../model/reading.ts';
import type { Scenario } from '../../model/scenario.ts';
import type { Setting } from '../../model/setting.ts';
import type { State } from '../../model/state.ts';
import { able, ableNow, type Mover } from '../../options/able.ts';
import { openReach } from '../../options/open-reach.ts';
import { thinkable } from '../../options/orders.ts';
import { judge } from '../../play/check.ts';
import { reachOf } from '../../rules/movement/reach.ts';
import { open } from '../../scenario/open.ts';
import { prepare } from '../../scenario/prepare.ts';
import { cursedBladesSchemas } from '../../schemas/schemas.ts';
import { dragons } from '../dragons.ts';
import { raid } from '../raid.ts';
import { attacker, defender, stage } from '../scene.ts';
import { shipped } from '../trial.ts';

/** Whom an order has act. */
const actorOf = (view: State, order: Order): Mover | undefined => {
  switch (order.kind) {
    case 'activate':
      return { unit: unitNamed(view, order.unit) };
    case 'drive':
      return { counter: order.counter };
    case 'end':
      return undefined;
    case 'lose-step':
    case 'recoil':
      return { unit: view.blow?.defender ?? -1 };
    default: {
      const { unit, counter } = view.active ?? {};
      return unit === undefined ? { counter: counter ?? -1 } : { unit };
    }
  }
};

const sorted = (movers: Iterable<Mover | undefined>): readonly string[] =>
  [
    ...new Set([...movers].flatMap((mover) => (mover === undefined ? [] : [JSON.stringify(mover)]))),
  ].toSorted();

/** Those who have an order that stands, found by asking about every order. */
const found = (setting: Setting, view: State, seat: Player): readonly string[] =>
  sorted(
    thinkable(readingOf(setting, view), seat)
      .filter((order) => judge(readingOf(setting, view), seat, order).refusals.length === 0)
      .map((order) => actorOf(view, order)),
  );

/** Hexes that are offered to whoever acts, and to which no order leads. */
const hollow = (setting: Setting, view: State, seat: Player): readonly number[] => {
  const index = view.active?.unit;
  if (view.phase !== 'action' || index === undefined) return [];
  const here = unitOf(view, index).hex;
  return openReach(readingOf(setting, view), { unit: index }).hexes.filter((to) => {
    // To stay is to turn, one way or another.
    const wishes = to === here ? facings.map((facing) => ({ to, facing })) : [{ to }];
    return wishes.every((wish) => !cursedBlades.propose(cursedBlades.read(setting, view), seat, wish).ok);
  });
};

const EVERY = soaking ? 1 : 5;

const playThrough = (scenario: Scenario, seed: number): void => {
  const setting = prepare(scenario, {});
  if (!setting.ok) throw new Error(JSON.stringify(setting.error));
  const seats = scenario.sides.map(({ id }) => ({ side: id }));
  const opened = open(setting.value, scenario, seats);
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  const match = { game: cursedBlades, setting: setting.value, seats, readOrder: cursedBladesSchemas.order };
  const random = randomFrom(seed);
  let state = opened.value;
  for (let seq = 0; state.phase !== 'over'; seq += 1) {
    // To ask about every order is dear: some moments will do.
    for (const seat of seq % EVERY === 0 ? seats : []) {
      const view = viewOf(state, seat);
      expect(sorted(ableNow(readingOf(setting.value, view), seat))).toEqual(found(setting.value, view, seat));
      if (seat.side === state.moving) expect(hollow(setting.value, view, seat)).toEqual([]);
    }
    const [decision] = cursedBlades.decisions(setting.value, state);
    const [seat] = decision?.owed ?? [];
    if (decision === undefined || seat === undefined) throw new Error('nobody owes anything');
    const reading = cursedBlades.read(setting.value, viewOf(state, seat));
    const chosen = randomOrder(match, reading, seat, [decision], random);
    if (chosen === undefined) throw new Error('no order is offered');
    const { finding } = cursedBlades.judge(reading, seat, chosen.order);
    const answers = { decision, given: [{ seat, order: chosen.order, finding }] };
    const events = cursedBlades.resolve(setting.value, state, answers, recorded(seeded(seed, seq)));
    state = events.reduce((each, event) => cursedBlades.evolve(setting.value, each, event), state);
  }
};

describe('whoever is marked as able has an order that stands, and nobody else', { timeout: patience }, () => {
  test.each([raid, dragons, ...(soaking ? [shipped('ostrel-camp')] : [])])('$id', (scenario) => {
    for (let seed = firstSeed; seed < firstSeed + (soaking ? 10 : 1); seed += 1) playThrough(scenario, seed);
  });

  test('by name: a unit by its own, a counter by its number', () => {
    const { setting, state } = stage({
      red: [attacker('levy'), attacker('archers', { id: 'done', activated: true })],
      counters: [
        { kind: 'debris', at: [2, 2] },
        { kind: 'cart', side: 'red', at: [2, 2], facing: 0 },
      ],
    });
    expect(able(readingOf(setting, state), { side: 'red' })).toEqual(['attacker', 'red-watch', 'counter-1']);
    expect(able(readingOf(setting, state), { side: 'blue' })).toEqual([]);
  });
});

describe('the hexes that are offered', () => {
  test('are none to a unit that has something else to do first', () => {
    const offered = (more: object) => {
      const { setting, state, index } = stage({ red: [attacker('spearmen', more)] });
      return openReach(readingOf(setting, state), { unit: index('attacker') }).hexes.length;
    };
    expect(offered({})).toBeGreaterThan(1);
    expect(offered({ cohesion: 'routed' })).toBe(0);
    expect(offered({ cohesion: 'routed', acting: { fleeing: true } })).toBe(0);
    expect(offered({ activated: true })).toBe(0);
  });

  test('are those that lead to the enemy for a unit that charges', () => {
    const { setting, state, index } = stage({
      red: [attacker('light-horse', { at: [2, 4], marker: 'charge' })],
      blue: [defender('levy', { at: [8, 4] })],
    });
    const isBehind = (hex: number): boolean => hex % setting.terrain.board.width === 0;
    const { hexes } = openReach(readingOf(setting, state), { unit: index('attacker') });
    expect(hexes.length).toBeGreaterThan(1);
    expect(hexes.filter(isBehind)).toEqual([]);
    expect(reachOf(readingOf(setting, state), index('attacker')).hexes.filter(isBehind)).not.toEqual([]);
  });
});
