import { describe, expect, test } from 'vitest';
import { proves } from '../../../../tools/proofs/proves.ts';
import type { HexName } from '../../model/scenario.ts';
import type { CounterKind } from '../../model/vocabulary.ts';
import { jointCapacity } from '../../rules/movement/allowance.ts';
import { counterFacts } from '../../tables/counters.ts';
import { at, attacker, field } from '../scene.ts';
import {
  costs,
  drop,
  EAST,
  full,
  minimal,
  onField,
  red,
  SOUTH_EAST,
  step,
  supplementary,
  take,
  turn,
} from './stand.ts';

const lying = (kind: CounterKind, at: HexName = [3, 5]) => ({ kind, at, facing: 0 });

describe('mantlets', () => {
  const field = (saw: Parameters<typeof onField>[0], type = 'spearmen', map = {}) =>
    onField(saw, { units: [red(type, [3, 5])], counters: [lying('mantlets')], map });

  proves(
    ['CB-MANTLETS-10', 'CB-MANTLETS-13', 'CB-Q19'],
    'come along by a minimal move, one hex and winded',
    (saw) => {
      const battle = field(saw);
      expect(battle.refuses('spearmen', full(take(0), step(EAST)))).toMatchObject([
        { rule: 'CB-Q19', code: 'too-far-laden' },
      ]);
      battle.does('spearmen', minimal(take(0), step(EAST)));
      expect(battle.counter(0).hex).toBe(battle.hex([4, 5]));
      expect(battle.unit('spearmen').breath).toBe('winded');
      battle.does('spearmen', minimal(take(0), step(EAST)));
      expect(battle.unit('spearmen').breath).toBe('out-of-breath');
      expect(battle.refuses('spearmen', minimal(take(0), step(EAST)))[0]).toMatchObject({
        rule: 'CB-B4.4-14',
      });
    },
  );

  proves('CB-MANTLETS-10', 'are carried on foot only', (saw) => {
    expect(field(saw, 'knights').refuses('knights', minimal(take(0), step(EAST)))).toMatchObject([
      { code: 'cannot-carry' },
    ]);
  });

  proves('CB-MANTLETS-11', 'are not carried into difficult ground', (saw) => {
    const battle = field(saw, 'spearmen', { hexes: [{ hexes: [[4, 5]], ground: 'difficult' }] });
    expect(battle.refuses('spearmen', minimal(take(0), step(EAST)))).toMatchObject([
      { code: 'mantlets-on-difficult' },
    ]);
    battle.does('spearmen', full(step(EAST)));
  });

  proves('CB-MANTLETS-12', 'are not carried back', (saw) => {
    const battle = field(saw);
    expect(battle.refuses('spearmen', { kind: 'withdraw', side: 3, take: 0 })).toMatchObject([
      { code: 'not-carried-now' },
    ]);
  });

  proves('CB-MANTLETS-4', 'that stand alone turn to whoever enters', (saw) => {
    const battle = onField(saw, {
      units: [red('spearmen', [3, 5])],
      counters: [{ ...lying('mantlets', [4, 5]), facing: 5 }],
    });
    battle.does('spearmen', full(step(EAST)));
    expect(battle.counter(0).facing).toBe(0);
  });

  proves(['CB-MANTLETS-3', 'CB-Q18'], 'turn with the front troop, for nothing', (saw) => {
    const battle = field(saw);
    expect(costs(battle.does('spearmen', full(turn(2))))).toEqual([0]);
    expect(battle.counter(0).facing).toBe(2);
  });

  test('do not turn to a second unit', () => {
    const battle = onField((seen) => seen, {
      units: [red('spearmen', [4, 5], { id: 'front' }), red('captain', [3, 5], { facing: 4 })],
      counters: [lying('mantlets', [4, 5])],
    });
    battle.does('captain', full(step(EAST)));
    expect(battle.counter(0).facing).toBe(0);
  });
});

