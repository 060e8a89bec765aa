import { describe, expect, test } from 'vitest';
import { proves, provesBySwitch } from '../../../../tools/proofs/proves.ts';
import { switches } from '../../rulebook/switches.ts';
import { entryRefusals, moveRefusals } from '../../rules/turn/index.ts';
import type { Piece, State } from '../../state-types.ts';
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
  return moveRefusals(rules, view, seat, own(view, ref));
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
  const enterIn = (state: State, column: boolean, set = rules) => {
    const view = viewOf(state, 'american');
    return entryRefusals(set, view, own(view, 'maxwell'), column);
  };
  const raider = (cm: number) =>
    arriving(3, [pieceAt('tarleton', CORNWALLIS, 'cavalry', [0, -50 + 0.475 + cm])]);

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
    expect(enterIn(arriving(3), true)).toEqual([]);
    expect(enterIn(raider(4.5), true)).toEqual([]);
    expect(saw(enterIn(raider(4.4), true))).toMatchObject([{ code: 'entry-closed-to-columns' }]);
    expect(enterIn(raider(4.4), false)).toEqual([]);
  });

  provesBySwitch(
    'PB-R047',
    'a closed entry stops a column',
    { game: { switches }, switch: 'columnEntryNearEnemy' },
    (set) => {
      expect(enterIn(raider(2), true, setting(set))).toHaveLength(1);
    },
  );

  test('who is here already does not enter', () => {
    const view = viewOf(arriving(3), 'american');
    expect(entryRefusals(rules, view, own(view, 'stirling'), false)).toMatchObject([
      { code: 'does-not-enter', impossible: true },
    ]);
  });
});
