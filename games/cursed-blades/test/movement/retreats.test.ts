import { describe, expect, test } from 'vitest';
import { proves } from '../../../../tools/proofs/proves.ts';
import { readingOf } from '../../model/reading.ts';
import { flee } from '../../rules/movement/flee.ts';
import { at, attacker, defender, field, HERE, lastOf, WEST as WESTERN, worth } from '../scene.ts';
import { blue, EAST, full, minimal, onField, red, step, turn, WEST } from './stand.ts';

const back = { kind: 'withdraw', side: WEST } as const;

describe('withdrawing', () => {
  proves('CB-B4.4-25', 'is one hex into the rear zone, with the same facing', (saw) => {
    const field = onField(saw, { units: [red('levy', [3, 5])] });
    expect(field.refuses('levy', { kind: 'withdraw', side: EAST })[0]).toMatchObject({
      code: 'not-to-the-rear',
    });
    field.does('levy', back);
    expect(field.at('levy')).toEqual([2, 5]);
    expect(field.unit('levy').facing).toBe(0);
  });

  proves('CB-B4.4-25', 'is not for a unit that charges', (saw) => {
    const field = onField(saw, { units: [red('knights', [3, 5], { marker: 'charge' })] });
    expect(field.refuses('knights', back)).toMatchObject([{ code: 'charging-cannot-withdraw' }]);
  });

  test('asks nothing of a unit engaged in front by an unmarked enemy', () => {
    const field = onField((seen) => seen, { units: [red('levy', [3, 5]), blue('levy', [4, 5])] });
    field.does('levy', back);
    expect(field.at('levy')).toEqual([2, 5]);
  });

  proves(
    ['CB-B4.4-26', 'CB-B4.6-14', 'CB-B4.6-17'],
    'asks a disengagement test before a marked enemy',
    (saw) => {
      const field = onField(saw, {
        units: [red('levy', [3, 5]), blue('levy', [4, 5], { marker: 'contact' })],
      });
      field.does('levy', back, [6, 6]);
      expect(field.unit('levy')).toMatchObject({ cohesion: 'shaken', hex: field.hex([2, 5]) });
    },
  );

  proves('CB-B4.6-2', 'asks the engagement test where it ends engaged', (saw) => {
    // The enemy in the north-west looks past the unit, at the hex behind it.
    const field = onField(saw, { units: [red('levy', [4, 5]), blue('levy', [3, 4], { facing: 5 })] });
    const events = field.does('levy', back, [1, 1]);
    expect(events.at(-1)).toMatchObject({ kind: 'tested', test: 'engagement', passed: true });
    expect(field.unit('levy').marker).toBeUndefined();
  });

  proves('CB-TRAP-4', 'asks nothing more of a unit that a trap behind it destroyed', (saw) => {
    const units = [
      red('levy', [4, 5], { steps: 1 }),
      blue('levy', [3, 4], { facing: 5 }),
      red('archers', [9, 9]),
    ];
    const trap = { kind: 'trap', side: 'blue', at: [3, 5], hidden: true } as const;
    const field = onField(saw, { units, counters: [trap] });
    field.does('levy', back, [3, 3]);
    expect(field.unit('levy').lost).toBe(true);
  });

  proves('CB-B4.4-18', 'does not lead where one is engaged in flank or rear', (saw) => {
    const field = onField(saw, { units: [red('levy', [4, 5]), blue('levy', [2, 5], { facing: 0 })] });
    expect(field.refuses('levy', back)).toMatchObject([{ code: 'caught-in-flank' }]);
  });

  proves('CB-Q20', 'leaves mantlets behind', (saw) => {
    const field = onField(saw, {
      units: [red('levy', [3, 5])],
      counters: [{ kind: 'mantlets', at: [3, 5], facing: 0 }],
    });
    expect(lastOf(field.does('levy', back), 'stepped').rules).toContain('CB-Q20');
    expect(field.counter(0).hex).toBe(field.hex([3, 5]));
  });

  proves('CB-Q20', 'leaves pavises behind unless they are taken along; stakes stay by themselves', (saw) => {
    const behind = (kind: 'pavises' | 'stakes') =>
      onField(saw, { units: [red('levy', [3, 5])], counters: [{ kind, at: [3, 5], facing: 0 }] });
    const left = behind('pavises');
    expect(lastOf(left.does('levy', back), 'stepped').rules).toContain('CB-Q20');
    expect(left.counter(0).hex).toBe(left.hex([3, 5]));
    const borne = behind('pavises');
    expect(lastOf(borne.does('levy', { ...back, take: 0 }), 'stepped').rules).not.toContain('CB-Q20');
    expect(borne.counter(0).hex).toBe(borne.hex([2, 5]));
    expect(lastOf(behind('stakes').does('levy', back), 'stepped').rules).not.toContain('CB-Q20');
  });

  const trapped = { counters: [{ kind: 'trap', side: 'blue', at: [2, 5] }] } as const;

  proves(['CB-Q38', 'CB-B4.4-15'], 'into a trap may be declared a minimal move', (saw) => {
    const field = onField(saw, { ...trapped, units: [red('levy', [3, 5])] });
    field.does('levy', { ...back, minimal: true });
    expect(field.unit('levy')).toMatchObject({ steps: 2, breath: 'winded' });
  });

  test('into a trap is an attack otherwise', () => {
    const field = onField((seen) => seen, { ...trapped, units: [red('levy', [3, 5])] });
    field.does('levy', back, [2, 2, 1, 1]);
    expect(field.unit('levy').steps).toBe(1);
  });

  proves('CB-PALISADE-6', 'through the front of a palisade is a minimal move or none', (saw) => {
    const counters = [{ kind: 'palisade', at: [2, 5], facing: 0 }] as const;
    const field = onField(saw, { counters, units: [red('levy', [3, 5])] });
    expect(field.refuses('levy', back)).toMatchObject([{ code: 'minimal-move-only' }]);
    field.does('levy', { ...back, minimal: true });
  });
});

