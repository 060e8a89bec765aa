import { flat } from '@grognard/engine';
import { describe, expect } from 'vitest';
import { proves } from '../../../../tools/proofs/proves.ts';
import { read } from '../../ground/reading.ts';
import { view } from '../../knowledge/view.ts';
import type { Order } from '../../model/orders.ts';
import { ownerOf } from '../../model/owners.ts';
import type { PieceData } from '../../model/scenario.ts';
import type { State } from '../../model/state.ts';
import { orderedMarch } from '../../rules/activation/ordering.ts';
import { beginTurn } from '../../rules/turn/cup.ts';
import { moveRefusals } from '../../rules/turn/moving.ts';
import { alterRefusals } from '../../rules/turn/trying.ts';
import { blue, red, settingOf, small, staff, stateOf, wrongs } from './small.ts';

const line: PieceData = { id: 'line', formation: 'red-corps', kind: 'regular', at: [0, 0] };
const pieceIn = (state: State, id: string) => flat(state.pieces).find((piece) => piece.id === id);

describe('where pieces begin', () => {
  proves('PB-R001', 'is anywhere and at any angle: no grid', (saw) => {
    const beside = (at: readonly [number, number], facing: number) =>
      wrongs(small([line, { ...line, id: 'other', at, facing }]));
    expect(beside([5.001, 0], 0)).toEqual([]);
    expect(saw(beside([4.9, 0], 0))).toMatchObject([{ code: 'on-another-piece' }]);
    expect(beside([0.37, 0.957], 0)).toEqual([]);
    expect(beside([0.37, 0.957], 10.5)).toMatchObject([{ code: 'on-another-piece' }]);
    const odd = stateOf(small([{ ...line, at: [1.234, -5.678], facing: 12.34 }]));
    expect(pieceIn(odd, 'line')).toMatchObject({ x: 1_234, y: -5_678, heading: 1_234 });
  });

  proves('PB-R012', 'under one HQ for each formation', (saw) => {
    const second: PieceData = { id: 'second', formation: 'red-corps', kind: 'hq', at: [5, -20] };
    expect(wrongs(small([line]))).toEqual([]);
    const reason = { rule: 'PB-R012', code: 'needs-one-hq', params: { formation: 'red-corps' } };
    expect(saw(wrongs(small([line, second])))).toMatchObject([reason]);
    const headless = staff.filter(({ id }) => id !== 'red-hq');
    expect(saw(wrongs(small([], { pieces: [...headless, line] })))).toMatchObject([reason]);
  });

  proves('PB-R099', 'may be in Reserve, but then not on the map as well', (saw) => {
    const { at: _at, ...hidden } = { ...line, reserve: true };
    expect(pieceIn(stateOf(small([hidden])), 'line')).toMatchObject({ where: 'reserve' });
    expect(saw(wrongs(small([{ ...line, reserve: true }])))).toMatchObject([{ code: 'needs-one-place' }]);
  });

  proves('PB-R034', 'behind an HQ that is there, which commands and alters as well', (saw) => {
    const { at: _at, ...hidden } = { ...line, reserve: true };
    const exits = [{ id: 'south', at: [0, -30] as const }];
    const awaited = staff.map(({ at, ...hq }): PieceData => {
      if (hq.id === 'red-hq') return { ...hq, enters: { day: 1, turn: 3, exit: 'south' } };
      return at === undefined ? hq : { ...hq, at };
    });
    const late = small([], { exits, pieces: [...awaited, hidden] });
    expect(saw(wrongs(late))).toMatchObject([{ code: 'hq-still-to-come', params: { piece: 'line' } }]);
    const scenario = small([hidden]);
    const setting = settingOf(scenario);
    const seen = view(setting, stateOf(scenario), red);
    expect(
      alterRefusals(read(setting, seen), red, { kind: 'advance', formation: 'red-corps', by: 'red-hq' }),
    ).not.toContain('no-such-hq');
    for (const [south, refused] of [
      [-6.9 - 0.475, []],
      [-7.1 - 0.475, ['PB-R092a']],
    ] as const) {
      const foe: PieceData = { id: 'foe', formation: 'blue-corps', kind: 'cavalry', at: [0, 8], facing: 180 };
      const near = staff.map((hq): PieceData => (hq.id === 'red-hq' ? { ...hq, at: [0, south] } : hq));
      const met = small([], { pieces: [...near, line, foe] });
      const active: State = {
        ...stateOf(met),
        phase: 'activation',
        activation: { formation: 0, acted: [], struck: [] },
      };
      const order: Order = {
        kind: 'march',
        piece: 'line',
        steps: [],
        ending: {
          at: 'attack',
          target: active.known.red?.flat().findIndex(({ arm }) => arm !== 'staff') ?? 0,
          face: 'front',
        },
      };
      const result = saw(orderedMarch(read(settingOf(met), view(settingOf(met), active, red)), red, order));
      expect(result.ok ? [] : result.error.map(({ rule }) => rule)).toEqual(refused);
    }
    expect(alterRefusals(read(setting, seen), red, { kind: 'delay', by: 'red-hq' })).toEqual([]);
    expect(alterRefusals(read(setting, seen), red, { kind: 'delay', by: 'line' })).toMatchObject([
      { code: 'no-such-hq' },
    ]);
  });

  proves('PB-R008', 'they are Fresh unless the scenario says otherwise', (saw) => {
    const tired = { ...line, id: 'tired', at: [10, 0], spent: true } as const;
    const scenario = small([line, tired]);
    const state = stateOf(scenario);
    expect(pieceIn(state, 'line')).toMatchObject({ spent: false });
    expect(pieceIn(state, 'tired')).toMatchObject({ spent: true });
    const setting = settingOf(scenario);
    const [first] = saw(beginTurn(setting, state, setting.first));
    expect(first?.rules).toContain('PB-R008');
    const [second] = beginTurn(setting, state, { day: 1, turn: 2 });
    expect(second?.rules).not.toContain('PB-R008');
  });
});

