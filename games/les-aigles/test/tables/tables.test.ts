import { describe, expect, test } from 'vitest';
import { provesAsWritten } from '../../../../tools/proofs/as-written.ts';
import type { Part } from '../../model/part.ts';
import type { Unit } from '../../model/unit.ts';
import { arms, type Formation, nations } from '../../model/vocabulary.ts';
import { allowance, chargeBonus } from '../../tables/allowances.ts';
import { formationsOf, mayChargeIn, nationFacts } from '../../tables/nations.ts';
import { type Troop, tabled, troopOf, troops } from '../../tables/troops.ts';
import { battalion } from '../changes/help.ts';
import { companies, scene } from '../scene.ts';
import { BATTALIONS, BATTERIES, FOOT_AND_HORSE } from './as-written.ts';

const usualOf = ([least, most]: Troop['usual']): string => (least === most ? `${least}` : `${least}-${most}`);

const armOf = ({ fire, weapon }: Troop): string => weapon ?? (fire === 0 ? '-' : 'musket');

describe('the national tables', () => {
  provesAsWritten('foot and horse are what the tables say', FOOT_AND_HORSE, () =>
    tabled
      .filter(({ calibre }) => calibre === undefined)
      .map((row) => [
        ...[row.rule, row.nation, row.status, row.drill, row.combat, row.charge, row.fire],
        ...[armOf(row), row.line, row.column, usualOf(row.usual), row.budget],
      ]),
  );

  provesAsWritten('so are the batteries', BATTERIES, () =>
    tabled
      .filter(({ calibre }) => calibre !== undefined)
      .map((row) => [
        ...[row.rule, row.nation, row.arm.split(' ')[0] ?? '', row.calibre ?? '', row.status, row.drill],
        ...[row.combat, row.column, usualOf(row.usual), row.budget],
      ]),
  );

  provesAsWritten('and the battalions', BATTALIONS, () =>
    nations.map((nation) => {
      const { rule, battalion: usual, infantry, charges, fullSquare } = nationFacts[nation];
      return [
        ...[rule, nation, `${usual.companies} x ${usual.figures}`],
        ...[infantry.join(', '), charges.join(', '), fullSquare.join(', ')],
      ];
    }),
  );

  test('every row can be fielded in a formation of its arm', () => {
    for (const troop of troops) {
      const [formation] = formationsOf(troop.nation, troop.arm);
      const figures = Math.max(8, troop.usual[1]);
      const given = scene([
        {
          ...{ id: troop.id, at: [0, 0], nation: troop.nation, formation: formation ?? 'line' },
          companies: companies(1, figures, troop.id),
        },
      ]);
      const [unit] = given.state.units.flat();
      expect(unit).toMatchObject({ arm: troop.arm, status: troop.status, drill: troop.drill });
    }
    expect(new Set(tabled.map(({ rule }) => rule)).size).toBe(62);
  });

  test('the budget of every foot and horse follows from its values', () => {
    const bonus = { guard: 10, elite: 6, regular: 2, 'semi-regular': 0, militia: -2, irregular: -2 };
    for (const { arm, status, combat, charge, fire, budget } of tabled) {
      if (arm !== 'infantry' && arm !== 'cavalry') continue;
      expect(budget).toBe(2 * (combat + charge + fire) + bonus[status] + (arm === 'cavalry' ? 8 : 0));
    }
  });

  test('a battery costs so much a gunner, by calibre', () => {
    for (const { arm, calibre, usual, budget } of troops) {
      if (calibre === undefined) continue;
      const each = (calibre === 'heavy' ? 70 : 55) + (arm === 'horse artillery' ? 10 : 0);
      expect(budget).toBe(each * usual[0]);
    }
  });

  test('columns go farther than lines, and every name is known once', () => {
    for (const { line, column } of troops) expect(column).toBeGreaterThan(line);
    for (const { nation, id, rule } of troops) expect(troopOf(nation, id).rule).toBe(rule);
    expect(new Set(troops.map(({ nation, id }) => `${nation} ${id}`)).size).toBe(troops.length);
    expect(() => troopOf('france', 'samurai')).toThrow();
  });

  test('in which formations a nation charges', () => {
    const charging = nations.map((nation) => {
      const all: readonly Formation[] = [
        'line',
        'double line',
        'march column',
        'section column',
        'division column',
        'square',
      ];
      return all.filter((formation) => mayChargeIn(nation, 'infantry', formation));
    });
    expect(charging).toEqual([
      ['line', 'march column', 'division column'],
      ['line', 'double line'],
      ['line', 'march column', 'division column'],
      ['line', 'march column'],
      ['line', 'march column', 'division column'],
    ]);
    for (const nation of nations)
      for (const arm of arms) {
        if (arm === 'infantry') continue;
        expect(mayChargeIn(nation, arm, 'line')).toBe(arm === 'cavalry');
        expect(mayChargeIn(nation, arm, 'square')).toBe(false);
      }
  });
});

