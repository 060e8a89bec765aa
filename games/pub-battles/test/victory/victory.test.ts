import { describe, expect, test } from 'vitest';
import { proves, provesBySwitch } from '../../../../tools/proofs/proves.ts';
import type { Setting } from '../../model/setting.ts';
import type { Piece, State } from '../../model/state.ts';
import { switches } from '../../model/switches.ts';
import type { PieceKind } from '../../model/vocabulary.ts';
import { outcome } from '../../play/outcome.ts';
import { defeatsOf } from '../../rules/victory/defeats.ts';
import { pointsIn, scoreRows } from '../../rules/victory/points.ts';
import { landWith, lost, piece, stateWith } from '../rally/army.ts';

const game = { switches };
const land = landWith();

const pointsOf = (setting: Setting, state: State) => pointsIn(setting, scoreRows(setting, state));

const over = (pieces: readonly Piece[], more: Partial<State> = {}): State =>
  stateWith(pieces, { phase: 'over', ...more });

const foot = (
  formation: number,
  count: number,
  fallen: number,
  kind: PieceKind = 'regular',
): readonly Piece[] =>
  Array.from({ length: count }, (_, place) =>
    piece(
      formation,
      `${formation}-${kind}-${place}`,
      kind,
      6 * place - 20,
      formation === 2 ? 20 : -20,
      place < fallen ? lost : {},
    ),
  );

/** Blue lost two regulars and a gun: ten points for red. */
const tenPoints = [...foot(2, 6, 2), piece(2, 'guns', 'artillery', 0, 0, lost)];

describe('points', () => {
  proves('PB-R205', 'each kind has its price', (saw) => {
    const kinds = ['detachment', 'militia', 'regular', 'elite', 'artillery', 'dragoons', 'cavalry'] as const;
    const state = stateWith(kinds.map((kind) => piece(2, kind, kind, 0, 0, lost)));
    expect(saw(scoreRows(land, state)).map(({ value }) => value)).toEqual([1, 2, 3, 4, 4, 6, 4]);
    expect(pointsOf(land, state)).toEqual({ red: 24, blue: 0 });
  });

  proves('PB-R206', 'trains score nothing, the guard six', (saw) => {
    const state = stateWith([
      piece(2, 'train', 'baggage', 0, 0, lost),
      piece(2, 'guard', 'guard', 0, 0, lost),
    ]);
    expect(saw(scoreRows(land, state))).toMatchObject([
      { kind: 'guard', value: 6, rule: 'PB-R206' },
      { kind: 'baggage', value: 0, rule: 'PB-R206' },
    ]);
  });

  provesBySwitch(
    'PB-R225',
    'who came back in the night no longer counts',
    { game, switch: 'recoveredCount' },
    (set) => {
      const state = stateWith([piece(2, 'back', 'regular', 0, 0, { recovered: true, lostOn: 1 })]);
      expect(pointsOf(landWith({}, set), state)).toEqual({ red: 0, blue: 0 });
    },
  );

  proves('PB-R225', 'who did not come back goes on counting', (saw) => {
    const back = piece(2, 'back', 'elite', 0, 20, { recovered: true, lostOn: 1 });
    const state = stateWith([back, piece(2, 'out', 'regular', 0, 0, { ...lost, lostOn: 1 })], { day: 2 });
    expect(saw(scoreRows(land, state))).toMatchObject([
      { why: 'eliminated', kind: 'regular', value: 3 },
      { why: 'came-back', kind: 'elite', value: 0 },
    ]);
  });

  /** Red horse holds the exit of blue's only road. */
  const surrounded = [
    piece(2, 'a', 'regular', -10, 20),
    piece(2, 'b', 'regular', 10, 20),
    piece(2, 'horse', 'cavalry', 30, 20),
    piece(0, 'raider', 'cavalry', 0, 46),
  ];

  proves('PB-R233', 'who is cut off at the end counts as destroyed, and not before', (saw) => {
    const pieces = surrounded.filter(({ id }) => id !== 'horse');
    expect(pointsOf(land, stateWith(pieces))).toEqual({ red: 0, blue: 0 });
    expect(saw(scoreRows(land, over(pieces)))).toMatchObject([
      { side: 'red', why: 'cut-off', kind: 'regular', count: 2, value: 6 },
    ]);
  });

  test('a hidden piece is cut off where its HQ is', () => {
    const hidden = piece(2, 'hidden', 'regular', 0, -40, { where: 'reserve' });
    expect(pointsOf(land, over([hidden]))).toMatchObject({ red: 0 });
    expect(pointsOf(land, over([hidden, piece(0, 'raider', 'cavalry', 0, 46)]))).toMatchObject({ red: 3 });
  });

  provesBySwitch(
    'PB-R234',
    'who is cut off is no loss for Rout',
    { game, switch: 'cutOffCountForRout' },
    (set) => {
      expect(defeatsOf(landWith({}, set), over(surrounded))).toEqual([]);
    },
  );
});