describe('pavises', () => {
  const field = (saw: Parameters<typeof onField>[0], type = 'spearmen') =>
    onField(saw, { units: [red(type, [3, 5])], counters: [lying('pavises')] });

  proves(['CB-PAVISES-6', 'CB-PAVISES-8', 'CB-Q19'], 'hold a quick unit back to a point', (saw) => {
    const battle = field(saw);
    expect(battle.refuses('spearmen', full(take(0), step(EAST), step(EAST)))).toMatchObject([
      { rule: 'CB-Q19' },
    ]);
    battle.does('spearmen', full(take(0), step(EAST)));
    expect(battle.counter(0).hex).toBe(battle.hex([4, 5]));
  });

  test('are left at any moment, and points already spent count', () => {
    const battle = field((seen) => seen);
    battle.does('spearmen', full(take(0), step(EAST), drop(0), step(EAST), step(EAST)));
    expect(battle.at('spearmen')).toEqual([6, 5]);
    expect(battle.counter(0).hex).toBe(battle.hex([4, 5]));
  });

  proves('CB-Q19', 'taken up on the way find the points already spent', (saw) => {
    const battle = onField(saw, { units: [red('spearmen', [3, 5])], counters: [lying('pavises', [4, 5])] });
    expect(battle.refuses('spearmen', full(step(EAST), take(0), step(EAST)))).toMatchObject([
      { rule: 'CB-Q19' },
    ]);
  });

  proves('CB-PAVISES-6', 'are carried on foot only', (saw) => {
    expect(field(saw, 'knights').refuses('knights', full(take(0), step(EAST)))).toMatchObject([
      { code: 'cannot-carry' },
    ]);
  });

  proves(['CB-PAVISES-8', 'CB-B4.4-25'], 'are carried back', (saw) => {
    const battle = field(saw, 'archers');
    battle.does('archers', { kind: 'withdraw', side: 3, take: 0 });
    expect(battle.at('archers')).toEqual([2, 5]);
    expect(battle.counter(0).hex).toBe(battle.hex([2, 5]));
  });

  proves('CB-PAVISES-7', 'are not carried in flight', (saw) => {
    const battle = field(saw, 'archers');
    expect(battle.refuses('archers', { kind: 'flee', steps: [take(0), step(EAST)] })).toMatchObject([
      { code: 'not-carried-now' },
    ]);
  });
});

describe('boats', () => {
  /** Land to the west, a lake from the fifth column on. */
  const lake = {
    hexes: [{ hexes: [5, 6, 7].map((column): HexName => [column, 5]), ground: 'water' }],
  } as const;
  const field = (saw: Parameters<typeof onField>[0], kind: CounterKind, at: HexName, type = 'spearmen') =>
    onField(saw, { map: lake, units: [red(type, at)], counters: [lying(kind, at)] });

  proves('CB-BOATS-7', 'are carried by infantry only', (saw) => {
    expect(field(saw, 'boat', [3, 5], 'giant').refuses('giant', minimal(take(0), step(EAST)))).toMatchObject([
      { code: 'cannot-carry' },
    ]);
  });

  proves(['CB-BOATS-8', 'CB-BOATS-11'], 'go over clear land by a minimal move', (saw) => {
    const battle = field(saw, 'boat', [3, 5]);
    expect(battle.refuses('spearmen', full(take(0), step(EAST)))).toMatchObject([
      { code: 'minimal-move-only' },
    ]);
    battle.does('spearmen', minimal(take(0), step(EAST)));
    expect(battle.counter(0).hex).toBe(battle.hex([4, 5]));
  });

  proves('CB-BOATS-8', 'go over no other land', (saw) => {
    const battle = onField(saw, {
      map: { hexes: [{ hexes: [[4, 5]], ground: 'rough' }] },
      ...{ units: [red('spearmen', [3, 5])], counters: [lying('boat')] },
    });
    expect(battle.refuses('spearmen', minimal(take(0), step(EAST)))[0]).toMatchObject({
      code: 'boats-on-clear-only',
    });
  });

  proves(['CB-BOATS-9', 'CB-B4.4-6'], 'take their crew onto the water and over it, a point a move', (saw) => {
    const battle = field(saw, 'boat', [4, 5]);
    expect(battle.refuses('spearmen', full(take(0), step(EAST), step(EAST)))).toMatchObject([
      { rule: 'CB-Q19' },
    ]);
    expect(costs(battle.does('spearmen', full(take(0), step(EAST))))).toEqual([2]);
    expect(costs(battle.does('spearmen', full(take(0), step(EAST))))).toEqual([2]);
    expect(battle.at('spearmen')).toEqual([6, 5]);
    expect(battle.counter(0).hex).toBe(battle.hex([6, 5]));
  });

  proves('CB-BOATS-9', 'that are rafts go by minimal moves', (saw) => {
    const battle = field(saw, 'raft', [4, 5]);
    expect(battle.refuses('spearmen', full(take(0), step(EAST)))).toMatchObject([{ rule: 'CB-Q19' }]);
    battle.does('spearmen', minimal(take(0), step(EAST)));
    expect(battle.at('spearmen')).toEqual([5, 5]);
  });

  proves('CB-BOATS-11', 'are not left on the water', (saw) => {
    const battle = field(saw, 'boat', [5, 5]);
    expect(battle.refuses('spearmen', full(take(0), drop(0)))).toMatchObject([{ code: 'not-on-the-water' }]);
    expect(battle.refuses('spearmen', full(step(EAST)))).toMatchObject([{ code: 'not-on-the-water' }]);
  });

  proves('CB-BOATS-10', 'are moved neither withdrawing nor fleeing', (saw) => {
    const battle = field(saw, 'boat', [3, 5]);
    expect(battle.refuses('spearmen', { kind: 'withdraw', side: 3, take: 0 })).toMatchObject([
      { rule: 'CB-BOATS-10' },
    ]);
  });

  proves('CB-BOATS-8', 'land by a minimal move, with their crew', (saw) => {
    const battle = onField(saw, {
      map: lake,
      units: [red('spearmen', [5, 5], { facing: 6 })],
      counters: [lying('boat', [5, 5])],
    });
    expect(battle.refuses('spearmen', full(take(0), step(3)))).toMatchObject([{ code: 'minimal-move-only' }]);
    battle.does('spearmen', minimal(take(0), step(3), drop(0)));
    expect(battle.at('spearmen')).toEqual([4, 5]);
  });

  proves('CB-Q42', 'cost those who walk into them, not their own crew nor anybody on the water', (saw) => {
    const battle = onField(saw, {
      map: lake,
      units: [red('spearmen', [4, 5]), red('spearmen', [3, 6], { id: 'walkers' })],
      counters: [lying('boat', [4, 5]), lying('boat', [5, 5]), lying('boat', [4, 6])],
    });
    expect(costs(battle.does('spearmen', full(take(0), step(EAST))))).toEqual([2]);
    expect(costs(battle.does('walkers', full(step(EAST))))).toEqual([3]);
  });
});

