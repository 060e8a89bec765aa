import { expect } from 'vitest';
import { proves } from '../../../../tools/proofs/proves.ts';
import type { MapData, Scenario } from '../../model/scenario.ts';
import { open } from '../../scenario/open.ts';
import { prepare } from '../../scenario/prepare.ts';
import { attacker, EAST, field, HERE, NORTH_EAST, type Scene } from '../scene.ts';

/** What a scenario names must be there, and stand as the rules have it. */

const wrongIn = (scenario: Scenario): readonly unknown[] => {
  const setting = prepare(scenario, {});
  if (!setting.ok) return setting.error;
  const opened = open(setting.value, scenario, []);
  return opened.ok ? [] : opened.error;
};

const mapped = (map: Partial<MapData>): Scenario => {
  const scenario = field({});
  return { ...scenario, map: { ...scenario.map, ...map } };
};

proves('CB-B4.1-1', 'sides and roads lie on the map, between neighbours', (saw) => {
  const rough = (between: readonly [typeof HERE, typeof HERE]) =>
    mapped({ sides: [{ between, kind: 'rough' }] });
  const road = (...way: readonly (typeof HERE)[]) => mapped({ roads: [way] });
  expect(wrongIn(rough([HERE, EAST]))).toEqual([]);
  expect(saw(wrongIn(rough([HERE, [9, 4]])))).toMatchObject([{ code: 'not-neighbours' }]);
  expect(
    saw(
      wrongIn(
        rough([
          [11, 4],
          [12, 4],
        ]),
      ),
    ),
  ).toContainEqual(expect.objectContaining({ code: 'off-the-map' }));
  expect(wrongIn(road(HERE, EAST))).toEqual([]);
  expect(saw(wrongIn(road(HERE, [9, 4])))).toMatchObject([{ code: 'not-neighbours' }]);
  expect(saw(wrongIn(road([11, 4], [12, 4])))).toContainEqual(
    expect.objectContaining({ code: 'off-the-map' }),
  );
});

proves('CB-B4.2-1', 'units and counters belong to a side of the battle', (saw) => {
  const scenario = field({ counters: [{ kind: 'tents', side: 'red', at: HERE }] });
  const [tents] = scenario.counters;
  const [unit, ...others] = scenario.units;
  if (tents === undefined || unit === undefined) throw new Error('nothing stands there');
  expect(wrongIn(scenario)).toEqual([]);
  expect(saw(wrongIn({ ...scenario, counters: [{ ...tents, side: 'green' }] }))).toMatchObject([
    { rule: 'CB-B4.2-1', code: 'unknown-side' },
  ]);
  expect(saw(wrongIn({ ...scenario, units: [{ ...unit, side: 'green' }, ...others] }))).toMatchObject([
    { rule: 'CB-B4.2-1', code: 'unknown-side' },
  ]);
});

const wrongWith = (scene: Scene): readonly unknown[] => wrongIn(field(scene));

proves('CB-B4.1-1', 'both hexes of a formation lie on the map', (saw) => {
  const line = (at: typeof HERE, and: typeof HERE) =>
    wrongWith({ red: [attacker('spearmen', { at, facing: 1, steps: 4, formed: { and, mode: 'march' } })] });
  expect(line(HERE, NORTH_EAST)).toEqual([]);
  expect(saw(line([5, 1], [5, 0]))).toContainEqual(expect.objectContaining({ code: 'unit-off-the-map' }));
});

proves('CB-B4.5-1', 'the troops of a hex look the same way', (saw) => {
  const two = (facing: number) =>
    wrongWith({ red: [attacker('levy'), attacker('levy', { id: 'second', facing })] });
  expect(two(0)).toEqual([]);
  expect(saw(two(3))).toContainEqual(expect.objectContaining({ rule: 'CB-B4.5-1', code: 'facings-differ' }));
});

proves('CB-B4.5-5', 'a formation shares its hexes with no troop', (saw) => {
  const line = attacker('spearmen', {
    at: HERE,
    facing: 1,
    steps: 4,
    formed: { and: NORTH_EAST, mode: 'march' },
  });
  const beside = (type: string) =>
    wrongWith({ red: [line, attacker(type, { id: 'second', at: HERE, facing: 1 })] });
  expect(beside('captain')).toEqual([]);
  expect(saw(beside('levy'))).toContainEqual(
    expect.objectContaining({ rule: 'CB-B4.5-5', code: 'formation-stands-alone' }),
  );
});
