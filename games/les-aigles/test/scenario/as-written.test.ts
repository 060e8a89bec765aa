import { describe, expect, test } from 'vitest';
import { partOf } from '../../model/evolve.ts';
import type { Scenario, UnitEntry } from '../../model/scenario.ts';
import { decisions } from '../../play/decisions.ts';
import { standingOf } from '../../rules/victory/breaking.ts';
import { position } from '../../scenario/position.ts';
import { publicScenarioOf } from '../../scenario/prepare.ts';
import { scenarioSchema } from '../../schemas/scenario.ts';
import { laidOut } from '../random-battle.ts';
import { table, unit } from '../scene.ts';

const battalion = unit({ id: 'a', at: [0, 0] });
const enemy = unit({ id: 'b', side: 'allied', at: [0, 40], facing: 180 });

const laid = (units: readonly UnitEntry[], more: Partial<Scenario> = {}) =>
  laidOut({ ...table, units, ...more }, 1);

describe('a position that says its phase', () => {
  const now = { period: 1, quarter: 2 };

  test('lets everybody fire who is not said to have fired; without it the first quarter is spent', () => {
    expect(partOf(laid([battalion, enemy], { now }).state, 0).spent).toEqual([1]);
    expect(partOf(laid([battalion, enemy], { now, phase: 'plans' }).state, 0).spent).toBeUndefined();
  });

  test('asks for that decision', () => {
    const { setting, state } = laid([battalion, enemy], { now, phase: 'reactions' });
    expect(decisions(setting, state)).toMatchObject([{ kind: 'reactions', orders: ['react'] }]);
  });

  test('hides whom it says to be unseen, and nobody else', () => {
    const unseen = { ...enemy, kept: { unseen: ['french'] } };
    const { state } = laid([battalion, unseen], { now, phase: 'plans' });
    expect(partOf(state, 1).unseen).toEqual(['french']);
    expect(partOf(state, 0).unseen).toBeUndefined();
  });
});

describe('a unit of which nothing is left on the table', () => {
  const lost = { ...battalion, id: 'lost', gone: true } as const;

  test('counts as lost, before and after its position is printed', () => {
    const given = laid([battalion, lost, enemy]);
    const worth = standingOf(given.state, 'french');
    expect(worth).toEqual({ gone: worth.budget / 2, budget: worth.budget });
    const again = laidOut(position(given.setting, given.state), 1);
    expect(standingOf(again.state, 'french')).toEqual(worth);
  });
});

describe('what is left of a plan', () => {
  const reads = (task: Readonly<Record<string, unknown>>): boolean =>
    scenarioSchema.safeParse({ ...table, units: [{ ...battalion, kept: { secret: { plan: [task] } } }] })
      .success;

  test('is written as orders are', () => {
    expect(reads({ do: 'march', legs: [{ go: 'ahead', cm: 4.5 }] })).toBe(true);
    expect(reads({ do: 'charge', target: 'b' })).toBe(true);
    expect(reads({ do: 'deploy', companies: ['#2'] })).toBe(true);
  });

  test('is refused where no order could say it', () => {
    expect(reads({ do: 'march', legs: [{ go: 'up', cm: 4.5 }] })).toBe(false);
    expect(reads({ do: 'dance' })).toBe(false);
    expect(reads({ do: 'charge', target: ['b'] })).toBe(false);
  });
});

test('nothing that only one side knows is in what everybody is given of a position', () => {
  const { setting, state } = laid([battalion, enemy], { phase: 'plans', kept: { broken: ['french'] } });
  const ground = publicScenarioOf(position(setting, state));
  for (const key of ['units', 'officers', 'phase', 'parts', 'kept', 'contacts'])
    expect(ground).not.toHaveProperty(key);
});
