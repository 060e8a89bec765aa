import { describe, expect, test } from 'vitest';
import { proves, provesBySwitch } from '../../../../tools/proofs/proves.ts';
import { switches } from '../../model/switches.ts';
import type { CounterKind } from '../../model/vocabulary.ts';
import { blue, costs, EAST, full, minimal, onField, red, step, turn, WEST } from '../movement/stand.ts';
import { at, attacker, defender, HERE, field as sceneOf } from '../scene.ts';

describe('the front of a palisade', () => {
  /** It looks west, at whoever comes from there. */
  const palisade = { counters: [{ kind: 'palisade', at: [4, 5], facing: 6 }] } as const;

  proves('CB-PALISADE-6', 'lets infantry in by a minimal move only', (saw) => {
    const field = onField(saw, { ...palisade, units: [red('spearmen', [3, 5])] });
    expect(field.refuses('spearmen', full(step(EAST)))).toMatchObject([{ code: 'minimal-move-only' }]);
    field.does('spearmen', minimal(step(EAST)));
    expect(field.at('spearmen')).toEqual([4, 5]);
    expect(field.unit('spearmen').breath).toBe('winded');
  });

  proves('CB-PALISADE-6', 'is closed to all others', (saw) => {
    for (const type of ['knights', 'elephant', 'giant']) {
      const field = onField(saw, { ...palisade, units: [red(type, [3, 5])] });
      expect(field.refuses(type, minimal(step(EAST)))).toMatchObject([{ code: 'palisade-closed' }]);
    }
  });

  test('does not stop infiltrators', () => {
    const field = onField((seen) => seen, { ...palisade, units: [red('wolves', [3, 5])] });
    field.does('wolves', full(step(EAST)));
  });

  proves(['CB-Q12', 'CB-PALISADE-4', 'CB-B4.1-5'], 'is left freely, and every other side is open', (saw) => {
    const field = onField(saw, { ...palisade, units: [red('knights', [5, 5], { facing: 6 })] });
    field.does('knights', full(step(WEST), step(WEST)));
    expect(field.at('knights')).toEqual([3, 5]);
  });

  test('keeps horse from being next to whoever is behind it, and not him from engaging the horse', () => {
    const field = onField((seen) => seen, {
      ...palisade,
      units: [red('knights', [2, 5]), blue('spearmen', [4, 5])],
    });
    const events = field.does('knights', full(step(EAST)), [1, 1]);
    expect(events.at(-1)).toMatchObject({ kind: 'tested', test: 'engagement' });
    expect(field.unit('knights').marker).toBeUndefined();
  });
});

