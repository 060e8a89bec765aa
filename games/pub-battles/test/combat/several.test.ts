import type { Saw } from '@grognard/engine/rulebook';
import { cmOf } from '@grognard/field';
import { describe, expect } from 'vitest';
import { proves, provesBySwitch } from '../../../../tools/proofs/proves.ts';
import type { SwitchSet } from '../../model/setting.ts';
import { switches } from '../../model/switches.ts';
import { battle, blue, MISS, red, retreat, type Scene, stand } from './scene.ts';

/** Red 1 with 2 behind attacks blue A with B behind; 3 takes A in flank, then C takes 3 in flank. */
const scene: Scene = {
  pieces: [
    red('1', 'elite', 0, -0.95),
    red('2', 'regular', 0, -1.9),
    red('3', 'regular', 2.975, 1, 270),
    blue('A', 'regular', 0, 0),
    blue('B', 'regular', 0, 0.95),
    blue('C', 'regular', 5.2, 3.975),
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

const dice = {
  A: [4, 5, 6],
  1: [4, 1, 1],
  3: [3, 3, 2],
  C: [3, 1, 1],
  B: [4, 1, 1],
  2: [5, 5, 1],
};

/** The first round up to the choice of a target by 3. */
const upToThree = (saw: Saw, more: Partial<Scene> = {}) => {
  const play = battle(saw, { ...scene, ...more }, dice);
  play.begins();
  expect(play.asks()).toBe('red step-up');
  play.does(stand);
  expect(play.asks()).toBe('red retreat');
  play.does(retreat);
  return play;
};

describe('the example of the rules', () => {
  proves(
    ['PB-R180', 'PB-R181', 'PB-R182', 'PB-R183', 'PB-R184a', 'PB-R184b', 'PB-R172c', 'PB-R118c', 'PB-R157'],
    'three against three, shot by shot',
    (saw) => {
      const play = upToThree(saw);
      expect(play.piece('1')).toMatchObject({ spent: true, x: 0, y: -5450, heading: 18_000 });
      expect(play.piece('2')).toMatchObject({ x: 0, y: -950, heading: 0 });
      expect(play.piece('A').spent).toBe(true);
      expect(play.asks()).toBe('red target');
      expect(play.refusals({ kind: 'target', target: 1 })).toMatchObject([
        { code: 'supporter-is-no-target' },
      ]);
      play.does({ kind: 'target', target: 0 });
      expect(play.asks()).toBe('blue step-up');
      play.does(stand);
      expect(play.piece('A').where).toBe('lost');
      expect(play.piece('B')).toMatchObject({ x: 0, y: 0, heading: 18_000 });
      expect(play.piece('3').spent).toBe(true);
      expect(play.state().combat?.toChoose).toEqual(['B', '2', '3', 'C'].map(play.index));
      play.does(stand);
      play.does(stand);
      expect(play.asks()).toBe('red stand');
      play.does(retreat);
      expect(play.piece('3')).toMatchObject({ spent: true, heading: 9_000 });
      expect(cmOf(play.piece('3').x)).toBeCloseTo(7.475);
      expect(play.piece('2').spent).toBe(true);
      expect(play.asks()).toBe('blue retreat');
      play.does(retreat);
      expect(play.piece('B')).toMatchObject({ spent: true, where: 'map', x: 0, y: 4500, heading: 0 });
      expect(play.piece('C')).toMatchObject({ spent: false, x: 5200, y: 3975 });
      expect(play.piece('2')).toMatchObject({ x: 0, y: -950 });
      expect(play.state()).toMatchObject({ phase: 'clearing', contacts: [], fought: [1] });
    },
  );

  proves('PB-R168g', 'against A it has the flank, against C it is flanked', (saw) => {
    const play = upToThree(saw);
    play.does({ kind: 'target', target: 0 });
    const fired = play.events.filter((event) => event.kind === 'fired').at(-1);
    expect(fired?.kind === 'fired' && fired.volley.modifiers).toEqual([{ value: 1, rule: 'PB-R168c' }]);
  });

  proves('PB-R184c', 'if B goes too, 3 has only C to fight', (saw) => {
    const play = battle(saw, scene, { ...dice, 1: [4, 4, 4], A: MISS });
    play.begins();
    expect(play.asks()).toBe('blue step-up');
    play.does(retreat);
    expect(play.piece('B')).toMatchObject({ spent: true, where: 'map' });
    const volleys = play.events.flatMap((event) => (event.kind === 'fired' ? [event.volley] : []));
    expect(volleys.at(-2)).toMatchObject({ target: play.index('C'), modifiers: [{ value: -1 }] });
    expect(play.state().combat?.toChoose).toEqual(['3', 'C'].map(play.index));
  });

  proves('PB-R184d', 'the order is that of the numbers, not of the list', (saw) => {
    const play = battle(saw, scene, dice);
    const shuffled = battle(saw, { ...scene, state: { contacts: play.state().contacts.toReversed() } }, dice);
    expect(shuffled.begins()).toEqual(play.begins());
  });

  provesBySwitch(
    'PB-R182',
    'who is fired at later does not fire back',
    { game: { switches }, switch: 'targetsFireBack' },
    (set) => {
      const play = battle(
        (value) => value,
        { ...scene, set: set as Partial<SwitchSet> },
        {
          ...dice,
          A: MISS,
          1: MISS,
          3: [...MISS, ...MISS],
        },
      );
      play.begins();
      play.does({ kind: 'target', target: 2 });
      expect(play.events.filter(({ kind }) => kind === 'fired')).toHaveLength(4);
    },
  );
});

describe('the pair that opens a round', () => {
  /** 1 takes A in flank, 2 meets B, 3 meets A, and B takes 3 in flank: four contacts, one combat. */
  const chain: Scene = {
    pieces: [
      red('1', 'regular', 2.975, 0.2, 270),
      red('2', 'regular', 12, -0.95),
      red('3', 'regular', -1, -0.95),
      blue('A', 'regular', 0, 0),
      blue('B', 'regular', 12, 0),
    ],
    contacts: [
      ['1', 'A', 'left'],
      ['2', 'B', 'front'],
      ['3', 'A', 'front'],
      ['B', '3', 'right'],
    ],
  };
  const thrown = {
    1: MISS,
    2: [...MISS, ...MISS],
    3: [...MISS, ...MISS],
    A: [6, 6, 6, ...MISS],
    B: [...MISS, ...MISS],
  };

  proves('PB-R184b', 'is the survivor of the last one with the first of its own enemies', (saw) => {
    const play = battle(saw, chain, thrown);
    play.begins();
    while (play.state().combat?.round === 1) {
      const kind = play.asks().split(' ')[1];
      if (kind === 'target') play.does({ kind, target: play.asks().startsWith('blue') ? 1 : 0 });
      else play.does(stand);
    }
    expect(play.piece('1').where).toBe('lost');
    const [first, second] = play.events
      .slice(play.events.findLastIndex(({ kind, rules }) => kind === 'combat' && rules.includes('PB-R166d')))
      .flatMap((event) => (event.kind === 'fired' ? [event.volley] : []));
    expect([first?.shooter, first?.target]).toEqual(['A', '3'].map(play.index));
    expect([second?.shooter, second?.target]).toEqual(['3', 'A'].map(play.index));
  });

  proves('PB-R184a', 'chooses first, too', (saw) => {
    const play = battle(saw, chain, thrown);
    play.begins();
    for (let step = 0; step < 20 && play.state().combat?.round === 1; step += 1) {
      const kind = play.asks().split(' ')[1];
      if (kind === 'target') play.does({ kind, target: play.asks().startsWith('blue') ? 1 : 0 });
      else play.does(stand);
    }
    for (let step = 0; step < 5 && play.asks().endsWith('target'); step += 1)
      play.does({ kind: 'target', target: play.asks().startsWith('blue') ? 1 : 0 });
    expect(play.state().combat?.toChoose.slice(0, 2)).toEqual(['A', '3'].map(play.index));
  });
});
