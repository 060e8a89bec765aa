import type { SwitchValues } from '@grognard/engine';
import { describe, expect } from 'vitest';
import { provesBySwitch } from '../../../../tools/proofs/proves.ts';
import { view } from '../../knowledge/view.ts';
import type { Order } from '../../model/orders.ts';
import type { ContactEntry } from '../../model/scenario.ts';
import type { Task } from '../../model/tasks.ts';
import { check } from '../../play/check.ts';
import { proves } from '../proving.ts';
import { companies, noReaction, partNamed, plan, refusalsOf, type Scene, scene } from '../scene.ts';
import { charge, charged, column, contacts, hussars, otherwise, partOfUnit } from './field.ts';

const line = { id: 'line', side: 'allied' as const, attitude: 'hold' as const };

/** Each charges the same enemy, for a whole period. */
const all = (given: Scene, target: string, ...chargers: readonly string[]): Scene => {
  const plans = Object.fromEntries(chargers.map((id) => [id, [charge(given, target)]]));
  return noReaction(plan(noReaction(plan(given, plans)), {}));
};

/** Who came home, on which side, and whether it counted as a charge. */
const outcome = (given: Scene): Readonly<Record<string, readonly [string, boolean]>> => {
  const units = given.state.units.flat();
  const parts = given.state.parts.flat();
  return Object.fromEntries(
    contacts(given).map(({ attacker, side, charged: isCharge }) => [
      units[parts[attacker]?.unit ?? -1]?.id ?? '',
      [side, isCharge === true] as const,
    ]),
  );
};

describe('several charges on one enemy', () => {
  const twoColumns = (first: number, second: number, switches = {}) =>
    scene(
      [column({ id: 'a', at: [-5, -first] }), column({ id: 'b', at: [5, -second] }), { ...line, at: [0, 0] }],
      {},
      switches,
    );

  proves(['LA-M5.5-10', 'LA-M5.5-11e'], 'of two columns on one line only one charges', (saw) => {
    const done = all(twoColumns(8, 12), 'line', 'a', 'b');
    saw(done.events);
    expect(outcome(done)).toEqual({ a: ['front', true], b: ['front', false] });
    expect(outcome(all(twoColumns(12, 8), 'line', 'a', 'b'))).toEqual({
      a: ['front', false],
      b: ['front', true],
    });
  });

  proves('LA-M5.5-10', 'the second has no bonus of distance either', (saw) => {
    const done = all(twoColumns(8, 8), 'line', 'a', 'b');
    saw(done.events);
    expect(contacts(done).map(({ since }) => since)).toEqual([1, 2]);
    expect(outcome(done)).toEqual({ a: ['front', true], b: ['front', false] });
  });

  provesBySwitch(
    'LA-M5.5-10',
    'a club may refuse the second',
    otherwise('secondCharge', 'refused'),
    (switches) => {
      const given = twoColumns(8, 12, switches);
      const parts = ['a', 'b'].map((id) => ({
        part: partNamed(given, id),
        tasks: [charge(given, 'line')],
      }));
      const seat = { side: 'french' };
      const order: Order = { kind: 'plan', parts, officers: [] };
      expect(check(given.setting, view(given.setting, given.state, seat), seat, order)).toEqual([]);
    },
  );

  proves(['LA-M5.5-14'], 'a square may be charged on two of its sides, and not on a third', (saw) => {
    const given = scene([
      hussars({ id: 'a', at: [0, -30] }),
      hussars({ id: 'b', at: [-30, -5], facing: 90 }),
      hussars({ id: 'c', at: [30, -5], facing: 270 }),
      { ...line, at: [0, 0], formation: 'square', facing: 0 },
    ]);
    const done = all(given, 'line', 'a', 'b', 'c');
    saw(done.events);
    const charges = Object.values(outcome(done)).filter(([, isCharge]) => isCharge);
    expect(Object.keys(outcome(done))).toHaveLength(3);
    expect(charges).toHaveLength(2);
  });

  proves(
    ['LA-M5.5-15', 'LA-M5.5-7'],
    'a column may be charged on two opposite sides, not on two others',
    (saw) => {
      const enemy = { ...line, at: [0, 0] as const, formation: 'march column' as const, facing: 0 };
      const opposite = scene([
        hussars({ id: 'a', at: [-20, -7.5], facing: 90 }),
        hussars({ id: 'b', at: [20, -7.5], facing: 270 }),
        enemy,
      ]);
      const both = all(opposite, 'line', 'a', 'b');
      saw(both.events);
      expect(outcome(both)).toEqual({ a: ['left', true], b: ['right', true] });
      const beside = scene([
        hussars({ id: 'a', at: [-20, -7.5], facing: 90 }),
        hussars({ id: 'b', at: [0, 35], facing: 180 }),
        enemy,
      ]);
      const one = all(beside, 'line', 'a', 'b');
      saw(one.events);
      expect(outcome(one)).toEqual({ a: ['left', true], b: ['front', false] });
    },
  );
});

