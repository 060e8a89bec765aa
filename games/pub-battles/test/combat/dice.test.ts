import { total } from '@grognard/engine';
import type { Saw } from '@grognard/engine/rulebook';
import { describe, expect } from 'vitest';
import { proves, provesBySwitch } from '../../../../tools/proofs/proves.ts';
import type { SwitchSet } from '../../model/setting.ts';
import { switches } from '../../model/switches.ts';
import { reckon } from '../../rules/combat/modifiers.ts';
import { hitsOf } from '../../rules/combat/volley.ts';
import { square } from '../table.ts';
import { battle, blue, duel, MISS, red, type Scene, settingOf, stand, stateOf } from './scene.ts';

/** What X and Y add to their dice against each other in a round. */
const sums = (saw: Saw, scene: Scene, round = 1): readonly [number, number] => {
  const [setting, state] = [settingOf(scene), stateOf(scene)];
  return [
    total(saw(reckon(setting, state, 0, 1, round)).rows),
    total(saw(reckon(setting, state, 1, 0, round)).rows),
  ];
};

/** Y taken in flank by X. */
const flank: Scene = {
  pieces: [red('X', 'regular', 2.975, 1, 270), blue('Y', 'regular', 0, 0)],
  contacts: [['X', 'Y', 'left']],
};

const wood = { woods: [square(-3, -0.475, 3, 3)] };
const hill = { hills: [{ ...square(-3, -0.475, 3, 5), level: 1 }] };

describe('dice', () => {
  proves(
    ['PB-R167a', 'PB-R031', 'PB-R023'],
    'three, of dragoons two, of detachments one; 4 and more hit',
    (saw) => {
      for (const [kind, dice] of [
        ['regular', [4, 3, 6]],
        ['dragoons', [4, 3]],
        ['detachment', [3]],
      ] as const) {
        const play = battle(saw, duel(kind, 'regular'), { X: dice, Y: MISS });
        play.begins();
        expect(play.events).toContainEqual(
          expect.objectContaining({ volley: expect.objectContaining({ dice }) }),
        );
      }
      expect(hitsOf([1, 2, 3, 4, 5, 6], [])).toBe(3);
    },
  );

  proves('PB-R167b', 'as many for Spent militia as for fresh elite', (saw) => {
    const play = battle(saw, duel('elite', 'militia', { defender: { spent: true } }), { X: MISS, Y: MISS });
    play.begins();
    const counts = play.events.flatMap((event) => (event.kind === 'fired' ? [event.volley.dice.length] : []));
    expect(counts).toEqual([3, 3]);
  });

  proves(
    ['PB-R167c', 'PB-R168c', 'PB-R168d', 'PB-R240'],
    'the flanker adds one to each die, the flanked takes one off',
    (saw) => {
      const play = battle(saw, flank, { X: [3, 3, 2], Y: [4, 4, 5] });
      play.begins();
      const hits = play.events.flatMap((event) => (event.kind === 'fired' ? [event.volley.hits] : []));
      expect(hits).toEqual([1, 2]);
    },
  );
});

