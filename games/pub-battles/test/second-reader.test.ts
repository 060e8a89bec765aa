import { describe, expect, test } from 'vitest';
import { after as then } from '../refs.ts';
import { bombarded, bombardRefusals } from '../rules/bombard/index.ts';
import { pieceOf } from '../state.ts';
import { view } from '../view.ts';
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
} from './combat/scene.ts';
import { against, isAllowed, look, marches, ordered } from './movement/scene.ts';
import { ahead, boardOf, byRoad, ours, pivot, settingWith, square, theirs } from './table.ts';

const foot = ours('ney', 'regular', 0, 0);
const hq = ours('hq', 'hq', 0, -2);
const attack = (face: 'front' | 'right' | 'rear' | 'left' = 'front') =>
  ({ at: 'attack', target: 0, face }) as const;

describe('ground, read again', () => {
  const slanting = { line: [[-30, -24] as const, [30, 36] as const] };

  test('a slanting river is not crossed by halves', () => {
    const river = settingWith({ rivers: [{ ...slanting, width: 0.3 }] });
    for (const by of [13, 6.5, 2, 1.3])
      expect(
        against(
          look,
          river,
          foot,
          Array.from({ length: 13 / by }, () => ahead(by)),
        ),
      ).toContain('PB-R237a');
  });

  test('a bridge serves the river that it spans, and no other', () => {
    const rivers = [3, 7].map((y) => ({ line: [[-40, y] as const, [40, y] as const], width: 0.5 }));
    const bridges = (...at: readonly number[]) =>
      settingWith({ rivers, crossings: at.map((y) => ({ kind: 'bridge', at: [0, y] })) });
    expect(against(look, bridges(3), foot, [ahead(9)])).toContain('PB-R237a');
    expect(against(look, bridges(3, 7), foot, [ahead(9)])).toEqual([]);
  });

  test('staff takes a bridge on it, not beside it, and slips where a block would not', () => {
    const rivers = [{ line: [[-40, 3] as const, [40, 3] as const], width: 0.5 }];
    const bridge = (x: number) => settingWith({ rivers, crossings: [{ kind: 'bridge', at: [x, 3] }] });
    const staff = ours('hq', 'hq', 0, 0);
    expect(against(look, bridge(0.4), staff, [ahead(9)])).toEqual([]);
    expect(against(look, bridge(2), staff, [ahead(9)])).toContain('PB-R237a');
    const gate = [theirs(0, 'cavalry', -3.5, 4), theirs(1, 'cavalry', 3.5, 4)];
    expect(against(look, settingWith(), staff, [ahead(9)], boardOf(staff, ...gate))).toEqual([]);
    expect(against(look, settingWith(), foot, [ahead(9)], boardOf(foot, ...gate))).toEqual(['PB-R089']);
  });

  test('a column goes through no enemy, be it a train', () => {
    const roads = [{ id: 'pike', line: [[0, 0] as const, [0, 40] as const] }];
    const marching = { ...foot, column: true as const };
    const train = theirs(0, 'baggage', 0, 12, 180);
    expect(
      against(look, settingWith({ roads }), marching, [byRoad(0, 24)], boardOf(marching, train)),
    ).toContain('PB-R083');
  });

  test('a retreat across a lake leads nowhere', () => {
    const scene: Scene = {
      map: { lakes: [square(-9, 1.5, 9, 3.5)] },
      pieces: [red('X', 'regular', 0, -0.95), blue('Y', 'regular', 0, 0, 180, { spent: true })],
      contacts: [['X', 'Y', 'front']],
    };
    const play = battle(look, scene, { X: [6, 1, 1], Y: MISS });
    play.begins();
    play.does(retreat);
    expect(play.piece('Y').where).toBe('lost');
  });

  test('nor a stream, for nothing', () => {
    const brook = settingWith({ streams: [slanting] });
    for (const by of [12, 6, 2, 1])
      expect(
        isAllowed(
          look,
          brook,
          foot,
          Array.from({ length: 12 / by }, () => ahead(by)),
        ),
      ).toBe(false);
  });

  test('a brook that ends before the middle of the front costs nothing', () => {
    const short = settingWith({ streams: [{ line: [[-30, 4] as const, [-0.1, 4] as const] }] });
    expect(isAllowed(look, short, foot, [ahead(13.5)])).toBe(true);
  });

  test('an HQ is not worn out by a town, nor has a detachment or a train any state', () => {
    const map = { buildings: [square(-20, 3, 20, 6)] };
    for (const kind of ['hq', 'commander', 'detachment', 'baggage'] as const)
      expect(
        marches(look, { map, pieces: [red('X', kind, 0, 0)] }, 'X', [ahead(9)]).map((each) => each.kind),
      ).toEqual(['marched']);
  });

  test('whoever may stay in cover under fire may turn there', () => {
    const wood = settingWith({ woods: [square(-5, -0.5, 5, 0.5)] });
    const board = boardOf(foot, theirs(0, 'regular', 0, 4));
    expect(against(look, wood, foot, [pivot(20)], board)).toEqual([]);
    expect(against(look, wood, foot, [ahead(0.1)], board)).toEqual(['PB-R110']);
    expect(against(look, settingWith(), foot, [pivot(20)], board)).toEqual(['PB-R110']);
  });
});