describe('defeats', () => {
  proves(['PB-R208a', 'PB-R210a', 'PB-R210c'], 'half of the infantry lost is a rout', (saw) => {
    const state = (fallen: number) =>
      stateWith([...foot(2, 6, fallen), ...foot(2, 4, 4, 'detachment'), ...foot(0, 4, 1)]);
    expect(defeatsOf(land, state(2))).toEqual([]);
    expect(saw(defeatsOf(land, state(3)))).toMatchObject([
      { victor: 'red', loser: 'blue', code: 'rout', multiplier: 4 },
    ]);
  });

  test('there is no rout if both have lost half', () => {
    expect(defeatsOf(land, stateWith([...foot(2, 4, 2), ...foot(0, 4, 2)]))).toEqual([]);
  });

  provesBySwitch('PB-R210b', 'those still due today are in the base', { game, switch: 'routBase' }, (set) => {
    const due = (day: number) => ({ where: 'due', enters: { day, turn: 8, exit: 'north' } }) as const;
    const later = [1, 1, 1, 2].map((day, place) => piece(2, `due-${place}`, 'regular', 0, 0, due(day)));
    const state = (fallen: number) => stateWith([...foot(2, 8, fallen), ...later, ...foot(0, 2, 0)]);
    const setting = landWith({}, set);
    expect(defeatsOf(setting, state(5))).toEqual([]);
    expect(defeatsOf(setting, state(6))).toMatchObject([{ code: 'rout' }]);
  });

  proves('PB-R208b', 'a destroyed train breaks its side', (saw) => {
    const state = over([...tenPoints, ...foot(0, 4, 0)], { sacked: ['blue'] });
    expect(saw(outcome(land, state))).toMatchObject({
      winner: 'red',
      code: 'broken',
      params: { points: { red: 10 }, totals: { red: 30, blue: 0 } },
    });
  });

  proves('PB-R208c', 'a packed train is forced back', (saw) => {
    const state = over([...tenPoints, ...foot(0, 4, 0)], { packed: ['blue'] });
    expect(saw(outcome(land, state))).toMatchObject({
      winner: 'red',
      code: 'forced-back',
      params: { totals: { red: 20 } },
    });
  });

  proves(['PB-R207', 'PB-R209'], 'only the highest multiplier counts', (saw) => {
    const state = over([...foot(2, 4, 2), ...foot(0, 4, 0)], { packed: ['blue'], sacked: ['blue'] });
    expect(saw(outcome(land, state))).toMatchObject({ code: 'rout', params: { totals: { red: 24 } } });
  });

  provesBySwitch(
    'PB-R209',
    'if both are beaten each multiplies, and the higher total wins',
    { game, switch: 'bothDefeated' },
    (set) => {
      // Red has 6 points and broke blue: 18. Blue has 9 and forced red back: 18 and no more.
      const state = over([...foot(2, 6, 2), ...foot(0, 7, 3)], { sacked: ['blue'], packed: ['red'] });
      expect(outcome(landWith({}, set), state)).toMatchObject({ params: { totals: { red: 18, blue: 18 } } });
      expect(outcome(landWith({}, set), state)).not.toHaveProperty('winner');
    },
  );
});

describe('the end of the battle', () => {
  test('there is no outcome before it is over', () => {
    expect(outcome(land, stateWith(tenPoints, { sacked: ['blue'] }))).toBeUndefined();
  });

  proves('PB-R212', 'who withdraws has lost, and nobody multiplies', (saw) => {
    const state = over([...tenPoints, ...foot(0, 4, 0)], { withdrawn: ['red'] });
    expect(saw(outcome(land, state))).toMatchObject({
      winner: 'blue',
      code: 'withdrawn',
      params: { totals: { red: 10, blue: 0 }, pyrrhic: true },
    });
  });

  proves('PB-R213', 'if both withdraw the points decide', (saw) => {
    const state = over([...tenPoints, ...foot(0, 4, 0)], { withdrawn: ['red', 'blue'] });
    expect(saw(outcome(land, state))).toMatchObject({ winner: 'red', code: 'both-withdrew' });
  });

  provesBySwitch('PB-R213', 'nobody loses for it', { game, switch: 'bothWithdraw' }, (set) => {
    const state = over([...tenPoints, ...foot(0, 4, 0)], { withdrawn: ['red', 'blue'] });
    expect(outcome(landWith({}, set), state)).toMatchObject({ winner: 'red' });
  });

  proves('PB-R214', 'one may win with fewer points than the enemy', (saw) => {
    // Blue made red pack: 7 points twice are 14; red has 20.
    const losses = [
      piece(0, 'a', 'elite', 0, 0, lost),
      piece(0, 'b', 'regular', 0, 0, lost),
      ...foot(0, 4, 0, 'militia'),
      ...['c', 'd'].map((id) => piece(2, id, 'cavalry', 0, 0, lost)),
      ...['e', 'f'].map((id) => piece(2, id, 'artillery', 0, 0, lost)),
      ...foot(2, 2, 0),
    ];
    expect(saw(outcome(land, over(losses, { packed: ['red'] })))).toMatchObject({
      winner: 'blue',
      code: 'forced-back',
      params: { totals: { red: 20, blue: 14 }, pyrrhic: true },
    });
  });

  test('at the last turn the points decide, or nobody', () => {
    expect(outcome(land, over([...tenPoints, ...foot(0, 4, 0)]))).toMatchObject({
      winner: 'red',
      code: 'time',
    });
    expect(outcome(land, over([...foot(2, 4, 0), ...foot(0, 4, 0)]))).not.toHaveProperty('winner');
  });

  test('who is annihilated has lost', () => {
    const state = over([piece(2, 'x', 'cavalry', 0, 0, lost), ...foot(0, 4, 0)]);
    expect(outcome(land, state)).toMatchObject({ winner: 'red', code: 'annihilated' });
  });

  proves('PB-R243', 'a weak side that hurt more than it was hurt wins by leaving', (saw) => {
    const gone = { where: 'gone' } as const;
    const away = [piece(0, 'a', 'regular', 0, 0, gone), piece(0, 'train', 'baggage', 0, 0, gone)];
    const state = over([...tenPoints, ...away, piece(0, 'b', 'regular', 0, 0, gone), ...foot(0, 1, 1)]);
    expect(saw(outcome(land, state))).toMatchObject({
      winner: 'red',
      code: 'left-the-field',
      params: { totals: { red: 10, blue: 3 } },
    });
  });
});
