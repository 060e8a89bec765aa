import { describe, expect, test } from 'vitest';
import { read } from '../../ground/reading.ts';
import { view } from '../../knowledge/view.ts';
import { after as then } from '../../model/events.ts';
import { pieceOf } from '../../model/piece-change.ts';
import { bombardEvents } from '../../rules/bombard/bombarding.ts';
import { bombardRefusals } from '../../rules/bombard/refusals.ts';
import {
  battle,
  blue,
  diceOf,
  MISS,
  red,
  retreat,
  type Scene,
  settingOf,
  stand,
  stateOf,
} from '../combat/scene.ts';
import { against, look } from '../movement/scene.ts';
import { ahead, boardOf, ours, settingWith, square, theirs } from '../table.ts';

describe('combat, read again', () => {
  test('an excess of hits does not touch the support, which fights on in the same wood', () => {
    const scene: Scene = {
      map: { woods: [square(-3, -0.475, 3, 3)] },
      pieces: [red('X', 'regular', 0, -0.95), blue('Y', 'militia', 0, 0), blue('Z', 'regular', 0, 0.95)],
      contacts: [['X', 'Y', 'front']],
      supports: [['Y', 'Z']],
    };
    const play = battle(look, scene, { X: [6, 6, 6, 4, 4, 4], Y: MISS, Z: MISS });
    play.begins();
    expect(play.asks()).toBe('blue step-up');
    play.does(stand);
    expect(play.piece('Z')).toMatchObject({ spent: false, x: 0, y: 0, where: 'map' });
    play.does(stand);
    play.does(stand);
    expect(play.piece('Z').spent).toBe(false);
  });

  test('the defender speaks first, then the attacker; whoever goes of his own will is Spent', () => {
    const scene: Scene = {
      pieces: [red('X', 'regular', 0, -0.95), blue('Y', 'regular', 0, 0)],
      contacts: [['X', 'Y', 'front']],
    };
    const play = battle(look, scene, { X: MISS, Y: MISS });
    play.begins();
    expect(play.asks()).toBe('blue stand');
    play.does(stand);
    expect(play.asks()).toBe('red stand');
    play.does(retreat);
    expect(play.piece('X')).toMatchObject({ spent: true, y: -5_450, heading: 18_000 });
    expect(play.state().contacts).toEqual([]);
  });

  test('cavalry goes back a foot third too, and a retreat over rough ground is as long', () => {
    const scene: Scene = {
      map: { woods: [square(-9, 1, 9, 9)], streams: [{ line: [[-9, 2] as const, [9, 2] as const] }] },
      pieces: [red('X', 'regular', 0, -0.95), blue('Y', 'cavalry', 0, 0)],
      contacts: [['X', 'Y', 'front']],
    };
    const play = battle(look, scene);
    play.begins();
    expect(play.asks()).toBe('blue withdraw');
    play.does(retreat);
    expect(play.piece('Y')).toMatchObject({ y: 4_500, heading: 0, spent: true });
  });

  test('a detachment that cannot get away from guns has no state to lose', () => {
    const scene: Scene = {
      map: { rivers: [{ line: [[-40, 12] as const, [40, 12] as const], width: 0.5 }] },
      pieces: [red('G', 'artillery', 0, 0), blue('T', 'detachment', 0, 10)],
      state: { activation: { formation: 0, acted: [], struck: [] } },
    };
    const setting = settingOf(scene);
    const order = { kind: 'bombard', piece: 'G', target: 0 } as const;
    const events = bombardEvents(
      setting,
      stateOf(scene),
      { side: 'red' },
      order,
      diceOf({ G: [6, 1, 1] }, 'bombard'),
    );
    expect(pieceOf(then(stateOf(scene), events), 1)).toMatchObject({ where: 'map', spent: false, y: 10_000 });
  });

  test('friends in the way of a retreat are pushed and Spent, a detachment among them only pushed', () => {
    const scene: Scene = {
      pieces: [
        red('X', 'regular', 0, -0.95),
        blue('Y', 'regular', 0, 0, 180, { spent: true }),
        blue('D', 'detachment', 0, 3),
      ],
      contacts: [['X', 'Y', 'front']],
    };
    const play = battle(look, scene, { X: [6, 1, 1], Y: MISS });
    play.begins();
    play.does(retreat);
    expect(play.piece('Y').y).toBe(4_500);
    expect(play.piece('D')).toMatchObject({ spent: false });
    expect(play.piece('D').y).toBeGreaterThan(5_400);
  });

  test('an attacker across a river is flanked once, by the front and by the flank alike', () => {
    const scene: Scene = {
      map: { rivers: [{ line: [[-40, -0.95] as const, [40, -0.95] as const], width: 0.4 }] },
      pieces: [
        red('X', 'regular', 0, -0.95),
        blue('Y', 'regular', 0, 0),
        blue('Z', 'regular', 2.975, -2.2, 270),
      ],
      contacts: [
        ['X', 'Y', 'front', true],
        ['Z', 'X', 'right'],
      ],
    };
    const play = battle(look, scene, { X: MISS, Y: [3, 3, 3], Z: [2, 2, 2] });
    play.begins();
    const fired = play.events.flatMap((event) => (event.kind === 'fired' ? [event.volley] : []));
    expect(fired.map(({ modifiers }) => modifiers.map(({ value }) => value))).toEqual([[1], [-1]]);
  });
});

