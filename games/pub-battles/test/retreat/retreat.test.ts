import type { Saw } from '@grognard/engine/rulebook';
import { unitsOf } from '@grognard/field';
import { describe, expect, test } from 'vitest';
import { proves, provesBySwitch } from '../../../../tools/proofs/proves.ts';
import { evolve } from '../../model/events.ts';
import { pieceOf } from '../../model/piece-change.ts';
import type { SwitchSet } from '../../model/setting.ts';
import { switches } from '../../model/switches.ts';
import { retreatOf } from '../../rules/retreat/retreating.ts';
import { battle, blue, duel, MISS, red, type Scene, settingOf, stateOf } from '../combat/scene.ts';
import { square } from '../table.ts';

const SOUTH = 18_000;

/** The first piece of the scene goes back to the south. */
const goesBack = (saw: Saw, scene: Scene, { voluntary = false, mayDie = true, away = SOUTH } = {}) => {
  const state = stateOf(scene);
  const events = saw(retreatOf(settingOf(scene), state, 0, { away, voluntary, mayDie }));
  const now = events.reduce(evolve, state);
  return (id: string) =>
    pieceOf(
      now,
      scene.pieces.findIndex((each) => each.id === id),
    );
};

const look: Saw = (value) => value;
const alone: Scene = { pieces: [red('P', 'regular', 0, 0)] };

describe('a retreat', () => {
  proves(
    ['PB-R185', 'PB-R187'],
    'is a foot third, of cavalry too, whatever the ground, and ends facing away',
    (saw) => {
      for (const kind of ['regular', 'cavalry'] as const)
        expect(
          goesBack(saw, { pieces: [red('P', kind, 0, 0)], map: { woods: [square(-9, -9, 9, 9)] } })('P'),
        ).toMatchObject({ x: 0, y: -4500, heading: SOUTH, spent: false, where: 'map' });
    },
  );

  proves('PB-R191', 'of its own will makes a Fresh piece Spent', (saw) => {
    expect(goesBack(saw, alone, { voluntary: true })('P')).toMatchObject({ spent: true, y: -4500 });
  });

  proves('PB-R186', 'goes where its owner says, within 45 degrees and away from all enemies', (saw) => {
    const play = battle(saw, duel(), { X: MISS, Y: MISS });
    play.begins();
    expect(play.refusals({ kind: 'retreat', heading: 4_600 })).toMatchObject([{ code: 'too-far-aside' }]);
    expect(play.refusals({ kind: 'retreat', heading: 31_500 })).toEqual([]);
    const flanked = battle(
      saw,
      {
        pieces: [...duel().pieces, red('F', 'regular', 2.975, 1, 270)],
        contacts: [
          ['X', 'Y', 'front'],
          ['F', 'Y', 'left'],
        ],
      },
      { X: MISS, Y: MISS, F: MISS },
    );
    flanked.begins();
    expect(flanked.refusals({ kind: 'retreat', heading: 4_500 })).toMatchObject([
      { code: 'towards-the-enemy' },
    ]);
    expect(flanked.refusals({ kind: 'retreat', heading: 31_500 })).toEqual([]);
  });

  provesBySwitch('PB-R186', 'to either side', { game: { switches }, switch: 'retreatFanDeg' }, (set) => {
    const play = battle(look, { ...duel(), set: set as Partial<SwitchSet> }, { X: MISS, Y: MISS });
    play.begins();
    expect(play.refusals({ kind: 'retreat', heading: 3_000 })).toEqual([]);
  });

  /** A gap between two enemies across the way, so wide. */
  const gap = (cm: number): Scene => ({
    pieces: [
      red('P', 'regular', 0, 0),
      blue('L', 'cavalry', -2.5 - cm / 2, -2.5, 0),
      blue('R', 'cavalry', 2.5 + cm / 2, -2.5, 0),
    ],
  });

  proves('PB-R188', 'slips through where more than half of it fits, and not otherwise', (saw) => {
    expect(goesBack(saw, gap(2.6))('P')).toMatchObject({ where: 'map', y: -4500 });
    expect(goesBack(saw, gap(2.4))('P').where).toBe('lost');
    expect(goesBack(saw, gap(1))('P').where).toBe('lost');
  });

  const river = {
    rivers: [
      {
        line: [
          [-20, -3],
          [20, -3],
        ] as const,
        width: 0.5,
      },
    ],
  };

  proves('PB-R194', 'does not swim, nor take guns and horse into a marsh', (saw) => {
    expect(goesBack(saw, { ...alone, map: river })('P').where).toBe('lost');
    const forded = { ...river, crossings: [{ kind: 'ford', at: [0, -3] as const } as const] };
    expect(goesBack(saw, { ...alone, map: forded })('P')).toMatchObject({ where: 'map', y: -4500 });
    const marsh = { marsh: [square(-9, -9, 9, -2)] };
    expect(goesBack(saw, { ...alone, map: marsh })('P').where).toBe('map');
    expect(goesBack(saw, { pieces: [red('P', 'cavalry', 0, 0)], map: marsh })('P').where).toBe('lost');
  });

  proves('PB-R125g', 'that cannot kill leaves the piece where it is, Spent', (saw) => {
    expect(goesBack(saw, { ...alone, map: river }, { mayDie: false })('P')).toMatchObject({
      y: 0,
      spent: true,
    });
  });
});

