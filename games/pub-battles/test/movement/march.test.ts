import type { Saw } from '@grognard/engine/rulebook';
import { describe, expect, test } from 'vitest';
import { proves } from '../../../../tools/proofs/proves.ts';
import type { Marcher } from '../../model/march.ts';
import type { Step } from '../../model/orders.ts';
import type { Setting } from '../../model/setting.ts';
import { judgeMarch } from '../../rules/movement/judge.ts';
import {
  ahead,
  boardOf,
  byRoad,
  column,
  oblique,
  onBoard,
  ours,
  pivot,
  settingWith,
  square,
  theirs,
} from '../table.ts';

const clear = settingWith();
const foot = ours('ney', 'regular', 0, 0);
const horse = ours('pajol', 'cavalry', 0, 0);

/** The codes of all reasons against a march; none if it may stand. */
const reasons = (
  saw: Saw,
  setting: Setting,
  piece: Marcher,
  steps: readonly Step[],
  board = boardOf(piece),
) => {
  const judged = judgeMarch(onBoard(setting, board), piece, { steps });
  saw(judged);
  return judged.ok ? [] : judged.error.map(({ rule }) => rule);
};

const look: Saw = (value) => value;

describe('distance', () => {
  proves('PB-R073', 'foot marches 13.5 cm, horse 19.2 cm', (saw) => {
    expect(reasons(saw, clear, foot, [ahead(13.5)])).toEqual([]);
    expect(reasons(saw, clear, foot, [ahead(13.6)])).toEqual(['PB-R073']);
    expect(reasons(saw, clear, horse, [ahead(19.2)])).toEqual([]);
    expect(reasons(saw, clear, horse, [ahead(19.3)])).toEqual(['PB-R073']);
  });

  proves('PB-R085', 'the first change of facing is free, each further one costs a third', (saw) => {
    expect(reasons(saw, clear, foot, [pivot(90), ahead(13.5)])).toEqual([]);
    expect(reasons(saw, clear, foot, [pivot(90), ahead(4), pivot(0), ahead(5)])).toEqual([]);
    expect(reasons(saw, clear, foot, [pivot(90), ahead(4), pivot(0), ahead(5.1)])).toContain('PB-R085');
  });

  proves('PB-R087', 'obliquely up to 45 degrees from the front', (saw) => {
    expect(reasons(saw, clear, foot, [oblique(45, 9)])).toEqual([]);
    expect(reasons(saw, clear, foot, [oblique(46, 9)])).toEqual(['PB-R087']);
    expect(reasons(saw, clear, foot, [oblique(315, 9)])).toEqual([]);
  });
});

describe('rough ground', () => {
  const wood = settingWith({ woods: [square(-20, 3, 20, 6)] });
  const brook = settingWith({ streams: [{ line: [[-20, 3] as const, [20, 3] as const] }] });
  const both = settingWith({
    woods: [square(-20, 3, 20, 6)],
    streams: [{ line: [[-20, 7] as const, [20, 7] as const] }],
  });

  proves('PB-R093a', 'a wood costs a third, and so does a stream', (saw) => {
    for (const setting of [wood, brook]) {
      expect(reasons(saw, setting, foot, [ahead(9)])).toEqual([]);
      expect(reasons(saw, setting, foot, [ahead(9.1)])).toContain('PB-R093a');
    }
  });

  test('a wood and a stream cost no more than one of them', () => {
    expect(reasons(look, both, foot, [ahead(9)])).toEqual([]);
  });

  test('a stream that less than half of the front crosses costs nothing', () => {
    const end = settingWith({ streams: [{ line: [[0.2, 3] as const, [20, 3] as const] }] });
    expect(reasons(look, end, foot, [ahead(13.5)])).toEqual([]);
  });

  test('a slope costs a third to cross, up or down', () => {
    const hill = settingWith({ hills: [{ ...square(-20, 3, 20, 30), level: 1 }] });
    expect(reasons(look, hill, foot, [ahead(9.1)])).toContain('PB-R093a');
    expect(reasons(look, hill, { ...foot, y: 5_000 }, [ahead(13.5)])).toEqual([]);
  });

  proves('PB-R237a', 'a river is crossed at a bridge only, and that costs a third', (saw) => {
    const line = [[-40, 3] as const, [40, 3] as const];
    const river = settingWith({ rivers: [{ line, width: 1 }] });
    const bridged = settingWith({
      rivers: [{ line, width: 1 }],
      crossings: [{ kind: 'bridge', at: [0.5, 3] }],
    });
    expect(reasons(saw, river, foot, [ahead(8)])).toContain('PB-R237a');
    expect(reasons(saw, bridged, foot, [ahead(9)])).toEqual([]);
    expect(reasons(saw, bridged, foot, [ahead(9.1)])).toContain('PB-R093a');
  });

  proves('PB-R238', 'marsh is closed to guns, horse and trains', (saw) => {
    const marsh = settingWith({ marsh: [square(-20, 3, 20, 6)] });
    expect(reasons(saw, marsh, foot, [ahead(4)])).toEqual([]);
    for (const kind of ['artillery', 'cavalry', 'baggage'] as const) {
      expect(reasons(saw, marsh, ours('x', kind, 0, 0), [ahead(4)])).toContain('PB-R238');
    }
  });
});

