import { total } from '@grognard/engine';
import type { Saw } from '@grognard/engine/rulebook';
import { describe, expect } from 'vitest';
import { provesBySwitch } from '../../../../tools/proofs/proves.ts';
import type { UnitEntry } from '../../model/scenario.ts';
import { proves } from '../proving.ts';
import { companies, scene } from '../scene.ts';
import { charged, column, contacts, hussars, type Met, otherwise, partOfUnit } from './field.ts';

const line = { id: 'line', side: 'allied' as const, attitude: 'hold' as const };

type Troops = UnitEntry['companies'];

const french = (...troops: readonly string[]): Troops => troops.map((troop) => ({ troop, figures: 3 }));

/** What the front rank of a column is worth that charges from 8 cm. */
const worth = (
  troops: Troops,
  formation: UnitEntry['formation'] = 'march column',
  saw: Saw = (value) => value,
) => {
  const done = charged(
    scene([column({ id: 'column', at: [0, 0], companies: troops, formation }), { ...line, at: [0, 8] }]),
    'column',
    'line',
    1,
  );
  const met = saw(done.events).find((event): event is Met => event.kind === 'met');
  return met?.groups ?? [];
};

const sums = (groups: ReturnType<typeof worth>): readonly number[] => groups.map(({ rows }) => total(rows));

describe('the straight run', () => {
  proves(['LA-M5.3-2', 'LA-M5.3-3e', 'LA-M5.3-5'], 'from 4 cm a French column has no bonus at all', (saw) => {
    const done = charged(
      scene([column({ id: 'column', at: [0, 0] }), { ...line, at: [0, 4] }]),
      'column',
      'line',
      1,
    );
    saw(done.events);
    const [contact] = contacts(done);
    expect(contact).toMatchObject({ since: 1, run: 4_000 });
    expect(contact).not.toHaveProperty('charged');
    expect(contact).not.toHaveProperty('pushing');
    const met = done.events.find((event): event is Met => event.kind === 'met');
    expect(sums(met?.groups ?? [])).toEqual([4]);
  });

  proves(['LA-M5.3-1', 'LA-M5.3-4', 'LA-M5.4-7'], 'both conditions: far enough, and straight', (saw) => {
    const straight = charged(
      scene([column({ id: 'column', at: [0, 0] }), { ...line, at: [0, 6] }]),
      'column',
      'line',
      1,
    );
    expect(saw(contacts(straight))[0]).toMatchObject({ since: 1, charged: true, run: 6_000, pushing: 3 });
    // It turns first: 4 cm are left, as far as it is concerned, though it came up from 4 cm before that.
    const turned = charged(
      scene([
        column({ id: 'column', at: [0, 0] }),
        { ...line, at: [5, 3], companies: companies(3, 3).map((each) => ({ ...each, lost: 2 })) },
      ]),
      'column',
      'line',
      1,
    );
    const [contact] = contacts(turned);
    expect(contact?.since).toBe(2);
    expect(contact?.run ?? 0).toBeLessThan(4_500);
    expect(contact).not.toHaveProperty('charged');
  });
});

describe('the distance bonus', () => {
  proves(['LA-M5.3-7', 'LA-M5.3-9'], 'by formation, type and status', (saw) => {
    const cases: readonly (readonly [Parameters<typeof scene>[0][number], number])[] = [
      [column({ id: 'a', at: [0, 0] }), 8.5],
      [{ id: 'a', at: [0, 0], formation: 'line' }, 6.5],
      [column({ id: 'a', at: [0, 0], companies: companies(6, 3, 'grenadier') }), 10],
      [hussars({ id: 'a', at: [0, 0] }), 18],
      [hussars({ id: 'a', at: [0, 0], formation: 'line' }), 14],
    ];
    for (const [unit, reach] of cases) {
      const near = charged(scene([unit, { ...line, at: [0, reach] }]), 'a', 'line', 1);
      saw(near.events);
      expect(contacts(near)[0]?.since).toBe(1);
      const far = charged(scene([unit, { ...line, at: [0, reach + 0.01] }]), 'a', 'line', 1);
      expect(contacts(far)[0]?.since).toBe(2);
    }
  });

  proves(
    ['LA-M5.3-12', 'LA-M5.3-10'],
    'it is not used in part: whoever is short advances his step',
    (saw) => {
      const done = charged(
        scene([hussars({ id: 'hussars', at: [0, 0] }), { ...line, at: [0, 50] }]),
        'hussars',
        'line',
        1,
      );
      saw(done.events);
      expect(partOfUnit(done, 'hussars').y).toBe(18_000);
    },
  );

  proves('LA-M5.3-11', 'what it does not use of it is lost', (saw) => {
    const done = charged(
      scene([hussars({ id: 'hussars', at: [0, 0] }), { ...line, at: [0, 10] }]),
      'hussars',
      'line',
      1,
    );
    saw(done.events);
    expect(partOfUnit(done, 'hussars')).toMatchObject({ y: 10_000 });
    expect(partOfUnit(done, 'hussars')).not.toHaveProperty('charge');
  });
});

