import { describe, expect, test } from 'vitest';
import { proves } from '../../../../tools/proofs/proves.ts';
import { read } from '../../ground/reading.ts';
import { view } from '../../knowledge/view.ts';
import type { Order, Step } from '../../model/orders.ts';
import { propose } from '../../options/propose.ts';
import { blue, red, type Scene, settingOf, stateOf } from '../combat/scene.ts';
import { ahead, byRoad, column, square } from '../table.ts';
import { changed, codes, playing, verdict } from './referee.ts';

const state = { activation: { formation: 0, acted: [], struck: [] } };
const field: Scene = { pieces: [red('X', 'regular', 0, 0), blue('Y', 'cavalry', 0, 30)], state };
const march = (...steps: readonly Step[]): Order => ({ kind: 'march', piece: 'X', steps });

describe('a march is refused', () => {
  proves('PB-R094j', 'by field and by road in one, where a club plays so', (saw) => {
    const map = { roads: [{ id: 'pike', line: [[0, 0] as const, [0, 20] as const] }] };
    const pike = { ...field, map };
    const apart = playing(pike, { roadMixing: 'forbidden' });
    const mixed = march(ahead(3), column(true, 0), byRoad(0, 6));
    expect(codes(pike, mixed)).toEqual([]);
    expect(saw(verdict(apart, mixed))).toMatchObject([{ rule: 'PB-R094j', code: 'field-and-road-apart' }]);
    expect(codes(apart, march(column(true, 0), byRoad(0, 6)))).toEqual([]);
    expect(codes(apart, march(ahead(3)))).toEqual([]);
  });

  proves('PB-R073', 'beyond what foot or horse can go, and says by which rules', (saw) => {
    const why = (scene: Scene, cm: number) =>
      saw(verdict(scene, march(ahead(cm)))).map(({ params }) => params);
    expect(why(field, 13.6)).toEqual([{ cm: 13.6, allowed: 13.5, rules: ['PB-R074'], what: 'way' }]);
    const horse = changed(field, 'X', { kind: 'cavalry' });
    expect(why(horse, 13.6)).toEqual([]);
    expect(why(horse, 19.3)).toEqual([
      { cm: 19.3, allowed: 19.2, rules: ['PB-R030', 'PB-R074'], what: 'way' },
    ]);
  });

  proves('PB-R093a', 'into rough ground that is named at its end and cannot be paid as well', (saw) => {
    const woods = (y: number): Scene => ({ ...field, map: { woods: [square(-20, y, 20, 25)] } });
    const into = (cm: number): Order => ({ kind: 'march', piece: 'X', steps: [ahead(cm)], ground: 'woods' });
    expect(codes(woods(9), into(9))).toEqual([]);
    expect(saw(verdict(woods(10), into(10)))).toMatchObject([
      { rule: 'PB-R073', code: 'too-far', params: { cm: 14.5 } },
      { rule: 'PB-R093a', code: 'too-far' },
    ]);
  });

  proves('PB-R238', 'into ground that is named at its end and closed to it', (saw) => {
    const scene: Scene = { ...field, map: { marsh: [square(-20, 5, 20, 30)] } };
    const into: Order = { kind: 'march', piece: 'X', steps: [ahead(5)], ground: 'marsh' };
    expect(codes(scene, into)).toEqual([]);
    expect(saw(verdict(changed(scene, 'X', { kind: 'artillery' }), into))).toMatchObject([
      { rule: 'PB-R238', code: 'marsh' },
    ]);
  });

  proves('PB-R109', 'into a field of fire, also through the enemy’s own, and then says so', (saw) => {
    const scene = (...between: Scene['pieces']): Scene => ({
      pieces: [red('X', 'regular', 10, 0), blue('Y', 'regular', 10, 10), ...between],
      state,
    });
    const rules = (of: Scene) => saw(verdict(of, march(ahead(6.5)))).map(({ params }) => params?.rules);
    expect(rules(scene(blue('Z', 'cavalry', 10, 8, 0)))).toMatchObject([expect.arrayContaining(['PB-R109'])]);
    expect(rules(scene())).toMatchObject([expect.not.arrayContaining(['PB-R109'])]);
  });

  proves('PB-R082', 'into column where the length of it lies on a friend', (saw) => {
    const map = { roads: [{ id: 'pike', line: [[0, -20] as const, [0, 20] as const] }] };
    const behind = (y: number): Scene => ({
      ...field,
      map,
      pieces: [...field.pieces, red('F', 'regular', 0, y)],
    });
    expect(codes(behind(3), march(column(true, 0)))).toEqual([]);
    expect(saw(verdict(behind(2.9), march(column(true, 0))))).toMatchObject([
      { rule: 'PB-R082', code: 'on-another-piece', params: { piece: 'F' } },
    ]);
    // In line it takes up no more than its depth.
    expect(codes(behind(2.9), march(ahead(1.9)))).toEqual([]);
  });

  test('to a piece that is gone, also if it is only pointed to a place', () => {
    const wish = { piece: 'X', to: { x: 0, y: 3_000, heading: 0 } };
    const proposed = (scene: Scene) => {
      const [setting, seat] = [settingOf(scene), { side: 'red' }];
      return propose(read(setting, view(setting, stateOf(scene), seat)), seat, wish);
    };
    expect(proposed(field)).toMatchObject({ ok: true });
    expect(proposed(changed(field, 'X', { where: 'lost' }))).toMatchObject({
      error: [{ code: 'off-the-field' }],
    });
  });
});
