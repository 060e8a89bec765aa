import { describe, expect, test } from 'vitest';
import { proves } from '../../../../tools/proofs/proves.ts';
import type { NowData, PieceData } from '../../model/scenario.ts';
import { position } from '../../scenario/position.ts';
import { writtenOrder } from '../../scenario/written-order.ts';
import { pubBattlesSchemas } from '../../schemas/schemas.ts';
import { settingOf, small, stateOf, wrongs } from './small.ts';

const troops: readonly PieceData[] = [
  { id: 'ney', formation: 'red-corps', kind: 'regular', at: [0, -0.95] },
  { id: 'kempt', formation: 'blue-corps', kind: 'regular', at: [0, 0], facing: 180 },
  { id: 'pack', formation: 'blue-corps', kind: 'regular', at: [0, 0.95], facing: 180 },
  { id: 'far', formation: 'blue-corps', kind: 'regular', at: [0, 10], facing: 180 },
];
const at = (now: NowData) => small(troops, { now });

describe('a turn taken up in its midst', () => {
  const now: NowData = {
    moving: 'red-corps',
    moved: ['ney'],
    struck: ['kempt'],
    waiting: ['blue-corps'],
    contacts: [{ attacker: 'ney', defender: 'kempt' }],
    supports: [{ lead: 'kempt', support: 'pack' }],
  };

  test('is as it was told', () => {
    expect(stateOf(at(now))).toMatchObject({
      phase: 'activation',
      drawn: 0,
      activation: { formation: 0, acted: [3], struck: [4] },
      stack: [2],
      cup: [1],
      contacts: [{ attacker: 3, defender: 4, face: 'front', arrival: 1 }],
      supports: [{ lead: 4, support: 5 }],
    });
  });

  test('finds by itself which edge was met', () => {
    const [ney, ...others] = troops;
    const flank = [{ ...ney, at: [2.975, 1] as const, facing: 270 } as PieceData, ...others];
    expect(stateOf(small(flank, { now })).contacts).toMatchObject([{ face: 'left' }]);
  });

  test('is told in the same words by the position', () => {
    const scenario = at(now);
    expect(position(settingOf(scenario), stateOf(scenario)).now).toMatchObject({
      ...now,
      cup: ['red-second'],
      contacts: [{ attacker: 'ney', defender: 'kempt', face: 'front' }],
    });
  });

  test('with only a chit up may still be altered', () => {
    expect(stateOf(at({ up: 'blue-corps', played: ['red-second'] }))).toMatchObject({
      phase: 'alter',
      drawn: 2,
      cup: [0],
      played: [1],
    });
  });

  proves(['PB-R035', 'PB-R039', 'PB-R208b'], 'names formations, pieces and sides that are there', (saw) => {
    expect(saw(wrongs(at({ up: 'grouchy' })))).toMatchObject([{ code: 'no-such-formation' }]);
    expect(saw(wrongs(at({ moving: 'red-corps', moved: ['grouchy'] })))).toMatchObject([
      { code: 'no-such-piece' },
    ]);
    expect(saw(wrongs(at({ up: 'red-corps', packed: ['green'] })))).toMatchObject([{ code: 'no-such-side' }]);
    expect(saw(wrongs(at({ up: 'red-corps', moving: 'red-second' })))).toMatchObject([{ rule: 'PB-R016' }]);
  });

  proves('PB-R117c', 'has in contact only who touches', (saw) => {
    const apart = [{ attacker: 'ney', defender: 'far' }];
    expect(saw(wrongs(at({ moving: 'red-corps', contacts: apart })))).toMatchObject([
      { rule: 'PB-R117c', code: 'too-little-contact' },
    ]);
  });
});

