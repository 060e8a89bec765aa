import type { SwitchValues } from '@grognard/engine';
import type { Saw } from '@grognard/engine/rulebook';
import { describe, expect, test } from 'vitest';
import { proves, provesBySwitch } from '../../../../tools/proofs/proves.ts';
import { read } from '../../ground/reading.ts';
import { after as following } from '../../model/events.ts';
import { pieceOf } from '../../model/piece-change.ts';
import type { Piece, State } from '../../model/state.ts';
import { switches } from '../../model/switches.ts';
import { rallyEvents } from '../../rules/rally/rallying.ts';
import { rallyRefusals } from '../../rules/rally/refusals.ts';
import { square } from '../table.ts';
import { landWith, lost, numberOf, piece, red, seenBy, stateWith } from './army.ts';

const game = { switches };
const land = landWith();
const look: Saw = (value) => value;

const spent = { spent: true } as const;
const unpacked = { unpacked: true } as const;
const train = piece(1, 'train', 'baggage', 0, -10, unpacked);
const ney = piece(0, 'ney', 'regular', 0, -6, spent);
const horse = piece(0, 'horse', 'cavalry', 0, -6, spent);

/** The codes of all reasons against a rally; none if it may be made. */
const reasons = (
  saw: Saw,
  state: State,
  setting = land,
  order: { piece: string; facing?: number } = { piece: 'ney' },
) =>
  saw(rallyRefusals(read(setting, seenBy(state, 'red')), red, { kind: 'rally', ...order })).map(
    ({ code }) => code,
  );

const rally = (
  saw: Saw,
  state: State,
  order: { piece: string; facing?: number } = { piece: 'ney' },
  setting = land,
) => saw(rallyEvents(setting, state, red, { kind: 'rally', ...order }));

const withTrain = (...pieces: readonly Piece[]) => stateWith([train, ...pieces]);

