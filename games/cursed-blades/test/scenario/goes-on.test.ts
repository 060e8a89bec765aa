import { canonical, type Decision, randomFrom, randomOrder, recorded, seeded } from '@grognard/engine';
import { describe, expect, test } from 'vitest';
import { firstSeed, patience, soaking } from '../../../../tools/counts.ts';
import { cursedBlades } from '../../game.ts';
import type { Event } from '../../model/events.ts';
import type { Order } from '../../model/orders.ts';
import type { Scenario } from '../../model/scenario.ts';
import type { Setting } from '../../model/setting.ts';
import type { State } from '../../model/state.ts';
import { open } from '../../scenario/open.ts';
import { cursedBladesSchemas } from '../../schemas/schemas.ts';
import { dragons } from '../dragons.ts';
import { raid } from '../raid.ts';
import { shipped } from '../trial.ts';

interface Opened {
  readonly setting: Setting;
  readonly state: State;
}

/** A scenario, read and opened as a file would be. */
const opened = (scenario: Scenario, switches = {}): Opened => {
  const read = cursedBladesSchemas.scenario(JSON.parse(JSON.stringify(scenario)));
  if (!read.ok) throw new Error(`cannot be read: ${JSON.stringify(read.error)}`);
  const setting = cursedBlades.prepare(cursedBlades.publicScenario(read.value), switches);
  if (!setting.ok) throw new Error(`cannot be prepared: ${JSON.stringify(setting.error)}`);
  const seats = read.value.sides.map(({ id }) => ({ side: id }));
  const state = open(setting.value, read.value, seats);
  if (!state.ok) throw new Error(`cannot be opened: ${JSON.stringify(state.error)}`);
  return { setting: setting.value, state: state.value };
};

const printed = ({ setting, state }: Opened): Opened => opened(cursedBlades.position(setting, state));

/** All of a state but the number of its decisions. */
const known = ({ count: _count, ...state }: State): unknown => JSON.parse(canonical(state));

const owed = ({ setting, state }: Opened): readonly Omit<Decision, 'id'>[] =>
  cursedBlades.decisions(setting, state).map(({ id: _id, ...decision }) => decision);

const resolved = ({ setting, state }: Opened, order: Order, seed: number, seq: number): readonly Event[] => {
  const [decision] = cursedBlades.decisions(setting, state);
  const [seat] = decision?.owed ?? [];
  if (decision === undefined || seat === undefined) throw new Error('nobody owes anything');
  const reading = cursedBlades.read(setting, cursedBlades.view(setting, state, seat));
  const { finding } = cursedBlades.judge(reading, seat, order);
  return cursedBlades.resolve(
    setting,
    state,
    { decision, given: [{ seat, order, finding }] },
    recorded(seeded(seed, seq)),
  );
};

/** Kinds of moments: a law that never met one of them has proven nothing of it. */
const momentsIn = ({ phase, active, smoke, points, counters, units }: State): readonly string[] => {
  const all = counters.flat();
  return [
    phase,
    ...(active?.counter === undefined ? [] : ['driven']),
    ...(active?.fleeing === true ? ['fleeing'] : []),
    ...(active?.struck === undefined ? [] : ['struck']),
    ...(smoke.length > 0 ? ['smoke'] : []),
    ...(Object.values(points).some((each) => each > 0) ? ['points'] : []),
    ...(all.some(({ gone }) => gone === true) ? ['gone'] : []),
    ...(all.some(({ activated }) => activated === true) ? ['moved'] : []),
    ...(units.flat().some(({ within }) => within !== undefined) ? ['within'] : []),
  ];
};

const MOST_ORDERS = 4_000;

