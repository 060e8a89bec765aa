import { describe, expect } from 'vitest';
import { proves, provesBySwitch } from '../../../../tools/proofs/proves.ts';
import type { SwitchSet } from '../../model/setting.ts';
import { switches } from '../../model/switches.ts';
import { combatsOf } from '../../rules/combat/groups.ts';
import { battle, blue, duel, MISS, red, retreat, type Scene, stand, stateOf } from './scene.ts';

/** Two duels ten centimetres apart; the second contact came first. */
const twoDuels: Scene = {
  pieces: [
    red('X', 'regular', 0, -0.95),
    blue('Y', 'regular', 0, 0),
    red('V', 'regular', 20, -0.95),
    blue('W', 'regular', 20, 0),
  ],
  contacts: [
    ['V', 'W', 'front'],
    ['X', 'Y', 'front'],
  ],
};

const all = { X: MISS, Y: MISS, V: MISS, W: MISS };

describe('the order of combats', () => {
  proves(['PB-R163', 'PB-R164'], 'one at a time, and the side that the scenario names says which', (saw) => {
    const play = battle(saw, twoDuels, all);
    expect(combatsOf(stateOf(twoDuels)).map((group) => group.length)).toEqual([1, 1]);
    play.begins();
    expect(play.asks()).toBe('red choose');
    expect(play.refusals({ kind: 'fight', combat: 7 })).toMatchObject([{ code: 'no-such-combat' }]);
    play.does({ kind: 'fight', combat: 2 });
    expect(play.state().combat?.contacts).toEqual([2]);
    const blueChooses = battle(saw, { ...twoDuels, setting: { choosesCombats: 'blue' } }, all);
    blueChooses.begins();
    expect(blueChooses.asks()).toBe('blue choose');
  });

  proves('PB-R164', 'the other side has no say', (saw) => {
    const play = battle(saw, { ...twoDuels, setting: { choosesCombats: 'blue' } }, all);
    expect(play.refusals({ kind: 'fight', combat: 1 }, 'blue')).toMatchObject([
      { code: 'no-combat-to-choose' },
    ]);
    play.begins();
    expect(play.asks()).toBe('blue choose');
    expect(play.refusals({ kind: 'fight', combat: 1 }, 'red')).toMatchObject([{ rule: 'PB-R164' }]);
    expect(play.refusals({ kind: 'stand' })).toMatchObject([{ code: 'not-your-choice' }]);
  });

  proves('PB-R017', 'combat waits for the end of the turn', (saw) => {
    const play = battle(saw, duel(), all);
    expect(play.state().phase).toBe('activation');
    play.begins();
    expect(play.state().phase).toBe('combat');
  });
});

describe('a combat', () => {
  proves('PB-R166d', 'goes on for as many rounds as contact lasts', (saw) => {
    const misses = [...MISS, ...MISS, ...MISS, ...MISS];
    const play = battle(saw, duel(), { X: misses, Y: misses });
    play.begins();
    for (const round of [1, 2, 3, 4]) {
      expect(play.state().combat?.round).toBe(round);
      if (round === 4) break;
      play.does(stand);
      play.does(stand);
    }
    expect(play.events.filter(({ kind }) => kind === 'fired')).toHaveLength(8);
    play.does(retreat);
    expect(play.state().contacts).toEqual([]);
    expect(play.asks()).toBe('nothing');
  });
});

describe('a round', () => {
  proves('PB-R165', 'the attacker is who made the contact, and so the other chooses first', (saw) => {
    const play = battle(saw, duel(), all);
    play.begins();
    expect(play.asks()).toBe('blue stand');
    const { pieces } = duel();
    const byBlue = battle(saw, { pieces, contacts: [['Y', 'X', 'front']] }, all);
    byBlue.begins();
    expect(byBlue.asks()).toBe('red stand');
  });

  proves('PB-R166a', 'the leads fire together, and both may fall', (saw) => {
    const play = battle(saw, duel(), { X: [6, 6, 6], Y: [6, 6, 6] });
    play.begins();
    expect(play.piece('X').where).toBe('lost');
    expect(play.piece('Y').where).toBe('lost');
    expect(play.state().phase).toBe('clearing');
  });

  proves(
    ['PB-R166b', 'PB-R166c', 'PB-R166d'],
    'the defender chooses, then the attacker, then again',
    (saw) => {
      const play = battle(saw, duel(), { X: [...MISS, ...MISS], Y: [...MISS, ...MISS] });
      play.begins();
      expect(play.asks()).toBe('blue stand');
      play.does(stand);
      expect(play.asks()).toBe('red stand');
      play.does(stand);
      expect(play.state().combat?.round).toBe(2);
      expect(play.asks()).toBe('blue stand');
    },
  );

  proves(['PB-R191', 'PB-R192'], 'who goes of his own will is Spent', (saw) => {
    const play = battle(saw, duel(), all);
    play.begins();
    play.does(retreat);
    expect(play.piece('Y')).toMatchObject({ spent: true, x: 0, y: 4500, heading: 0 });
    expect(play.piece('X')).toMatchObject({ spent: false, y: -950 });
  });

  proves('PB-R166g', 'the victors stay where they are', (saw) => {
    const play = battle(saw, duel(), all);
    play.begins();
    play.does(retreat);
    expect(play.piece('X')).toMatchObject({ x: 0, y: -950 });
  });

  provesBySwitch('PB-R166g', 'nobody pursues', { game: { switches }, switch: 'victors' }, (set) => {
    const play = battle((value) => value, { ...duel(), set: set as Partial<SwitchSet> }, all);
    play.begins();
    play.does(retreat);
    expect(play.piece('X')).toMatchObject({ x: 0, y: -950 });
  });
});
