import { unitsOf } from '@grognard/field';
import { describe, expect, test } from 'vitest';
import { tableFor } from '../../../../tools/proofs/table.ts';
import { pubBattles } from '../../game.ts';
import type { PieceData, Scenario } from '../../model/scenario.ts';
import { publicScenarioOf } from '../../scenario/prepare.ts';
import { pubBattlesSchemas } from '../../schemas/schemas.ts';
import { tell } from '../../words/saying.ts';
import { settingOf, small } from '../scenario/small.ts';

const at = tableFor(pubBattles, pubBattlesSchemas);
const both = (text: string) => ({ fr: text, en: text });

const pieces: readonly PieceData[] = [
  { id: 'pire', formation: 'red-corps', kind: 'cavalry', at: [0, -14], name: both('Lanciers de Piré') },
  { id: 'line', formation: 'red-corps', kind: 'regular', at: [8, -16], name: both('Line') },
  { id: 'other', formation: 'red-second', kind: 'regular', at: [20, -16], name: both('Line') },
  { id: 'mack', formation: 'blue-corps', kind: 'regular', at: [0, -6], facing: 180, name: both('Mack') },
];
const plain = small(pieces);
const labels = [{ text: { fr: 'étang', en: 'Pond' }, at: [2, -5] as const, kind: 'water' as const }];
const scenario: Scenario = { ...plain, map: { ...plain.map, labels }, openOrders: true };

describe('the names of the scenario', () => {
  const march = {
    kind: 'marched',
    side: 'red',
    path: [
      { x: 0, y: 0 },
      { x: 0, y: 5_000 },
    ],
    to: { x: 0, y: 5_000, heading: 0 },
    column: false,
    rules: [],
  } as const;
  const said = (of: Scenario, piece: string) =>
    (['fr', 'en'] as const).map((language) => tell(settingOf(of), { ...march, piece }, language).text);

  test('are written as it writes them', () => {
    expect(said(scenario, 'pire')).toEqual([
      '« Lanciers de Piré » marche de 5 cm, face au nord.',
      '“Lanciers de Piré” marches 5 cm, facing north.',
    ]);
  });

  test('are told apart by the formation where two share one', () => {
    expect(said(scenario, 'line')[1]).toBe('“Line (Red Corps)” marches 5 cm, facing north.');
  });

  test('are not given away where the order of battle is secret', () => {
    const secret = { ...scenario, openOrders: false };
    expect(JSON.stringify(publicScenarioOf(secret))).not.toContain('Piré');
    expect(said(secret, 'pire')[1]).toBe('Pire marches 5 cm, facing north.');
  });
});

test('a combat is told once: who fights whom, round by round, until it ends', () => {
  const dice = [{ purpose: 'chit', value: 1 } as const, 1, 1, 1, 6, 6, 6, 1];
  const table = at((seen) => seen, { scenario, switches: { immediateCombat: 'on' }, dice });
  for (const seat of ['blue', 'red'])
    expect(table.does(seat, { kind: 'let' }).lines('blue').length).toBeLessThan(2);
  const target = Number(
    table
      .view('red')
      .theirs.find(({ arm }) => arm === 'foot')
      ?.ref.slice(1),
  );
  const ending = { at: 'attack', target, face: 'front' };
  table.does('red', { kind: 'march', piece: 'pire', steps: [], ending });
  const lines = table.does('red', { kind: 'done' }).lines('red');
  expect(lines.map(({ text }) => text)).toEqual([
    'Red Corps is done.',
    'They fight at once.',
    'Enemy block no. 1 is made out: infantry.',
    'Combat (Pond): “Lanciers de Piré” against enemy block no. 1.',
    'Round 1.',
    'Enemy block no. 1 fires at “Lanciers de Piré”: no hit.',
    '“Lanciers de Piré” fires at enemy block no. 1: 3 hits.',
    '“Lanciers de Piré” and enemy block no. 1 break contact.',
    'Enemy block no. 1 is lost: infantry.',
    'The combat ends.',
    'The turn goes on.',
    'The Red Second chit comes out of the cup.',
  ]);
  expect(lines[6]).toMatchObject({ dice: [6, 6, 6], modifiers: [] });
});

test('a staff that rides through a village is not Spent', () => {
  const village = {
    outline: [
      [-3, -18],
      [-3, -14],
      [3, -14],
      [3, -18],
    ] as const,
  };
  const bare = small([{ id: 'ney', formation: 'red-corps', kind: 'regular', at: [0, -22] }]);
  const built = { ...bare, map: { ...bare.map, buildings: [village] } };
  const table = at((seen) => seen, { scenario: built, dice: [{ purpose: 'chit', value: 1 }] });
  for (const seat of ['blue', 'red']) table.does(seat, { kind: 'let' });
  const ahead = (piece: string, cm: number) => ({
    kind: 'march',
    piece,
    steps: [{ do: 'ahead', by: unitsOf(cm) }],
  });
  table.does('red', ahead('red-hq', 4));
  table.does('red', ahead('ney', 6));
  const spent = Object.fromEntries(table.view('red').mine.map((piece) => [piece.ref, piece.spent]));
  expect(spent).toMatchObject({ 'red-hq': false, ney: true });
});