describe('who they are', () => {
  proves('PB-R024', 'a detachment is given to any formation, and moves with its chit', (saw) => {
    const scouts: PieceData = { id: 'scouts', formation: 'nobody', kind: 'detachment', at: [0, 0] };
    expect(saw(wrongs(small([scouts])))).toMatchObject([{ rule: 'PB-R024', code: 'no-such-formation' }]);
    for (const formation of ['red-corps', 'red-second']) {
      const scenario = small([{ ...scouts, formation }]);
      const setting = settingOf(scenario);
      const moves = [0, 1].map((active) => {
        const state: State = {
          ...stateOf(scenario),
          phase: 'activation',
          activation: { formation: active, acted: [], struck: [] },
        };
        const seen = view(setting, state, red);
        const piece = seen.mine.find(({ ref }) => ref === 'scouts');
        return piece !== undefined && moveRefusals(read(setting, seen), red, piece).length === 0;
      });
      expect(moves).toEqual([formation === 'red-corps', formation === 'red-second']);
    }
  });

  proves('PB-R021', 'a block of infantry has 1500 to 7200 men, and is the same whatever it has', (saw) => {
    const of = (men: number) => small([{ ...line, men }]);
    expect(saw(wrongs(of(1_499)))).toMatchObject([{ rule: 'PB-R021', code: 'so-many-men' }]);
    expect(wrongs(of(7_201))).toMatchObject([{ code: 'so-many-men' }]);
    expect(wrongs(small([{ ...line, kind: 'artillery', men: 600 }]))).toEqual([]);
    expect(stateOf(of(1_500))).toEqual(stateOf(of(7_200)));
  });

  proves('PB-R004', 'a side is played by one or by several, but by somebody', (saw) => {
    const scenario = small([line]);
    const second = { side: 'red', command: 'red-second' };
    expect(wrongs(scenario)).toEqual([]);
    const several = stateOf(scenario, [red, second, blue]);
    expect([0, 1, 2].map((formation) => ownerOf(several, formation))).toEqual([red, second, blue]);
    expect(saw(wrongs(scenario, [red]))).toMatchObject([{ code: 'nobody-plays', params: { side: 'blue' } }]);
    const stranger = { side: 'red', command: 'blue-corps' };
    expect(wrongs(scenario, [red, stranger, blue])).toMatchObject([
      { rule: 'PB-R004', code: 'no-such-seat' },
    ]);
    expect(wrongs(scenario, [red, { side: 'green' }, blue])).toMatchObject([{ code: 'no-such-seat' }]);
    expect(wrongs(scenario, [red, second, second, blue])).toMatchObject([{ code: 'seat-taken-twice' }]);
    const first = { side: 'red', command: 'red-corps' };
    const parted = stateOf(scenario, [first, second, blue]);
    expect([0, 1].map((formation) => ownerOf(parted, formation))).toEqual([first, second]);
    const alone = stateOf(scenario);
    const views = [red, blue].map((seat) => view(settingOf(scenario), alone, seat));
    expect(views.map(({ us, mine }) => [us, mine.length])).toEqual([
      ['red', 3],
      ['blue', 1],
    ]);
  });
});
