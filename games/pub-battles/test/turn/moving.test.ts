import { describe, expect } from 'vitest';
import { proves, provesBySwitch } from '../../../../tools/proofs/proves.ts';
import { read } from '../../ground/reading.ts';
import type { Step } from '../../model/orders.ts';
import type { Piece, State } from '../../model/state.ts';
import { switches } from '../../model/switches.ts';
import { check } from '../../play/check.ts';
import { moveRefusals } from '../../rules/turn/moving.ts';
import { ahead, byRoad } from '../table.ts';
import {
  activeState,
  american,
  british,
  CORNWALLIS,
  GREENE,
  pieceAt,
  pieces,
  SULLIVAN,
  setting,
} from './brandywine.ts';
import { own, viewOf } from './seen.ts';

const rules = setting();
const STIRLING = pieces.findIndex(({ id }) => id === 'stirling');

const mayAct = (state: State, ref: string, seat = american) => {
  const view = viewOf(state, 'american');
  return moveRefusals(read(rules, view), seat, own(view, ref));
};

const acted = (...moved: readonly number[]): State =>
  activeState(SULLIVAN, { activation: { formation: SULLIVAN, acted: moved, struck: [] } });

describe('who may act', () => {
  proves('PB-R016', 'pieces of the active formation, at the word of whoever commands it', (saw) => {
    expect(mayAct(activeState(SULLIVAN), 'stirling')).toEqual([]);
    expect(saw(mayAct(activeState(SULLIVAN), 'muhlenberg'))).toMatchObject([
      { rule: 'PB-R016', code: 'another-formation' },
    ]);
    expect(mayAct(activeState(CORNWALLIS), 'stirling')).toMatchObject([
      { code: 'not-active', impossible: true },
    ]);
    const sullivan = { side: 'american', command: 'sullivan' };
    const divided = activeState(SULLIVAN, { seats: [american, sullivan, british] });
    expect(mayAct(divided, 'stirling')).toMatchObject([{ code: 'not-your-activation', impossible: true }]);
    expect(mayAct(divided, 'stirling', sullivan)).toEqual([]);
  });

  proves('PB-R039', 'each piece once, as long as it is in the field', (saw) => {
    expect(saw(mayAct(acted(STIRLING), 'stirling'))).toMatchObject([
      { rule: 'PB-R039', code: 'already-acted' },
    ]);
    expect(mayAct(acted(STIRLING), 'stephen')).toEqual([]);
    const fallen = pieces.map(
      (piece, index): Piece => (index === STIRLING ? { ...piece, where: 'lost' } : piece),
    );
    expect(mayAct(activeState(SULLIVAN, {}, fallen), 'stirling')).toMatchObject([{ code: 'off-the-field' }]);
    const hidden = pieces.map((piece): Piece => ({ ...piece, where: 'reserve' }));
    expect(mayAct(activeState(SULLIVAN, {}, hidden), 'stirling')).toEqual([]);
  });

  proves(['PB-R241', 'PB-R092b'], 'HQs move first, then the troops', (saw) => {
    expect(mayAct(acted(), 'hq-sullivan')).toEqual([]);
    expect(mayAct(acted(SULLIVAN), 'hq-washington')).toEqual([]);
    expect(mayAct(acted(SULLIVAN), 'stirling')).toEqual([]);
    expect(saw(mayAct(acted(STIRLING), 'hq-sullivan'))).toMatchObject([
      { rule: 'PB-R241', code: 'staff-moves-first' },
    ]);
    expect(mayAct(acted(STIRLING), 'hq-washington')).toMatchObject([{ code: 'staff-moves-first' }]);
  });
});

describe('reinforcements', () => {
  const enters = { day: 1, turn: 3, exit: 'south' };
  const late = pieceAt('maxwell', GREENE, 'regular', [0, 0], { where: 'due', enters });
  const arriving = (turn: number, more: readonly Piece[] = []): State =>
    activeState(GREENE, { turn }, [...pieces, late, ...more]);
  const pike = { roads: [{ id: 'pike', line: [[0, -50] as const, [0, 0] as const] }] };
  const enterIn = (state: State, steps: readonly Step[], set = setting({}, pike)) =>
    check(read(set, viewOf(state, 'american')), american, { kind: 'enter', piece: 'maxwell', steps });
  /** A train, that has no field of fire and need not be kept off by columns, so far beside the way in. */
  const raided = (cm: number) =>
    arriving(3, [pieceAt('wagons', CORNWALLIS, 'baggage', [2.5 + cm, -49], { heading: 0 })]);

  proves('PB-R047', 'enter with their own formation when they are due, or later', (saw) => {
    expect(saw(mayAct(arriving(2), 'maxwell'))).toMatchObject([
      { rule: 'PB-R047', code: 'not-due-yet', params: { day: 1, turn: 3 } },
    ]);
    expect(mayAct(arriving(3), 'maxwell')).toEqual([]);
    expect(mayAct(arriving(4), 'maxwell')).toEqual([]);
    expect(mayAct(activeState(SULLIVAN, { turn: 3 }, [...pieces, late]), 'maxwell')).toMatchObject([
      { code: 'another-formation' },
    ]);
  });

  proves('PB-R047', 'not in column past an enemy closer than a foot third, but in line', (saw) => {
    const byThePike = [byRoad(0, -40)];
    expect(enterIn(arriving(3), byThePike)).toEqual([]);
    expect(enterIn(raided(4.5), byThePike)).toEqual([]);
    expect(saw(enterIn(raided(4.4), byThePike))).toMatchObject([
      { rule: 'PB-R047', code: 'entry-closed-to-columns' },
      { code: 'not-in-column' },
    ]);
    expect(enterIn(raided(4.4), [ahead(6)])).toEqual([]);
  });

  provesBySwitch(
    'PB-R047',
    'a closed entry stops a column',
    { game: { switches }, switch: 'columnEntryNearEnemy' },
    (set) => {
      expect(enterIn(raided(2), [byRoad(0, -40)], setting(set, pike))).not.toEqual([]);
    },
  );
});
