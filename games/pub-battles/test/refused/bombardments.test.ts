import { describe, expect, test } from 'vitest';
import { proves } from '../../../../tools/proofs/proves.ts';
import type { Order } from '../../model/orders.ts';
import { blue, red, type Scene } from '../combat/scene.ts';
import { changed, codes, playing, verdict } from './referee.ts';

const formations = [
  { id: 'R', side: 'red', rating: 3, chit: true, hq: 2 },
  { id: 'B', side: 'blue', rating: 3, chit: true, hq: 0 },
];
const state = { activation: { formation: 0, acted: [], struck: [] }, formations };
const hq = red('H', 'hq', 0, -3);
const guns: Scene = { pieces: [red('G', 'artillery', 0, 0), blue('Y', 'regular', 0, 9), hq], state };

const bombard = (piece: string, target = 0): Order => ({ kind: 'bombard', piece, target });

describe('a bombardment is refused', () => {
  test('to guns or at an enemy that are not there', () => {
    expect(codes(guns, bombard('G'))).toEqual([]);
    expect(codes(guns, bombard('nobody'))).toEqual(['no-such-gun']);
    expect(codes(guns, bombard('G', 7))).toEqual(['no-such-enemy']);
  });

  proves('PB-R094b', 'to guns in column', (saw) => {
    const road = { map: { roads: [{ id: 'pike', line: [[0, -40] as const, [0, 40] as const] }] } };
    const limbered = { ...changed(guns, 'G', { column: true }), ...road };
    expect(saw(verdict(limbered, bombard('G'))).map(({ code }) => code)).toContain('guns-in-column');
    expect(codes({ ...guns, ...road }, bombard('G'))).toEqual([]);
  });

  proves('PB-R125j', 'at whoever is in contact, where a club plays so', (saw) => {
    const melee: Scene = {
      pieces: [
        red('G', 'artillery', 0, 0),
        blue('Y', 'regular', 0, 9, 90),
        red('X', 'regular', 0.95, 9, 270),
      ],
      contacts: [['X', 'Y', 'front']],
      state,
    };
    const forbidden = playing(melee, { bombardEngaged: 'forbidden' });
    expect(saw(verdict(forbidden, bombard('G')))).toMatchObject([
      { rule: 'PB-R125j', code: 'target-in-contact' },
    ]);
    expect(codes(melee, bombard('G'))).toEqual([]);
    expect(codes(playing(guns, { bombardEngaged: 'forbidden' }), bombard('G'))).toEqual([]);
  });

  proves('PB-R105', 'to guns that are hidden behind their HQ', (saw) => {
    expect(saw(verdict(changed(guns, 'G', { where: 'reserve' }), bombard('G')))).toMatchObject([
      { rule: 'PB-R105', code: 'hidden-in-reserve' },
    ]);
    expect(codes(changed(guns, 'G', { where: 'lost' }), bombard('G'))).toEqual(['no-such-gun']);
    expect(codes(guns, bombard('G'))).toEqual([]);
  });

  proves('PB-R082', 'to guns that have no room to turn to their target', (saw) => {
    const aside: Scene = {
      pieces: [red('G', 'artillery', 0, 0), blue('Y', 'regular', 9, 0, 270), hq],
      state,
    };
    const crowded = (y: number): Scene => ({
      ...aside,
      pieces: [...aside.pieces, red('F', 'regular', 0, y)],
    });
    expect(saw(verdict(crowded(2), bombard('G')))).toMatchObject([
      { rule: 'PB-R082', code: 'no-room-to-turn', params: { piece: 'F' } },
    ]);
    expect(codes(crowded(3), bombard('G'))).toEqual([]);
    // Who need not turn needs no room for it.
    const ahead = { ...crowded(-2), pieces: [...guns.pieces, red('F', 'regular', 0, -2)] };
    expect(codes(ahead, bombard('G'))).toEqual([]);
  });

  proves('PB-R092a', 'out of command, where a club plays so', (saw) => {
    const lonely = changed(guns, 'H', { y: -30_000 });
    expect(codes(lonely, bombard('G'))).toEqual([]);
    expect(saw(verdict(playing(lonely, { bombardNeedsCommand: 'yes' }), bombard('G')))).toMatchObject([
      { rule: 'PB-R092a', code: 'out-of-command' },
    ]);
    expect(codes(playing(guns, { bombardNeedsCommand: 'yes' }), bombard('G'))).toEqual([]);
  });
});
