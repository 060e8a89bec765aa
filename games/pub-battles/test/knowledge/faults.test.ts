import { describe, expect, test } from 'vitest';
import { proves } from '../../../../tools/proofs/proves.ts';
import type { Piece, State } from '../../model/state.ts';
import { faults } from '../../play/faults.ts';
import { type Laid, laid, opened, playedOn, settingFor, unseen } from './battle.ts';

const army: readonly Laid[] = [
  laid('r1', 'oudinot', 'hq', [0, -5]),
  laid('r1', 'foy', 'regular', [0, 0]),
  laid('r1', 'a', 'regular'),
  laid('b1', 'picton', 'hq', [0, 25]),
  laid('b1', 'kempt', 'elite', [0, 20]),
];
const setting = settingFor(army);
const sound = opened(setting, army);
const codes = (state: State) => faults(setting, state).map(({ code }) => code);
const withPiece = (index: number, change: Partial<Piece>): State => ({
  ...sound,
  pieces: [sound.pieces.flat().map((piece, place) => (place === index ? { ...piece, ...change } : piece))],
});
const contact = { attacker: 1, defender: 4, face: 'front', arrival: 1 } as const;

test('a sound state has none', () => {
  expect(faults(setting, sound)).toEqual([]);
});

describe('a state is not sound', () => {
  proves('PB-R012', 'when a formation has no HQ of its own', (saw) => {
    const [one, other] = sound.formations as [State['formations'][0], State['formations'][0]];
    expect(saw(faults(setting, { ...sound, formations: [{ ...one, hq: 1 }, other] }))).toMatchObject([
      { code: 'no-hq' },
    ]);
  });

  proves('PB-R095', 'when pieces hide behind an HQ that is not there', (saw) => {
    const gone = withPiece(0, { where: 'gone' });
    expect(saw(faults(setting, gone)).map(({ code }) => code)).toContain('reserve-astray');
  });

  test.each<readonly [string, State, string]>([
    ['two pieces overlap', withPiece(1, { y: 20_500 }), 'overlap'],
    ['a piece is off the map', withPiece(1, { x: 60_000 }), 'off-the-map'],
    ['a chit is in two places', { ...sound, played: [0] }, 'chit'],
    ['a chit is of nobody', { ...sound, cup: [7] }, 'chit'],
    [
      'another formation is active than the one that is up',
      { ...sound, cup: [1], drawn: 0, activation: { formation: 1, acted: [], struck: [] } },
      'another-is-active',
    ],
    ['friends are in contact', { ...sound, contacts: [{ ...contact, defender: 0 }] }, 'contact'],
    ['a hidden piece is in contact', { ...sound, contacts: [{ ...contact, attacker: 2 }] }, 'contact'],
    ['an enemy supports', { ...sound, supports: [{ lead: 1, support: 4 }] }, 'support'],
    ['a block has no alias', playedOn(unseen(army), []), 'no-alias'],
    [
      'a friend has an alias',
      { ...sound, known: { ...sound.known, red: [[{ piece: 1 }]] } },
      'alias-of-nobody',
    ],
    ['a hidden piece has an alias', { ...sound, known: { ...sound.known, blue: [[{ piece: 2 }]] } }, 'alias'],
  ])('when %s', (_name, state, code) => {
    expect(codes(state)).toContain(code);
  });
});
