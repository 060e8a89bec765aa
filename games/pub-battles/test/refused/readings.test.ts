import { describe, expect } from 'vitest';
import { proves } from '../../../../tools/proofs/proves.ts';
import type { Order, Step } from '../../model/orders.ts';
import { blue, red, type Scene } from '../combat/scene.ts';
import { ahead, byRoad, square } from '../table.ts';
import { changed, codes, playing, verdict } from './referee.ts';

const state = { activation: { formation: 0, acted: [], struck: [] } };
const road = { roads: [{ id: 'pike', line: [[0, -40] as const, [0, 40] as const] }] };
const march = (...steps: readonly Step[]): Order => ({ kind: 'march', piece: 'X', steps });

describe('where a club reads it otherwise', () => {
  proves('PB-R110', 'a column has a field of fire before its front', (saw) => {
    const enemy = blue('Y', 'regular', 0, 12, 180, { column: true });
    const scene: Scene = { map: road, pieces: [red('X', 'regular', 0, 0), enemy], state };
    expect(codes(scene, march(ahead(6)))).toEqual([]);
    expect(saw(verdict(playing(scene, { columnFieldOfFire: 'front' }), march(ahead(6))))).toMatchObject([
      { rule: 'PB-R110', code: 'in-field-of-fire' },
    ]);
  });

  proves('PB-R094g', 'a column keeps off from trains as well', (saw) => {
    const known = { red: [[{ piece: 1, arm: 'train' as const }]], blue: [[{ piece: 0 }]] };
    const scene: Scene = {
      map: road,
      pieces: [red('X', 'regular', 0, 0, 0, { column: true }), blue('Y', 'baggage', 6, 8)],
      state: { ...state, known },
    };
    const by = march(byRoad(0, 12));
    expect(codes(scene, by)).toEqual([]);
    expect(saw(verdict(playing(scene, { columnKeepsOffFrom: 'allPieces' }), by))).toMatchObject([
      { rule: 'PB-R094g', code: 'enemy-near-the-road' },
    ]);
  });

  proves('PB-R197i', 'nobody rallies under fire, even in cover', (saw) => {
    const scene: Scene = {
      map: { woods: [square(-3, -0.475, 3, 0.475)] },
      pieces: [red('X', 'cavalry', 0, 0, 0, { spent: true }), blue('Y', 'regular', 0, 4)],
      state,
    };
    const rally: Order = { kind: 'rally', piece: 'X' };
    expect(codes(scene, rally)).toEqual([]);
    expect(saw(verdict(playing(scene, { rallyInFieldOfFire: 'never' }), rally))).toMatchObject([
      { rule: 'PB-R197i', code: 'rally-under-fire' },
    ]);
    const afar = changed(scene, 'Y', { y: 20_000 });
    expect(codes(playing(afar, { rallyInFieldOfFire: 'never' }), rally)).toEqual([]);
  });

  proves('PB-R113e', 'a formation that is skipped as a whole may stay under fire', (saw) => {
    const scene: Scene = {
      pieces: [red('X', 'regular', 0, 0), blue('Y', 'regular', 0, 4), red('Z', 'regular', 20, 0)],
      state,
    };
    const done: Order = { kind: 'done' };
    const free = playing(scene, { skippedFormation: 'free' });
    expect(saw(verdict(scene, done))).toMatchObject([{ rule: 'PB-R113e', code: 'may-not-stay-under-fire' }]);
    expect(codes(free, done)).toEqual([]);
    const moved = { activation: { formation: 0, acted: [2], struck: [] } };
    expect(codes({ ...free, state: moved }, done)).toEqual(['may-not-stay-under-fire']);
  });
});
