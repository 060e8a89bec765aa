import { describe, expect, test } from 'vitest';
import { proves, provesBySwitch } from '../../../../tools/proofs/proves.ts';
import type { SwitchSet } from '../../model/setting.ts';
import { switches } from '../../model/switches.ts';
import { square } from '../table.ts';
import { battle, blue, duel, MISS, red, retreat, type Scene } from './scene.ts';

/** X came for an enemy who is gone, and lies before Z. */
const evaded: Scene = { pieces: [red('X', 'regular', 0, -3), blue('Z', 'regular', 0, 0)] };

const once = (scene: Scene) => {
  const play = battle((value) => value, scene);
  play.begins();
  play.clears();
  return play;
};

describe('out of fields of fire', () => {
  proves('PB-R195', 'goes whoever has not fought, still Fresh', (saw) => {
    const play = battle(saw, evaded);
    play.begins();
    expect(play.state().phase).toBe('clearing');
    play.clears();
    expect(play.piece('X')).toMatchObject({ spent: false, x: 0, y: -7500, heading: 18_000 });
    // Z was in the field of X, who has gone now.
    expect(play.piece('Z')).toMatchObject({ x: 0, y: 0 });
    expect(play.state().combat).toBeUndefined();
  });

  test('but not from cover, nor from cavalry, nor from behind', () => {
    const wood = { woods: [square(-3, -3.5, 3, -2.5)] };
    expect(once({ ...evaded, setting: { choosesCombats: 'blue' }, map: wood }).piece('X').y).toBe(-3000);
    expect(once({ pieces: [red('X', 'cavalry', 0, -3), blue('Z', 'cavalry', 0, 0)] }).piece('X').y).toBe(
      -3000,
    );
    expect(once({ pieces: [red('X', 'cavalry', 0, 3), blue('Z', 'regular', 0, 0)] }).piece('X').y).toBe(3000);
  });

  test('whoever has fought stays, and whoever stood behind', () => {
    const scene: Scene = {
      ...duel(),
      pieces: [...duel().pieces, red('S', 'regular', 0, -1.9), blue('Z', 'regular', 5.2, 0)],
      supports: [['X', 'S']],
    };
    const play = battle((value) => value, scene, { X: MISS, Y: MISS });
    play.begins();
    play.does(retreat);
    play.clears();
    expect(play.piece('X').y).toBe(-950);
    expect(play.piece('S').y).toBe(-1900);
  });

  for (const [name, y] of [
    ['fofRetreatSpends', -7500],
    ['fofRetreatFirst', -7500],
  ] as const)
    provesBySwitch('PB-R195', `as ruled: ${name}`, { game: { switches }, switch: name }, (set) => {
      expect(once({ ...evaded, set: set as Partial<SwitchSet> }).piece('X')).toMatchObject({
        spent: false,
        y,
      });
    });
});