describe('friends in the path', () => {
  const crowd: Scene = {
    pieces: [
      red('P', 'regular', 0, 0),
      red('S', 'regular', 0, -0.95),
      red('R', 'regular', 0, -3.5),
      red('Q', 'regular', 0, -5),
    ],
    supports: [['P', 'S']],
  };

  proves(
    ['PB-R189', 'PB-R190'],
    'are Spent and pushed just clear, and pushes chain; its support is not',
    (saw) => {
      const now = goesBack(saw, crowd);
      expect(now('P')).toMatchObject({ y: -4500 });
      expect(now('S')).toMatchObject({ y: -950, spent: false });
      expect(now('R')).toMatchObject({ spent: true, heading: 0 });
      expect(now('R').y).toBe(unitsOf(-5.45));
      expect(now('Q')).toMatchObject({ spent: true });
      expect(now('Q').y).toBe(unitsOf(-6.4));
    },
  );

  proves('PB-R198g', 'a train is passed through, and stays', (saw) => {
    const now = goesBack(saw, { pieces: [red('P', 'regular', 0, 0), red('B', 'baggage', 0, -2)] });
    expect(now('B')).toMatchObject({ y: -2000, spent: false });
    expect(now('P').y).toBe(-4500);
    const far = goesBack(saw, { pieces: [red('P', 'regular', 0, 0), red('B', 'baggage', 0, -4.5)] });
    expect(far('P').y).toBeLessThanOrEqual(-5450);
  });

  /** R is held by an enemy of its own. */
  const held: Scene = {
    pieces: [red('P', 'regular', 0, 0), red('R', 'regular', 0, -3), blue('E', 'cavalry', 0, -6, 0)],
    contacts: [['E', 'R', 'rear']],
  };

  proves(
    ['PB-R190', 'PB-R166e'],
    'who are in contact are not pushed: they are Spent, and it is lost',
    (saw) => {
      const now = goesBack(saw, held);
      expect(now('R')).toMatchObject({ spent: true, y: -3000 });
      expect(now('P').where).toBe('lost');
    },
  );

  provesBySwitch(
    'PB-R190',
    'who do not give way eliminate it',
    { game: { switches }, switch: 'blockedPush' },
    (set) => {
      expect(goesBack(look, { ...held, set: set as Partial<SwitchSet> })('P').where).toBe('lost');
    },
  );

  test('stopped short, as a reading, it stands before them', () => {
    const now = goesBack(look, { ...held, set: { blockedPush: 'stops' } });
    expect(now('P')).toMatchObject({ where: 'map', x: 0 });
    expect(Math.abs(now('P').y + 2050)).toBeLessThanOrEqual(2);
  });

  proves('PB-R166f', 'and an enemy beside whom it ends is not in contact with it', (saw) => {
    const scene: Scene = { pieces: [red('P', 'regular', 0, 0), blue('E', 'cavalry', 0, -5.45, 0)] };
    const state = stateOf(scene);
    const events = saw(
      retreatOf(settingOf(scene), state, 0, { away: SOUTH, voluntary: false, mayDie: true }),
    );
    const now = events.reduce(evolve, state);
    expect(now.contacts).toEqual([]);
    expect(pieceOf(now, 0)).toMatchObject({ y: -4500, where: 'map' });
    const tells = (away: number) =>
      retreatOf(settingOf(scene), state, 0, { away, voluntary: false, mayDie: true }).some(({ rules }) =>
        rules.includes('PB-R166f'),
      );
    expect([tells(SOUTH), tells(0)]).toEqual([true, false]);
  });
});

describe('off the map', () => {
  const edge: Scene = {
    pieces: [red('P', 'regular', 0, -48)],
    setting: {
      exits: [{ id: 'south', x: 0, y: -50_000 }],
      sides: [
        { id: 'red', communications: ['south'] },
        { id: 'blue', communications: [] },
      ],
    },
  };

  proves('PB-R193', 'by its own line of communication it is gone, elsewhere lost', (saw) => {
    expect(goesBack(saw, edge)('P').where).toBe('gone');
    // The way out lies before its front, or at the very end of it.
    const from = (x: number) => goesBack(saw, { ...edge, pieces: [red('P', 'regular', x, -48)] })('P').where;
    expect([from(2.5), from(2.6), from(10)]).toEqual(['gone', 'lost', 'lost']);
    const theirs = [
      { id: 'red', communications: [] },
      { id: 'blue', communications: ['south'] },
    ];
    const byTheirs = { ...edge, setting: { ...edge.setting, sides: theirs } };
    expect(goesBack(saw, byTheirs)('P').where).toBe('lost');
  });

  provesBySwitch(
    'PB-R193',
    'safe by its own line',
    { game: { switches }, switch: 'retreatOffMap' },
    (set) => {
      expect(goesBack(look, { ...edge, set: set as Partial<SwitchSet> })('P').where).toBe('gone');
    },
  );
});
