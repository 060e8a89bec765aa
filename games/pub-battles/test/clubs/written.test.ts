import { unitsOf } from '@grognard/field';
import { describe, expect } from 'vitest';
import { proves, provesBySwitch } from '../../../../tools/proofs/proves.ts';
import { type Stand, tableFor } from '../../../../tools/proofs/table.ts';
import { pubBattles } from '../../game.ts';
import type { PubBattlesTypes } from '../../model/game-types.ts';
import type { PieceData, Scenario } from '../../model/scenario.ts';
import { pubBattlesSchemas } from '../../schemas/schemas.ts';
import { small } from '../scenario/small.ts';

const at = tableFor(pubBattles, pubBattlesSchemas);

const army: readonly PieceData[] = [
  { id: 'ney', formation: 'red-corps', kind: 'regular', at: [0, -15] },
  { id: 'suchet', formation: 'red-second', kind: 'regular', at: [20, -15] },
  { id: 'mack', formation: 'blue-corps', kind: 'regular', at: [0, 25], facing: 180 },
];

const commanded: Scenario = {
  ...small([...army, { id: 'emperor', formation: 'staff', kind: 'commander', at: [18, -20] }]),
  formations: [
    ...small().formations,
    {
      id: 'staff',
      side: 'red',
      name: { fr: 'Staff', en: 'Staff' },
      rating: 1,
      chit: false,
    },
  ],
};

const ahead = (piece: string, cm: number) => ({
  kind: 'march',
  piece,
  steps: [{ do: 'ahead', by: unitsOf(cm) }],
});
const errand = (formation: string, x: number, y: number, attack = false) => ({
  formation,
  to: { x: unitsOf(x), y: unitsOf(y) },
  attack,
});
const plan = (...orders: readonly object[]) => ({ kind: 'plan', pieces: [], orders });

/** Lets every draw stand until a formation of red is up. */
const until = (battle: Stand<PubBattlesTypes>, formation: string): void => {
  for (let step = 0; step < 40; step += 1) {
    if (battle.view('red').activation?.formation === formation) return;
    const [{ owed: [seat] = [], kind } = { owed: [], kind: '' }] = battle.decisions();
    battle.does(seat?.side ?? '', { kind: kind === 'alter' ? 'let' : 'done' });
  }
  throw new Error(`${formation} does not come up`);
};

const begun = (
  saw: Parameters<typeof at>[0],
  scenario: Scenario,
  writtenOrders: string,
  ...first: readonly object[]
) => {
  const battle = at(saw, { scenario, switches: { writtenOrders } });
  battle.does('red', plan(...first));
  battle.does('blue', plan());
  return battle;
};

describe('written orders', () => {
  proves('PB-R039', 'without one a formation stands; with one it goes to its place', (saw) => {
    const battle = begun(saw, small(army), 'nextActivation', errand('red-corps', 0, 10));
    until(battle, 'red-corps');
    battle.does('red', ahead('ney', 5));
    until(battle, 'red-second');
    expect(battle.refuses('red', ahead('suchet', 5))).toMatchObject([
      { rule: 'PB-R039', code: 'stands-without-orders' },
    ]);
  });

  proves('PB-R039', 'and to no other, and it attacks only if it is told to', (saw) => {
    const near = army.map((piece) => (piece.id === 'mack' ? { ...piece, at: [0, -8] as const } : piece));
    const battle = begun(
      saw,
      small(near),
      'nextActivation',
      errand('red-second', 20, -28),
      errand('red-corps', 0, 0),
    );
    until(battle, 'red-second');
    expect(battle.refuses('red', ahead('suchet', 5))).toMatchObject([{ code: 'ordered-elsewhere' }]);
    until(battle, 'red-corps');
    const mack = battle
      .view('red')
      .theirs.find(({ arm }) => arm === 'foot')
      ?.ref.slice(1);
    const attack = { ...ahead('ney', 0), ending: { at: 'attack', target: Number(mack), face: 'front' } };
    expect(battle.refuses('red', attack).map(({ code }) => code)).toContain('ordered-not-to-attack');
  });

  proves('PB-R039', 'is on its way as long as it comes nearer, wherever on the map', (saw) => {
    const south = army.map((piece) => (piece.id === 'ney' ? { ...piece, at: [0, -15] as const } : piece));
    const battle = begun(saw, small(south), 'nextActivation', errand('red-corps', 0, -28));
    until(battle, 'red-corps');
    expect(battle.refuses('red', ahead('ney', 5))).toMatchObject([{ code: 'ordered-elsewhere' }]);
    const back = {
      kind: 'march',
      piece: 'ney',
      steps: [{ do: 'pivot', to: 18_000 }, ...ahead('ney', 2).steps],
    };
    battle.does('red', back);
  });

  proves('PB-R039', 'a new one is obeyed from the next activation', (saw) => {
    const battle = begun(saw, small(army), 'nextActivation');
    until(battle, 'red-corps');
    expect(battle.refuses('red', { kind: 'write', ...errand('red-second', 0, 0) })).toMatchObject([
      { code: 'not-written-to-now' },
    ]);
    const done = battle.does('red', { kind: 'write', ...errand('red-corps', 0, 10, true) });
    expect(done.lines('red').map(({ text }) => text)).toEqual([
      'Written to Red Corps: attack towards a place on the map, from its next activation.',
    ]);
    expect(done.lines('blue')).toEqual([]);
    battle.refuses('red', ahead('ney', 5));
    battle.does('red', { kind: 'done' });
    until(battle, 'red-corps');
    battle.does('red', ahead('ney', 5));
  });

  proves(
    'PB-R039',
    'beside the army commander it is obeyed at once, and he writes no more than his rating',
    (saw) => {
      const battle = begun(saw, commanded, 'byRating');
      until(battle, 'red-second');
      battle.does('red', { kind: 'write', ...errand('red-second', 20, 0) });
      battle.does('red', ahead('suchet', 5));
      expect(battle.refuses('red', { kind: 'write', ...errand('red-corps', 0, 0) })).toMatchObject([
        { code: 'orders-all-written', params: { allowed: 1 } },
      ]);
    },
  );

  provesBySwitch(
    'PB-R039',
    'nobody waits for a letter',
    { game: pubBattles, switch: 'writtenOrders' },
    (set) => {
      const battle = at((seen) => seen, { scenario: small(army), switches: set });
      expect(battle.decisions().flatMap(({ orders }) => orders)).not.toContain('plan');
      until(battle, 'red-corps');
      battle.does('red', ahead('ney', 5));
      expect(battle.refuses('red', { kind: 'write', ...errand('red-corps', 0, 0) })).not.toEqual([]);
    },
  );
});