describe('road column', () => {
  const road = settingWith({
    roads: [{ id: 'pike', line: [[0, 0] as const, [0, 10] as const, [30, 10] as const] }],
  });

  proves(['PB-R094a', 'PB-R094b'], 'six thirds by road, and each change of formation eats two', (saw) => {
    const marching = { ...foot, column: true as const };
    expect(reasons(saw, road, marching, [byRoad(17, 10)])).toEqual([]);
    expect(reasons(saw, road, marching, [byRoad(17.1, 10)])).toEqual(['PB-R094a']);
    expect(reasons(saw, road, foot, [column(true, 0), byRoad(8, 10)])).toEqual([]);
    expect(reasons(saw, road, foot, [column(true, 0), byRoad(8.1, 10)])).toContain('PB-R094b');
    expect(reasons(saw, road, foot, [column(true, 0), byRoad(0, 9), column(false, 90)])).toEqual([]);
    expect(reasons(saw, road, foot, [column(true, 0), byRoad(0, 9.1), column(false, 90)])).toContain(
      'PB-R094b',
    );
  });

  proves('PB-R094f', 'a column does not pass through friends', (saw) => {
    const marching = { ...foot, column: true as const };
    const friend = ours('foy', 'regular', 0, 9);
    expect(reasons(saw, road, marching, [byRoad(10, 10)], boardOf(marching, friend))).toContain('PB-R094f');
  });

  proves('PB-R094g', 'a column keeps a foot third from the enemy', (saw) => {
    const marching = { ...foot, column: true as const };
    const enemy = theirs(1, 'regular', 0, 17);
    expect(reasons(saw, road, marching, [byRoad(0, 9)], boardOf(marching, enemy))).toEqual([]);
    expect(reasons(saw, road, marching, [byRoad(0, 9.7)], boardOf(marching, enemy))).toContain('PB-R094g');
  });

  proves('PB-R094c', 'a column keeps to the road, and needs one', (saw) => {
    expect(reasons(saw, road, { ...foot, column: true }, [ahead(3)])).toEqual(['PB-R094c']);
    expect(reasons(saw, clear, foot, [column(true, 0)])).toEqual(['PB-R094c']);
  });
});

describe('other pieces', () => {
  proves('PB-R082', 'nobody ends on another piece', (saw) => {
    const friend = ours('foy', 'regular', 0, 5);
    expect(reasons(saw, clear, foot, [ahead(5)], boardOf(foot, friend))).toEqual(['PB-R082']);
    expect(reasons(saw, clear, foot, [ahead(8)], boardOf(foot, friend))).toEqual([]);
  });

  proves('PB-R089', 'between enemies more than half of the front must fit', (saw) => {
    const gate = (width: number) =>
      boardOf(foot, theirs(1, 'cavalry', -2.5 - width / 2, 5), theirs(2, 'cavalry', 2.5 + width / 2, 5));
    expect(reasons(saw, clear, foot, [ahead(10)], gate(2.6))).toEqual([]);
    expect(reasons(saw, clear, foot, [ahead(10)], gate(2.4))).toEqual(['PB-R089']);
  });

  proves('PB-R110', 'nobody ends in an enemy field of fire with more than half of the piece', (saw) => {
    const enemy = theirs(1, 'regular', 0, 10);
    expect(reasons(saw, clear, foot, [ahead(6.5)], boardOf(foot, enemy))).toEqual(['PB-R110']);
    expect(reasons(saw, clear, foot, [ahead(4)], boardOf(foot, enemy))).toEqual([]);
    expect(reasons(saw, clear, foot, [ahead(6.5)], boardOf(foot, theirs(1, 'cavalry', 0, 10)))).toEqual([]);
  });

  test('a wood between hides from the field of fire', () => {
    const wood = settingWith({ woods: [square(-20, 6.6, 20, 9)] });
    expect(reasons(look, wood, foot, [ahead(5.5)], boardOf(foot, theirs(1, 'regular', 0, 10)))).toEqual([]);
  });
});