describe('how far a part goes in a quarter', () => {
  const body = (formation: Formation, list = battalion, more: object = {}): readonly [Unit, Part] => {
    const given = scene([{ id: 'unit', at: [0, 0], companies: list, formation, ...more } as never]);
    const [unit, part] = [given.state.units.flat()[0], given.state.parts.flat()[0]];
    if (unit === undefined || part === undefined) throw new Error('Nobody is there');
    return [unit, part];
  };

  test('a French battalion: 4.5 cm in column, 3.5 in line, half of that in square', () => {
    expect(allowance(...body('march column'))).toBe(4_500);
    expect(allowance(...body('division column'))).toBe(4_500);
    expect(allowance(...body('line'))).toBe(3_500);
    expect(allowance(...body('square'))).toBe(1_750);
    expect(allowance(...body('line'), 'forced')).toBe(6_750);
    expect(allowance(...body('line'), 'evade')).toBe(5_500);
    expect(allowance(...body('line'), 'march', 'march column')).toBe(4_500);
  });

  test('the slowest company sets the pace; those that are out go at their own', () => {
    const elites = battalion.filter(({ troop }) => troop !== 'fusilier');
    expect(allowance(...body('march column', [...elites, ...companies(1, 3, 'grenadier')]))).toBe(5_000);
    const [unit, part] = body('march column');
    expect(allowance(unit, { ...part, companies: [0], formation: 'skirmish' })).toBe(5_000);
    const lost = battalion.map((each) => (each.troop === 'fusilier' ? { ...each, lost: 3 } : each));
    expect(allowance(...body('march column', lost))).toBe(5_000);
  });

  test('cavalry: column, line, echelon as column, chequer as line; rallies at the column’s pace', () => {
    const riders = companies(4, 3, 'hussar');
    expect(
      ['march column', 'line', 'double line', 'echelon', 'chequer'].map((formation) =>
        allowance(...body(formation as Formation, riders)),
      ),
    ).toEqual([...[9_000, 7_000, 7_000, 9_000, 7_000]]);
    expect(allowance(...body('line', riders), 'rally')).toBe(9_000);
  });

  test('guns go limbered or not at all, and a full square stays', () => {
    const guns = companies(1, 4, 'foot-8pdr');
    expect(allowance(...body('limbered', guns))).toBe(4_000);
    expect(allowance(...body('in battery', guns))).toBe(0);
    expect(allowance(...body('full square', companies(4, 4, 'musketeer'), { nation: 'prussia' }))).toBe(0);
  });

  test('a charge adds whole centimetres: 4 in column, 3 in line, 9 and 7 for hussars, nothing for a square', () => {
    expect(chargeBonus(...body('march column'))).toBe(4_000);
    expect(chargeBonus(...body('line'))).toBe(3_000);
    expect(chargeBonus(...body('march column', companies(4, 3, 'hussar')))).toBe(9_000);
    expect(chargeBonus(...body('line', companies(4, 3, 'hussar')))).toBe(7_000);
    expect(chargeBonus(...body('square'))).toBe(0);
    expect(chargeBonus(...body('skirmish'))).toBe(0);
  });
});
