import { describe, expect, test } from 'vitest';
import { proves, provesBySwitch } from '../../../../tools/proofs/proves.ts';
import { read } from '../../ground/reading.ts';
import { blockOf } from '../../ground/true-blocks.ts';
import { view } from '../../knowledge/view.ts';
import { after as then } from '../../model/events.ts';
import { pieceOf } from '../../model/piece-change.ts';
import { orderedMarch } from '../../rules/activation/ordering.ts';
import { marchEvents } from '../../rules/movement/march-events.ts';
import { coverFrom } from '../../rules/terrain/cover.ts';
import { battle, blue, MISS, red, type Scene, settingOf, stand, stateOf } from '../combat/scene.ts';
import { setTo, turned } from '../knowledge/battle.ts';
import { small, wrongs } from '../scenario/small.ts';
import { ahead, boardOf, byRoad, column, ours, settingWith, square, theirs } from '../table.ts';
import { against, isAllowed, look, marches, shown } from './scene.ts';

const foot = ours('ney', 'regular', 0, 0);
const activation = { formation: 0, acted: [], struck: [] };

describe('a piece half on one ground and half on another', () => {
  const map = { woods: [square(-20, 5, 20, 30)] };
  const scene: Scene = {
    map,
    pieces: [red('X', 'regular', 0, 0), blue('E', 'cavalry', 0, 20)],
    state: { activation },
  };

  proves('PB-R078', 'is in the one that its owner names, as long as it stays', (saw) => {
    const setting = settingOf(scene);
    const state = stateOf(scene);
    const seat = { side: 'red' };
    const ends = (by: number, ground?: string) => {
      const order = { kind: 'march', piece: 'X', steps: [ahead(by)], ...(ground && { ground }) } as const;
      return shown(saw, orderedMarch(read(setting, view(setting, state, seat)), seat, order));
    };
    const inCover = (ground?: string) => {
      const marched = ends(5, ground);
      if (!marched.ok) throw new Error(JSON.stringify(marched.error));
      const now = then(state, saw(marchEvents(setting, state, 0, marched.value)));
      return {
        now,
        covered: coverFrom(setting, blockOf(setting, now, 0), blockOf(setting, now, 1)).length > 0,
      };
    };
    expect([inCover().covered, inCover('woods').covered, inCover('clear').covered]).toEqual([
      false,
      true,
      false,
    ]);
    expect(ends(5.1, 'clear')).toMatchObject({ error: [{ rule: 'PB-R078', code: 'no-ground-to-choose' }] });
    expect(ends(5, 'marsh')).toMatchObject({ error: [{ code: 'no-ground-to-choose' }] });
    const { now } = inCover('woods');
    expect(pieceOf(now, 0).ground).toBe('woods');
    expect(view(setting, now, { side: 'blue' }).theirs).toMatchObject([{ ground: 'woods' }]);
    const pushed = then(now, [
      { kind: 'pushed', why: 'driven-by-a-retreat', piece: 0, to: { x: 0, y: 0, heading: 0 }, rules: [] },
    ]);
    expect(pieceOf(pushed, 0).ground).toBeUndefined();
  });

  test('pays for the rough ground that it names', () => {
    const far = { ...scene, map: { woods: [square(-20, 10, 20, 30)] } };
    const [setting, state, seat] = [settingOf(far), stateOf(far), { side: 'red' }];
    const ends = (ground: string) => {
      const order = { kind: 'march', piece: 'X', steps: [ahead(10)], ground } as const;
      return orderedMarch(read(setting, view(setting, state, seat)), seat, order);
    };
    expect(ends('clear')).toMatchObject({ ok: true });
    expect(ends('woods').ok).toBe(false);
  });
});

describe('guns', () => {
  proves('PB-R075', 'ride where the scenario labels them so', (saw) => {
    const horse = ours('guns', 'artillery', 0, 0, 0, { horse: true });
    const plain = ours('guns', 'artillery', 0, 0);
    expect(isAllowed(saw, settingWith(), horse, [ahead(19.2)])).toBe(true);
    expect(isAllowed(saw, settingWith(), horse, [ahead(19.3)])).toBe(false);
    expect(isAllowed(saw, settingWith(), plain, [ahead(13.6)])).toBe(false);
    const line = { id: 'line', formation: 'red-corps', kind: 'regular', at: [0, 0], horse: true } as const;
    expect(saw(wrongs(small([line])))).toMatchObject([{ rule: 'PB-R075', code: 'no-horse-artillery' }]);
    expect(wrongs(small([{ ...line, kind: 'artillery' }]))).toEqual([]);
  });
});

