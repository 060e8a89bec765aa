import { describe, expect } from 'vitest';
import { proves } from '../../../../tools/proofs/proves.ts';
import { read } from '../../ground/reading.ts';
import type { Order } from '../../model/orders.ts';
import { check } from '../../play/check.ts';
import { landWith, lost, piece, red, seenBy, stateWith } from '../rally/army.ts';

/** At nightfall two of four have fallen, and their HQ is at (0, -20). */
const { activation: _over, ...state } = stateWith(
  [
    piece(0, 'ney', 'regular', 0, -30),
    piece(0, 'foy', 'regular', 0, 0, lost),
    piece(0, 'bach', 'regular', 0, 0, lost),
    piece(0, 'jerome', 'regular', 0, 0, lost),
  ],
  { turn: 8, phase: 'stragglers' },
);

type Named = Extract<Order, { kind: 'recover' }>['pieces'][number];
const at = (name: string, y: number): Named => ({ piece: name, x: 0, y, facing: 0 });
const against = (...pieces: readonly Named[]) =>
  check(read(landWith(), seenBy(state, 'red')), red, { kind: 'recover', pieces });

describe('a straggler does not come in', () => {
  proves('PB-R223', 'if he was never lost, or never was', (saw) => {
    expect(against(at('foy', -18_000))).toEqual([]);
    expect(saw(against(at('ney', -18_000)))).toMatchObject([{ rule: 'PB-R223', code: 'no-such-straggler' }]);
    expect(against(at('grouchy', -18_000))).toMatchObject([{ code: 'no-such-straggler' }]);
  });

  proves('PB-R082', 'where another came in before him', (saw) => {
    expect(against(at('foy', -18_000), at('bach', -17_000))).toEqual([]);
    expect(saw(against(at('foy', -18_000), at('bach', -17_500)))).toMatchObject([
      { rule: 'PB-R082', code: 'on-another-piece', params: { piece: 'foy' } },
    ]);
  });
});