describe('rallying', () => {
  proves(['PB-R011', 'PB-R197a'], 'a Spent piece near an unpacked train becomes Fresh', (saw) => {
    const state = withTrain(ney);
    expect(reasons(saw, state)).toEqual([]);
    const now = following(state, rally(saw, state));
    expect(pieceOf(now, numberOf(state, 'ney')).spent).toBe(false);
    expect(now.activation?.acted).toEqual([numberOf(state, 'ney')]);
  });

  proves('PB-R197a', 'some part of it must be within a mounted third', (saw) => {
    const at = (y: number) => withTrain({ ...ney, y: y * 1_000 });
    // The blocks are 0.95 deep, so 7.35 between the centres leaves 6.4 between the edges.
    expect(reasons(saw, at(-10 + 7.35))).toEqual([]);
    expect(reasons(saw, at(-10 + 7.36))).toEqual(['no-train-near']);
  });

  provesBySwitch(
    'PB-R197a',
    'twice as far is too far but in a prepared defence',
    { game, switch: 'preparedDefence' },
    (set) => {
      expect(reasons(look, withTrain({ ...ney, y: 2_000 }), landWith({}, set))).toEqual(['no-train-near']);
    },
  );

  proves('PB-R011', 'a Fresh piece has nothing to rally from', (saw) => {
    expect(reasons(saw, withTrain({ ...ney, spent: false }))).toEqual(['is-fresh']);
  });

  test('it takes the place of a move', () => {
    const state = { ...withTrain(ney), activation: { formation: 0, acted: [4], struck: [] } };
    expect(reasons(look, state)).toEqual(['already-acted']);
  });

  proves('PB-R197b', 'horse needs no train', (saw) => {
    const state = stateWith([horse, piece(0, 'dragoons', 'dragoons', 10, 0, spent)]);
    for (const name of ['horse', 'dragoons']) {
      expect(reasons(saw, state, land, { piece: name })).toEqual([]);
      expect(rally(saw, state, { piece: name })).toMatchObject([{ kind: 'rallied' }]);
    }
  });

  proves('PB-R197c', 'not in contact, nor behind a piece in contact', (saw) => {
    const foe = piece(2, 'foe', 'cavalry', 0, -5.05);
    const lead = {
      ...withTrain(ney, foe),
      contacts: [{ attacker: 5, defender: 4, face: 'front', arrival: 1 }],
    };
    expect(reasons(saw, lead as State)).toEqual(['in-contact']);
    const behind = {
      ...withTrain({ ...ney, y: -6_950 }, foe, piece(0, 'lead', 'regular', 0, -6)),
      contacts: [{ attacker: 5, defender: 6, face: 'front', arrival: 1 }],
      supports: [{ lead: 6, support: 4 }],
    };
    expect(reasons(saw, behind as State)).toEqual(['in-contact']);
  });

  proves('PB-R197d', 'it turns to any front where it has room', (saw) => {
    const state = withTrain(ney);
    const order = { piece: 'ney', facing: 9_000 };
    expect(reasons(saw, state, land, order)).toEqual([]);
    expect(pieceOf(following(state, rally(saw, state, order)), 4)).toMatchObject({
      heading: 9_000,
      spent: false,
    });
    const close = withTrain(ney, piece(0, 'foy', 'regular', 0, -4.5));
    expect(reasons(saw, close, land, order)).toEqual(['on-another-piece']);
  });

  test('who turns is no longer behind his lead', () => {
    const lead = piece(0, 'lead', 'regular', 0, -5.05);
    const state = { ...withTrain(ney, lead), supports: [{ lead: 5, support: 4 }] };
    expect(rally(look, state)).toHaveLength(1);
    expect(following(state, rally(look, state, { piece: 'ney', facing: 18_000 })).supports).toEqual([]);
  });

  proves('PB-R197e', 'not in buildings', (saw) => {
    const town = landWith({ buildings: [square(-5, -7, 5, -4)] });
    expect(reasons(saw, withTrain(ney), town)).toEqual(['no-rally-here']);
  });

  provesBySwitch('PB-R197e', 'in woods it rallies', { game, switch: 'rallyInWoods' }, (set) => {
    const wood = landWith({ woods: [square(-5, -7, 5, -4)] }, set);
    expect(reasons(look, withTrain(ney), wood)).toEqual([]);
  });

  proves('PB-R197i', 'not in a field of fire that it must leave; in cover it may', (saw) => {
    const state = withTrain({ ...ney, y: -5_000 }, piece(2, 'foe', 'regular', 0, -2));
    expect(reasons(saw, state)).toEqual(['rally-under-fire']);
    const wood = landWith({ woods: [square(-5, -6, 5, -4)] });
    expect(reasons(saw, state, wood)).toEqual([]);
  });

  provesBySwitch(
    'PB-R197i',
    'in cover under fire it rallies',
    { game, switch: 'rallyInFieldOfFire' },
    (set) => {
      const wood = landWith({ woods: [square(-5, -6, 5, -4.2)] }, set);
      const state = withTrain({ ...ney, y: -5_000 }, piece(2, 'foe', 'regular', 0, -2));
      expect(reasons(look, state, wood)).toEqual([]);
    },
  );

  provesBySwitch('PB-R105', 'a hidden piece rallies at its HQ', { game, switch: 'reserveRallies' }, (set) => {
    const state = stateWith([
      { ...train, y: -18_000 },
      { ...ney, where: 'reserve' },
    ]);
    expect(reasons(look, state, landWith({}, set))).toEqual([]);
  });

  proves('PB-R105', 'a hidden piece is as far from a train as its HQ', (saw) => {
    const hidden = { ...ney, where: 'reserve' } as const;
    expect(reasons(saw, withTrain(hidden))).toEqual(['no-train-near']);
    const near = stateWith([{ ...train, y: -18_000 }, hidden]);
    expect(rally(saw, near)).toMatchObject([{ kind: 'rallied', piece: 4 }]);
  });
});

