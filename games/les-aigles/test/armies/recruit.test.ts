import { describe, expect, test } from 'vitest';
import {
  type ArmyList,
  brief,
  budgetOf,
  commission,
  dismiss,
  judgeArmy,
  nations,
  priceList,
  recruit,
  resize,
} from '../../scenario/armies/index.ts';
import { troopOf } from '../../tables/troops.ts';

const none: ArmyList = { nation: 'france', units: [] };

describe('an army list', () => {
  test('takes in a unit of any troops, at a strength that its table has', () => {
    for (const nation of nations)
      for (const { troop } of priceList(nation)) {
        const list = recruit({ nation, units: [] }, troop);
        const { refusals, remarks } = judgeArmy(list);
        const row = troopOf(nation, troop);
        // Grenadiers and engineers of some nations fight in single companies, which are no unit.
        const isUnit = row.usual[1] >= 8 || row.arm !== 'infantry';
        if (isUnit) expect([troop, refusals, remarks]).toEqual([troop, [], []]);
        expect(budgetOf(list).total).toBeGreaterThan(0);
      }
  });

  test('gives each its own name and number', () => {
    const list = recruit(recruit(recruit(none, 'fusilier'), 'fusilier'), 'foot-8pdr');
    expect(list.units.map(({ id }) => id)).toEqual(['fusilier-1', 'fusilier-2']);
    expect(list.units[1]?.name).toEqual({ fr: 'Fusilier n° 2', en: 'Fusilier no. 2' });
    expect(list.batteries?.map(({ id }) => id)).toEqual(['foot-8pdr-1']);
    expect(recruit(dismiss(list, 'fusilier-1'), 'fusilier').units.map(({ id }) => id)).toEqual([
      'fusilier-2',
      'fusilier-1',
    ]);
    expect(recruit(none, 'cossack')).toBe(none);
  });

  test('lets units grow and shrink by a company, and never to nothing', () => {
    const list = recruit(none, 'fusilier');
    const figures = (of: ArmyList): number => budgetOf(of).figures;
    expect(figures(resize(list, 'fusilier-1', 1))).toBe(figures(list) + 3);
    let least = list;
    for (let i = 0; i < 30; i += 1) least = resize(least, 'fusilier-1', -1);
    expect(figures(least)).toBe(3);
    expect(judgeArmy(least).refusals).not.toEqual([]);
    let most = list;
    for (let i = 0; i < 30; i += 1) most = resize(most, 'fusilier-1', 1);
    expect(figures(most)).toBe(60);
  });

  test('loses a general’s aides with him', () => {
    const staff = commission(commission(recruit(none, 'fusilier'), 'general'), 'aide');
    expect(judgeArmy(staff).refusals).toEqual([]);
    expect(dismiss(staff, 'general-1').officers).toEqual([]);
    expect(judgeArmy(commission(none, 'aide')).refusals.map(({ code }) => code)).toEqual(['aide-alone']);
  });

  test('carries the orders that its units are given', () => {
    const list = recruit(recruit(none, 'fusilier'), 'foot-8pdr');
    const given = brief(brief(list, 'fusilier-1', 'harass'), 'foot-8pdr-1', 'harass');
    expect(given.units[0]?.attitude).toBe('harass');
    expect(judgeArmy(given).refusals.map(({ code }) => code)).toEqual(['gun-attitude']);
  });
});