proves('CB-Q16', 'stakes kept under a unit do not slow it', (saw) => {
  const battle = onField(saw, { units: [red('levy', [3, 5], { stakes: true })] });
  battle.does('levy', full(step(EAST), step(EAST)));
  expect(battle.unit('levy')).toMatchObject({ stakes: true });
});

proves('CB-Q17', 'only what lies in the hex is taken up, only what is carried is left', (saw) => {
  const battle = onField(saw, {
    units: [red('levy', [3, 5])],
    counters: [lying('pavises', [4, 5]), lying('debris')],
  });
  expect(battle.refuses('levy', full(take(0)))).toMatchObject([{ code: 'nothing-to-take' }]);
  expect(battle.refuses('levy', full(drop(0)))).toMatchObject([{ code: 'nothing-to-leave' }]);
  expect(battle.refuses('levy', full(take(1)))).toMatchObject([{ rule: 'CB-DEBRIS-7' }]);
  expect(battle.refuses('levy', full(take(9), step(SOUTH_EAST)))).toMatchObject([
    { code: 'nothing-to-take' },
  ]);
});

describe('to carry is not to manipulate', () => {
  const counters = [{ kind: 'pavises', at: [4, 4] } as const];

  proves('CB-Q17', 'to carry takes no dice, and the tired and shaken do it too', (saw) => {
    const tired = attacker('archers', { breath: 'winded', cohesion: 'shaken' });
    const battle = at(saw, { scenario: field({ red: [tired], counters }), dice: [] });
    battle.does('red', { kind: 'activate', unit: 'attacker' });
    expect(battle.refuses('red', { kind: 'manipulate', what: 'destroy', counter: 0 })).toMatchObject([
      { code: 'not-fresh' },
      { code: 'not-in-order' },
    ]);
    const { events } = battle.does('red', {
      ...{ kind: 'move', pace: 'full' },
      steps: [take(0), step(EAST)],
    });
    expect(events).toContainEqual(expect.objectContaining({ kind: 'altered', counter: 0 }));
  });

  proves(
    ['CB-Q17', 'CB-STAKES-9'],
    'to manipulate is an action with dice, and lifts nothing but stakes',
    (saw) => {
      const battle = at(saw, { scenario: field({ red: [attacker('archers')], counters }), dice: [1, 1] });
      battle.does('red', { kind: 'activate', unit: 'attacker' });
      expect(battle.refuses('red', { kind: 'manipulate', what: 'lift', counter: 0 })).toMatchObject([
        { rule: 'CB-STAKES-9', code: 'not-stakes' },
      ]);
      expect(
        battle.refuses('red', { kind: 'move', pace: 'full', steps: [take(7), step(EAST)] }),
      ).toMatchObject([{ rule: 'CB-Q17' }]);
      const { events } = battle.does('red', { kind: 'manipulate', what: 'destroy', counter: 0 });
      expect(events).toContainEqual(expect.objectContaining({ kind: 'manipulated', done: true }));
    },
  );

  proves('CB-Q16', 'one set of stakes is all that a unit carries', (saw) => {
    const stakes = [{ kind: 'stakes', at: [4, 4], facing: 0 } as const];
    const laden = at(saw, {
      scenario: field({ red: [attacker('archers', { stakes: true })], counters: stakes }),
    });
    laden.does('red', { kind: 'activate', unit: 'attacker' });
    expect(laden.refuses('red', { kind: 'manipulate', what: 'lift', counter: 0 })).toMatchObject([
      { rule: 'CB-Q16', code: 'carries-stakes' },
    ]);
    const free = at(saw, { scenario: field({ red: [attacker('archers')], counters: stakes }), dice: [1, 2] });
    free.does('red', { kind: 'activate', unit: 'attacker' });
    free.does('red', { kind: 'manipulate', what: 'lift', counter: 0 });
    expect(free.view('red').units.flat()[0]).toMatchObject({ stakes: true });
  });

  proves('CB-Q16', 'a unit with stakes goes as far as one without', (saw) => {
    for (const [type, steps] of [
      ['levy', 2],
      ['spearmen', 3],
      ['light-horse', 8],
    ] as const)
      for (const stakes of [true, false]) {
        const battle = onField(saw, { units: [red(type, [1, 5], { stakes })] });
        const eastward = Array.from({ length: steps }, () => step(EAST));
        expect(battle.refuses(type, full(...eastward, step(EAST)))).toMatchObject([{ code: 'too-far' }]);
        battle.does(type, full(...eastward));
      }
  });
});