describe('attacks, read again', () => {
  test('a column is attacked in its head, and its flank takes more than half of it', () => {
    const marching = theirs(0, 'regular', 0, 9, 180, { column: true });
    expect(against(look, settingWith(), foot, [], boardOf(foot, hq, marching), attack())).toEqual([]);
    const side = ours('ney', 'regular', -8, 9, 90);
    const near = ours('hq', 'hq', -10, 9);
    expect(against(look, settingWith(), side, [], boardOf(side, near, marching), attack('right'))).toEqual(
      [],
    );
  });

  test('nobody supports under fire who supports no fight', () => {
    const lead = ours('foy', 'regular', 0, 6);
    const enemy = theirs(0, 'regular', 0, 9);
    const board = boardOf(foot, hq, lead, enemy);
    const support = { at: 'support', lead: 'foy' } as const;
    expect(against(look, settingWith(), foot, [ahead(5.05)], board, support)).toContain('PB-R110');
    const fighting = { ...board, contacts: [{ attacker: 'foy', defender: '#0', face: 'front' as const }] };
    expect(against(look, settingWith(), foot, [ahead(5.05)], fighting, support)).toEqual([]);
  });

  test('who stood behind a lead that leaves takes its place', () => {
    const scene: Scene = {
      pieces: [
        red('X', 'regular', 0, -0.95),
        red('S', 'regular', 0, -1.9),
        blue('Y', 'regular', 0, 0),
        red('H', 'hq', 4, -4),
      ],
      contacts: [['Y', 'X', 'front']],
      supports: [['X', 'S']],
    };
    const now = then(stateOf(scene), marches(look, scene, 'X', [pivot(90), ahead(9)]));
    expect(now.contacts).toMatchObject([{ attacker: 2, defender: 1 }]);
    expect(pieceOf(now, 1)).toMatchObject({ x: 0, y: -950 });
  });

  test('an attack over the head of another enemy is none', () => {
    const board = boardOf(foot, hq, theirs(0, 'cavalry', 0, 9), theirs(1, 'cavalry', 0, 5));
    expect(against(look, settingWith(), foot, [], board, attack())).not.toEqual([]);
  });

  test('one does not run round and come back, however short the way', () => {
    const scene: Scene = {
      pieces: [red('X', 'cavalry', 0, -0.95), blue('Y', 'regular', 0, 0), red('H', 'hq', 0, -4)],
      contacts: [['X', 'Y', 'front']],
    };
    for (const face of ['front', 'left', 'right', 'rear'] as const)
      expect(ordered(look, scene, 'X', [pivot(180), ahead(1)], attack(face))).not.toEqual([]);
  });

  test('guns, trains and staff attack nobody; a column deploys first', () => {
    const board = (kind: 'artillery' | 'baggage' | 'hq') =>
      boardOf(ours('x', kind, 0, 0), hq, theirs(0, 'regular', 0, 9));
    for (const kind of ['artillery', 'baggage', 'hq'] as const)
      expect(against(look, settingWith(), ours('x', kind, 0, 0), [], board(kind), attack())).not.toEqual([]);
  });
});

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
    const events = bombarded(
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
    const refusals = bombardRefusals(setting, seen, { side: 'red' }, order).map(({ rule }) => rule);
    const events = bombarded(setting, stateOf(scene), { side: 'red' }, order, diceOf({ G: dice }, 'bombard'));
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
