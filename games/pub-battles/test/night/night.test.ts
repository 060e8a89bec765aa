import type { SwitchValues } from '@grognard/engine';
import type { Saw } from '@grognard/engine/rulebook';
import { describe, expect, test } from 'vitest';
import { proves, provesBySwitch } from '../../../../tools/proofs/proves.ts';
import { read } from '../../ground/reading.ts';
import type { Event } from '../../model/events.ts';
import { after as following } from '../../model/events.ts';
import type { Order, Step } from '../../model/orders.ts';
import { pieceOf } from '../../model/piece-change.ts';
import type { Setting } from '../../model/setting.ts';
import type { Piece, State } from '../../model/state.ts';
import { switches } from '../../model/switches.ts';
import { NIGHT } from '../../model/vocabulary.ts';
import { check } from '../../play/check.ts';
import { nightDecisions, nightfallEvents } from '../../rules/night/nightfall.ts';
import { recoverEvents } from '../../rules/night/recovering.ts';
import { nightRefusals } from '../../rules/night/refusals.ts';
import { beginTurn } from '../../rules/turn/cup.ts';
import { blue, landWith, lost, piece, red, seenBy, stateWith } from '../rally/army.ts';
import { ahead, pivot, square } from '../table.ts';

const game = { switches };
const land = landWith();
const look: Saw = (value) => value;

/** The table when night falls: the pieces of red's first formation are 3 and on. */
const dusk = (pieces: readonly Piece[], more: Partial<State> = {}): State => {
  const { activation: _over, ...state } = stateWith(pieces, { turn: 8, phase: 'nightfall', ...more });
  return state;
};

const fallen = (count: number): readonly Piece[] =>
  Array.from({ length: count }, (_, place) => piece(0, `f${place}`, 'regular', 0, 0, lost));

const fell = (saw: Saw, state: State, ours: 'stay' | 'withdraw', theirs: 'stay' | 'withdraw') =>
  saw(
    nightfallEvents(
      land,
      state,
      [
        { side: 'red', choice: ours },
        { side: 'blue', choice: theirs },
      ],
      beginTurn,
    ),
  );

describe('nightfall', () => {
  proves('PB-R211', 'both sides choose, together and sealed', (saw) => {
    const state = dusk([piece(0, 'ney', 'regular', 0, -30), piece(2, 'foe', 'regular', 0, 20)]);
    expect(nightDecisions(land, state)).toMatchObject([
      { kind: 'nightfall', owed: [red, blue], orders: ['nightfall'] },
    ]);
    const order = { kind: 'nightfall', choice: 'stay' } as const;
    expect(saw(nightRefusals(read(land, seenBy(state, 'red')), red, order))).toEqual([]);
    const early = { ...seenBy(state, 'red'), phase: 'combat' } as const;
    expect(saw(nightRefusals(read(land, early), red, order))).toMatchObject([{ code: 'not-your-night' }]);
  });

  proves('PB-R212', 'one withdraws, and the battle is over', (saw) => {
    const state = dusk([]);
    const now = following(state, fell(saw, state, 'withdraw', 'stay'));
    expect(now).toMatchObject({ phase: 'over', withdrawn: ['red'] });
  });

  proves('PB-R213', 'both withdraw, and the battle is over', (saw) => {
    const state = dusk([]);
    expect(following(state, fell(saw, state, 'withdraw', 'withdraw'))).toMatchObject({
      phase: 'over',
      withdrawn: ['red', 'blue'],
    });
  });

  proves(['PB-R215', 'PB-R220'], 'both stay, and a night turn is played', (saw) => {
    const state = dusk([piece(0, 'ney', 'regular', 0, -30)]);
    const now = following(state, fell(saw, state, 'stay', 'stay'));
    expect(now).toMatchObject({ day: 1, turn: NIGHT, phase: 'alter' });
    expect(now.cup).toEqual([0, 1, 2]);
  });

  test('stragglers come in before the night turn, if there are any', () => {
    const state = dusk(fallen(1));
    const now = following(state, fell(look, state, 'stay', 'stay'));
    expect(now).toMatchObject({ turn: 8, phase: 'stragglers' });
    expect(nightDecisions(land, now)).toMatchObject([
      { kind: 'stragglers', owed: [red], orders: ['recover'] },
    ]);
  });
});

interface At {
  readonly piece: string;
  readonly x: number;
  readonly y: number;
  readonly facing: number;
}

/** Beside the HQ of the first formation, which is at (0, -20). */
const beside = (name: string, place: number): At => ({
  piece: name,
  x: 0,
  y: -19_000 + 1_500 * place,
  facing: 0,
});

