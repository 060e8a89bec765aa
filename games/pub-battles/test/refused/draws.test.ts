import { describe, expect } from 'vitest';
import { proves } from '../../../../tools/proofs/proves.ts';
import { read } from '../../ground/reading.ts';
import { view } from '../../knowledge/view.ts';
import type { Order } from '../../model/orders.ts';
import type { Piece, State } from '../../model/state.ts';
import { check } from '../../play/check.ts';
import {
  american,
  CORNWALLIS,
  drawnState,
  GREENE,
  pieces,
  SULLIVAN,
  setting,
  stateWith,
} from '../turn/brandywine.ts';
import { delay, drawn, sullivanJumps } from '../turn/draws.ts';

const against = (state: State, order: Order, set = setting()) =>
  check(read(set, view(set, state, american)), american, order);
const codes = (...asked: Parameters<typeof against>) => against(...asked).map(({ code }) => code);

/** The same draw with some of the staff changed. */
const withStaff = (state: State, id: string, more: Partial<Piece>): State => ({
  ...state,
  pieces: stateWith(
    {},
    pieces.map((each) => (each.id === id ? { ...each, ...more } : each)),
  ).pieces,
});

describe('an answer to a draw is refused', () => {
  proves('PB-R063', 'to a chit that was jumped, where a club does not let it jump back', (saw) => {
    const jumped = drawnState(CORNWALLIS, [GREENE], { stack: [SULLIVAN] });
    expect(codes(jumped, sullivanJumps)).toEqual([]);
    expect(saw(against(jumped, sullivanJumps, setting({ jumpedMayJumpBack: 'no' })))).toMatchObject([
      { rule: 'PB-R063', code: 'may-not-jump-back' },
    ]);
  });

  proves(['PB-R058', 'PB-R050'], 'for an empty cup, and for a Spent HQ, and for both', (saw) => {
    const last = drawnState(SULLIVAN, []);
    const tired = (state: State) => withStaff(state, 'hq-sullivan', { spent: true });
    expect(codes(drawn, delay)).toEqual([]);
    expect(codes(last, delay)).toEqual(['cup-empty']);
    expect(codes(tired(drawn), delay)).toEqual(['hq-spent']);
    expect(saw(against(tired(last), delay)).map(({ rule }) => rule)).toEqual(['PB-R058', 'PB-R050']);
  });

  proves(['PB-R068', 'PB-R066'], 'to an army commander who is Spent, or too far, or both', (saw) => {
    const washington = (more: Partial<Piece>) =>
      saw(against(withStaff(drawn, 'hq-washington', more), { kind: 'delay', by: 'hq-washington' })).map(
        ({ rule }) => rule,
      );
    expect(washington({})).toEqual([]);
    expect(washington({ spent: true })).toEqual(['PB-R068']);
    expect(washington({ x: 9_000 })).toEqual(['PB-R066']);
    expect(washington({ spent: true, x: 9_000 })).toEqual(['PB-R068', 'PB-R066']);
  });
});
