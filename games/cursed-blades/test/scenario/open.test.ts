import { expect, test } from 'vitest';
import { proves } from '../../../../tools/proofs/proves.ts';
import { cursedBlades } from '../../game.ts';
import { open } from '../../scenario/open.ts';
import { prepare } from '../../scenario/prepare.ts';
import type { Scenario } from '../../scenario-types.ts';
import { raid } from '../raid.ts';
import { attacker, field, HERE, type Scene } from '../scene.ts';

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
