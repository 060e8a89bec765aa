import type { Saw } from '@grognard/engine/rulebook';
import { describe, expect } from 'vitest';
import { proves } from '../../../../tools/proofs/proves.ts';
import { read } from '../../ground/reading.ts';
import { after as following } from '../../model/events.ts';
import { pieceOf } from '../../model/piece-change.ts';
import type { State } from '../../model/state.ts';
import { trainEvents, trainRefusals } from '../../rules/rally/packing.ts';
import { rallyRefusals } from '../../rules/rally/refusals.ts';
import { unpackedRefusals } from '../../rules/turn/unpacked.ts';
import { defeatsOf } from '../../rules/victory/defeats.ts';
import { landWith, piece, red, seenBy, stateWith } from './army.ts';

const land = landWith();
const packed = piece(0, 'train', 'baggage', 0, -10);
const unpacked = { ...packed, unpacked: true } as const;

const reasons = (saw: Saw, state: State, kind: 'unpack' | 'pack', name = 'train') =>
  saw(trainRefusals(read(land, seenBy(state, 'red')), red, { kind, piece: name })).map(({ code }) => code);

const train = (saw: Saw, state: State, kind: 'unpack' | 'pack') =>
  saw(trainEvents(land, state, red, { kind, piece: 'train' }));

describe('baggage trains', () => {
  proves(['PB-R198c', 'PB-R033'], 'it may move, unpack, and rally at once', (saw) => {
    const moved = stateWith([packed, piece(0, 'ney', 'regular', 0, -6, { spent: true })], {
      activation: { formation: 0, acted: [3], struck: [] },
    });
    expect(reasons(saw, moved, 'unpack')).toEqual([]);
    const now = following(moved, train(saw, moved, 'unpack'));
    expect(pieceOf(now, 3).unpacked).toBe(true);
    expect(rallyRefusals(read(land, seenBy(now, 'red')), red, { kind: 'rally', piece: 'ney' })).toEqual([]);
  });

  proves('PB-R198b', 'only what is packed is unpacked', (saw) => {
    expect(reasons(saw, stateWith([unpacked]), 'unpack')).toEqual(['already-unpacked']);
    expect(reasons(saw, stateWith([packed]), 'unpack', 'first-hq')).toEqual(['no-such-train']);
  });

  proves('PB-R198d', 'an unpacked train stays where it is', (saw) => {
    expect(saw(unpackedRefusals({ ref: 'train', unpacked: true }))).toHaveLength(1);
    expect(unpackedRefusals({ ref: 'train' })).toEqual([]);
  });

  proves('PB-R198e', 'to pack it up is to be forced back', (saw) => {
    expect(reasons(saw, stateWith([packed]), 'pack')).toEqual(['not-unpacked']);
    const state = stateWith([unpacked]);
    expect(reasons(saw, state, 'pack')).toEqual([]);
    const now = following(state, train(saw, state, 'pack'));
    expect(pieceOf(now, 3).unpacked).toBeUndefined();
    expect(saw(defeatsOf(land, now))).toMatchObject([{ loser: 'red', code: 'forced-back' }]);
  });

  proves('PB-R198h', 'it is packed and unpacked with the chit of its formation', (saw) => {
    const other = stateWith([{ ...packed, formation: 1 }]);
    expect(reasons(saw, other, 'unpack')).toEqual(['another-formation']);
    const { activation: _none, ...idle } = stateWith([packed], { phase: 'alter' });
    expect(reasons(saw, idle, 'unpack')).toEqual(['not-your-activation']);
  });
});