describe('fleeing', () => {
  const west = (...hexes: readonly number[]) => hexes.map(step);

  proves('CB-B4.4-27', 'goes away from the nearest enemy with all points', (saw) => {
    const field = onField(saw, { units: [red('levy', [6, 5], { facing: 6 }), blue('levy', [9, 5])] });
    expect(field.refuses('levy', { kind: 'flee', steps: west(WEST) })).toMatchObject([
      { code: 'flees-with-all-its-points' },
    ]);
    expect(field.refuses('levy', { kind: 'flee', steps: [turn(2), step(EAST)] })).toMatchObject([
      { code: 'not-away' },
    ]);
    field.does('levy', { kind: 'flee', steps: west(WEST, WEST) });
    expect(field.at('levy')).toEqual([4, 5]);
  });

  proves('CB-B4.4-27', 'never comes next to an enemy, and is not for those who charge', (saw) => {
    const field = onField(saw, {
      units: [
        red('levy', [6, 5], { facing: 6 }),
        blue('levy', [7, 5], { facing: 0 }),
        blue('levy', [3, 5], { id: 'other' }),
      ],
    });
    expect(field.refuses('levy', { kind: 'flee', steps: west(WEST, WEST) })).toMatchObject([
      { code: 'flees-next-to-enemy' },
    ]);
    const knights = onField(saw, { units: [red('knights', [6, 5], { marker: 'charge' })] });
    expect(knights.refuses('knights', { kind: 'flee', steps: [] })[0]).toMatchObject({
      code: 'charging-cannot-flee',
    });
  });

  proves('CB-B4.4-28', 'without a way to go is the end', (saw) => {
    const field = onField(saw, {
      map: {
        hexes: [
          {
            hexes: [
              [2, 1],
              [1, 2],
            ],
            ground: 'impassable',
          },
        ],
      },
      units: [red('levy', [1, 1]), blue('levy', [4, 4])],
    });
    field.does('levy', { kind: 'flee', steps: [] });
    expect(field.unit('levy').lost).toBe(true);
  });

  proves(
    ['CB-B4.4-29', 'CB-B4.6-14', 'CB-B4.4-30'],
    'asks a disengagement test, and discipline of those left behind',
    (saw) => {
      const field = onField(saw, { units: [red('levy', [6, 5]), blue('spearmen', [7, 5])] });
      const [order] = flee.offers(readingOf(field.setting, field.state), 0);
      if (order === undefined) throw new Error('there is a way');
      field.does('levy', order, [2, 2, 6, 6]);
      expect(field.unit('blue-spearmen').marker).toBe('charge');
      expect(field.unit('levy').hex).not.toBe(field.hex([6, 5]));
    },
  );

  test('does not tempt those who cannot charge', () => {
    const field = onField((seen) => seen, {
      units: [red('levy', [6, 5]), blue('spearmen', [7, 5], { cohesion: 'shaken' })],
    });
    const [order] = flee.offers(readingOf(field.setting, field.state), 0);
    if (order === undefined) throw new Error('there is a way');
    field.does('levy', order, [2, 2]);
  });

  proves('CB-Q20', 'leaves pavises behind', (saw) => {
    const field = onField(saw, {
      units: [red('archers', [6, 5], { facing: 6 }), blue('levy', [9, 5])],
      counters: [{ kind: 'pavises', at: [6, 5] }],
    });
    field.does('archers', { kind: 'flee', steps: west(WEST, WEST) });
    expect(field.counter(0).hex).toBe(field.hex([6, 5]));
  });

  test('every way that is offered is lawful', () => {
    const field = onField((seen) => seen, {
      units: [red('light-horse', [6, 5]), blue('spearmen', [7, 5]), blue('levy', [4, 3], { id: 'other' })],
    });
    const offers = flee.offers(readingOf(field.setting, field.state), 0);
    expect(offers.length).toBeGreaterThan(1);
    for (const order of offers)
      expect(flee.check(readingOf(field.setting, field.state), 0, order, undefined)).toEqual([]);
  });
});

