import { describe, expect } from 'vitest';
import { proves, provesBySwitch } from '../../../../tools/proofs/proves.ts';
import type { SwitchSet } from '../../model/setting.ts';
import { switches } from '../../model/switches.ts';
import { combatsOf } from '../../rules/combat/groups.ts';
import { reckon } from '../../rules/combat/modifiers.ts';
import { square } from '../table.ts';
import { battle, blue, duel, MISS, red, type Scene, settingOf, stand, stateOf } from './scene.ts';

/** X against the east end of Y, its centre so far north of Y's. */
const beside = (north: number, more: Partial<Scene> = {}): Scene => ({
  pieces: [red('X', 'regular', 2.975, north, 270), blue('Y', 'regular', 0, 0)],
  contacts: [['X', 'Y', 'left']],
  ...more,
});

const valuesOf = (scene: Scene, shooter = 0, target = 1) =>
  reckon(settingOf(scene), stateOf(scene), shooter, target, 1).rows.map(({ value }) => value);

describe('flank', () => {
  proves(['PB-R153', 'PB-R154'], 'the centre must lie behind the line of the front', (saw) => {
    battle(saw, beside(1), { X: MISS, Y: MISS }).begins();
    expect(valuesOf(beside(-0.44))).toEqual([1]);
    expect(valuesOf(beside(-0.46))).toEqual([]);
    expect(valuesOf(beside(-1))).toEqual([]);
  });

  proves('PB-R154', 'from the rear too', (saw) => {
    const scene: Scene = {
      pieces: [red('X', 'regular', 0, 0.95, 180), blue('Y', 'regular', 0, 0)],
      contacts: [['X', 'Y', 'rear']],
    };
    expect(valuesOf(scene)).toEqual([1]);
    battle(saw, scene, { X: MISS, Y: MISS }).begins();
  });

  proves('PB-R155', 'askew is as good as straight', (saw) => {
    const scene: Scene = {
      pieces: [red('X', 'regular', 3.6, 1.5, 250), blue('Y', 'regular', 0, 0)],
      contacts: [['X', 'Y', 'left']],
    };
    expect(valuesOf(scene)).toEqual([1]);
    battle(saw, scene, { X: MISS, Y: MISS }).begins();
  });

  /** Y was taken in flank by X, then turned east to face it; F had met its old front. */
  const turned: Scene = {
    pieces: [
      red('X', 'regular', 2.975, 1, 270),
      blue('Y', 'regular', 0, 0, 90),
      red('F', 'regular', 0, -0.95),
    ],
    contacts: [
      ['F', 'Y', 'front'],
      ['X', 'Y', 'left'],
    ],
  };

  proves(
    'PB-R156',
    'is judged when the combat begins: who turns to one bares the flank to another',
    (saw) => {
      expect(valuesOf(turned, 0, 1)).toEqual([]);
      expect(valuesOf(turned, 2, 1)).toEqual([1]);
      battle(saw, turned, { X: MISS, Y: MISS, F: MISS }).begins();
    },
  );

  provesBySwitch(
    'PB-R156',
    'is not judged at contact',
    { game: { switches }, switch: 'flankJudged' },
    (set) => {
      expect(valuesOf({ ...turned, set: set as Partial<SwitchSet> }, 0, 1)).toEqual([]);
    },
  );

  proves('PB-R156', 'who turns about to a rear attack meets it with its front', (saw) => {
    const play = battle(
      saw,
      {
        pieces: [red('X', 'regular', 0, 0.95, 180), blue('Y', 'regular', 0, 0, 0)],
        contacts: [['X', 'Y', 'rear']],
      },
      { X: MISS, Y: MISS },
    );
    play.begins();
    expect(play.state().contacts).toMatchObject([{ face: 'front', arrival: 1 }]);
    expect(play.events.filter(({ kind }) => kind === 'fired')).toMatchObject([
      { volley: { modifiers: [] } },
      { volley: { modifiers: [] } },
    ]);
  });

  proves('PB-R158', 'there is none in buildings, only cover', (saw) => {
    const scene = beside(1, { map: { buildings: [square(-3, -1, 2.5, 1)] } });
    expect(valuesOf(scene)).toEqual([-1]);
    expect(valuesOf(scene, 1, 0)).toEqual([]);
    battle(saw, scene, { X: MISS, Y: MISS }).begins();
  });

  proves(['PB-R160', 'PB-R239', 'PB-R094h'], 'a column is flanked by all', (saw) => {
    const scene = duel('regular', 'elite', { defender: { column: true } });
    expect([valuesOf(scene, 0, 1), valuesOf(scene, 1, 0)]).toEqual([[1], [-1]]);
    battle(saw, scene, { X: MISS, Y: MISS }).begins();
  });
});

describe('envelopment', () => {
  const scene: Scene = {
    pieces: [
      red('X', 'regular', 0, -0.95),
      blue('A', 'regular', 0, 0),
      blue('B', 'regular', 0, 0.95),
      red('Y', 'regular', 0, 1.9, 180),
    ],
    contacts: [
      ['X', 'A', 'front'],
      ['Y', 'B', 'rear'],
    ],
    supports: [['A', 'B']],
  };

  proves(['PB-R161', 'PB-R162'], 'breaks the support: two combats, and both defenders flanked', (saw) => {
    const play = battle(saw, scene, { X: MISS, A: MISS, Y: MISS, B: MISS });
    play.begins();
    expect(combatsOf(play.state())).toHaveLength(2);
    expect(play.state().supports).toEqual([]);
    for (const [attacker, defender] of [
      ['X', 'A'],
      ['Y', 'B'],
    ] as const) {
      const [one, other] = [play.index(attacker), play.index(defender)];
      expect(reckon(play.setting, play.state(), one, other, 1).rows).toMatchObject([{ value: 1 }]);
      expect(reckon(play.setting, play.state(), other, one, 1).rows).toMatchObject([{ value: -1 }]);
    }
    play.does({ kind: 'fight', combat: 2 });
    play.does({ kind: 'retreat', heading: 18_000 });
    expect(play.piece('B').where).toBe('lost');
  });

  proves('PB-R162', 'holds for the front when the rear has been fought out', (saw) => {
    const play = battle(saw, scene, { X: [3, 1, 1], A: [4, 1, 1], Y: MISS, B: MISS });
    play.begins();
    play.does({ kind: 'fight', combat: 2 });
    play.does(stand);
    play.does({ kind: 'retreat', heading: 0 });
    expect(play.piece('A').spent).toBe(true);
    expect(play.piece('X').spent).toBe(false);
  });
});