describe('guns and fire, read again', () => {
  const active = { activation: { formation: 0, acted: [], struck: [] } };
  const shot = (scene: Scene, dice: readonly number[] = [4, 4, 4]) => {
    const setting = settingOf(scene);
    const seen = view(setting, stateOf(scene), { side: 'red' });
    const order = { kind: 'bombard', piece: 'G', target: 0 } as const;
    const refusals = bombardRefusals(read(setting, seen), { side: 'red' }, order).map(({ rule }) => rule);
    const events = bombardEvents(
      setting,
      stateOf(scene),
      { side: 'red' },
      order,
      diceOf({ G: dice }, 'bombard'),
    );
    return { refusals, events, state: then(stateOf(scene), events) };
  };

  test('enemies do not stop fire, a friend across the line does, and a friend beside it does not', () => {
    const pieces = [red('G', 'artillery', 0, 0), blue('T', 'regular', 0, 12)];
    expect(shot({ state: active, pieces: [...pieces, blue('E', 'cavalry', 0, 7)] }).refusals).toEqual([]);
    expect(shot({ state: active, pieces: [...pieces, red('F', 'cavalry', 0, 7)] }).refusals).toEqual([
      'PB-R139',
    ]);
    expect(shot({ state: active, pieces: [...pieces, red('F', 'cavalry', 5, 7)] }).refusals).toEqual([]);
    expect(shot({ state: active, pieces: [...pieces, red('H', 'hq', 0, 7)] }).refusals).toEqual([]);
  });

  test('a target higher up is in cover, one in column gives +1', () => {
    const hill = {
      hills: [{ ...square(-9, 9, 9, 20), level: 1, crest: [[-9, 15] as const, [9, 15] as const] }],
    };
    const rows = (scene: Scene) =>
      shot(scene).events.flatMap((event) =>
        event.kind === 'fired' ? event.volley.modifiers.map(({ value }) => value) : [],
      );
    const pieces = [red('G', 'artillery', 0, 0), blue('T', 'regular', 0, 12)];
    expect(rows({ state: active, map: hill, pieces })).toEqual([-1]);
    expect(
      rows({
        state: active,
        pieces: [red('G', 'artillery', 0, 0), blue('T', 'regular', 0, 12, 180, { column: true })],
      }),
    ).toEqual([1]);
  });

  test('whoever is driven off by guns pushes those behind it', () => {
    const { state } = shot({
      state: active,
      pieces: [red('G', 'artillery', 0, 0), blue('T', 'regular', 0, 10), blue('R', 'regular', 0, 13)],
    });
    expect(pieceOf(state, 1)).toMatchObject({ y: 14_500, spent: true, where: 'map' });
    expect(pieceOf(state, 2).spent).toBe(true);
    expect(pieceOf(state, 2).y).toBeGreaterThan(15_400);
  });

  test('a field of fire ends at a crest, a wood and 4.5 cm, and opens by 45 degrees', () => {
    const enemy = theirs(0, 'regular', 0, 10);
    const ends = (y: number, map = {}, x = 0) =>
      against(
        look,
        settingWith(map),
        ours('ney', 'regular', x, 0),
        [ahead(y)],
        boardOf(ours('ney', 'regular', x, 0), enemy),
      );
    expect(ends(5.2)).toEqual(['PB-R110']);
    expect(ends(5)).toEqual([]);
    expect(ends(6, { woods: [square(-9, 7, 9, 8)] })).toEqual([]);
    expect(
      ends(6, {
        hills: [{ ...square(-9, 6.8, 9, 9), level: 1, crest: [[-9, 8] as const, [9, 8] as const] }],
      }),
    ).not.toContain('PB-R110');
    expect(ends(7, {}, 4.3)).toEqual(['PB-R110']);
    expect(ends(7, {}, 5.3)).toEqual([]);
  });
});