const gathering = (pieces: readonly Piece[], more: Partial<State> = {}): State =>
  dusk(pieces, { phase: 'stragglers', ...more });

const reasons = (saw: Saw, state: State, pieces: readonly At[], setting: Setting = land) =>
  saw(nightRefusals(read(setting, seenBy(state, 'red')), red, { kind: 'recover', pieces })).map(
    ({ code }) => code,
  );

const gathered = (state: State, pieces: readonly At[], set: SwitchValues = {}): readonly Event[] =>
  recoverEvents(landWith({}, set), state, [{ seat: red, order: { kind: 'recover', pieces } }], beginTurn);

describe('stragglers', () => {
  const three = [beside('f0', 0), beside('f1', 1), beside('f2', 2)];

  proves('PB-R223', 'half of the lost come back, rounded up', (saw) => {
    const state = gathering(fallen(5));
    expect(reasons(saw, state, three)).toEqual([]);
    expect(reasons(saw, state, [...three, beside('f3', 3)])).toEqual(['too-many-stragglers']);
    expect(reasons(saw, state, [beside('f0', 0), beside('f0', 1)])).toContain('straggler-named-twice');
    expect(reasons(saw, state, [])).toEqual([]);
    const now = following(state, saw(gathered(state, three)));
    expect([3, 4, 5, 6, 7].map((index) => pieceOf(now, index).where)).toEqual([
      'map',
      'map',
      'map',
      'lost',
      'lost',
    ]);
    expect(now).toMatchObject({ turn: NIGHT, phase: 'alter' });
  });

  provesBySwitch('PB-R223', 'not more than half', { game, switch: 'nightRecovery' }, (set) => {
    const all = [...three, beside('f3', 3)];
    expect(reasons(look, gathering(fallen(4)), all, landWith({}, set))).toEqual(['too-many-stragglers']);
  });

  proves('PB-R224', 'near their HQ, and away from the enemy', (saw) => {
    const state = gathering([...fallen(1), piece(2, 'foe', 'cavalry', 0, -10)]);
    const at = (x: number, y: number) => [{ piece: 'f0', x, y, facing: 0 }];
    // Edge to edge: 6.4 from the cube to the block lies between centres at 7.375.
    expect(reasons(saw, state, at(0, -27_375))).toEqual([]);
    expect(reasons(saw, state, at(0, -27_380))).toEqual(['far-from-its-hq']);
    expect(reasons(saw, state, at(0, -15_000))).toEqual(['near-enemy-at-night']);
  });

  test('nor on other pieces, nor off the map', () => {
    const state = gathering([...fallen(3), piece(0, 'ney', 'regular', 0, -18)]);
    expect(reasons(look, state, [beside('f0', 0), { ...beside('f1', 0), y: -18_500 }])).toContain(
      'on-another-piece',
    );
  });

  proves(['PB-R081', 'PB-R238'], 'nor in the water, nor guns in a marsh, nor off the map', (saw) => {
    const guns = piece(0, 'guns', 'artillery', 0, 0, lost);
    const state = gathering([...fallen(2), guns]);
    const against = (map: Parameters<typeof landWith>[0], named: string) => {
      const view = seenBy(state, 'red');
      const order: Order = { kind: 'recover', pieces: [beside(named, 0)] };
      return saw(check(read(landWith(map), view), red, order)).map(({ rule }) => rule);
    };
    const here = [square(-6, -22, 6, -16)];
    expect(against({}, 'f0')).toEqual([]);
    expect(against({ lakes: here }, 'f0')).toEqual(['PB-R081']);
    expect(against({ marsh: here }, 'guns')).toEqual(['PB-R238']);
    expect(against({ marsh: here }, 'f0')).toEqual([]);
    expect(against({ size: [100, 38] }, 'f0')).toEqual(['PB-R081']);
  });

  provesBySwitch('PB-R224', 'they come back Spent', { game, switch: 'recoveredState' }, (set) => {
    const state = gathering(fallen(1));
    expect(pieceOf(following(state, gathered(state, [beside('f0', 0)], set)), 3).spent).toBe(true);
  });

  proves('PB-R225', 'who did not come back on the night of his fall is out for good', (saw) => {
    const state = gathering(
      [piece(0, 'f0', 'regular', 0, 0, { ...lost, lostOn: 1 }), ...fallen(2).slice(1)],
      {
        day: 2,
      },
    );
    expect(reasons(saw, state, [beside('f0', 0)])).toEqual(['out-for-good']);
    expect(reasons(saw, state, [beside('f1', 0)])).toEqual([]);
    expect(reasons(saw, state, [beside('f0', 0), beside('f1', 1)])).toContain('too-many-stragglers');
  });

  proves('PB-R226', 'trains are not recovered', (saw) => {
    const state = gathering([piece(0, 'train', 'baggage', 0, 0, lost), ...fallen(1)]);
    expect(reasons(saw, state, [beside('train', 0)])).toEqual(['trains-do-not-come-back']);
  });

  provesBySwitch('PB-R226', 'a lost train does not count', { game, switch: 'trainsRecovered' }, (set) => {
    const state = gathering([piece(0, 'train', 'baggage', 0, 0, lost)]);
    expect(nightDecisions(landWith({}, set), state)).toEqual([]);
  });

  test('where both sides meet in the dark, those who do not choose the combats give way', () => {
    const hqs = [piece(0, 'first-hq', 'hq', 0, -20), piece(1, 'second-hq', 'hq', 20, -20)];
    const pieces = [
      ...hqs,
      piece(2, 'foe-hq', 'hq', 0, -8),
      ...fallen(1),
      piece(2, 'b', 'regular', 0, 0, lost),
    ];
    const state = gathering([], { pieces: [pieces] });
    const events = recoverEvents(
      land,
      state,
      [
        {
          seat: blue,
          order: { kind: 'recover', pieces: [{ piece: 'b', x: 0, y: -13_000, facing: 18_000 }] },
        },
        { seat: red, order: { kind: 'recover', pieces: [{ piece: 'f0', x: 0, y: -15_000, facing: 0 }] } },
      ],
      beginTurn,
    );
    expect(events).toMatchObject([{ piece: 3, to: { x: 0, y: -15_000 } }, { piece: 4 }, { kind: 'turn' }]);
    expect(pieceOf(following(state, events), 4).y).toBeGreaterThanOrEqual(-15_000 + 950 + 4_500);
  });
});