describe('a road column', () => {
  const roads = [{ id: 'pike', line: [[0, 0] as const, [0, 30] as const] }];
  const marching = { ...foot, column: true as const };

  provesBySwitch('PB-R094d', 'is as long as a block', turned('columnLength', 2), (set) => {
    const setting = settingWith({ roads }, setTo(set));
    expect(setting.measures.column).toBe(5_000);
    const friend = ours('foy', 'regular', 0, 14);
    expect(isAllowed(look, setting, marching, [byRoad(0, 9.5)], boardOf(marching, friend))).toBe(true);
  });

  proves('PB-R093h', 'pays for the bridge across which it attacks', (saw) => {
    const bridged = settingWith({
      roads,
      rivers: [{ line: [[-40, 3] as const, [40, 3] as const], width: 0.5 }],
      crossings: [{ kind: 'bridge', at: [0, 3] }],
    });
    const board = (y: number) => boardOf(marching, ours('hq', 'hq', 2, -2), theirs(0, 'cavalry', 0, y));
    const steps = (by: number) => [byRoad(0, by), column(false, 0)];
    const front = { at: 'attack', target: 0, face: 'front' } as const;
    expect(isAllowed(saw, bridged, marching, steps(4), board(11.5))).toBe(true);
    expect(against(saw, bridged, marching, steps(4), board(11.5), front)).toContain('PB-R093a');
    const dry = settingWith({ roads });
    expect(isAllowed(saw, dry, marching, steps(4), board(11.5), front)).toBe(true);
  });
});

describe('an attack over water', () => {
  const rivers = [{ line: [[-40, -0.9] as const, [40, -0.9] as const], width: 0.7 }];
  const crossings = [{ kind: 'ford' as const, at: [0, -0.9] as const }];
  const scene = (map: Scene['map'] = {}, set: Scene['set'] = {}): Scene => ({
    map,
    set,
    pieces: [red('X', 'regular', 0, -6), blue('Y', 'regular', 0, 0), red('H', 'hq', 3, -6)],
  });
  const front = { at: 'attack', target: 0, face: 'front' } as const;
  const flanked = (map: Scene['map'], set: Scene['set'] = {}) =>
    marches(look, scene(map, set), 'X', [], front).some(
      (event) => event.kind === 'contacted' && event.contact.river,
    );

  proves('PB-R237b', 'is pushed forward, though the block lies on the river', (saw) => {
    expect(marches(saw, scene({ rivers, crossings }), 'X', [], front)).toMatchObject([
      { to: { y: -950 } },
      { contact: { river: true } },
    ]);
    expect(
      flanked({
        rivers: [
          {
            ...rivers[0],
            line: [
              [-40, -4],
              [40, -4],
            ],
            width: 0.7,
          },
        ] as never,
        crossings: [{ kind: 'ford', at: [0, -4] }],
      }),
    ).toBe(true);
    expect(() => marches(look, scene({ rivers }), 'X', [], front)).toThrow('PB-R117c');
  });

  provesBySwitch('PB-R168e', 'a stream is no river', turned('streamAttack', 'likeRiver'), (set) => {
    expect(
      flanked(
        {
          streams: [
            {
              line: [
                [-40, -3],
                [40, -3],
              ],
            },
          ],
        },
        setTo(set),
      ),
    ).toBe(false);
    expect(flanked({ rivers, crossings }, setTo(set))).toBe(true);
  });
});