describe('traps', () => {
  const shown = { counters: [{ kind: 'trap', side: 'blue', at: [4, 5] }] } as const;
  const hidden = { counters: [{ kind: 'trap', side: 'blue', at: [4, 5], hidden: true }] } as const;

  proves(['CB-TRAP-4', 'CB-TRAP-5'], 'attack whoever enters, and a loss ends the move', (saw) => {
    const field = onField(saw, { ...shown, units: [red('spearmen', [3, 5])] });
    const events = field.does('spearmen', full(step(EAST), step(EAST)), [2, 2, 1, 1]);
    expect(costs(events)).toEqual([3]);
    expect(field.unit('spearmen')).toMatchObject({ steps: 1 });
    expect(field.at('spearmen')).toEqual([4, 5]);
  });

  test('let those pass whom they do not hurt', () => {
    const field = onField((seen) => seen, { ...shown, units: [red('spearmen', [3, 5])] });
    field.does('spearmen', full(step(EAST), step(EAST)), [5, 5]);
    expect(field.at('spearmen')).toEqual([5, 5]);
  });

  test('do not attack a minimal move', () => {
    const field = onField((seen) => seen, { ...shown, units: [red('spearmen', [3, 5])] });
    field.does('spearmen', minimal(step(EAST)));
    expect(field.unit('spearmen')).toMatchObject({ steps: 2, breath: 'winded' });
  });

  proves(
    ['CB-TRAP-7', 'CB-TRAP-1', 'CB-G2', 'CB-Q36'],
    'hidden, they end a charge before they attack',
    (saw) => {
      const units = [red('medium-horse', [3, 5], { marker: 'charge' }), blue('levy', [8, 5], { facing: 0 })];
      const field = onField(saw, { ...hidden, units });
      const steps = [step(EAST), step(EAST), step(EAST)];
      const events = field.does('medium-horse', full(...steps), [3, 3, 3, 4]);
      expect(events.map(({ kind }) => kind)).toEqual([
        ...['stepped', 'sprung', 'changed', 'struck', 'changed', 'scored', 'settled', 'tested', 'set-aside'],
      ]);
      expect(field.unit('medium-horse')).toMatchObject({ steps: 1, breath: 'winded' });
      expect(field.unit('medium-horse').marker).toBeUndefined();
      expect(field.state.hidden).toEqual([]);
      expect(field.counter(0)).toMatchObject({ kind: 'trap', side: 'blue' });
    },
  );

  test('hidden, they are not in the view of whoever walks into them', () => {
    const field = onField((seen) => seen, { ...hidden, units: [red('heavy-foot', [3, 5])] });
    field.does('heavy-foot', full(step(EAST)), [6, 5]);
    expect(field.at('heavy-foot')).toEqual([4, 5]);
  });

  proves('CB-Q37', 'hidden, they cost the difference to rough ground afterwards', (saw) => {
    const field = onField(saw, { ...hidden, units: [red('spearmen', [3, 5])] });
    const events = field.does('spearmen', full(step(EAST), step(EAST), step(EAST)), [5, 5]);
    expect(costs(events)).toEqual([2, 1, 2]);
    expect(field.at('spearmen')).toEqual([5, 5]);
  });

  test('hidden, they end the move of whoever has not the points', () => {
    const field = onField((seen) => seen, { ...hidden, units: [red('heavy-foot', [3, 5])] });
    const events = field.does('heavy-foot', full(step(EAST), turn(1)), [5, 5]);
    expect(costs(events)).toEqual([2]);
    expect(field.unit('heavy-foot').facing).toBe(0);
  });

  const owner = {
    counters: [{ kind: 'trap', side: 'red', at: [4, 5] }],
    units: [red('levy', [3, 5])],
  } as const;

  proves('CB-TRAP-4', 'attack their owner, too', (saw) => {
    const field = onField(saw, owner);
    field.does('levy', full(step(EAST)), [2, 2, 1, 1]);
    expect(field.unit('levy').steps).toBe(1);
  });

  provesBySwitch(
    'CB-Q36',
    'spare nobody for being a friend',
    { game: { switches }, switch: 'trapsAttack' },
    (values) => {
      const field = onField((seen) => seen, { ...owner, switches: values });
      field.does('levy', full(step(EAST)), [2, 2, 1, 1]);
    },
  );

  provesBySwitch('CB-Q36', 'stay when sprung', { game: { switches }, switch: 'sprungTrap' }, (values) => {
    const field = onField((seen) => seen, { ...owner, switches: values });
    field.does('levy', full(step(EAST)), [5, 5]);
    expect(field.counter(0).gone).toBeUndefined();
  });
});

describe('prizes', () => {
  describe.each<readonly [string, CounterKind]>([
    ['CB-CART-12', 'cart'],
    ['CB-WAGON-12', 'wagon'],
    ['CB-WAGON-12', 'war-wagon'],
    ['CB-CIVILIANS-13', 'civilians'],
    ['CB-HERDS-13', 'herd'],
  ])('%s', (rule, kind) => {
    proves(
      [rule, 'CB-B4.13-5', 'CB-Q32', 'CB-Q33', 'CB-Q34'],
      `${kind} belong to whoever enters, marked activated`,
      (saw) => {
        const counters = [{ kind, side: 'blue', at: [4, 5], facing: 0 }] as const;
        const field = onField(saw, { counters, units: [red('spearmen', [3, 5])] });
        field.does('spearmen', full(step(EAST)));
        expect(field.counter(0)).toMatchObject({ side: 'red', activated: true });
      },
    );
  });

  test("one's own are not captured, and tents never", () => {
    const counters = [
      { kind: 'cart', side: 'red', at: [4, 5], facing: 0 },
      { kind: 'tents', side: 'blue', at: [4, 5] },
    ] as const;
    const field = onField((seen) => seen, { counters, units: [red('light-horse', [3, 5])] });
    const events = field.does('light-horse', full(step(EAST)));
    expect(events.filter(({ kind }) => kind === 'captured')).toEqual([]);
    expect(field.counter(1).side).toBe('blue');
  });

  test('the levy of the example takes the cart for two points', () => {
    const counters = [{ kind: 'cart', side: 'blue', at: [4, 5], facing: 0 }] as const;
    const field = onField((seen) => seen, { counters, units: [red('levy', [3, 5])] });
    expect(costs(field.does('levy', full(step(EAST))))).toEqual([4]);
  });

  const guarded = {
    counters: [
      { kind: 'cart', side: 'blue', at: [4, 5], facing: 0 },
      { kind: 'debris', at: [4, 5] },
    ],
    units: [red('spearmen', [3, 5])],
  } as const;

  provesBySwitch(
    'CB-Q33',
    'other counters do not guard a cart',
    { game: { switches }, switch: 'prizeGuardedBy' },
    (values) => {
      const field = onField((seen) => seen, { ...guarded, switches: values });
      field.does('spearmen', full(step(EAST)));
      expect(field.counter(0).side).toBe('red');
    },
  );

  provesBySwitch('CB-Q34', 'a prize waits', { game: { switches }, switch: 'prizeUsed' }, (values) => {
    const field = onField((seen) => seen, { ...guarded, switches: values });
    field.does('spearmen', full(step(EAST)));
    expect(field.counter(0).activated).toBe(true);
  });
});

