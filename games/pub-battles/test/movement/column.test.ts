import { describe, expect } from 'vitest';
import { proves, provesBySwitch } from '../../../../tools/proofs/proves.ts';
import type { PieceKind } from '../../model/vocabulary.ts';
import { measuresOf } from '../../tables/measures.ts';
import { red, type Scene } from '../combat/scene.ts';
import { setTo, turned } from '../knowledge/battle.ts';
import { ahead, boardOf, byRoad, column, ours, settingWith, square, theirs } from '../table.ts';
import { against, isAllowed, look, ordered } from './scene.ts';

const pike = { id: 'pike', line: [[0, 0] as const, [0, 10] as const, [30, 10] as const] };
const roads = [pike];
const road = settingWith({ roads });
const foot = ours('ney', 'regular', 0, 0);
const marching = { ...foot, column: true as const };

describe('a road column', () => {
  proves('PB-R094d', 'is as long as the scenario makes it', (saw) => {
    const friend = ours('foy', 'regular', 0, 14);
    const to = [byRoad(0, 9.5)];
    const long = { ...road, measures: measuresOf({ column: 10 }) };
    expect(isAllowed(saw, road, marching, to, boardOf(marching, friend))).toBe(true);
    expect(against(saw, long, marching, to, boardOf(marching, friend))).toContain('PB-R094f');
  });

  proves('PB-R094e', 'ignores ground and bends', (saw) => {
    const wooded = settingWith({ roads, woods: [square(-5, 2, 5, 30)] });
    expect(isAllowed(saw, wooded, marching, [byRoad(17, 10)])).toBe(true);
    expect(isAllowed(saw, wooded, marching, [byRoad(17.1, 10)])).toBe(false);
  });

  proves('PB-R094i', 'has six thirds, of which each change takes two', (saw) => {
    expect(isAllowed(saw, road, foot, [column(true, 0), byRoad(8, 10)])).toBe(true);
    expect(isAllowed(saw, road, foot, [column(true, 0), byRoad(8.1, 10)])).toBe(false);
    expect(isAllowed(saw, road, marching, [byRoad(8, 10), column(false, 0)])).toBe(true);
    expect(isAllowed(saw, road, marching, [byRoad(8.1, 10), column(false, 0)])).toBe(false);
    expect(isAllowed(saw, road, foot, [column(true, 0), byRoad(0, 9), column(false, 0)])).toBe(true);
    expect(isAllowed(saw, road, foot, [column(true, 0), byRoad(0, 9.1), column(false, 0)])).toBe(false);
    expect(isAllowed(saw, road, marching, [byRoad(17, 10)])).toBe(true);
  });

  provesBySwitch(
    'PB-R094j',
    'may share its move with the fields',
    turned('roadMixing', 'forbidden'),
    (set) => {
      const mixed = [ahead(4.5), column(true, 0), byRoad(3.5, 10)];
      expect(isAllowed(look, settingWith({ roads }, setTo(set)), foot, mixed)).toBe(true);
      expect(isAllowed(look, settingWith({ roads }, setTo(set)), foot, [...mixed, byRoad(4, 10)])).toBe(
        false,
      );
    },
  );

  proves('PB-R094k', 'does not attack before it deploys', (saw) => {
    const board = boardOf(marching, ours('hq', 'hq', 2, 0), theirs(1, 'regular', 0, 7));
    const attack = { at: 'attack', target: 1, face: 'front' } as const;
    expect(against(saw, road, marching, [], board, attack)).toContain('PB-R094k');
    expect(against(saw, road, marching, [column(false, 0)], board, attack)).toEqual([]);
  });

  provesBySwitch('PB-R094l', 'has no field of fire', turned('columnFieldOfFire', 'front'), (set) => {
    const enemy = theirs(1, 'regular', 0, 11, 180, { column: true });
    const setting = settingWith({ roads }, setTo(set));
    expect(isAllowed(look, setting, foot, [ahead(6.5)], boardOf(foot, enemy))).toBe(true);
  });

  const lane = { id: 'lane', line: [[0, 10] as const, [0, 40] as const] };
  provesBySwitch('PB-R094m', 'goes along the whole net of roads', turned('sameRoad', 'singleRoad'), (set) => {
    const setting = settingWith({ roads: [pike, lane] }, setTo(set));
    expect(isAllowed(look, setting, marching, [byRoad(5, 10)])).toBe(true);
    expect(isAllowed(look, setting, marching, [byRoad(0, 20)])).toBe(true);
  });

  proves('PB-R094n', 'is formed by guns and trains, not by an HQ', (saw) => {
    const forms = (kind: PieceKind) =>
      isAllowed(saw, road, ours('x', kind, 0, 0), [column(true, 0), byRoad(0, 9)]);
    expect(forms('artillery')).toBe(true);
    expect(forms('baggage')).toBe(true);
    expect(forms('hq')).toBe(false);
    expect(against(saw, road, ours('hq', 'hq', 0, 0), [byRoad(0, 9)])).toEqual(['PB-R094n']);
  });

  proves('PB-R094n', 'hidden behind an HQ takes it along at the pace of the column', (saw) => {
    const goes = (by: number, held: readonly PieceKind[], set = {}) => {
      const scene: Scene = {
        map: { roads: [{ id: 'pike', line: [[0, 0] as const, [0, 45] as const] }] },
        set,
        pieces: [
          red('H', 'hq', 0, 0),
          ...held.map((kind, each) => red(`P${each}`, kind, 0, 0, 0, { where: 'reserve' })),
        ],
      };
      return ordered(saw, scene, 'H', [byRoad(0, by)]);
    };
    expect([27, 27.1].map((by) => goes(by, ['regular', 'cavalry']))).toEqual([[], ['PB-R098']]);
    expect([38.4, 38.5].map((by) => goes(by, ['cavalry']).length > 0)).toEqual([false, true]);
    expect(goes(9, [])).toEqual(['PB-R094n']);
  });

  proves('PB-R093h', 'crosses a bridge for nothing, which a line pays for', (saw) => {
    const bridged = settingWith({
      roads,
      rivers: [{ line: [[-40, 5] as const, [40, 5] as const], width: 0.5 }],
      crossings: [{ kind: 'bridge', at: [0, 5] }],
    });
    expect(isAllowed(saw, bridged, marching, [byRoad(17, 10)])).toBe(true);
    expect(isAllowed(saw, bridged, foot, [ahead(9)])).toBe(true);
    expect(isAllowed(saw, bridged, foot, [ahead(9.1)])).toBe(false);
  });
});
