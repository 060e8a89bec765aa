import { unitsOf } from '@grognard/field';
import { describe, expect, test } from 'vitest';
import { read } from '../../ground/reading.ts';
import { view } from '../../knowledge/view.ts';
import type { Wish } from '../../model/game-types.ts';
import { propose } from '../../options/propose.ts';
import { type Actor, blue, red, settingOf, stateOf } from '../combat/scene.ts';

const roads = [{ id: 'pike', line: [[0, -30] as const, [0, 30] as const] }];
const seat = { side: 'red' };

/** What comes of a wish in a scene in which the red formation is active beside a road that runs north. */
const wished = (pieces: readonly Actor[], wish: Wish) => {
  const scene = { map: { roads }, pieces };
  const setting = settingOf(scene);
  const state = stateOf({ ...scene, state: { activation: { formation: 0, acted: [], struck: [] } } });
  const result = propose(read(setting, view(setting, state, seat)), seat, wish);
  if (!result.ok) return result.error.map(({ rule }) => rule);
  return result.value.kind === 'march' ? result.value.steps.map((step) => step.do) : [];
};

const to = (x: number, y: number, degrees = 0) => ({ x: unitsOf(x), y: unitsOf(y), heading: degrees * 100 });
const hq = red('hq', 'hq', -3, 0);
const line = red('ney', 'regular', 0, 0);
const column = red('ney', 'regular', 0, 0, 0, { column: true });

describe('a piece sent by road', () => {
  test('forms column and stays in it', () => {
    expect(wished([hq, line], { piece: 'ney', to: to(0, 12), key: 'column' })).toEqual(['column', 'road']);
  });

  test('draws up in line where it arrives, if that is meant', () => {
    expect(wished([hq, line], { piece: 'ney', to: to(0, 6), key: 'line' })).toEqual([
      'column',
      'road',
      'column',
    ]);
  });

  test('is put on the road by a hand that held it beside', () => {
    expect(wished([hq, line], { piece: 'ney', to: to(2.5, 12), key: 'column' })).toEqual(['column', 'road']);
    expect(wished([hq, line], { piece: 'ney', to: to(9, 12), key: 'column' })).toEqual(['PB-R094m']);
  });

  test('pays a third to form, and twice the way is left of the others', () => {
    expect(wished([hq, line], { piece: 'ney', to: to(0, 18), key: 'column' })).toEqual(['column', 'road']);
    expect(wished([hq, line], { piece: 'ney', to: to(0, 18.5), key: 'column' })).toContain('PB-R094b');
  });
});

describe('a column that is dragged', () => {
  test('keeps to the road where the hand does', () => {
    expect(wished([hq, column], { piece: 'ney', to: to(0.4, 20) })).toEqual(['road']);
  });

  test('draws up and goes across the fields where the hand leaves the road', () => {
    expect(wished([hq, column], { piece: 'ney', to: to(6, 5, 90) })).toEqual(['column', 'ahead', 'pivot']);
  });

  test('draws up before it attacks', () => {
    const enemy = blue('foe', 'regular', 0, 7);
    expect(wished([hq, column, enemy], { piece: 'ney', target: '#0' })).toEqual(['column']);
  });
});
