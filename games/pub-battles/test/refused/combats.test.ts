import type { Saw } from '@grognard/engine/rulebook';
import { describe, expect } from 'vitest';
import { proves } from '../../../../tools/proofs/proves.ts';
import { read } from '../../ground/reading.ts';
import { view } from '../../knowledge/view.ts';
import type { Order } from '../../model/orders.ts';
import { check } from '../../play/check.ts';
import { battle, blue, red, retreat, type Scene, stand } from '../combat/scene.ts';

/** Red 1 with 2 behind attacks blue A with B behind; 3 takes A in flank, then C takes 3; D looks on. */
const scene: Scene = {
  set: { reserveCommitment: 'on' },
  pieces: [
    red('1', 'elite', 0, -0.95),
    red('2', 'regular', 0, -1.9),
    red('3', 'regular', 2.975, 1, 270),
    blue('A', 'regular', 0, 0),
    blue('B', 'regular', 0, 0.95),
    blue('C', 'regular', 5.2, 3.975),
    blue('D', 'regular', 20, 20),
  ],
  contacts: [
    ['1', 'A', 'front'],
    ['3', 'A', 'left'],
    ['C', '3', 'right'],
  ],
  supports: [
    ['1', '2'],
    ['A', 'B'],
  ],
};
const dice = { A: [4, 5, 6], 1: [4, 1, 1] };
const fireAt = (target: number): Order => ({ kind: 'target', target });
const commit: Order = { kind: 'commit' };

/** The first round as far as it goes without a choice, and what the referee has against an order of red then. */
const fight = (saw: Saw) => {
  const play = battle(saw, scene, dice);
  play.begins();
  const seat = { side: 'red' };
  const against = (order: Order) =>
    saw(check(read(play.setting, view(play.setting, play.state(), seat)), seat, order));
  return { ...play, codes: (order: Order) => against(order).map(({ code }) => code) };
};

describe('whoever has to choose a target', () => {
  const choosing = (saw: Saw) => {
    const play = fight(saw);
    play.does(stand);
    play.does(retreat);
    expect(play.asks()).toBe('red target');
    return play;
  };

  proves('PB-R183', 'fires at an enemy in contact, and at nobody who looks on', (saw) => {
    const { codes } = choosing(saw);
    expect(codes(fireAt(0))).toEqual([]);
    expect(codes(fireAt(3))).toEqual(['not-in-contact']);
    expect(codes(fireAt(1))).toEqual(['supporter-is-no-target']);
    expect(codes(fireAt(9))).toEqual(['no-such-enemy']);
  });

  proves(['PB-R183', 'PB-R185', 'PB-R103'], 'neither goes, nor stands, nor commits a reserve', (saw) => {
    const { codes } = choosing(saw);
    expect(codes(retreat)).toEqual(['must-fire-first']);
    expect(codes(stand)).toEqual(['must-not-stand']);
    expect(codes(commit)).toEqual(['not-your-choice']);
  });
});

describe('whoever has nothing to fire at', () => {
  proves('PB-R183', 'chooses no target: a supporter steps up or goes', (saw) => {
    const { asks, codes } = fight(saw);
    expect(asks()).toBe('red step-up');
    expect(codes(fireAt(0))).toEqual(['nothing-to-fire']);
    expect([codes(stand), codes(retreat)]).toEqual([[], []]);
  });

  proves('PB-R185', 'does not stand where it has to go', (saw) => {
    const { asks, codes, does } = fight(saw);
    does(stand);
    expect(asks()).toBe('red retreat');
    expect(codes(stand)).toEqual(['must-not-stand']);
    expect(codes(retreat)).toEqual([]);
  });
});
