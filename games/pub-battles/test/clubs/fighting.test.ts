import { unitsOf } from '@grognard/field';
import { describe, expect } from 'vitest';
import { proves, provesBySwitch } from '../../../../tools/proofs/proves.ts';
import { tableFor } from '../../../../tools/proofs/table.ts';
import { pubBattles } from '../../game.ts';
import type { PieceData } from '../../model/scenario.ts';
import { pubBattlesSchemas } from '../../schemas/schemas.ts';
import { battle, blue, MISS, red, type Scene, stand } from '../combat/scene.ts';
import { small } from '../scenario/small.ts';

const at = tableFor(pubBattles, pubBattlesSchemas);
const firstChit = { purpose: 'chit', value: 1 } as const;

describe('horse that does not wait', () => {
  const army: readonly PieceData[] = [
    { id: 'murat', formation: 'red-corps', kind: 'cavalry', at: [0, -14] },
    { id: 'mack', formation: 'blue-corps', kind: 'regular', at: [0, -6], facing: 180 },
    { id: 'kray', formation: 'blue-corps', kind: 'regular', at: [20, 20], facing: 180 },
  ];
  /** Murat rides down Mack, and his formation is done. */
  const charge = (saw: Parameters<typeof at>[0], set: object, ...dice: readonly number[]) => {
    const table = at(saw, { scenario: small(army), switches: { ...set }, dice: [firstChit, ...dice] });
    table.does('blue', { kind: 'let' });
    table.does('red', { kind: 'let' });
    const target = Number(
      table
        .view('red')
        .theirs.find(({ arm }) => arm === 'foot')
        ?.ref.slice(1),
    );
    table.does('red', {
      kind: 'march',
      piece: 'murat',
      steps: [],
      ending: { at: 'attack', target, face: 'front' },
    });
    return { table, done: table.does('red', { kind: 'done' }) };
  };

  proves('PB-R032', 'fights at once, and the turn goes on', (saw) => {
    const { table, done } = charge(saw, { immediateCombat: 'on' }, ...MISS, 6, 6, 6, 1);
    expect(done.lines('red').map(({ text }) => text)).toEqual(
      expect.arrayContaining([
        'They fight at once.',
        'Combat: Murat against enemy block no. 1.',
        'The turn goes on.',
      ]),
    );
    expect(table.view('red')).toMatchObject({
      turn: 1,
      phase: 'alter',
      inAction: expect.arrayContaining(['murat']),
    });
    expect(table.view('blue').losses).toMatchObject({ blue: ['regular'] });
  });

  proves('PB-R032', 'asks in the midst of the turn whoever has to choose', (saw) => {
    const { table } = charge(saw, { immediateCombat: 'on' }, ...MISS, ...MISS);
    expect(table.decisions()).toMatchObject([{ kind: 'stand', owed: [{ side: 'blue' }] }]);
    table.does('blue', { kind: 'stand' });
    expect(table.decisions()).toMatchObject([{ kind: 'stand', owed: [{ side: 'red' }] }]);
    expect(table.view('blue')).toMatchObject({ phase: 'combat', cup: { red: 1, blue: 1 } });
  });

  provesBySwitch('PB-R032', 'all combat waits', { game: pubBattles, switch: 'immediateCombat' }, (set) => {
    const { table } = charge((seen) => seen, set, 1);
    expect(table.view('red').contacts).toHaveLength(1);
  });
});

describe('strength that nobody knows', () => {
  const army: readonly PieceData[] = [
    { id: 'ney', formation: 'red-corps', kind: 'regular', at: [0, -14] },
    { id: 'mack', formation: 'blue-corps', kind: 'regular', at: [0, 4], facing: 180 },
  ];
  const meet = (saw: Parameters<typeof at>[0], set: object, ...dice: readonly number[]) => {
    const strengths = dice.map((value, place) => ({
      purpose: 'strength',
      subject: place === 0 ? 'mack' : 'ney',
      value,
    }));
    const table = at(saw, { scenario: small(army), switches: { ...set }, dice: [firstChit, ...strengths] });
    table.does('blue', { kind: 'let' });
    table.does('red', { kind: 'let' });
    const steps = [{ do: 'ahead', by: unitsOf(8) }];
    return { table, met: table.does('red', { kind: 'march', piece: 'ney', steps }) };
  };

  proves('PB-R006', 'is diced for when a piece is made out: on 4 or more it is Spent', (saw) => {
    const { table, met } = meet(saw, { unknownStrength: 'on' }, 4, 3);
    expect(table.view('blue').mine.find(({ ref }) => ref === 'mack')).toMatchObject({
      spent: true,
      mustered: true,
    });
    expect(table.view('red').mine.find(({ ref }) => ref === 'ney')).toMatchObject({
      spent: false,
      mustered: true,
    });
    expect(met.lines('blue').map(({ text }) => text)).toContain('Mack is not at full strength: it is Spent.');
    expect(met.lines('red').map(({ text }) => text)).toContain(
      'Enemy block no. 1 is made out: foot, in disorder.',
    );
  });

  provesBySwitch('PB-R006', 'is full', { game: pubBattles, switch: 'unknownStrength' }, (set) => {
    const { table } = meet((seen) => seen, set);
    expect(table.view('blue').mine.every(({ mustered }) => mustered === undefined)).toBe(true);
  });
});

describe('a reserve that is committed between rounds', () => {
  const scene = (set: NonNullable<Scene['set']>): Scene => ({
    set,
    pieces: [
      red('HQ', 'hq', 0, -2.4),
      red('X', 'regular', 0, -0.95),
      blue('Y', 'regular', 0, 0),
      red('R', 'elite', 0, 0, 0, { where: 'reserve' }),
    ],
    contacts: [['X', 'Y', 'front']],
  });
  const dice = { X: MISS, Y: MISS };
  const commit = { kind: 'commit' } as const;

  proves('PB-R103', 'comes up behind its lead', (saw) => {
    const fight = battle(saw, scene({ reserveCommitment: 'on' }), {
      X: [...MISS, ...MISS],
      Y: [...MISS, ...MISS],
    });
    fight.begins();
    expect(fight.asks()).toBe('blue stand');
    expect(fight.refusals(commit)).toMatchObject([{ code: 'no-reserve-behind' }]);
    fight.does(stand);
    expect(fight.asks()).toBe('red stand');
    fight.does(commit);
    expect(fight.state().supports).toEqual([{ lead: fight.index('X'), support: fight.index('R') }]);
    expect(fight.piece('R')).toMatchObject({ where: 'map' });
    expect(fight.state().combat?.round).toBe(2);
    fight.does(stand);
    expect(fight.refusals(commit)).toMatchObject([{ code: 'has-support' }]);
  });

  provesBySwitch('PB-R103', 'stays where it is', { game: pubBattles, switch: 'reserveCommitment' }, (set) => {
    const fight = battle((seen) => seen, scene(set as NonNullable<Scene['set']>), dice);
    fight.begins();
    fight.does(stand);
    expect(fight.refusals(commit)).toMatchObject([{ rule: 'PB-R103', code: 'no-commitment' }]);
  });
});