provesBySwitch(
  'CB-Q40',
  'ruins are no obstacle',
  { game: { switches }, switch: 'ruinsAreObstacle' },
  (values) => {
    const counters = [{ kind: 'ruins', at: [4, 5] }] as const;
    const units = [red('wolves', [3, 5], { marker: 'charge' }), blue('levy', [9, 5], { facing: 0 })];
    const field = onField((seen) => seen, { counters, units, switches: values });
    field.does('wolves', full(step(EAST)));
    expect(field.unit('wolves').marker).toBe('charge');
  },
);

describe('carts, wagons, crowds and herds are no units', () => {
  for (const kind of ['cart', 'wagon', 'war-wagon', 'civilians', 'herd'] as const)
    proves(
      'CB-Q32',
      `${kind}: nobody is engaged by it, nobody shoots or strikes at it, and anybody walks in`,
      (saw) => {
        const battle = at(saw, {
          scenario: sceneOf({
            red: [attacker('crossbows', { breath: 'winded' }), attacker('spearmen', { id: 'second' })],
            counters: [{ kind, side: 'blue', at: HERE, facing: 6 }],
          }),
          dice: [1, 1],
        });
        battle.does('red', { kind: 'activate', unit: 'attacker' });
        for (const order of [
          { kind: 'fire', target: kind },
          { kind: 'shock', target: kind, supported: true },
        ])
          expect(battle.refuses('red', order)).toMatchObject([{ code: 'no-such-enemy' }]);
        expect(battle.refuses('red', { kind: 'face', to: 6 })).toMatchObject([{ code: 'nobody-to-face' }]);
        // Only who is not engaged may rest.
        battle.does('red', { kind: 'rest' });
        battle.does('red', { kind: 'activate', unit: 'second' });
        battle.does('red', { kind: 'move', pace: 'full', steps: [step(EAST)] });
        expect(battle.view('red').counters.flat()[0]?.side).toBe('red');
      },
    );

  proves('CB-Q33', 'a unit of its owner guards it, and nothing else does', (saw) => {
    const besides = [
      { kind: 'tents', side: 'blue', at: [4, 5] },
      { kind: 'fire-start', at: [4, 5] },
    ] as const;
    const cart = { kind: 'cart', side: 'blue', at: [4, 5], facing: 0 } as const;
    const alone = onField(saw, { counters: [cart, ...besides], units: [red('light-horse', [3, 5])] });
    alone.does('light-horse', full(step(EAST)));
    expect(alone.counter(0).side).toBe('red');
    const guarded = onField(saw, {
      counters: [cart],
      units: [red('light-horse', [2, 5]), blue('captain', [4, 5], { cohesion: 'routed' })],
    });
    expect(guarded.refuses('light-horse', full(step(EAST), step(EAST)))).toMatchObject([
      { code: 'enemy-in-the-hex' },
    ]);
  });
});

provesBySwitch(
  'CB-Q40',
  'a charge at a unit in ruins goes home',
  { game: { switches }, switch: 'ruinsAreObstacle' },
  (values) => {
    const battle = at((seen) => seen, {
      scenario: sceneOf({
        red: [attacker('zealots', { marker: 'charge' })],
        blue: [defender('archers')],
        counters: [{ kind: 'ruins', at: HERE }],
      }),
      dice: [6, 6],
      switches: values,
    });
    battle.does('red', { kind: 'activate', unit: 'attacker' });
    battle.does('red', { kind: 'shock', target: 'defender', supported: true });
    expect(battle.view('red').units.flat()[0]?.marker).toBe('charge');
  },
);