/** Plays a battle at random, and looks at every moment whether its printed position goes on as it does itself. */
const playOn = (scenario: Scenario, seed: number, switches = {}): ReadonlySet<string> => {
  const met = new Set<string>();
  const random = randomFrom(seed);
  let now = opened(scenario, switches);
  for (let seq = 0; seq < MOST_ORDERS; seq += 1) {
    const { setting, state } = now;
    for (const moment of momentsIn(state)) met.add(moment);
    const again = printed(now);
    expect(known(again.state)).toEqual(known(state));
    expect(again.setting.switches).toEqual(setting.switches);
    expect(owed(again)).toEqual(owed(now));
    const decisions = cursedBlades.decisions(setting, state);
    const [seat] = decisions[0]?.owed ?? [];
    if (seat === undefined) break;
    const view = cursedBlades.view(setting, state, seat);
    const match = { game: cursedBlades, setting, seats: state.seats, readOrder: cursedBladesSchemas.order };
    const chosen = randomOrder(match, cursedBlades.read(setting, view), seat, decisions, random);
    if (chosen === undefined) throw new Error('no order is offered');
    expect(
      cursedBlades.judge(
        cursedBlades.read(again.setting, cursedBlades.view(again.setting, again.state, seat)),
        seat,
        chosen.order,
      ).refusals,
    ).toEqual([]);
    const events = resolved(now, chosen.order, seed, seq);
    expect(resolved(again, chosen.order, seed, seq)).toEqual(events);
    now = {
      setting,
      state: events.reduce((each, event) => cursedBlades.evolve(setting, each, event), state),
    };
  }
  return met;
};

describe('a printed position goes on', { timeout: patience }, () => {
  const games = soaking ? 20 : 1;
  const battles = [raid, dragons, shipped('ostrel-camp'), shipped('reed-river')];

  test.each(battles)('$id', (scenario) => {
    for (let seed = firstSeed; seed < firstSeed + games; seed += 1)
      expect(playOn(scenario, seed)).toContain('over');
  });

  test('from every kind of moment', () => {
    const met = new Set([1, 2, 3].flatMap((seed) => [...playOn(raid, seed)]));
    const wanted = ['activation', 'action', 'losses', 'over', 'driven', 'points', 'gone', 'moved', 'within'];
    expect(wanted.filter((moment) => !met.has(moment))).toEqual([]);
  });

  test('with smoke, a formation that has struck once, a unit that must run, a broken army, an end', () => {
    const fleeing: Scenario = {
      ...raid,
      units: raid.units.map((unit) => (unit.id === 'pack' ? { ...unit, acting: { fleeing: true } } : unit)),
      smoke: [{ at: [3, 3], smoke: 'dense' }],
      points: { red: 3, blue: 1 },
    };
    const striking: Scenario = {
      ...raid,
      moving: 'blue',
      units: raid.units.map((unit) =>
        unit.id === 'guards' ? { ...unit, acting: { struck: [[7, 5]] } } : unit,
      ),
    };
    const over: Scenario = { ...raid, over: true, broken: 'red', armyMoral: { red: 6, blue: 9 } };
    for (const scenario of [fleeing, striking, over]) {
      const now = opened(scenario);
      expect(known(printed(now).state)).toEqual(known(now.state));
      expect(printed(now).setting.source).toMatchObject({
        began: { armyMoral: scenario.armyMoral ?? { red: 10, blue: 10 } },
      });
    }
    expect(opened(fleeing).state).toMatchObject({
      phase: 'action',
      active: { unit: 4, fleeing: true },
      smoke: [{ hex: 22, smoke: 'dense' }],
      points: { red: 3, blue: 1 },
    });
    expect(opened(striking).state.active).toEqual({ unit: 9, struck: [46] });
    expect(opened(over).state).toMatchObject({ phase: 'over', broken: 'red' });
  });

  test('with the army that the sides began with, whatever is left of it', () => {
    const first = printed(opened(raid));
    const halved = raid.units.map((unit) => (unit.formed === undefined ? { ...unit, steps: 1 } : unit));
    const later = printed(opened({ ...raid, ...first.setting.source, units: halved }));
    expect(first.setting.source.began?.steps).toMatchObject({ blue: 14 });
    expect(later.setting.source.began).toEqual(first.setting.source.began);
  });

  test('with the readings that its table has chosen', () => {
    playOn(raid, 4, { flyersMind: 'everyHex', absorption: 'perRoll', prizeUsed: 'atOnce' });
  });
});
