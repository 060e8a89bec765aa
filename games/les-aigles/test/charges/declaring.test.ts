import { describe, expect, test } from 'vitest';
import { provesBySwitch } from '../../../../tools/proofs/proves.ts';
import { view } from '../../knowledge/view.ts';
import { witness } from '../../knowledge/witness.ts';
import { proves } from '../proving.ts';
import { companies, noReaction, partNamed, plan, refusalsOf, type Scene, scene } from '../scene.ts';
import { charge, charged, column, contacts, hussars, otherwise, partOfUnit } from './field.ts';

const enemy = { id: 'line', side: 'allied' as const, at: [0, 20] as const };

const codesOf = (given: Scene, id: string, target: string): readonly string[] =>
  refusalsOf(given, id, [charge(given, target)]).map(({ code }) => code);

describe('who may declare a charge', () => {
  proves(['LA-M5.1-2', 'LA-M5.1-3', 'LA-M5.1-11'], 'infantry and cavalry in line or in column', (saw) => {
    for (const formation of ['line', 'double line', 'march column', 'echelon', 'chequer'] as const) {
      const given = scene([hussars({ id: 'hussars', at: [0, 0], formation }), enemy]);
      expect(codesOf(given, 'hussars', 'line')).toEqual([]);
      const done = plan(given, { hussars: [charge(given, 'line')] });
      const declared = saw(done.events.filter(({ kind }) => kind === 'charges'));
      expect(declared).toMatchObject([{ part: partNamed(given, 'hussars') }]);
      // The enemy knows who charges, not whom.
      const known = view(done.setting, done.state, { side: 'allied' }).parts.flat()[
        partNamed(given, 'hussars')
      ];
      expect(known).toMatchObject({ charge: { since: 1 } });
      expect(known).not.toHaveProperty('secret');
    }
    for (const formation of ['line', 'march column', 'division column'] as const) {
      const given = scene([{ id: 'foot', at: [0, 0], formation }, enemy]);
      expect(codesOf(given, 'foot', 'line')).toEqual([]);
    }
  });

  provesBySwitch(
    'LA-M5.1-2',
    'an echelon counts as a line',
    otherwise('echelonCharges', 'no'),
    (switches) => {
      const given = scene(
        [hussars({ id: 'hussars', at: [0, 0], formation: 'echelon' }), enemy],
        {},
        switches,
      );
      expect(codesOf(given, 'hussars', 'line')).toEqual([]);
    },
  );

  proves('LA-M5.1-3', 'a charge is the first thing in a half period', (saw) => {
    const given = scene([column({ id: 'column', at: [0, 0] }), enemy]);
    const late = refusalsOf(given, 'column', [
      { do: 'march', legs: [{ go: 'ahead', length: 100 }] },
      charge(given, 'line'),
    ]);
    expect(saw(late).map(({ code }) => code)).toEqual(['charge-comes-first']);
  });

  proves(['LA-M5.5-1', 'LA-M5.5-2', 'LA-M5.5-3'], 'guns, squares and skirmishers do not charge', (saw) => {
    const given = scene([
      { id: 'guns', at: [-40, 0], companies: companies(1, 4, 'foot-8pdr'), formation: 'limbered' },
      { id: 'battery', at: [-20, 0], companies: companies(1, 4, 'foot-8pdr'), formation: 'in battery' },
      { id: 'square', at: [0, 0], formation: 'square' },
      { id: 'screen', at: [40, 0], companies: companies(3, 3, 'light'), formation: 'skirmish' },
      { ...enemy, at: [0, 60] },
    ]);
    const found = ['guns', 'battery', 'square', 'screen'].map((id) =>
      saw(refusalsOf(given, id, [charge(given, 'line')])),
    );
    expect(found.map(([first]) => first?.code)).toEqual([
      'charge-arm',
      'charge-arm',
      'charge-square',
      'charge-skirmish',
    ]);
  });

  proves('LA-M5.5-4', 'infantry does not charge cavalry', (saw) => {
    const given = scene([
      column({ id: 'column', at: [0, 0] }),
      hussars({ id: 'horse', side: 'allied', at: [0, 20] }),
    ]);
    const refusals = saw(refusalsOf(given, 'column', [charge(given, 'horse')]));
    expect(refusals).toMatchObject([{ code: 'charge-cavalry', rule: 'LA-M5.5-4' }]);
  });

  proves('LA-M5.5-8', 'a disorganised unit declares no charge', (saw) => {
    for (const degraded of ['disorganised', 'without formation', 'in disorder'] as const) {
      const given = scene([column({ id: 'column', at: [0, 0], degraded }), enemy]);
      expect(saw(refusalsOf(given, 'column', [charge(given, 'line')])).map(({ code }) => code)).toContain(
        'charge-degraded',
      );
    }
  });

  proves(
    ['LA-M5.1-6', 'LA-M5.1-7e'],
    'the order to hold forbids it, and so do harass, support and manoeuvre',
    (saw) => {
      const allowed = (['attack', 'hold', 'cover', 'harass', 'support', 'manoeuvre'] as const).map(
        (attitude) => {
          const given = scene([column({ id: 'column', at: [0, 0], attitude }), enemy]);
          return saw(refusalsOf(given, 'column', [charge(given, 'line')])).length === 0;
        },
      );
      expect(allowed).toEqual([true, false, true, false, false, false]);
      const held = scene([column({ id: 'column', at: [0, 0], attitude: 'hold' }), enemy]);
      expect(codesOf(held, 'column', 'line')).toEqual(['charge-order']);
    },
  );

  proves(['LA-M5.1-4', 'LA-M5.1-5e'], 'a British division column only enters melee', (saw) => {
    const given = scene([
      {
        id: 'british',
        at: [0, 0],
        nation: 'britain',
        companies: companies(5, 3, 'line'),
        formation: 'division column',
      },
      { ...enemy, at: [0, 4.2] },
    ]);
    expect(codesOf(given, 'british', 'line')).toEqual([]);
    const done = charged(given, 'british', 'line', 1);
    saw(done.events);
    expect(contacts(done)).toMatchObject([{ since: 1, side: 'front' }]);
    expect(contacts(done)[0]).not.toHaveProperty('charged');
    // Without the bonus it is 4.25 cm a quarter and no more.
    const far = charged(
      scene([...unitsOf(given), { ...enemy, id: 'far', at: [0, 60] }]),
      'british',
      'far',
      1,
    );
    expect(partOfUnit(far, 'british').y).toBe(8_500);
  });

  provesBySwitch(
    'LA-M5.1-5e',
    'a club may refuse it instead',
    otherwise('wrongFormationCharge', 'refused'),
    (switches) => {
      const given = scene(
        [
          {
            id: 'british',
            at: [0, 0],
            nation: 'britain',
            companies: companies(5, 3, 'line'),
            formation: 'division column',
          },
          enemy,
        ],
        {},
        switches,
      );
      expect(codesOf(given, 'british', 'line')).toEqual([]);
    },
  );
});