describe('onto a melee', () => {
  const fighting = (contact: ContactEntry) =>
    scene(
      [
        hussars({ id: 'hussars', at: [0, 15], facing: 180 }),
        { ...line, at: [0, 0], facing: 180 },
        { id: 'friend', at: [0, -30] },
      ],
      { contacts: [contact] },
    );

  proves('LA-M5.5-6', 'no charge is declared onto a melee that is there already', (saw) => {
    const given = fighting({ attacker: 'friend', defender: 'line', side: 'front' });
    expect(saw(refusalsOf(given, 'hussars', [charge(given, 'line')]))).toMatchObject([
      { rule: 'LA-M5.5-6', code: 'charge-on-melee' },
    ]);
    const free = { ...given, state: { ...given.state, contacts: [] } };
    expect(refusalsOf(free, 'hussars', [charge(given, 'line')])).toEqual([]);
  });

  proves('LA-M5.5-6', 'nor onto one that a charge of the period before has left', (saw) => {
    const given = fighting({ attacker: 'friend', defender: 'line', side: 'front', charged: true });
    expect(saw(refusalsOf(given, 'hussars', [charge(given, 'line')]))).toMatchObject([{ rule: 'LA-M5.5-6' }]);
    // The second of two opposite sides, in the period of the first charge.
    const target = partNamed(given, 'line');
    const charging = { ...given.state, charged: [{ target, side: 'front' as const }] };
    expect(refusalsOf({ ...given, state: charging }, 'hussars', [charge(given, 'line')])).toEqual([]);
  });

  proves('LA-M5.5-6', 'one that was declared before the melee formed is an ordinary entry', (saw) => {
    const given = scene([
      hussars({ id: 'hussars', at: [0, 33], facing: 180 }),
      column({ id: 'support', at: [0, -3], attitude: 'attack' }),
      { ...line, at: [0, 0], facing: 180 },
    ]);
    const half = noReaction(
      plan(given, {
        hussars: [charge(given, 'line')],
        support: [{ do: 'march', legs: [{ go: 'ahead', length: 4_500 }] }],
      }),
    );
    const done = noReaction(plan(half, {}));
    saw(done.events);
    expect(outcome(done)).toEqual({
      support: ['front', false],
      hussars: ['rear', false],
    });
    const braced = done.events.flatMap((event) =>
      event.kind === 'tested' && event.occasions.includes('receive') ? [event.part] : [],
    );
    expect(braced).toEqual([]);
    const alone = charged(given, 'hussars', 'line');
    expect(outcome(alone)).toEqual({ hussars: ['rear', true] });
    expect(alone.events.some((event) => event.kind === 'tested' && event.occasions.includes('receive'))).toBe(
      true,
    );
  });

  proves('LA-M5.5-6', 'whoever is in melee himself does not declare one', (saw) => {
    const given = fighting({ attacker: 'line', defender: 'hussars', side: 'rear' });
    expect(saw(refusalsOf(given, 'hussars', [charge(given, 'line')]))).toMatchObject([
      { code: 'charge-in-melee' },
    ]);
  });

  proves('LA-M5.5-16', 'the melee of its skirmishers does not save their battalion', (saw) => {
    const given = scene(
      [
        hussars({ id: 'hussars', at: [0, -15] }),
        {
          ...{ ...line, at: [0, 0] as const, companies: companies(6, 3, 'light') },
          skirmishers: [{ companies: [1], at: [40, 0] }],
        },
        { id: 'friend', at: [40, -30] },
      ],
      {},
    );
    const [attacker, defender] = [partNamed(given, 'friend'), partNamed(given, 'line', 1)];
    const contact = { attacker, defender, side: 'front' as const, since: 0, rules: [] };
    const engaged = { ...given, state: { ...given.state, contacts: [contact] } };
    const done = charged(engaged, 'hussars', 'line', 1);
    saw(done.events);
    expect(contacts(done)).toMatchObject([{ defender: partNamed(given, 'line'), charged: true }]);
  });

  proves('LA-M5.5-13', 'a friend supports a charge by walking in', (saw) => {
    const given = scene([
      hussars({ id: 'hussars', at: [-6, -15] }),
      column({ id: 'support', at: [6, -4] }),
      { ...line, at: [0, 0] },
    ]);
    const done = noReaction(
      plan(given, {
        hussars: [charge(given, 'line')],
        support: [{ do: 'march', legs: [{ go: 'ahead', length: 9_000 }] }],
      }),
    );
    saw(done.events);
    expect(outcome(done)).toEqual({ hussars: ['front', true], support: ['front', false] });
  });
});