describe('fire at those who charge', () => {
  proves(['LA-M5.3-16', 'LA-M5.3-17e'], 'from 8 cm the charged unit fires for a quarter', (saw) => {
    const at = (distance: number) =>
      charged(
        scene([column({ id: 'column', at: [0, 0] }), { ...line, at: [0, distance] }]),
        'column',
        'line',
        1,
      );
    const far = at(8);
    saw(far.events);
    expect(contacts(far)).toMatchObject([{ since: 1, fire: 'whole' }]);
    expect(contacts(at(4.5))[0]).not.toHaveProperty('fire');
  });

  provesBySwitch(
    'LA-M5.3-16',
    'reached by the step alone, it does not fire',
    otherwise('fireWhenReachedByStep', 'half'),
    (switches) => {
      const given = scene([column({ id: 'column', at: [0, 0] }), { ...line, at: [0, 4.5] }], {}, switches);
      expect(contacts(charged(given, 'column', 'line', 1))[0]).not.toHaveProperty('fire');
    },
  );
});

describe('the combat bonus', () => {
  proves(['LA-M5.3-20', 'LA-M5.3-21e', 'LA-M5.3-22'], 'a hussar fights at 5 + 3 = 8', (saw) => {
    const done = charged(
      scene([hussars({ id: 'hussars', at: [0, 0] }), { ...line, at: [0, 15] }]),
      'hussars',
      'line',
      1,
    );
    const met = saw(done.events).find((event): event is Met => event.kind === 'met');
    expect(met?.groups).toMatchObject([
      { figures: 3, rows: [{ value: 5 }, { value: 3, rule: 'LA-M5.3-20' }] },
    ]);
  });

  proves('LA-M5.3-26', 'cavalry in column has no push ranks', (saw) => {
    const done = charged(
      scene([hussars({ id: 'hussars', at: [0, 0] }), { ...line, at: [0, 15] }]),
      'hussars',
      'line',
      1,
    );
    expect(saw(contacts(done))[0]).not.toHaveProperty('pushing');
  });

  proves(['LA-M5.3-24', 'LA-M5.3-25e'], 'grenadiers at the head of six ranks: 5 + 2 + 3 = 10', (saw) => {
    const groups = worth(
      french('grenadier', 'fusilier', 'fusilier', 'fusilier', 'fusilier', 'voltigeur'),
      'march column',
      saw,
    );
    expect(sums(groups)).toEqual([10]);
  });

  proves(['LA-M5.3-27', 'LA-M5.3-28e'], 'a gap in the third rank: 5 + 2 + 1 = 8', (saw) => {
    const troops = french('grenadier', 'fusilier', 'fusilier', 'fusilier', 'fusilier', 'voltigeur').map(
      (each, place) => (place === 2 ? { ...each, lost: 1 } : each),
    );
    expect(sums(worth(troops, 'march column', saw))).toEqual([8]);
  });

  proves(
    'LA-M5.3-23',
    'grenadiers and voltigeurs side by side: the lower bonus, and a tenth more losses',
    (saw) => {
      const groups = worth(
        french('voltigeur', 'grenadier', 'fusilier', 'fusilier', 'fusilier', 'fusilier'),
        'division column',
        saw,
      );
      expect(groups).toMatchObject([
        { figures: 6, tenth: true, rows: [{ value: 5 }, { value: 1, rule: 'LA-M5.3-23' }, { value: 2 }] },
      ]);
    },
  );

  proves('LA-D-9', 'push ranks by column', (saw) => {
    const pushing = (
      troop: string,
      nation: UnitEntry['nation'],
      formation: UnitEntry['formation'],
      ...strengths: readonly number[]
    ) => {
      const troops = strengths.map((figures) => ({ troop, figures }));
      const done = charged(
        scene([
          { id: 'column', at: [0, 0], nation, formation, companies: troops },
          { ...line, at: [0, 7] },
        ]),
        'column',
        'line',
        1,
      );
      saw(done.events);
      return contacts(done)[0]?.pushing ?? 0;
    };
    expect([
      pushing('fusilier', 'france', 'march column', 3, 3, 3, 3, 3, 3),
      pushing('fusilier', 'france', 'division column', 3, 3, 3, 3, 3, 3),
      pushing('musketeer', 'russia', 'march column', 4, 4, 4, 4),
      pushing('musketeer', 'russia', 'division column', 4, 4, 4, 4),
      pushing('fusilier', 'france', 'division column', 3, 3, 2, 3, 3, 3),
      pushing('fusilier', 'france', 'division column', 3, 3, 3, 3, 3),
    ]).toEqual([3, 2, 3, 1, 0, 1]);
  });
});

describe('coming into line', () => {
  /** Three figures wide, met by a corner: the enemy stands askew. */
  const askew = (facing: number, distance: number) =>
    charged(
      scene([column({ id: 'column', at: [0, 0] }), { ...line, at: [0, distance], facing }]),
      'column',
      'line',
      1,
    );

  proves('LA-M5.3-15', 'with movement left the front comes to lie along the enemy', (saw) => {
    const done = askew(170, 6);
    saw(done.events);
    expect(contacts(done)).toMatchObject([{ since: 1, charged: true }]);
    expect(partOfUnit(done, 'column').heading).toBe(35_000);
  });

  proves('LA-M5.3-15', 'without enough of it the corner alone touches', (saw) => {
    const done = askew(140, 8);
    expect(contacts(done)).toMatchObject([{ since: 1, charged: true }]);
    expect(partOfUnit(done, 'column').heading).toBe(0);
    saw(askew(170, 6).events);
  });
});