describe('a support behind two leads', () => {
  const scene = (set: Scene['set']): Scene => ({
    pieces: [red('A', 'regular', -2.5, 0), red('B', 'regular', 2.5, 0), red('S', 'regular', 0, -6)],
    ...(set && { set }),
  });

  provesBySwitch('PB-R118h', 'is that of one', turned('supportsTwoLeads', 'yes'), (set) => {
    const before = scene(setTo(set));
    const ending = { at: 'support', lead: 'A' } as const;
    const events = marches(look, before, 'S', [ahead(5)], ending);
    const { supports } = then(stateOf(before), events);
    expect(supports).toEqual([{ lead: 0, support: 2 }]);
  });

  proves('PB-R118h', 'is told as such only where there are two', (saw) => {
    const tells = (before: Scene) =>
      marches(saw, before, 'S', [ahead(5)], { at: 'support', lead: 'A' }).some(({ rules }) =>
        rules.includes('PB-R118h'),
      );
    const two = scene({});
    expect(tells(two)).toBe(true);
    expect(tells({ ...two, pieces: two.pieces.filter(({ id }) => id !== 'B') })).toBe(false);
  });

  proves('PB-R118h', 'of both, if a club has it so, takes only one place', (saw) => {
    const met: Scene = {
      set: { supportsTwoLeads: 'yes' },
      pieces: [
        red('A', 'regular', -2.5, 0),
        red('B', 'regular', 2.5, 0),
        red('S', 'regular', 0, -0.95),
        blue('Y', 'regular', -2.5, 0.95),
        blue('Z', 'regular', 2.5, 0.95),
      ],
      contacts: [
        ['Y', 'A', 'front'],
        ['Z', 'B', 'front'],
      ],
      supports: [
        ['A', 'S'],
        ['B', 'S'],
      ],
    };
    const play = battle(saw, met, { Y: [6, 6, 6], Z: MISS, A: MISS, B: MISS, S: MISS });
    play.begins();
    play.does({ kind: 'fight', combat: 1 });
    expect(play.asks()).toBe('red step-up');
    play.does(stand);
    expect(play.state().supports).toEqual([]);
    expect(play.piece('S')).toMatchObject({ x: -2_500, y: 0 });
  });
});

describe('an attacker whose front touches two', () => {
  /** Y and Z stand side by side; W attacks Y, and X attacks Z so that its front touches Y too. */
  const line: Scene = {
    pieces: [
      blue('Y', 'regular', -2.5, 0),
      blue('Z', 'regular', 2.5, 0),
      red('W', 'regular', -4.5, -0.95),
      red('X', 'regular', 0.6, -0.95),
      red('H', 'hq', 0, -6),
    ],
    contacts: [
      ['W', 'Y', 'front'],
      ['X', 'Z', 'front'],
    ],
  };

  proves('PB-R117h', 'may fire at either, if both fight', (saw) => {
    const play = battle(saw, line, { W: MISS, Y: MISS, Z: MISS, X: [4, 1, 1] });
    play.begins();
    expect(play.state().contacts).toMatchObject([{ attacker: 2 }, { attacker: 3, defender: 1, beside: [0] }]);
    expect(play.state().combat?.contacts).toEqual([1, 2]);
    expect(play.asks()).toBe('red target');
    expect(play.refusals({ kind: 'target', target: 0 })).toEqual([]);
    play.does({ kind: 'target', target: 0 });
    expect(play.piece('Y').spent).toBe(true);
    expect(play.piece('Z').spent).toBe(false);
  });

  proves('PB-R117h', 'goes on with the other when its target has gone', (saw) => {
    const play = battle(saw, line, { W: MISS, Y: MISS, Z: MISS, X: [4, 4, 4] });
    play.begins();
    play.does({ kind: 'target', target: 1 });
    expect(play.piece('Z').where).toBe('lost');
    expect(play.state().contacts).toMatchObject([{ attacker: 2 }, { attacker: 3, defender: 0 }]);
  });

  proves('PB-R117h', 'leaves both when it is lost itself', (saw) => {
    const play = battle(saw, line, { W: MISS, Y: MISS, Z: [4, 4, 4] });
    play.begins();
    expect(play.piece('X').where).toBe('lost');
    expect(play.state().contacts).toMatchObject([{ attacker: 2, defender: 0 }]);
  });

  proves('PB-R117h', 'attacks only one: a neighbour who is not attacked takes no part', (saw) => {
    const alone = battle(saw, { ...line, contacts: [['X', 'Z', 'front']] }, { X: MISS, Z: MISS });
    alone.begins();
    expect(alone.state().contacts).toMatchObject([{ attacker: 3, defender: 1 }]);
    expect(alone.asks()).toBe('blue stand');
    const play = battle(saw, line, { W: MISS, Y: MISS, Z: MISS });
    play.begins();
    expect(play.events.some(({ rules }) => rules.includes('PB-R117h'))).toBe(true);
  });
});
