import { describe, expect, test } from 'vitest';
import { judgeArmy } from '../../scenario/armies/check.ts';
import type { ArmyList } from '../../scenario/armies/list.ts';
import { budgetOf } from '../../scenario/armies/points.ts';
import { readArmy } from '../../schemas/army.ts';
import { sayOfArmy } from '../../words/army-sayings.ts';
import { proves } from '../proving.ts';
import { armyOf, battalion, division, pool, regiment, without } from './lists.ts';

const IDS = ['1/45', '2/45', '3/45'] as const;

const refusals = (list: ArmyList) => judgeArmy(list).refusals.map(({ rule, code }) => `${rule} ${code}`);
const remarks = (list: ArmyList) => judgeArmy(list).remarks.map(({ rule, code }) => `${rule} ${code}`);

test('a division of all arms is lawful and usual', () => {
  expect(judgeArmy(division)).toEqual({ refusals: [], remarks: [] });
  expect(readArmy(division)).toEqual({ ok: true, value: division });
});

describe('what makes a unit', () => {
  proves(['LA-U1.2-1', 'LA-U1.2-2', 'LA-U1.2-3'], 'eight, five, three at least', (saw) => {
    const weak = armyOf({
      units: [
        { id: 'foot', companies: [{ troop: 'fusilier', figures: 7 }] },
        { id: 'horse', companies: [{ troop: 'hussar', figures: 4 }] },
      ],
      batteries: [{ id: 'guns', troop: 'foot-8pdr', gunners: 2 }],
    });
    saw(judgeArmy(weak));
    expect(refusals(weak)).toEqual([
      'LA-U1.2-1 too-few-figures',
      'LA-U1.2-2 too-few-figures',
      'LA-U1.2-3 too-few-figures',
    ]);
    const enough = armyOf({
      units: [
        { id: 'foot', companies: [{ troop: 'fusilier', figures: 8 }] },
        { id: 'horse', companies: [{ troop: 'hussar', figures: 5 }] },
      ],
      batteries: [{ id: 'guns', troop: 'foot-8pdr', gunners: 3 }],
    });
    expect(refusals(enough)).toEqual([]);
    expect(remarks(enough)).toEqual([
      'LA-S3.7-1 unusual-strength',
      'LA-S3.7-7 unusual-strength',
      'LA-S3.7-51 unusual-strength',
    ]);
  });

  test.each<[string, Partial<ArmyList>, readonly string[]]>([
    [
      'two arms in one unit',
      {
        units: [
          {
            id: 'odd',
            companies: [
              { troop: 'fusilier', figures: 9 },
              { troop: 'hussar', figures: 3 },
            ],
          },
        ],
      },
      ['LA-U1.1-2 mixed-arms'],
    ],
    [
      'guns among the battalions',
      { units: [{ id: 'guns', companies: [{ troop: 'foot-8pdr', figures: 4 }] }], batteries: [] },
      ['LA-U1.1-4 guns-apart'],
    ],
    [
      'foot among the batteries',
      { batteries: [{ id: 'foot', troop: 'fusilier', gunners: 12 }] },
      ['LA-U1.1-4 no-battery'],
    ],
    [
      'troops of another nation, and nothing else of that unit',
      { units: [{ id: 'few', companies: [{ troop: 'rifles', figures: 2 }] }] },
      ['LA-S3.7-63 unknown-troop'],
    ],
    ['one name for two', { units: [battalion('Friant')] }, ['LA-U1.1-1 name-twice']],
  ])('%s', (_, more, expected) => {
    expect(refusals(armyOf(more))).toEqual(expected);
  });
});

