import { describe, expect } from 'vitest';
import { provesBySwitch } from '../../../../tools/proofs/proves.ts';
import { proves } from '../proving.ts';
import { companies, noReaction, partNamed, plan, refusalsOf, type Scene, scene } from '../scene.ts';
import { charge, charged, column, contacts, hussars, otherwise, partOfUnit } from './field.ts';

const line = { id: 'line', side: 'allied' as const, attitude: 'hold' as const };

describe('straight ahead', () => {
  proves(
    ['LA-M5.2-2', 'LA-M5.2-3', 'LA-M5.2-4', 'LA-M5.2-5e', 'LA-M5.2-6', 'LA-D-8'],
    'an enemy off the axis costs a quarter',
    (saw) => {
      // 12 cm away once the column has turned: 12 cm to the north-east, to the middle of its near side.
      const [x, y] = [12 * Math.SQRT1_2, 12 * Math.SQRT1_2];
      const given = scene([
        column({ id: 'column', at: [0, 0] }),
        { ...line, at: [x, y], facing: 225, companies: companies(3, 3) },
      ]);
      const target = charge(given, 'line');
      const first = plan(given, { column: [target] });
      expect(saw(first.events).filter(({ kind }) => kind === 'moved')).toHaveLength(1);
      const done = charged(given, 'column', 'line');
      const rides = saw(done.events).filter((event) => event.kind === 'moved');
      expect(rides).toMatchObject([{ to: { x: 0, y: 0, heading: 4_500 }, run: 0 }, { run: 4_500 }, {}]);
      expect(contacts(done)).toMatchObject([{ since: 3, charged: true }]);
      expect(contacts(done)[0]?.run).toBeGreaterThan(11_990);
      expect(contacts(done)[0]?.run).toBeLessThan(12_010);
    },
  );

  proves('LA-M5.2-2', 'a tenth of a centimetre before the front is enough', (saw) => {
    // The column is 4.5 cm wide and the line 9: their edges meet at 6.75 cm aside.
    const at = (aside: number) =>
      scene([
        column({ id: 'column', at: [0, 0] }),
        { ...line, at: [aside, 8], companies: companies(3, 3).map((each) => ({ ...each, lost: 1 })) },
      ]);
    const ahead = charged(at(6.65), 'column', 'line', 1);
    expect(contacts(ahead)).toMatchObject([{ since: 1 }]);
    const grazing = charged(at(6.7), 'column', 'line', 1);
    saw(grazing.events);
    expect(grazing.events.find(({ kind }) => kind === 'moved')).toMatchObject({
      rules: expect.arrayContaining(['LA-M5.2-3']),
    });
  });
});

describe('a charge is carried through', () => {
  proves(['LA-M5.4-1', 'LA-M5.1-1'], 'into the second half, without being declared again', (saw) => {
    const done = charged(
      scene([hussars({ id: 'hussars', at: [0, 0] }), { ...line, at: [0, 30] }]),
      'hussars',
      'line',
    );
    saw(done.events);
    expect(contacts(done)).toMatchObject([{ since: 3 }]);
    expect(done.events.filter(({ kind }) => kind === 'charges')).toHaveLength(1);
  });

  proves(
    ['LA-M5.4-3', 'LA-M5.4-8'],
    'nothing else can be ordered meanwhile, nor another formation',
    (saw) => {
      const given = scene([hussars({ id: 'hussars', at: [0, 0] }), { ...line, at: [0, 50] }]);
      const half = charged(given, 'hussars', 'line', 1);
      const march = refusalsOf(half, 'hussars', [{ do: 'march', legs: [{ go: 'ahead', length: 1_000 }] }]);
      const change = refusalsOf(half, 'hussars', [{ do: 'change', to: 'line' }]);
      expect(saw([...march, ...change])).toMatchObject([
        { code: 'charge-goes-on' },
        { code: 'charge-keeps-formation' },
      ]);
      const done = saw(noReaction(plan(half, {})));
      expect(partOfUnit(done, 'hussars')).toMatchObject({ formation: 'march column', ranks: [3, 3, 3, 3] });
    },
  );

  proves(
    ['LA-M5.4-2', 'LA-M5.4-4'],
    'who misses adds the bonus in the last quarter, and is without formation',
    (saw) => {
      const done = charged(
        scene([hussars({ id: 'hussars', at: [0, -50] }), { ...line, at: [0, 50] }]),
        'hussars',
        'line',
      );
      saw(done.events);
      expect(contacts(done)).toEqual([]);
      expect(partOfUnit(done, 'hussars')).toMatchObject({ y: -50_000 + 45_000, degradation: 2 });
      expect(partOfUnit(done, 'hussars')).not.toHaveProperty('charge');
      expect(partOfUnit(done, 'hussars')).not.toHaveProperty('secret');
    },
  );

  proves('LA-M5.4-5', 'a millimetre short is short', (saw) => {
    const done = charged(
      scene([hussars({ id: 'hussars', at: [0, 0] }), { ...line, at: [0, 45.1] }]),
      'hussars',
      'line',
    );
    saw(done.events);
    expect(contacts(done)).toEqual([]);
    expect(partOfUnit(done, 'hussars')).toMatchObject({ y: 45_000, degradation: 2 });
  });
});

