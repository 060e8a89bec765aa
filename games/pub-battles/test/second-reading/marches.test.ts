import { describe, expect, test } from 'vitest';
import { after as then } from '../../model/events.ts';
import { pieceOf } from '../../model/piece-change.ts';
import { battle, blue, MISS, red, retreat, type Scene, stateOf } from '../combat/scene.ts';
import { against, isAllowed, look, marches, ordered } from '../movement/scene.ts';
import { ahead, boardOf, byRoad, ours, pivot, settingWith, square, theirs } from '../table.ts';

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
