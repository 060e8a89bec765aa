import { describe, expect, test } from 'vitest';
import {
  dieHits,
  expectedMargin,
  type Fighter,
  type Melee,
  marginIfGone,
} from '../pub-battles/fighting/melee.ts';

const regular: Fighter = {
  ours: true,
  dice: 3,
  quality: 'plain',
  guns: false,
  spent: false,
  bloodied: false,
  worth: 10,
  canGo: true,
  mayWithdraw: false,
};

/** We attack; the first of the fighters is ours. */
const attack = (ours: Partial<Fighter>, theirs: Partial<Fighter>, [up, down] = [0, 0]): Melee => ({
  fighters: [
    { ...regular, ...ours },
    { ...regular, ours: false, ...theirs },
  ],
  meetings: [{ attacker: 0, defender: 1, attackerHits: dieHits(up), defenderHits: dieHits(down) }],
  round: 0,
  goesOn: true,
});

const THROWS = 4_000;
const marginOf = (melee: Melee): number => expectedMargin(melee, THROWS);

describe('a melee in the mind of the veteran', () => {
  test('is even between equals, but that the defender goes first when both are Spent', () => {
    expect(Math.abs(marginOf(attack({}, {})))).toBeLessThan(0.5);
  });

  test('gives each die the chances of the table', () => {
    expect([-2, -1, 0, 1].map(dieHits)).toEqual([1 / 6, 2 / 6, 3 / 6, 4 / 6]);
  });

  test('favours the flank, the better troops and the fresh', () => {
    const even = marginOf(attack({}, {}));
    expect(marginOf(attack({}, {}, [1, -1]))).toBeGreaterThan(even + 2);
    expect(marginOf(attack({ quality: 'elite' }, {}))).toBeGreaterThan(even + 0.5);
    expect(marginOf(attack({}, { quality: 'militia' }))).toBeGreaterThan(even + 0.5);
    expect(marginOf(attack({}, { spent: true }))).toBeGreaterThan(even + 1);
    expect(marginOf(attack({ spent: true }, {}))).toBeLessThan(even - 1);
  });

  test('knows that guns fire first and cannot leave', () => {
    const fast = attack({}, { guns: true });
    expect(marginOf(fast)).not.toBeCloseTo(marginOf(attack({}, {})), 1);
    const [first, second] = fast.fighters;
    if (first === undefined || second === undefined) throw new Error('nobody fights');
    const hit = { ...fast, meetings: fast.meetings.map((each) => ({ ...each, attackerHits: 0 })) };
    expect(expectedMargin(hit, THROWS)).toBeLessThan(-1);
  });

  test('counts a second attacker, and one who stands behind', () => {
    const alone = attack({}, {});
    const [meeting] = alone.meetings;
    if (meeting === undefined) throw new Error('nobody meets');
    const two: Melee = {
      ...alone,
      fighters: [...alone.fighters, regular],
      meetings: [meeting, { ...meeting, attacker: 2 }],
    };
    expect(marginOf(two)).toBeGreaterThan(marginOf(alone) + 1);
    const backed: Melee = {
      ...alone,
      fighters: [{ ...regular, behind: 2 }, ...alone.fighters.slice(1), regular],
    };
    expect(marginOf(backed)).toBeGreaterThan(marginOf(alone) + 0.1);
  });

  test('counts on the last turn who falls, and nothing else', () => {
    const still = { ...attack({ dice: 0 }, { dice: 1 }), round: 1 };
    expect(marginOf(still)).toBeLessThan(-0.5);
    expect(marginOf({ ...still, goesOn: false })).toBeGreaterThan(marginOf(still));
    expect(marginIfGone({ ...still, goesOn: false }, 0, THROWS)).toBeCloseTo(0);
  });

  test('makes leaving cost what it costs: all, where there is no way back', () => {
    const pressed = { ...attack({ spent: true }, {}), round: 1 };
    expect(marginIfGone(pressed, 0, THROWS)).toBeGreaterThan(marginOf(pressed));
    const cornered = { ...attack({ spent: true, canGo: false }, {}), round: 1 };
    expect(marginIfGone(cornered, 0, THROWS)).toBeCloseTo(-10);
  });
});
