import { describe, expect, test } from 'vitest';
import { type Nation, nations } from '../../model/vocabulary.ts';
import { judgeArmy } from '../../scenario/armies/check.ts';
import type { ArmyList } from '../../scenario/armies/list.ts';
import { valuesOf } from '../../scenario/armies/officers.ts';
import { budgetOf } from '../../scenario/armies/points.ts';
import { type Troop, tabled, troopOf, troops } from '../../tables/troops.ts';
import { proves } from '../proving.ts';
import { armyOf, division } from './lists.ts';

/** For what a figure is, besides twice what it can do, as the supplement has it. */
const STANDING = { guard: 10, elite: 6, regular: 2, 'semi-regular': 0, militia: -2, irregular: -2 } as const;
const MOUNTED = 8;

const reckoned = ({ arm, status, combat, charge, fire }: Troop): number =>
  2 * (combat + charge + fire) + STANDING[status] + (arm === 'cavalry' ? MOUNTED : 0);

const LEAST = { infantry: 8, cavalry: 5 } as const;

/** Every row of a nation's table, each at its usual strength. */
const everybody = (nation: Nation): ArmyList => {
  const own = tabled.filter((troop) => troop.nation === nation);
  return {
    nation,
    units: own.flatMap(({ id, arm, usual: [, most] }) =>
      arm === 'infantry' || arm === 'cavalry'
        ? [{ id, companies: [{ troop: id, figures: Math.max(LEAST[arm], most) }] }]
        : [],
    ),
    batteries: own.flatMap(({ id, calibre }) => (calibre === undefined ? [] : [{ id, troop: id }])),
  };
};

describe('what an army costs', () => {
  proves(
    Array.from({ length: 62 }, (_, place) => `LA-S3.7-${place + 1}`),
    'every row of the tables can be raised, and costs what it says',
    (saw) => {
      for (const nation of nations) {
        const list = everybody(nation);
        const { refusals, remarks } = judgeArmy(list);
        expect(refusals).toEqual([]);
        // British grenadiers are one or two a battalion: eight of them are a unit, and not a usual one.
        const unusual = nation === 'britain' ? [{ rule: 'LA-S3.7-13', code: 'unusual-strength' }] : [];
        expect(remarks).toMatchObject(unusual);
        const { lines } = budgetOf(list);
        saw(lines);
        const raised = [...list.units, ...(list.batteries ?? [])].map(({ id }) => id);
        expect(lines.map(({ id }) => id).sort()).toEqual(raised.sort());
        for (const { id, figures, points } of lines) {
          const { budget, calibre } = troopOf(nation, id);
          expect(points).toBe(calibre === undefined ? budget * figures : budget);
        }
      }
    },
  );

  proves(['LA-S3.7-70', 'LA-S3.7-71'], 'by value, standing and mount; by calibre and gunner', (saw) => {
    for (const troop of tabled) if (troop.calibre === undefined) expect(reckoned(troop)).toBe(troop.budget);
    const { lines, total } = budgetOf({
      nation: 'france',
      units: [
        { id: 'fusiliers', companies: [{ troop: 'fusilier', figures: 18 }] },
        { id: 'hussars', companies: [{ troop: 'hussar', figures: 3, times: 4 }] },
      ],
      batteries: [
        { id: 'foot', troop: 'foot-8pdr', gunners: 5 },
        { id: 'heavy', troop: 'foot-12pdr' },
        { id: 'horse', troop: 'horse-6pdr' },
      ],
    });
    saw(lines);
    expect(lines.map(({ points }) => points)).toEqual([360, 336, 275, 280, 195]);
    expect(total).toBe(1_446);
  });

  proves('LA-S3.7-72', 'an engineer: one less in combat, two in fire, ten points more', (saw) => {
    const sappers: ArmyList = {
      nation: 'france',
      units: [{ id: 'génie', companies: [{ troop: 'engineer', figures: 9 }] }],
    };
    saw(budgetOf(sappers).lines);
    expect(budgetOf(sappers).total).toBe(270);
    expect(troopOf('france', 'engineer')).toMatchObject({ combat: 3, charge: 1, fire: 2, budget: 30 });
    expect(
      troops
        .filter(({ id }) => id === 'engineer')
        .map(({ nation, combat, fire, budget }) => [nation, combat, fire, budget]),
    ).toEqual([
      ['france', 3, 2, 30],
      ['britain', 3, 4, 36],
      ['prussia', 3, 2, 32],
      ['austria', 3, 2, 30],
      ['russia', 3, 1, 30],
    ]);
  });

  proves('LA-S3.7-73', 'a general by his values, an aide fifteen', (saw) => {
    const { lines } = budgetOf({
      nation: 'france',
      units: [],
      officers: [
        { id: 'chief', rank: 'general', level: 'army' },
        { id: 'none', rank: 'general', charisma: 0, authority: 0 },
        { id: 'aide', rank: 'aide', general: 'chief' },
      ],
    });
    saw(lines);
    expect(lines.map(({ points }) => points)).toEqual([170, 30, 15]);
  });

  test('an army may spend its budget to the point, and no more', () => {
    const { total } = budgetOf(division);
    expect(judgeArmy(armyOf({ budget: total })).refusals).toEqual([]);
    expect(judgeArmy(armyOf({ budget: total - 1 })).refusals).toMatchObject([
      { rule: 'LA-S3.7-70', code: 'over-budget', params: { over: 1 } },
    ]);
  });
});

describe('officers', () => {
  proves('LA-S3.2-9', 'values by level, from 0 to 5; an aide has his general’s authority', (saw) => {
    const officers = (['army', 'division', 'brigade'] as const).map((level) => ({
      ...{ id: level, rank: 'general' as const, level },
    }));
    const aide = { id: 'aide', rank: 'aide' as const, general: 'army' };
    expect(officers.map((each) => valuesOf(each, officers))).toEqual([
      { charisma: 3, authority: 4 },
      { charisma: 2, authority: 3 },
      { charisma: 1, authority: 2 },
    ]);
    expect(valuesOf(aide, officers)).toEqual({ charisma: 0, authority: 4 });
    expect(judgeArmy(armyOf({ officers: [...officers, aide] })).refusals).toEqual([]);
    const odd = armyOf({
      officers: [
        { id: 'hero', rank: 'general', charisma: 6 },
        { id: 'dolt', rank: 'general', authority: -1 },
        { ...aide, general: 'hero', charisma: 1 },
        { id: 'lost', rank: 'aide', general: 'aide' },
      ],
    });
    saw(judgeArmy(odd));
    expect(judgeArmy(odd).refusals.map(({ code }) => code)).toEqual([
      'officer-value',
      'officer-value',
      'aide-value',
      'aide-alone',
    ]);
  });
});