describe('pooled companies', () => {
  proves(['LA-U1.3-2', 'LA-U1.3-8'], 'grenadiers and voltigeurs: five units and still 54 figures', (saw) => {
    const all = regiment(...IDS.map(battalion));
    const pooled = regiment(
      ...IDS.map((id) => without(id, 'grenadier', 'voltigeur')),
      pool('grenadiers', 'grenadier', ...IDS),
      pool('voltigeurs', 'voltigeur', ...IDS),
    );
    expect(refusals(pooled)).toEqual([]);
    const strengths = budgetOf(pooled).lines.map(({ figures }) => figures);
    expect(strengths.slice(0, 5)).toEqual([12, 12, 12, 9, 9]);
    expect(budgetOf(pooled).figures).toBe(budgetOf(all).figures);

    const kept = regiment(...IDS.map(battalion), pool('grenadiers', 'grenadier', ...IDS));
    const twice = regiment(...IDS.map((id) => without(id, 'grenadier')), {
      ...pool('grenadiers', 'grenadier', ...IDS),
      companies: [{ troop: 'grenadier', figures: 3, times: 4 }],
    });
    saw([judgeArmy(kept), judgeArmy(twice)]);
    expect([...refusals(kept)].sort()).toEqual([
      ...IDS.map(() => 'LA-U1.3-2 still-has-them'),
      ...IDS.map(() => 'LA-U1.3-8 gave-too-many'),
    ]);
    expect(refusals(twice)).toEqual(['LA-U1.3-8 not-one-each']);
  });

  test.each<[string, ArmyList, readonly string[]]>([
    [
      'only light companies and grenadiers',
      regiment(...IDS.map((id) => without(id)), pool('fusiliers', 'fusilier', ...IDS)),
      [
        'LA-U1.3-2 not-special',
        ...IDS.map(() => 'LA-U1.3-2 still-has-them'),
        ...IDS.map(() => 'LA-U1.3-8 gave-too-many'),
      ],
    ],
    [
      'from battalions that are there',
      regiment(without('1/45', 'grenadier'), pool('grenadiers', 'grenadier', '1/45', '9/99', 'guns')),
      ['LA-U1.3-2 unknown-giver', 'LA-U1.3-2 unknown-giver'],
    ],
    [
      'eight at least, of one kind',
      regiment(without('1/45', 'grenadier'), pool('grenadiers', 'grenadier', '1/45')),
      ['LA-U1.2-1 too-few-figures'],
    ],
  ])('%s', (_, list, expected) => {
    expect([...refusals(list)].sort()).toEqual([...expected].sort());
  });
});

describe('formations and orders', () => {
  proves(
    ['LA-S3.7-63', 'LA-S3.7-64', 'LA-S3.7-65', 'LA-S3.7-66', 'LA-S3.7-67'],
    'what each nation’s infantry forms, and what it does not',
    (saw) => {
      const odd = [
        ['france', 'fusilier', 'double line', 'division column'],
        ['britain', 'line', 'full square', 'double line'],
        ['prussia', 'musketeer', 'double line', 'full square'],
        ['austria', 'fusilier', 'division column', 'full square'],
        ['russia', 'musketeer', 'full square', 'section column'],
      ] as const;
      for (const [nation, troop, wrong, right] of odd) {
        const list = (formation: typeof wrong | typeof right): ArmyList => ({
          ...{ nation, units: [{ id: 'foot', companies: [{ troop, figures: 16 }], formation }] },
        });
        saw(judgeArmy(list(wrong)));
        expect(judgeArmy(list(wrong)).refusals).toMatchObject([{ code: 'not-its-formation' }]);
        expect(refusals(list(right))).toEqual([]);
      }
    },
  );

  proves('LA-S3.2-7', 'a battery attacks, holds or supports', (saw) => {
    const told = (attitude: 'harass' | 'hold') =>
      armyOf({ batteries: [{ id: 'guns', troop: 'foot-8pdr', attitude }] });
    saw(judgeArmy(told('harass')));
    expect(refusals(told('harass'))).toEqual(['LA-S3.2-7 gun-attitude']);
    expect(refusals(told('hold'))).toEqual([]);
  });

  test('horse and guns have formations of their own', () => {
    const odd = armyOf({
      units: [{ id: 'horse', companies: [{ troop: 'hussar', figures: 12 }], formation: 'square' }],
      batteries: [{ id: 'guns', troop: 'foot-8pdr', formation: 'line' }],
    });
    expect(refusals(odd)).toEqual(['LA-U2.3-2 not-its-formation', 'LA-M4.1-1 not-its-formation']);
  });

  test('more companies than its nation has are remarked on', () => {
    const many = armyOf({ units: [{ id: 'big', companies: [{ troop: 'fusilier', figures: 2, times: 7 }] }] });
    expect(remarks(many)).toEqual(['LA-S3.7-63 unusual-companies']);
  });
});

describe('every sentence', () => {
  test('is said in both languages, with its rule', () => {
    const odd = armyOf({
      budget: 10,
      units: [
        { id: 'few', companies: [{ troop: 'fusilier', figures: 3 }] },
        { id: 'strange', companies: [{ troop: 'samurai', figures: 9 }] },
      ],
      officers: [{ id: 'nobody’s aide', rank: 'aide' }],
    });
    const { refusals: found } = judgeArmy(odd);
    expect(found.map((refusal) => sayOfArmy(refusal, 'en'))).toEqual([
      'Few has only 3 figures; a unit of this arm counts at least 8 (LA-U1.2-1)',
      'Strange has samurai, which the tables of France do not know (LA-S3.7-63)',
      'Nobody’s aide is an aide and no general of this army is his (LA-S3.2-9)',
      expect.stringMatching(/^The army costs \d+ points, \d+ more than its 10 \(LA-S3\.7-70\)$/),
    ]);
    expect(found.map((refusal) => sayOfArmy(refusal, 'fr'))[3]).toMatch(
      /^L’armée coûte \d+ points, \d+ de plus que ses 10/,
    );
  });
});