describe('fights of several, read again', () => {
  test('a flanker whose centre is before the front of the defender is none', () => {
    const flank = (y: number): Scene => ({
      pieces: [red('X', 'regular', -2.975, y, 90), blue('Y', 'regular', 0, 0)],
      contacts: [['X', 'Y', 'right']],
    });
    const fired = (scene: Scene) => {
      const play = battle(look, scene, { X: MISS, Y: MISS });
      play.begins();
      return play.events.flatMap((event) =>
        event.kind === 'fired' ? [event.volley.modifiers.map(({ value }) => value)] : [],
      );
    };
    expect(fired(flank(-2))).toEqual([[], []]);
    expect(fired(flank(-0.4))).toEqual([[-1], [1]]);
  });

  test('the elite that took a train still takes its first hit for nothing', () => {
    const scene: Scene = {
      pieces: [red('X', 'elite', 0, 0), blue('T', 'baggage', 0, 0.95), blue('Y', 'regular', 0, -0.95, 0)],
      contacts: [
        ['X', 'T', 'front'],
        ['Y', 'X', 'rear'],
      ],
    };
    const play = battle(look, scene, { X: MISS, Y: [4, 1, 1] });
    play.begins();
    expect(play.piece('T').where).toBe('lost');
    expect(play.piece('X').spent).toBe(false);
  });

  test('militia is shaken by the first hit of a fight only, elite saved from the first only', () => {
    const scene = (kind: 'militia' | 'elite'): Scene => ({
      pieces: [red('X', 'regular', 0, -0.95), blue('Y', kind, 0, 0)],
      contacts: [['X', 'Y', 'front']],
    });
    const elite = battle(look, scene('elite'), { X: [4, 1, 1, 4, 1, 1], Y: [1, 1, 1, 1, 1, 1] });
    elite.begins();
    expect(elite.piece('Y').spent).toBe(false);
    elite.does(stand);
    elite.does(stand);
    expect(elite.piece('Y').spent).toBe(true);
    const green = battle(look, scene('militia'), { X: [4, 1, 1], Y: MISS });
    green.begins();
    expect(green.asks()).toBe('blue retreat');
  });

  test('guns alone may not choose to go; supported they may', () => {
    const scene = (supported: boolean): Scene => ({
      pieces: [red('X', 'regular', 0, -0.95), blue('G', 'artillery', 0, 0), blue('S', 'regular', 0, 0.95)],
      contacts: [['X', 'G', 'front']],
      ...(supported && { supports: [['G', 'S']] as const }),
    });
    const alone = battle(look, scene(false), { X: MISS, G: MISS });
    alone.begins();
    expect(alone.asks()).toBe('red stand');
    const backed = battle(look, scene(true), { X: MISS, G: MISS });
    backed.begins();
    expect(backed.asks()).toBe('blue stand');
  });

  test('guns fire first only when they defend, and only in the first round', () => {
    const scene: Scene = {
      pieces: [red('X', 'militia', 0, -0.95), blue('G', 'artillery', 0, 0)],
      contacts: [['X', 'G', 'front']],
    };
    const play = battle(look, scene, { G: [4, 4, 1], X: [6, 6, 6] });
    play.begins();
    expect(play.piece('X').where).toBe('lost');
    expect(play.piece('G').where).toBe('map');
    expect(play.events.filter(({ kind }) => kind === 'fired')).toHaveLength(1);
  });
});