describe('what carrier and object move by', () => {
  const OWN = 1;
  const { boat, pavises, mantlets } = counterFacts;

  test.each([
    ['boats', 'boat', boat.carried?.allowance],
    ['mantlets', 'mantlets', mantlets.carried?.allowance],
  ] as const)('is the capacity of the %s, also where the carrier is the slower', (_name, kind, capacity) => {
    expect(jointCapacity(OWN, [kind])).toBe(capacity);
    expect(jointCapacity(12, [kind])).toBe(capacity);
  });

  test('is with pavises the worse of the two, also in a boat', () => {
    expect(jointCapacity(OWN, ['pavises'])).toBe(OWN);
    expect(jointCapacity(12, ['pavises'])).toBe(pavises.carried?.allowance);
    expect(jointCapacity(OWN, ['raft', 'pavises'])).toBe(counterFacts.raft.carried?.allowance);
  });

  test('is the own where nothing is carried', () => {
    expect(jointCapacity(OWN, [])).toBe(OWN);
  });
});

proves('CB-Q27', 'mantlets are not pushed to where a work with a facing stands', (saw) => {
  const pushed = (there: CounterKind) =>
    onField(saw, {
      units: [red('spearmen', [3, 5])],
      counters: [lying('mantlets'), lying(there, [4, 5])],
    });
  const order = minimal(take(0), step(EAST));
  for (const there of ['stakes', 'ditch', 'mantlets', 'palisade'] as const)
    expect(pushed(there).refuses('spearmen', order)).toMatchObject([{ rule: 'CB-Q27', code: 'work-here' }]);
  for (const there of ['debris', 'pavises', 'war-wagon'] as const) {
    const battle = pushed(there);
    battle.does('spearmen', order);
    expect(battle.at('spearmen')).toEqual([4, 5]);
  }
  const alone = pushed('stakes');
  alone.does('spearmen', minimal(step(EAST)));
  expect(alone.at('spearmen')).toEqual([4, 5]);
});

proves(
  'CB-Q18',
  'mantlets look where those look who stay when the front troop has turned and gone',
  (saw) => {
    const battle = onField(saw, {
      units: [red('spearmen', [3, 5]), red('levy', [3, 5])],
      counters: [lying('mantlets')],
    });
    battle.does('spearmen', full(turn(2), step(SOUTH_EAST)));
    expect(battle.counter(0).facing).toBe(0);
    const passing = onField(saw, {
      units: [red('spearmen', [2, 5]), red('levy', [3, 5], { facing: 1 })],
      counters: [lying('mantlets')].map((each) => ({ ...each, facing: 1 })),
    });
    passing.does('spearmen', supplementary(step(EAST), step(EAST)), [1, 1, 1, 1]);
    expect([passing.at('spearmen'), passing.counter(0).facing]).toEqual([[4, 5], 1]);
  },
);