describe('through a skirmish screen', () => {
  const screened = scene([
    hussars({ id: 'hussars', at: [0, 0] }),
    {
      ...{ ...line, at: [0, 17] as const, companies: companies(6, 3, 'light') },
      skirmishers: [{ companies: [1], at: [0, 12] }],
    },
  ]);

  proves(
    ['LA-M5.1-10', 'LA-U5.2-13', 'LA-U5.2-12'],
    'those who had no time to evade are ridden down',
    (saw) => {
      const done = charged(screened, 'hussars', 'line', 1);
      saw(done.events);
      expect(contacts(done)).toMatchObject([
        { defender: partNamed(screened, 'line'), since: 1, charged: true, run: 17_000 },
      ]);
      expect(partOfUnit(done, 'line', 1).degradation).toBe(3);
      expect(partOfUnit(done, 'hussars').degradation).toBe(0);
    },
  );

  proves('LA-U5.2-13', 'whoever ends his quarter among them has not passed them yet', (saw) => {
    const given = scene([
      hussars({ id: 'hussars', at: [0, 0] }),
      {
        ...{ ...line, at: [0, 40] as const, companies: companies(6, 3, 'light') },
        skirmishers: [{ companies: [1], at: [0, 5] }],
      },
    ]);
    const first = plan(given, { hussars: [charge(given, 'line')] });
    saw(first.events);
    const [crosser, crossed] = [partNamed(given, 'hussars'), partNamed(given, 'line', 1)];
    expect(first.state.crossings).toMatchObject([{ crosser, crossed }]);
    expect(contacts(first)).toEqual([]);
  });

  const ridden = (switches: SwitchValues): Scene =>
    scene(
      [
        hussars({ id: 'hussars', at: [0, 0] }),
        {
          ...{ ...line, at: [0, 17] as const, companies: companies(6, 3, 'light') },
          skirmishers: [{ companies: [1], at: [0, 12] }],
        },
        { ...line, id: 'reserve', at: [60, 40] },
      ],
      {},
      switches,
    );

  provesBySwitch(
    'LA-U5.2-14',
    'those under the horses of a charge that has ended rout, and get off',
    otherwise('riddenOver', 'stay'),
    (switches) => {
      const given = ridden(switches);
      const screen = (now: Scene) => partOfUnit(now, 'line', 1);
      const met = plan(given, { hussars: [charge(given, 'line')] });
      const { y } = screen(met);
      expect(screen(met).routing).toBe(true);
      expect(refusalsOf(met, 'line', [{ do: 'stand' }], 1)).toEqual([]);
      const away = noReaction(plan(noReaction(met), {}));
      expect(away.state.crossings).toEqual([]);
      expect(screen(away).y).toBeGreaterThan(y);
    },
  );

  proves('LA-U5.2-14', 'where a club lets them stay they march nowhere before the enemy has gone', (saw) => {
    const met = plan(ridden({ riddenOver: 'stay' }), { hussars: [charge(screened, 'line')] });
    const march: Task = { do: 'march', legs: [{ go: 'back', length: 1_000 }] };
    const free = { ...met.state, phase: 'plans' as const, quarter: 3 };
    const codes = (state: Scene['state']) => refusalsOf({ ...met, state }, 'line', [march], 1);
    expect(saw(codes(free)).map(({ code }) => code)).toContain('ridden-over');
    expect(codes({ ...free, crossings: [] }).map(({ code }) => code)).not.toContain('ridden-over');
  });

  proves('LA-U5.2-12', 'or they are the target themselves', (saw) => {
    const target = partNamed(screened, 'line', 1);
    const done = noReaction(plan(screened, { hussars: [{ do: 'charge', target }] }));
    saw(done.events);
    expect(contacts(done)).toMatchObject([{ defender: target, since: 1, charged: true, run: 12_000 }]);
  });
});
