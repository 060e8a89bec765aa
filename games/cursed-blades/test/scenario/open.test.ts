import { describe, expect, test } from 'vitest';
import { proves } from '../../../../tools/proofs/proves.ts';
import { cursedBlades } from '../../game.ts';
import type { CounterData, HexName, Scenario, UnitData } from '../../model/scenario.ts';
import { open } from '../../scenario/open.ts';
import { prepare } from '../../scenario/prepare.ts';
import { raid } from '../raid.ts';
import { attacker, defender, EAST, field, HERE, NORTH_EAST, type Scene, WEST } from '../scene.ts';

const wrongWith = (scene: Scene): readonly unknown[] => {
  const scenario = field(scene);
  const setting = prepare(scenario, {});
  if (!setting.ok) return setting.error;
  const opened = open(setting.value, scenario, []);
  return opened.ok ? [] : opened.error;
};

proves('CB-B4.2-1', 'every unit has a name of its own, and a type that is known', (saw) => {
  expect(saw(wrongWith({ red: [attacker('wizards')] }))).toMatchObject([{ code: 'unknown-type' }]);
  expect(saw(wrongWith({ red: [attacker('levy'), attacker('levy')] }))).toMatchObject([
    { code: 'two-of-a-name' },
  ]);
});

proves('CB-B4.1-1', 'everything stands on the map', (saw) => {
  expect(saw(wrongWith({ red: [attacker('levy', { at: [99, 1] })] }))).toMatchObject([
    { code: 'unit-off-the-map' },
  ]);
  expect(saw(wrongWith({ hexes: [{ hexes: [[0, 1]] }] }))).toMatchObject([{ code: 'off-the-map' }]);
});

proves('CB-B4.1-2', 'there are twelve facings', (saw) => {
  expect(saw(wrongWith({ red: [attacker('levy', { facing: 12 })] }))).toMatchObject([
    { code: 'no-such-facing' },
  ]);
});

proves('CB-Q3', 'a ditch has a facing', (saw) => {
  expect(saw(wrongWith({ counters: [{ kind: 'ditch', at: HERE }] }))).toMatchObject([
    { code: 'work-without-facing' },
  ]);
});

proves('CB-TRAP-7', 'only a trap is hidden', (saw) => {
  const cart = { kind: 'cart', side: 'red', at: HERE, facing: 0, hidden: true } as const;
  expect(saw(wrongWith({ counters: [cart] }))).toMatchObject([{ code: 'cannot-be-hidden' }]);
});

const again = (scenario: Scenario): Scenario => {
  const setting = prepare(scenario, {});
  if (!setting.ok) throw new Error(JSON.stringify(setting.error));
  const opened = open(setting.value, scenario, []);
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  return cursedBlades.position(setting.value, opened.value);
};

test('a position names the units of a formation, and opens as what it is', () => {
  const first = again(raid);
  expect(first.units.find(({ id }) => id === 'guards')?.formed?.with).toEqual(['guards-2']);
  expect(first.counters.filter(({ hidden }) => hidden === true)).toHaveLength(2);
  expect(again(first)).toEqual(first);
});

proves('CB-Q27', 'one work with a facing stands in a hex; a wagon is none', (saw) => {
  const work = (kind: 'stakes' | 'ditch' | 'war-wagon'): CounterData => ({ kind, at: HERE, facing: 0 });
  expect(saw(wrongWith({ counters: [work('stakes'), work('ditch')] }))).toMatchObject([
    { rule: 'CB-Q27', code: 'two-works', params: { hex: '5.4' } },
  ]);
  expect(wrongWith({ counters: [work('stakes'), work('war-wagon')] })).toEqual([]);
  expect(wrongWith({ counters: [work('stakes'), { ...work('ditch'), at: EAST }] })).toEqual([]);
});

proves('CB-MANTLETS-3', 'mantlets face as the troop of their hex does', (saw) => {
  const behind = (facing: number, type = 'levy') =>
    wrongWith({ red: [attacker(type, { at: HERE })], counters: [{ kind: 'mantlets', at: HERE, facing }] });
  expect(saw(behind(3))).toMatchObject([{ rule: 'CB-MANTLETS-3', code: 'mantlets-askew' }]);
  expect(behind(0)).toEqual([]);
  expect(behind(3, 'captain')).toEqual([]);
});