describe('trains that rally', () => {
  proves('PB-R197h', 'the train of any friendly formation, and no enemy train', (saw) => {
    const of = (formation: number) => stateWith([{ ...train, formation }, ney]);
    expect([reasons(saw, of(0)), reasons(saw, of(1))]).toEqual([[], []]);
    expect(reasons(saw, of(2))).toEqual(['no-train-near']);
    const tells = (formation: number) =>
      rally(saw, of(formation)).some(({ rules }) => rules.includes('PB-R197h'));
    expect([tells(0), tells(1)]).toEqual([false, true]);
  });

  proves('PB-R198h', 'in the activation of the piece, not of the train', (saw) => {
    const of = (formation: number) => ({
      ...withTrain(ney),
      activation: { formation, acted: [], struck: [] },
    });
    expect(reasons(saw, of(0))).toEqual([]);
    expect(rally(saw, of(0))).toMatchObject([{ kind: 'rallied' }]);
    expect(reasons(saw, of(1))).toEqual(['another-formation']);
    const own = { ...of(0), pieces: stateWith([{ ...train, formation: 0 }, ney]).pieces };
    const tells = (state: State) => rally(saw, state).some(({ rules }) => rules.includes('PB-R198h'));
    expect([tells(of(0)), tells(own)]).toEqual([true, false]);
  });

  proves('PB-R198b', 'a packed train rallies nobody', (saw) => {
    const packed = piece(0, 'train', 'baggage', 0, -10);
    expect(reasons(saw, stateWith([packed, ney]))).toEqual(['train-is-packed']);
  });

  proves(['PB-R198i', 'PB-R231'], 'a train that the enemy has cut off rallies nobody', (saw) => {
    const state = withTrain(ney, piece(2, 'raider', 'cavalry', 0, -46));
    expect(reasons(saw, state)).toEqual(['train-unsupplied', 'enemy-near-the-line']);
  });

  proves('PB-R230', 'without a way off the map there is no rally', (saw) => {
    const moat = landWith({ rivers: [{ line: [[-50, -25] as const, [50, -25] as const], width: 1 }] });
    expect(reasons(saw, withTrain(ney), moat)).toEqual(['train-unsupplied', 'no-line-of-communication']);
  });

  provesBySwitch(
    'PB-R197g',
    'a train rallies any number of pieces',
    { game, switch: 'rallyLimitPerTrain' },
    (set: SwitchValues) => {
      const view = {
        ...seenBy(withTrain(ney), 'red'),
        rallies: [{ train: 'train', day: 1, turn: 3 }],
      };
      const order = { kind: 'rally', piece: 'ney' } as const;
      expect(rallyRefusals(read(landWith({}, set), view), red, order)).toEqual([]);
    },
  );

  proves('PB-R197g', 'one a turn or four a game, where a club plays so', (saw) => {
    const view = (...turns: readonly number[]) => ({
      ...seenBy(withTrain(ney), 'red'),
      rallies: turns.map((turn) => ({ train: 'train', day: 1, turn })),
    });
    const codes = (limit: '1perTurn' | '4perGame', ...turns: readonly number[]) =>
      saw(
        rallyRefusals(read(landWith({}, { rallyLimitPerTrain: limit }), view(...turns)), red, {
          kind: 'rally',
          piece: 'ney',
        }),
      ).map(({ code }) => code);
    expect(codes('1perTurn', 1, 2)).toEqual([]);
    expect(codes('1perTurn', 3)).toEqual(['train-has-rallied']);
    expect(codes('4perGame', 1, 1, 3)).toEqual([]);
    expect(codes('4perGame', 1, 1, 2, 2)).toEqual(['train-has-rallied']);
    expect(
      rallyEvents(landWith({}, { rallyLimitPerTrain: '1perTurn' }), withTrain(ney), red, {
        kind: 'rally',
        piece: 'ney',
      }),
    ).toMatchObject([{ train: 3 }]);
  });

  provesBySwitch('PB-R033', 'foot rallies by a train only', { game, switch: 'baggageTrains' }, (set) => {
    expect(reasons(look, stateWith([ney]), landWith({}, set))).toEqual(['no-train-near']);
  });
});

describe('ineffective formations', () => {
  const corps = (fallen: number): readonly Piece[] => [
    train,
    ney,
    piece(0, 'guns', 'artillery', 6, -6, spent),
    piece(0, 'scouts', 'detachment', 30, 0),
    ...['a', 'b', 'c'].map((id, place) =>
      piece(0, id, 'regular', 15 + 6 * place, 0, place < fallen ? lost : {}),
    ),
  ];

  proves(
    ['PB-R197f', 'PB-R199a', 'PB-R199b'],
    'with half of its infantry lost nobody in it rallies',
    (saw) => {
      expect(reasons(saw, stateWith(corps(1)))).toEqual([]);
      for (const name of ['ney', 'guns']) {
        expect(reasons(saw, stateWith(corps(2)), land, { piece: name })).toEqual(['formation-ineffective']);
      }
    },
  );

  test('lost detachments do not count, nor does the other formation', () => {
    const state = stateWith([
      ...corps(1),
      piece(0, 'd', 'detachment', 0, 0, lost),
      piece(1, 'e', 'elite', 0, 0, lost),
    ]);
    expect(reasons(look, state)).toEqual([]);
  });

  test('a formation without infantry is never ineffective', () => {
    const state = stateWith([horse, piece(0, 'x', 'cavalry', 0, 0, lost)]);
    expect(reasons(look, state, land, { piece: 'horse' })).toEqual([]);
  });

  provesBySwitch(
    'PB-R199c',
    'it is effective again once enough have come back',
    { game, switch: 'ineffectiveRecovers' },
    (set) => {
      const back = piece(0, 'a', 'regular', 12, 0, { recovered: true, lostOn: 1 });
      expect(reasons(look, stateWith([train, ney, back], { day: 2 }), landWith({}, set))).toEqual([]);
    },
  );
});