describe('diverted', () => {
  proves('LA-M5.4-9', 'whoever comes between is met instead, and the charge counts', (saw) => {
    const given = scene([
      hussars({ id: 'hussars', at: [0, 0] }),
      { ...line, at: [0, 30] },
      { ...line, id: 'other', at: [-12, 24], facing: 90, formation: 'march column', attitude: 'attack' },
    ]);
    const done = noReaction(
      plan(given, {
        hussars: [charge(given, 'line')],
        other: [{ do: 'march', legs: [{ go: 'ahead', length: 9_000 }] }],
      }),
    );
    const later = noReaction(
      plan(done, { other: [{ do: 'march', legs: [{ go: 'ahead', length: 9_000 }] }] }),
    );
    saw(later.events);
    const met = contacts(later);
    expect(met).toMatchObject([{ defender: partNamed(given, 'other'), charged: true }]);
    expect(met[0]?.rules).toContain('LA-M5.4-9');
  });

  proves(['LA-M5.4-10', 'LA-M5.4-11'], 'who is charged himself turns on that enemy first', (saw) => {
    const given = scene([
      hussars({ id: 'hussars', at: [0, 0] }),
      { ...line, at: [0, 40] },
      hussars({ id: 'lancers', side: 'allied', at: [10, 14], facing: 225 }),
    ]);
    const done = noReaction(
      plan(given, { hussars: [charge(given, 'line')], lancers: [charge(given, 'hussars')] }),
    );
    const turned = saw(done.events).find(({ kind }) => kind === 'charge-turned');
    expect(turned).toMatchObject({
      part: partNamed(given, 'hussars'),
      target: partNamed(given, 'lancers'),
      why: 'threatened',
    });
    expect(contacts(done).map(({ attacker, defender }) => [attacker, defender])).toContainEqual([
      partNamed(given, 'lancers'),
      partNamed(given, 'hussars'),
    ]);
  });
});

describe('who is charged himself', () => {
  /** Hussars who charge a line, and lancers who charge them from somewhere. */
  const threatened = (lancers: {
    readonly at: readonly [number, number];
    readonly facing: number;
  }): Scene => {
    const given = scene([
      hussars({ id: 'hussars', at: [0, 0] }),
      { ...line, at: [0, 60] },
      hussars({ id: 'lancers', side: 'allied', ...lancers }),
    ]);
    return plan(given, { hussars: [charge(given, 'line')], lancers: [charge(given, 'hussars')] });
  };
  const turnsOn = ({ events }: Scene): boolean => events.some(({ kind }) => kind === 'charge-turned');

  proves('LA-M5.4-10', 'turns on an enemy who can touch him in this quarter, and on no other', (saw) => {
    const near = threatened({ at: [10, 14], facing: 225 });
    saw(near.events);
    expect(turnsOn(near)).toBe(true);
    // Nine of march and nine of bonus do not bring these home.
    expect(turnsOn(threatened({ at: [16, 16], facing: 225 }))).toBe(false);
  });

  proves('LA-M5.4-10', 'and only if that enemy is before his front', (saw) => {
    const flank = threatened({ at: [-14, -8], facing: 90 });
    saw(threatened({ at: [10, 14], facing: 225 }).events);
    expect(contacts(flank)).toHaveLength(1);
    expect(turnsOn(flank)).toBe(false);
  });
});

describe('head to head', () => {
  const facing = (distance: number) => {
    const given = scene([
      column({ id: 'french', at: [0, 0] }),
      column({ id: 'allied', side: 'allied', at: [0, distance] }),
    ]);
    return noReaction(plan(given, { french: [charge(given, 'allied')], allied: [charge(given, 'french')] }));
  };

  proves('LA-D-16', 'two charges from 8 cm meet too soon, from 9 cm they do not', (saw) => {
    const near = facing(8);
    expect(saw(near.events)).toBeDefined();
    expect(contacts(near).map(({ charged: isCharge, run }) => [isCharge ?? false, run])).toEqual([
      [false, 4_000],
      [false, 4_000],
    ]);
    const far = facing(9);
    expect(contacts(saw(far)).map(({ charged: isCharge, run }) => [isCharge, run])).toEqual([
      [true, 4_500],
      [true, 4_500],
    ]);
  });

  proves('LA-M5.3-10', 'two bonuses are shared between them', (saw) => {
    const done = facing(15);
    saw(done.events);
    expect(contacts(done)).toMatchObject([
      { since: 1, charged: true, run: 7_500 },
      { since: 1, charged: true, run: 7_500 },
    ]);
  });
});

describe('degraded on the way', () => {
  /** Through a friend's guns in position: it comes home without formation. */
  const through = (switches: Parameters<typeof scene>[2]) =>
    charged(
      scene(
        [
          hussars({ id: 'column', at: [0, 0], formation: 'line' }),
          { id: 'guns', at: [0, 6], companies: companies(1, 4, 'foot-8pdr'), formation: 'in battery' },
          { ...line, at: [0, 14] },
        ],
        {},
        switches,
      ),
      'column',
      'line',
    );

  proves('LA-M5.5-8', 'whoever has lost his formation comes home without a bonus', (saw) => {
    const done = through({});
    saw(done.events);
    expect(partOfUnit(done, 'column').degradation).toBe(2);
    expect(contacts(done)).toHaveLength(1);
    expect(contacts(done)[0]).not.toHaveProperty('charged');
  });

  provesBySwitch(
    'LA-M5.5-8',
    'the bonuses are lost',
    otherwise('degradedCharger', 'keepsBonuses'),
    (switches) => {
      expect(contacts(through(switches))[0]).not.toHaveProperty('charged');
    },
  );
});