proves(['CB-B4.2-10', 'CB-B4.2-11'], 'nobody has more steps than his counter, nor fewer than one', (saw) => {
  const troop = (steps: number) => wrongWith({ red: [attacker('levy', { steps })] });
  expect(saw(troop(7))).toMatchObject([{ rule: 'CB-B4.2-10', code: 'wrong-steps', params: { steps: 7 } }]);
  expect(saw(troop(0))).toMatchObject([{ rule: 'CB-B4.2-10', code: 'wrong-steps' }]);
  expect([troop(1), troop(2)]).toEqual([[], []]);
  expect(wrongWith({ red: [attacker('levy', { steps: 0, lost: true })] })).toEqual([]);
  const line = (steps: number) =>
    wrongWith({
      red: [attacker('spearmen', { at: HERE, facing: 1, steps, formed: { and: NORTH_EAST, mode: 'march' } })],
    });
  expect(saw(line(2))).toMatchObject([{ rule: 'CB-B4.2-11', code: 'wrong-steps' }]);
  expect([line(3), line(8)]).toEqual([[], []]);
});

proves('CB-B4.1-4', 'the two hexes of a formation lie square to its facing', (saw) => {
  const line = (and: HexName, facing: number) =>
    wrongWith({
      red: [attacker('spearmen', { at: HERE, facing, steps: 4, formed: { and, mode: 'march' } })],
    });
  expect(line(NORTH_EAST, 1)).toEqual([]);
  for (const [and, facing] of [
    [EAST, 1],
    [NORTH_EAST, 0],
    [NORTH_EAST, 3],
  ] as const)
    expect(saw(line(and, facing))).toMatchObject([{ rule: 'CB-B4.1-4', code: 'not-square' }]);
});

describe('a battle in its midst', () => {
  const midst = (more: Partial<Scenario>, acting: Partial<UnitData> = { acting: {} }) =>
    wrongWith({ red: [attacker('levy', acting)], blue: [defender('levy')], more });
  const blow = {
    attacker: 'attacker',
    defender: 'defender',
    by: 'shock',
    supported: true,
    losses: 1,
    from: WEST,
  } as const;

  proves('CB-B4.3-2', 'one unit acts at a time, of the side that plays', (saw) => {
    expect(midst({ moving: 'red' })).toEqual([]);
    expect(saw(midst({ moving: 'blue' }))).toMatchObject([{ rule: 'CB-B4.3-2', code: 'acts-out-of-turn' }]);
    const cart: CounterData = { kind: 'cart', side: 'red', at: [2, 2], facing: 0, acting: true };
    expect(saw(midst({ counters: [cart] }))).toMatchObject([{ rule: 'CB-B4.3-2', code: 'two-at-once' }]);
    expect(midst({ counters: [cart] }, {})).toEqual([]);
  });

  proves('CB-B4.9-2', 'losses are taken by somebody who is there, while somebody acts', (saw) => {
    expect(midst({ blow })).toEqual([]);
    expect(saw(midst({ blow }, {}))).toMatchObject([{ rule: 'CB-B4.9-2', code: 'blow-of-nobody' }]);
    for (const wrong of [{ defender: 'nobody' }, { attacker: 'nobody' }])
      expect(saw(midst({ blow: { ...blow, ...wrong } }))).toMatchObject([{ code: 'blow-of-nobody' }]);
  });

  test('names hexes, sides and units that are there', () => {
    expect(midst({ smoke: [{ at: [99, 1], smoke: 'light' }] })).toMatchObject([{ code: 'off-the-map' }]);
    expect(midst({ blow: { ...blow, from: [99, 1] } })).toMatchObject([{ code: 'off-the-map' }]);
    expect(midst({ points: { green: 1 } })).toMatchObject([{ code: 'unknown-side' }]);
    expect(midst({ broken: 'green' })).toMatchObject([{ code: 'unknown-side' }]);
    expect(midst({}, { within: 'nobody' })).toMatchObject([{ code: 'no-such-companions' }]);
    expect(midst({}, { within: 'red-watch' })).toEqual([]);
  });
});