const unitsOf = (_given: Scene) => [
  {
    ...{ id: 'british', at: [0, 0] as const, nation: 'britain' as const },
    ...{ companies: companies(5, 3, 'line'), formation: 'division column' as const },
  },
];

describe('whom', () => {
  const given = scene([
    column({ id: 'column', at: [0, 0] }),
    { id: 'friend', at: [-60, 0] },
    { ...enemy, at: [0, 30] },
    { id: 'flank', side: 'allied', at: [40, -5] },
    { id: 'rear', side: 'allied', at: [0, -45] },
  ]);

  proves(['LA-M5.2-7', 'LA-M5.2-8'], 'nobody on the flank or in the rear', (saw) => {
    const refusals = ['flank', 'rear'].map((id) => saw(refusalsOf(given, 'column', [charge(given, id)])));
    expect(refusals).toMatchObject([[{ code: 'charge-flank' }], [{ code: 'charge-rear' }]]);
  });

  proves(['LA-M5.1-8', 'LA-M5.1-15', 'LA-M5.5-12'], 'one enemy, and he must be written', (saw) => {
    expect(saw(refusalsOf(given, 'column', [charge(given, 'friend')]))).toMatchObject([
      { code: 'charge-friend' },
    ]);
    expect(saw(refusalsOf(given, 'column', [{ do: 'charge', target: 99 }]))).toMatchObject([
      { code: 'charge-no-target' },
    ]);
    const done = plan(given, { column: [charge(given, 'line')] });
    saw(done.events.filter(({ kind }) => kind === 'charges'));
    expect(partOfUnit(done, 'column').secret?.target).toBe(partNamed(given, 'line'));
  });

  proves('LA-M5.2-1', 'nobody who is not to be seen on the table', (saw) => {
    const index = partNamed(given, 'line');
    const parts = given.state.parts.map((chunk) =>
      chunk.map((part, place) => (place === index ? { ...part, gone: 'left' as const } : part)),
    );
    const gone = { ...given, state: { ...given.state, parts } };
    expect(saw(refusalsOf(gone, 'column', [charge(given, 'line')]))).toMatchObject([
      { code: 'charge-unseen' },
    ]);
  });

  proves('LA-M5.1-9e', 'the skirmishers of a screen, or those behind them', (saw) => {
    const screened = scene([
      column({ id: 'column', at: [0, 0] }),
      {
        ...enemy,
        at: [0, 20],
        companies: companies(6, 3, 'light'),
        skirmishers: [{ companies: [1], at: [0, 14] }],
      },
    ]);
    const [body, screen] = [partNamed(screened, 'line', 0), partNamed(screened, 'line', 1)];
    for (const target of [body, screen]) {
      expect(refusalsOf(screened, 'column', [{ do: 'charge', target }])).toEqual([]);
      const done = plan(screened, { column: [{ do: 'charge', target }] });
      saw(done.events.filter(({ kind }) => kind === 'charges'));
      expect(partOfUnit(done, 'column').secret?.target).toBe(target);
    }
  });

  test('no refusal depends on how far away the enemy is', () => {
    for (const distance of [1, 10, 50]) {
      const near = scene([column({ id: 'column', at: [0, -10] }), { ...enemy, at: [0, -10 + distance] }]);
      expect(codesOf(near, 'column', 'line')).toEqual([]);
    }
  });
});