describe('facing', () => {
  proves(['CB-B4.3-8', 'CB-C3', 'CB-B4.6-2'], 'turns to an engager, and is tested as in case 1', (saw) => {
    const field = onField(saw, { units: [red('levy', [4, 5]), blue('levy', [3, 5], { facing: 0 })] });
    expect(field.refuses('levy', { kind: 'face', to: 1 })).toMatchObject([{ code: 'faces-nobody' }]);
    field.does('levy', { kind: 'face', to: 6 }, [1, 2]);
    expect(field.unit('levy').facing).toBe(6);
  });

  proves('CB-C3', 'does without what steadies whoever waits: it is tested as in case 1', (saw) => {
    const battle = at(saw, {
      scenario: field({
        red: [attacker('spearmen', { at: HERE, facing: 0 })],
        blue: [defender('knights', { at: WESTERN, facing: 0, marker: 'charge' })],
        hexes: [{ hexes: [HERE], ground: 'difficult' }],
      }),
      dice: [1, 2, 1, 2],
    });
    const waiting = lastOf(battle.does('red', { kind: 'activate', unit: 'attacker' }).events, 'tested');
    expect(worth(waiting.roll.modifiers, 'CB-B4.6-11')).toBe(-4);
    expect(worth(waiting.roll.modifiers, 'CB-B4.6-7')).toBe(2);
    const facing = lastOf(battle.does('red', { kind: 'face', to: 6 }).events, 'tested');
    expect(worth(facing.roll.modifiers, 'CB-B4.6-11')).toBe(0);
    expect(worth(facing.roll.modifiers, 'CB-B4.6-7')).toBe(0);
    expect(facing.rules).toContain('CB-B4.6-2');
  });

  proves('CB-B4.3-8', 'is for the engaged', (saw) => {
    const field = onField(saw, { units: [red('levy', [4, 5])] });
    expect(field.refuses('levy', { kind: 'face', to: 6 })).toMatchObject([{ code: 'nobody-to-face' }]);
  });

  proves('CB-B4.5-1', 'takes the other troops of the hex along', (saw) => {
    const field = onField(saw, {
      units: [
        red('levy', [4, 5]),
        red('levy', [4, 5], { id: 'second' }),
        blue('levy', [3, 5], { facing: 0 }),
      ],
    });
    field.does('levy', { kind: 'face', to: 6 }, [1, 2]);
    expect(field.unit('second').facing).toBe(6);
  });
});

test('a minimal move leads through a trap unhurt, a full one does not', () => {
  const counters = [{ kind: 'trap', side: 'blue', at: [4, 5] }] as const;
  const field = onField((seen) => seen, {
    counters,
    units: [red('levy', [3, 5]), red('levy', [3, 5], { id: 'b' })],
  });
  field.does('levy', minimal(step(EAST)));
  field.does('b', full(step(EAST)), [2, 2, 1, 1]);
  expect([field.unit('levy').steps, field.unit('b').steps]).toEqual([2, 1]);
});
