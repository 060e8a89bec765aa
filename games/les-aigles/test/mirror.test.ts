import { canonical, randomFrom, recorded, seeded } from '@grognard/engine';
import { expect, test } from 'vitest';
import { patience, wrongCases } from '../../../tools/counts.ts';
import { lesAigles } from '../game.ts';
import { evolve } from '../model/events.ts';
import type { Order } from '../model/orders.ts';
import type { Scenario, UnitEntry } from '../model/scenario.ts';
import type { Reaction, Task } from '../model/tasks.ts';
import { decisions } from '../play/decisions.ts';
import { fallsInByHand, mirrorScenario, partsByHand, reflectedOrder } from './looking-glass.ts';
import { happens, laidOut, orderOf, soundTable } from './random-battle.ts';
import { onLand } from './random-land.ts';

/** What has no left and no right of its own: drill knows both hands, and a company too many goes to one of them. */
const evenHanded = (order: Order): Order => {
  // Along the wall of a house one counts from its first corner: a mirror shows another.
  const isEven = (task: Task | Reaction): boolean =>
    !HANDED.has(task.do) && !((task.do === 'shell' || task.do === 'work') && task.side !== undefined);
  if (order.kind === 'plan')
    return { ...order, parts: order.parts.filter(({ tasks }) => tasks.every(isEven)) };
  if (order.kind === 'react')
    return { ...order, parts: order.parts.filter(({ reaction }) => isEven(reaction)) };
  return order;
};

const HANDED: ReadonlySet<string> = new Set(['change', 'reform', 'deploy', 'rejoin']);

/** Off the middle of the table, in cm: of two ways as good the more central is taken, and there must be one. */
const OFF_CENTRE = 0.25;

/** A chequer has a hand of its own, a square that loses figures too, and an echelon leads with one. */
const forTheMirror = (scenario: Scenario): Scenario => ({
  ...scenario,
  units: scenario.units.map((listed) => {
    const unit: UnitEntry = { ...listed, at: [listed.at[0] + OFF_CENTRE, listed.at[1]] };
    if (unit.formation === 'chequer' || unit.formation === 'square') return { ...unit, formation: 'line' };
    return unit.formation === 'echelon' ? { ...unit, leads: 'left' } : unit;
  }),
});

/** How a unit stands, whichever of its companies is on which hand, and by which it forms up. */
const look = (unit: UnitEntry | undefined): string => {
  const { order = [], doing: _doing, kept: _kept, skirmishers = [], companies = [], ...rest } = unit ?? {};
  const those = (numbers: readonly number[]) =>
    numbers.map((number) => canonical(companies[number - 1] ?? {})).sort();
  const out = skirmishers.map(({ companies: gone, doing: _out, kept: _with, ...each }) =>
    canonical([each, those(gone)]),
  );
  return canonical([indoors(rest), those(order), out.sort()]);
};

const indoors = (unit: Partial<UnitEntry>): Partial<UnitEntry> => {
  if (unit.inside === undefined) return unit;
  const { inside, ...rest } = unit;
  const posts = inside.posts?.toSorted((a, b) => a.wall - b.wall || a.company - b.company);
  return { ...rest, inside: { ...inside, ...(posts !== undefined && { posts }) } };
};

/** The same battle on the table and in the mirror; where they part, what was found on both. */
const reflect = (seed: number, isLanded = false): readonly string[] => {
  const random = randomFrom(seed);
  const land = isLanded ? onLand(random) : (scenario: Scenario): Scenario => scenario;
  const scenario = soundTable(random, 3 + random.below(4), (each) => land(forTheMirror(each)));
  let [here, there] = [laidOut(scenario, seed), laidOut(mirrorScenario(scenario), seed)];
  for (let orders = 0; orders < 8 && here.state.phase !== 'over'; orders += 1) {
    const [decision] = decisions(here.setting, here.state);
    if (decision === undefined) return ['nobody owes a decision'];
    const given = decision.owed.map((seat) => ({ seat, order: evenHanded(orderOf(here, seat, random)) }));
    const mirrored = given.map(({ seat, order }) => ({
      ...{ seat, order: reflectedOrder(order, here.state, there.state) },
    }));
    const luck = () => recorded(seeded(seed, orders + 1));
    const happened = happens(here, { decision, given }, luck());
    if (fallsInByHand(here.state, happened)) return [];
    here = { ...here, state: happened.reduce(evolve, here.state) };
    const reflected = happens(there, { decision, given: mirrored }, luck());
    if (partsByHand(happened, reflected) || fallsInByHand(there.state, reflected)) return [];
    there = { ...there, state: reflected.reduce(evolve, there.state) };
    const expected = mirrorScenario(lesAigles.position(here.setting, here.state));
    const found = lesAigles.position(there.setting, there.state);
    const wrong = expected.units.filter((unit, place) => look(unit) !== look(found.units[place]));
    if (wrong.length > 0)
      return wrong.map((unit) => JSON.stringify([unit, found.units.find(({ id }) => id === unit.id)]));
  }
  return [];
};

test('in the mirror everything happens on the other hand', { timeout: patience }, () => {
  expect(wrongCases('lesAiglesPlans', reflect)).toEqual([]);
});

test.each([5032])('what the mirror showed of plan %i stays mended', { timeout: patience }, (seed) => {
  expect(reflect(seed)).toEqual([]);
});

test.each([1139, 1223, 1243, 2146, 2792, 2864, 3778, 8413, 9445])(
  'what the mirror showed of plan %i over ground stays mended',
  { timeout: patience },
  (seed) => {
    expect(reflect(seed, true)).toEqual([]);
  },
);

test('over every kind of ground, the mirror shows the same', { timeout: patience }, () => {
  expect(wrongCases('lesAiglesPlans', (seed) => reflect(seed, true))).toEqual([]);
});
