import { describe, expect, test } from 'vitest';
import { read } from '../../ground/reading.ts';
import { view } from '../../knowledge/view.ts';
import { after as afterwards } from '../../model/events.ts';
import type { Order } from '../../model/orders.ts';
import { pieceOf } from '../../model/piece-change.ts';
import { judge } from '../../play/check.ts';
import { decisions } from '../../play/decisions.ts';
import { resolve } from '../../play/sequence.ts';
import { blue, diceOf, red, type Scene, settingOf, stateOf } from '../combat/scene.ts';
import { ahead, byRoad } from '../table.ts';
import { changed, codes } from './referee.ts';

const scene: Scene = {
  map: { roads: [{ id: 'pike', line: [[0, -40] as const, [0, 40] as const] }] },
  pieces: [red('X', 'regular', 0, 0), blue('Y', 'cavalry', 30, 30)],
  state: { activation: { formation: 0, acted: [], struck: [] } },
};

/** Where X stands after a march that is made, whatever the rules have against it. */
const goes = (from: Scene, order: Order) => {
  const [setting, state] = [settingOf(from), stateOf(from)];
  const [decision] = decisions(setting, state);
  if (decision === undefined) throw new Error('nobody is asked');
  const seat = { side: 'red' };
  const { finding } = judge(read(setting, view(setting, state, seat)), seat, order);
  const given = [{ seat, order, finding }];
  return pieceOf(afterwards(state, resolve(setting, state, { decision, given }, diceOf({}))), 0);
};

describe('a march that an umpire lets pass', () => {
  test('goes further than its piece could, in line', () => {
    const far: Order = { kind: 'march', piece: 'X', steps: [ahead(14)] };
    expect(codes(scene, far)).toEqual(['too-far']);
    expect(goes(scene, far)).toMatchObject({ x: 0, y: 14_000 });
    expect(goes(scene, far).column).toBeUndefined();
  });

  test('or along its road, in column', () => {
    const column = changed(scene, 'X', { column: true });
    const far: Order = { kind: 'march', piece: 'X', steps: [byRoad(0, 28)] };
    expect(codes(column, far)).toEqual(['too-far']);
    expect(goes(column, far)).toMatchObject({ x: 0, y: 28_000, column: true });
  });
});