describe('a support in a position', () => {
  const fought = { moving: 'red-corps', contacts: [{ attacker: 'ney', defender: 'kempt' }] } as const;
  const backed = (lead: string, support: string, more: readonly PieceData[] = []) =>
    wrongs(small([...troops, ...more], { now: { ...fought, supports: [{ lead, support }] } }));

  proves(['PB-R115', 'PB-R118a'], 'is of the side of its lead, and stands behind it', (saw) => {
    expect(backed('kempt', 'pack')).toEqual([]);
    expect(saw(backed('kempt', 'far'))).toMatchObject([{ rule: 'PB-R115', code: 'not-behind' }]);
    expect(saw(backed('kempt', 'ney'))).toMatchObject([{ rule: 'PB-R118a', code: 'no-such-friend' }]);
    const two = ['pack', 'pack'].map((support) => ({ lead: 'kempt', support }));
    expect(saw(wrongs(at({ ...fought, supports: two })))).toMatchObject([
      { rule: 'PB-R118a', code: 'has-support' },
    ]);
  });

  proves(['PB-R118f', 'PB-R118g'], 'is neither of guns nor behind a train', (saw) => {
    const more: readonly PieceData[] = [
      { id: 'guns', formation: 'blue-corps', kind: 'artillery', at: [20, 10.95], facing: 180 },
      { id: 'halkett', formation: 'blue-corps', kind: 'regular', at: [20, 10], facing: 180 },
      { id: 'train', formation: 'blue-corps', kind: 'baggage', at: [20, 9.05], facing: 180 },
    ];
    expect(saw(backed('halkett', 'guns', more))).toMatchObject([{ rule: 'PB-R118f' }]);
    expect(saw(backed('train', 'halkett', more))).toMatchObject([{ rule: 'PB-R118g' }]);
  });
});

describe('an order as people write it', () => {
  const state = stateOf(at({ moving: 'red-corps', contacts: [{ attacker: 'ney', defender: 'kempt' }] }));
  const read = (order: object, side = 'red') => pubBattlesSchemas.order(writtenOrder(state, { side }, order));
  const alias = state.known.red?.flat().findIndex(({ piece }) => piece === 4);

  test('has centimetres, degrees, places and names', () => {
    const steps = [
      { do: 'pivot', degrees: -90 },
      { do: 'ahead', cm: 4.5 },
      { do: 'oblique', degrees: 30.5, cm: 1 },
      { do: 'column', form: true, degrees: 90 },
      { do: 'road', at: [9, -0.5] },
    ];
    const ending = { at: 'attack', target: 'kempt', face: 'front' };
    expect(read({ kind: 'march', piece: 'ney', steps, ending })).toEqual({
      ok: true,
      value: {
        kind: 'march',
        piece: 'ney',
        steps: [
          { do: 'pivot', to: 27_000 },
          { do: 'ahead', by: 4_500 },
          { do: 'oblique', towards: 3_050, by: 1_000 },
          { do: 'column', form: true, facing: 9_000 },
          { do: 'road', to: { x: 9_000, y: -500 } },
        ],
        ending: { at: 'attack', target: alias, face: 'front' },
      },
    });
  });

  test.each([
    [{ kind: 'bombard', piece: 'ney', target: 'kempt' }, { target: alias }],
    [{ kind: 'fight', combat: 'kempt' }, { combat: 1 }],
    [{ kind: 'retreat', degrees: 180 }, { heading: 18_000 }],
    [{ kind: 'rally', piece: 'ney', degrees: 45 }, { facing: 4_500 }],
    [
      { kind: 'recover', pieces: [{ piece: 'ney', at: [1, 2], degrees: 0 }] },
      { pieces: [{ piece: 'ney', x: 1_000, y: 2_000, facing: 0 }] },
    ],
  ])('%j', (order, part) => {
    expect(read(order)).toMatchObject({ ok: true, value: part });
  });

  test('is left alone where it is no such order, or names nobody', () => {
    expect(writtenOrder(state, { side: 'red' }, 7)).toBe(7);
    expect(read({ kind: 'bombard', piece: 'ney', target: 'grouchy' }).ok).toBe(false);
    expect(read({ kind: 'march', piece: 'ney', steps: [{ do: 'ahead', cm: 'far' }] }).ok).toBe(false);
    expect(read({ kind: 'march', piece: 'ney', steps: [{ do: 'ahead', by: 4_500 }] }).ok).toBe(true);
  });
});

test('a position says only what matters', () => {
  const sparse = {
    id: 'sparse',
    map: { size: [60, 40] },
    formations: small().formations,
    pieces: small().pieces,
  };
  expect(pubBattlesSchemas.scenario(sparse)).toMatchObject({
    ok: true,
    value: { map: { woods: [] }, sides: [{ id: 'red' }, { id: 'blue' }], choosesCombats: 'red' },
  });
});