describe('what the enemy is told', () => {
  proves(['LA-M5.1-13', 'LA-M5.1-12'], 'who charges, and whom only when it comes home', (saw) => {
    const given = scene([hussars({ id: 'hussars', at: [0, 0] }), { ...enemy, at: [0, 30] }]);
    const first = plan(given, { hussars: [charge(given, 'line')] });
    const allied = { side: 'allied' };
    const seen = view(given.setting, first.state, allied).parts.flat()[partNamed(given, 'hussars')];
    expect(seen?.charge).toEqual({ since: 1 });
    expect(seen).not.toHaveProperty('secret');
    const told = saw(first.events).map((event) => witness(event, first.state, first.state, allied));
    const declared = told.find((each) => each?.kind === 'charges');
    expect(declared).toMatchObject({
      charge: { since: 1 },
      who: { parts: { [partNamed(given, 'hussars')]: 'hussars' } },
    });
    expect(declared).not.toHaveProperty('secret');
    const home = noReaction(plan(noReaction(first), {}));
    saw(home.events);
    const kinds = home.events.map(({ kind }) => kind);
    expect(kinds.indexOf('target-shown')).toBeLessThan(kinds.indexOf('met'));
    expect(contacts(home)).toMatchObject([{ since: 3 }]);
    expect(kinds.filter((kind) => kind === 'target-shown')).toHaveLength(1);
  });

  proves('LA-M5.1-12', 'a charge that comes home nowhere is told at the end of the period', (saw) => {
    const done = charged(
      scene([hussars({ id: 'hussars', at: [0, -40] }), { ...enemy, at: [0, 40] }]),
      'hussars',
      'line',
    );
    expect(saw(done.events).filter(({ kind }) => kind === 'target-shown')).toMatchObject([
      { rules: ['LA-M5.1-12'] },
    ]);
  });

  provesBySwitch(
    'LA-M5.1-12',
    'a club may keep it from everybody',
    otherwise('missedTargetShown', 'never'),
    (switches) => {
      const given = scene(
        [hussars({ id: 'hussars', at: [0, -40] }), { ...enemy, at: [0, 40] }],
        {},
        switches,
      );
      expect(charged(given, 'hussars', 'line').events.map(({ kind }) => kind)).toContain('target-shown');
    },
  );
});