describe('marching at night', () => {
  const ney = piece(0, 'ney', 'regular', 0, -10);
  const night = (foe: Piece, ours = ney) => seenBy(stateWith([ours, foe], { turn: NIGHT }), 'red');

  const ordered = (saw: Saw, view: ReturnType<typeof night>, order: Order, setting: Setting = land) =>
    saw(check(read(setting, view), red, order)).map(({ code }) => code);
  const marched = (
    saw: Saw,
    view: ReturnType<typeof night>,
    steps: readonly Step[],
    setting: Setting = land,
  ) => ordered(saw, view, { kind: 'march', piece: 'ney', steps }, setting);

  proves('PB-R221', 'nobody attacks or bombards', (saw) => {
    const guns = piece(0, 'guns', 'artillery', 10, -8);
    const foe = piece(2, 'foe', 'regular', 0, 0);
    const near = { ...ney, y: -14_000 };
    const seen = (turn: number) => seenBy(stateWith([near, guns, foe], { turn }), 'red');
    const target = 5;
    const attack: Order = {
      kind: 'march',
      piece: 'ney',
      steps: [],
      ending: { at: 'attack', target, face: 'front' },
    };
    const bombard: Order = { kind: 'bombard', piece: 'guns', target };
    expect(ordered(saw, seen(NIGHT), attack)).toEqual(['no-attack-at-night']);
    expect(ordered(saw, seen(NIGHT), bombard)).toEqual(['no-bombardment-at-night']);
    expect(ordered(saw, seen(3), attack)).toEqual([]);
    expect(ordered(saw, seen(3), bombard)).toEqual([]);
  });

  proves('PB-R222', 'nobody comes closer to the enemy than a foot third', (saw) => {
    const view = night(piece(2, 'foe', 'regular', 0, 0));
    // The centres are 10 apart, the edges 9.05.
    expect(marched(saw, view, [ahead(4.55)])).toEqual([]);
    expect(marched(saw, view, [ahead(4.6)])).toEqual(['near-enemy-at-night']);
  });

  proves('PB-R222', 'nor passes closer on his way, nor comes nearer if he was close already', (saw) => {
    const beside = night(piece(2, 'foe', 'regular', 9, -5));
    expect(marched(saw, beside, [ahead(12)])).toEqual(['near-enemy-at-night']);
    const close = night(piece(2, 'foe', 'regular', 0, -6, { heading: 0 }));
    expect(marched(saw, close, [pivot(180), ahead(0.5)])).toEqual([]);
    expect(marched(saw, close, [ahead(0.5)])).toEqual(['near-enemy-at-night']);
  });

  provesBySwitch('PB-R222', 'who is close need not get clear', { game, switch: 'nearAtNight' }, (set) => {
    const close = night(piece(2, 'foe', 'regular', 0, -6, { heading: 0 }));
    expect(marched(look, close, [pivot(180), ahead(0.5)], landWith({}, set))).toEqual([]);
  });
});