describe('modifiers', () => {
  proves('PB-R168a', 'cover takes one off the attacker', (saw) => {
    expect(sums(saw, { ...duel(), map: wood })).toEqual([-1, 0]);
  });

  proves(
    ['PB-R168b', 'PB-R168k', 'PB-R236a', 'PB-R236c'],
    'a wooded hill is no better than a wood',
    (saw) => {
      expect(sums(saw, { ...duel(), map: { ...wood, ...hill } })).toEqual([-1, 0]);
      const isTold = (map: Scene['map'] = {}) => {
        const play = battle(saw, { ...duel(), map }, { X: MISS, Y: MISS });
        play.begins();
        return play.events.some(({ rules }) => rules.includes('PB-R168b'));
      };
      expect([isTold({ ...wood, ...hill }), isTold(wood), isTold(hill)]).toEqual([true, false, false]);
    },
  );

  proves('PB-R168e', 'flank and river together are one step', (saw) => {
    const scene: Scene = {
      pieces: [
        red('X', 'regular', 0, -0.95),
        blue('Y', 'regular', 2.975, -1.95, 270),
        blue('Z', 'regular', 0, 0),
      ],
      contacts: [
        ['X', 'Z', 'front', true],
        ['Y', 'X', 'right'],
      ],
    };
    const play = battle(saw, scene, { X: MISS, Y: MISS, Z: MISS });
    play.begins();
    expect(sums(saw, scene)).toEqual([-1, 1]);
    expect(sums(saw, scene, 2)).toEqual([-1, 1]);
  });

  proves('PB-R168f', 'a flank attack into a wood is made at 0, the defence at -1', (saw) => {
    const scene = { ...flank, map: wood };
    expect(sums(saw, scene)).toEqual([0, -1]);
    battle(saw, scene, { X: MISS, Y: MISS }).begins();
  });

  proves(
    ['PB-R168h', 'PB-R237b', 'PB-R159'],
    'over a river into cover at -2, and only in the first round',
    (saw) => {
      const scene: Scene = { ...duel(), map: { ...wood, ...hill }, contacts: [['X', 'Y', 'front', true]] };
      expect(sums(saw, scene)).toEqual([-2, 1]);
      expect(sums(saw, scene, 2)).toEqual([-1, 0]);
      const play = battle(saw, scene, { X: [6, 5, 5], Y: [3, 2, 2] });
      play.begins();
      expect(play.events.flatMap((event) => (event.kind === 'fired' ? [event.volley.hits] : []))).toEqual([
        1, 1,
      ]);
    },
  );

  provesBySwitch(
    'PB-R237b',
    'between the leads is enough',
    { game: { switches }, switch: 'riverCrossing' },
    (set) => {
      const scene: Scene = {
        ...duel(),
        contacts: [['X', 'Y', 'front', true]],
        set: set as Partial<SwitchSet>,
      };
      expect(sums((value) => value, scene)).toEqual([-1, 1]);
    },
  );

  provesBySwitch(
    'PB-R168i',
    'an attacker in woods has no cover',
    { game: { switches }, switch: 'attackerCover' },
    (set) => {
      const scene = {
        ...duel(),
        map: { woods: [square(-3, -3, 3, -0.475)] },
        set: set as Partial<SwitchSet>,
      };
      expect(sums((value) => value, scene)).toEqual([0, 0]);
    },
  );

  provesBySwitch(
    'PB-R168k',
    'the hill counts by where the attacker came from',
    { game: { switches }, switch: 'hillJudged' },
    (set) => {
      const scene = {
        ...duel(),
        map: { hills: [{ ...square(-3, -1.45, 3, 5), level: 1 }] },
        set: set as Partial<SwitchSet>,
      };
      expect(sums((value) => value, scene)).toEqual([-1, 0]);
    },
  );

  proves('PB-R168j', 'who defends is told pair by pair', (saw) => {
    // Y came to the help of Z, and so it is X who defends against Y: the wood under X is cover from Y alone.
    const scene: Scene = {
      pieces: [red('X', 'regular', 0, -0.95), blue('Y', 'regular', 0, -1.9, 0), blue('Z', 'regular', 0, 0)],
      contacts: [
        ['X', 'Z', 'front'],
        ['Y', 'X', 'rear'],
      ],
      map: { woods: [square(-3, -1.425, 3, -0.475)] },
    };
    expect(sums(saw, scene)).toEqual([-1, 0]);
    const [setting, state] = [settingOf(scene), stateOf(scene)];
    expect(saw(reckon(setting, state, 2, 0, 1)).rows).toEqual([]);
    battle(saw, scene, { X: MISS, Y: MISS, Z: MISS }).begins();
  });

  proves('PB-R168g', 'Z fires at X in front at 0 and at Y on its flank at -1', (saw) => {
    const scene: Scene = {
      pieces: [red('X', 'regular', 2.975, 1, 270), blue('Y', 'regular', 0, 0), red('F', 'regular', 0, -0.95)],
      contacts: [
        ['F', 'Y', 'front'],
        ['X', 'Y', 'left'],
      ],
    };
    expect(sums(saw, scene)).toEqual([1, -1]);
    expect(saw(reckon(settingOf(scene), stateOf(scene), 1, 2, 1)).rows).toEqual([]);
    const play = battle(saw, scene, { F: MISS, X: [3, 1, 1], Y: MISS });
    play.begins();
    expect(play.piece('Y').spent).toBe(true);
    play.does(stand);
  });
});
