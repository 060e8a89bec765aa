import { unitsOf } from '@grognard/field';
import { describe, expect, test } from 'vitest';
import { outlook } from '../../../../engine/table/outlook.ts';
import { proves } from '../../../../tools/proofs/proves.ts';
import { tableFor } from '../../../../tools/proofs/table.ts';
import { pubBattles } from '../../game.ts';
import type { PieceData } from '../../model/scenario.ts';
import { reckon } from '../../rules/combat/modifiers.ts';
import { pubBattlesSchemas } from '../../schemas/schemas.ts';
import { small } from '../scenario/small.ts';

const at = tableFor(pubBattles, pubBattlesSchemas);
const firstChit = { purpose: 'chit', value: 1 } as const;

const army: readonly PieceData[] = [
  { id: 'ney', formation: 'red-corps', kind: 'regular', reserve: true },
  { id: 'mack', formation: 'blue-corps', kind: 'regular', at: [0, 25], facing: 180 },
];
const ahead = (piece: string, cm: number) => ({
  kind: 'march',
  piece,
  steps: [{ do: 'ahead', by: unitsOf(cm) }],
});
const letStand = { kind: 'let' };

describe('what a turn remembers', () => {
  proves('PB-R098', 'what an HQ has gone is charged to whom it hides, and forgotten with the turn', (saw) => {
    const table = at(saw, { scenario: small(army), dice: [firstChit, 1] });
    table.does('blue', letStand);
    table.does('red', letStand);
    table.does('red', ahead('red-hq', 5));
    expect(table.view('red').formations.find(({ id }) => id === 'red-corps')).toMatchObject({
      walked: 5_000,
    });
    expect(table.refuses('red', ahead('ney', 8.6))).toMatchObject([
      { rule: 'PB-R098', code: 'too-far', params: { cm: 13.6, allowed: 13.5 } },
      { rule: 'PB-R073' },
    ]);
    table.does('red', ahead('ney', 8.5));
  });

  proves('PB-R097', 'after a draw a reserve may be set down by whoever has something to try', (saw) => {
    const table = at(saw, { scenario: small(army), dice: [firstChit] });
    expect(table.decisions().map(({ orders }) => orders)).toEqual([
      ['advance', 'deploy', 'let'],
      ['delay', 'advance', 'deploy', 'let'],
    ]);
    table.does('red', { kind: 'deploy', hq: 'red-hq', facing: 0 });
    expect(table.view('red').mine.find(({ ref }) => ref === 'ney')?.where).toBe('map');
    expect(table.view('red').came).toBe('drawn');
  });
});

proves('PB-R168k', 'an attack is judged from below as it came, however the attacker turns', (saw) => {
  const hill = {
    level: 1,
    outline: [[-20, -9] as const, [-20, 9] as const, [20, 9] as const, [20, -9] as const],
  };
  const plain = small([
    { id: 'ney', formation: 'red-corps', kind: 'regular', at: [0, -15] },
    { id: 'mack', formation: 'blue-corps', kind: 'regular', at: [0, -8], facing: 180 },
  ]);
  const scenario = { ...plain, map: { ...plain.map, hills: [hill] } };
  const table = at(saw, { scenario, dice: [firstChit, 1, ...Array.from({ length: 6 }, () => 1)] });
  for (const seat of ['blue', 'red']) table.does(seat, letStand);
  const target = Number(
    table
      .view('red')
      .theirs.find(({ arm }) => arm === 'foot')
      ?.ref.slice(1),
  );
  table.does('red', {
    kind: 'march',
    piece: 'ney',
    steps: [],
    ending: { at: 'attack', target, face: 'front' },
  });
  expect(table.view('blue').contacts).toMatchObject([{ face: 'front', uphill: true }]);
  const { setting } = table.match;
  const now = table.table().state;
  // Ney has come from the south; were he to look west by now, he still came up the slope.
  const turned = pubBattles.evolve(setting, now, {
    kind: 'pushed',
    why: 'driven-by-a-retreat',
    piece: 3,
    to: { x: 0, y: unitsOf(-8.95), heading: 27_000 },
    rules: [],
  });
  expect(saw(reckon(setting, turned, 3, 4, 1)).rules).toContain('PB-R168k');
});

describe('a train', () => {
  const state = (rallied: number) => {
    const table = at((seen) => seen, {
      scenario: small([...army, { id: 'wagons', formation: 'red-second', kind: 'baggage', at: [20, -25] }]),
      dice: [firstChit],
    });
    const { setting } = table.match;
    const rally = { kind: 'rallied', piece: 3, heading: 0, train: 5, rules: ['PB-R197g'] } as const;
    const read = pubBattlesSchemas.event(rally);
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    const now = Array.from({ length: rallied }, () => rally).reduce<ReturnType<typeof table.table>['state']>(
      (before, event) => pubBattles.evolve(setting, before, event),
      table.table().state,
    );
    return { setting, now };
  };

  test('is known by its own side to have rallied, and not by the enemy', () => {
    const { setting, now } = state(2);
    const rallied = { train: 'wagons', day: 1, turn: 1 };
    expect(pubBattles.view(setting, now, { side: 'red' }).rallies).toEqual([rallied, rallied]);
    expect(pubBattles.view(setting, now, { side: 'blue' }).rallies).toBeUndefined();
    expect(pubBattlesSchemas.state(now).ok).toBe(true);
  });
});

describe('a side of several commands', () => {
  const seats = ['red:red-corps', 'red:red-second', 'blue'];

  test('is read by the enemy as a side: which of them is up he does not hear', () => {
    const table = at((seen) => seen, { scenario: small(army), seats, dice: [firstChit] });
    const owed = (seat: { side: string; command?: string }) =>
      outlook(table.match, table.table(), seat).decisions.flatMap((decision) => decision.owed);
    for (const seat of ['blue', 'red:red-corps', 'red:red-second']) table.does(seat, letStand);
    expect(owed({ side: 'blue' })).toEqual([{ side: 'red' }]);
    expect(owed({ side: 'red', command: 'red-second' })).toEqual([{ side: 'red', command: 'red-corps' }]);
  });
});

test('the enemy is not told that it is the army commander who rolls', () => {
  const formations = small().formations.map((formation) => ({ ...formation }));
  const scenario = {
    ...small([...army, { id: 'emperor', formation: 'staff', kind: 'commander', at: [3, -20] }]),
    formations: [
      ...formations,
      { id: 'staff', side: 'red', name: { fr: 'S', en: 'S' }, rating: 6, chit: false },
    ],
  };
  const table = at((seen) => seen, { scenario, dice: [firstChit, { purpose: 'command', value: 1 }, 1] });
  const tried = table.does('red', { kind: 'delay', by: 'emperor' });
  const rules = (seat: string) =>
    tried.lines(seat).flatMap(({ text, rules: cited }) => (text.includes('Delay') ? (cited ?? []) : []));
  expect(rules('red')).toContain('PB-R066');
  expect(rules('blue')).toContain('PB-R049');
  expect(rules('blue').filter((rule) => ['PB-R066', 'PB-R067', 'PB-R068', 'PB-R071'].includes(rule))).toEqual(
    [],
  );
});
