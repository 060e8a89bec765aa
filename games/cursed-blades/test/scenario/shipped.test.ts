import { readdirSync } from 'node:fs';
import { inLanguage } from '@grognard/engine';
import { describe, expect, test } from 'vitest';
import type { CounterData, Scenario, UnitData } from '../../model/scenario.ts';
import { open } from '../../scenario/open.ts';
import { prepare } from '../../scenario/prepare.ts';
import { cursedBladesSchemas } from '../../schemas/schemas.ts';
import { scenarioIds, shipped } from '../trial.ts';

/** What the rules say of a scenario; nothing if it can be played. */
const refusalsOf = (scenario: Scenario): readonly object[] => {
  const setting = prepare(scenario, {});
  if (!setting.ok) return setting.error;
  const opened = open(setting.value, scenario, []);
  return opened.ok ? [] : opened.error;
};

test('every scenario that is shipped is tried', () => {
  const folder = new URL('../../../../scenarios/cursed-blades/', import.meta.url);
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  expect(files.map((name) => name.replace('.json', '')).sort()).toEqual([...scenarioIds].sort());
});

describe.each(scenarioIds)('%s', (id) => {
  const scenario = shipped(id);

  test('can be played, and goes by the name of its file', () => {
    expect(scenario.id).toBe(id);
    expect(refusalsOf(scenario)).toEqual([]);
  });

  test('gives every unit a name in both languages, and no two the same', () => {
    for (const language of ['fr', 'en'] as const) {
      const names = scenario.units.map(({ name }) => inLanguage(name, language) ?? '');
      expect(names).not.toContain('');
      expect(new Set(names).size).toBe(names.length);
    }
  });

  test('asks both sides for something', () => {
    const asked = new Set(scenario.objectives.map(({ side }) => side));
    const owners = new Set(scenario.counters.flatMap(({ side }) => side ?? []));
    for (const { id: side } of scenario.sides) expect(asked.has(side) || owners.has(side)).toBe(true);
  });
});

const first = shipped('first-blood');
const [soldier] = first.units;

/** The small scenario with one thing more, or one thing else. */
const withUnit = (more: Partial<UnitData>): Scenario => ({
  ...first,
  units: [...first.units, { ...(soldier as UnitData), id: 'stranger', type: 'levy', at: [1, 1], ...more }],
});
const withCounter = (counter: CounterData): Scenario => ({
  ...first,
  counters: [...first.counters, counter],
});

const soldierAt = (soldier as UnitData).at;

describe('a scenario is refused', () => {
  test.each([
    ['for a unit of an unknown type', withUnit({ type: 'wizards' }), 'unknown-type'],
    ['for a unit off the map', withUnit({ at: [40, 1] }), 'unit-off-the-map'],
    ['for a counter off the map', withCounter({ kind: 'debris', at: [40, 1] }), 'counter-off-the-map'],
    ['for two units of one name', withUnit({ id: (soldier as UnitData).id }), 'two-of-a-name'],
    [
      'for too high a stack',
      {
        ...withUnit({ at: soldierAt }),
        counters: [
          { kind: 'civilians', side: 'red', at: soldierAt },
          { kind: 'herd', side: 'red', at: soldierAt },
        ],
      } satisfies Scenario,
      'crowded-opening',
    ],
    ['for enemies in one hex', withUnit({ side: 'blue', at: soldierAt }), 'enemies-together'],
    [
      'for a unit on a cliff',
      {
        ...withUnit({}),
        map: { ...first.map, hexes: [{ hexes: [[1, 1]], ground: 'impassable' }] },
      } satisfies Scenario,
      'unit-on-closed-ground',
    ],
    [
      'for an objective off the map',
      { ...first, objectives: [{ kind: 'hold', side: 'red', at: [40, 1], points: 1 }] } satisfies Scenario,
      'off-the-map',
    ],
    [
      'for an objective of nobody',
      { ...first, objectives: [{ kind: 'hold', side: 'green', at: [1, 1], points: 1 }] } satisfies Scenario,
      'unknown-side',
    ],
    [
      'for munitions off the map',
      { ...first, munitions: { red: [99, 1], blue: [1, 1] } } satisfies Scenario,
      'off-the-map',
    ],
  ])('%s', (_, scenario, code) => {
    expect(refusalsOf(scenario)).toContainEqual(expect.objectContaining({ code }));
  });

  test('by its reader where a number is none', () => {
    const read = cursedBladesSchemas.scenario({ ...first, turns: Number.NaN });
    expect(read).toMatchObject({ ok: false, error: [{ path: ['turns'] }] });
  });
});
