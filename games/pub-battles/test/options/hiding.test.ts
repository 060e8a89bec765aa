import { expect, test } from 'vitest';
import { read } from '../../ground/reading.ts';
import { view } from '../../knowledge/view.ts';
import { propose } from '../../options/propose.ts';
import { type Actor, red, settingOf, stateOf } from '../combat/scene.ts';

const seat = { side: 'red' };

const laidOnHq = (pieces: readonly Actor[]) => {
  const scene = { pieces };
  const setting = settingOf(scene);
  const state = stateOf({ ...scene, state: { activation: { formation: 0, acted: [], struck: [] } } });
  return propose(read(setting, view(setting, state, seat)), seat, { piece: 'ney', target: 'hq' });
};

test('a piece laid on its HQ goes into Reserve', () => {
  const found = laidOnHq([red('hq', 'hq', 0, 6), red('ney', 'regular', 0, 0)]);
  expect(found).toMatchObject({
    ok: true,
    value: { kind: 'march', piece: 'ney', ending: { at: 'reserve' } },
  });
});

test('an HQ out of reach hides nobody', () => {
  const found = laidOnHq([red('hq', 'hq', 0, 20), red('ney', 'regular', 0, 0)]);
  expect(found.ok ? [] : found.error.map(({ rule }) => rule)).toContain('PB-R073');
});
