import type { Saw } from '@grognard/engine/rulebook';
import { describe, expect, test } from 'vitest';
import { proves } from '../../../../tools/proofs/proves.ts';
import { readingOf } from '../../model/reading.ts';
import { engagements } from '../../options/foresight.ts';
import { at, attacker, field, HERE, lastOf } from '../scene.ts';
import { blue, costs, EAST, full, minimal, onField, red, step, turn, WEST } from './stand.ts';

/** Second halves of statements about moving. */

const far = blue('levy', [11, 9]);

describe('points', () => {
  proves('CB-B4.4-9', 'are fewer in a storm, and that is what is told', (saw) => {
    const go = full(step(EAST), step(EAST));
    const field = (weather: 'fine' | 'storm') => onField(saw, { weather, units: [red('levy', [3, 5]), far] });
    field('fine').does('levy', go);
    expect(field('storm').refuses('levy', go)).toMatchObject([{ rule: 'CB-B4.4-9', code: 'too-far' }]);
  });

  proves('CB-C13', 'are halved on a road for foot alone, where a club has it so', (saw) => {
    const roads = [
      [3, 5],
      [4, 5],
      [5, 5],
    ] as const;
    const along = (type: string) => {
      const field = onField(saw, {
        ...{ map: { roads: [roads] }, switches: { footOnRoad: 0.5 } },
        units: [red(type, [3, 5]), far],
      });
      return costs(field.does(type, full(step(EAST))));
    };
    expect(along('levy')).toEqual([1]);
    expect(along('ballista')).toEqual([2]);
  });

  proves('CB-B4.4-2', 'for a turn are the same in parts as at once', (saw) => {
    const parts = onField(saw, { units: [red('knights', [3, 5]), far] });
    expect(costs(parts.does('knights', full(turn(2), turn(4))))).toEqual([1, 2]);
    const once = onField(saw, { units: [red('knights', [3, 5]), far] });
    expect(costs(once.does('knights', full(turn(4))))).toEqual([3]);
  });
});

describe('what is told of a step', () => {
  proves('CB-B4.1-3', 'is that a small unit goes any way; a troop is told no such thing', (saw) => {
    const rules = (type: string) => {
      const field = onField(saw, { units: [red(type, [3, 5]), far] });
      return lastOf(field.does(type, full(step(EAST))), 'stepped').rules;
    };
    expect(rules('captain')).toContain('CB-B4.1-3');
    expect(rules('levy')).not.toContain('CB-B4.1-3');
  });

  proves('CB-C10', 'is that a wagon is nobody to be crossed, unless a troop stands by it', (saw) => {
    const through = (friends: readonly ReturnType<typeof red>[], dice: readonly number[]) => {
      const field = onField(saw, {
        units: [red('light-horse', [3, 5]), ...friends, far],
        counters: [{ kind: 'wagon', side: 'red', at: [4, 5], facing: 0 }],
      });
      return lastOf(field.does('light-horse', full(step(EAST), step(EAST)), dice), 'stepped').rules;
    };
    expect(through([], [])).toContain('CB-C10');
    expect(through([red('skirmishers', [4, 5], { id: 'friend' })], [1, 1, 1, 1])).not.toContain('CB-C10');
  });

  test('is that it has shown whether a trap lies there', () => {
    const saw: Saw = (seen) => seen;
    const stepped = (traps: readonly string[]) => {
      const battle = at(saw, { scenario: field({ red: [attacker('levy')], more: { traps } }) });
      battle.does('red', { kind: 'activate', unit: 'attacker' });
      return lastOf(battle.does('red', full(step(EAST))).events, 'stepped').showed;
    };
    expect(stepped(['blue'])).toBe(true);
    expect(stepped([])).toBeUndefined();
  });
});

describe('an attack move', () => {
  proves('CB-B4.4-24', 'says nothing of what lies in its way and could be no Target anyhow', (saw) => {
    const field = onField(saw, {
      units: [red('wolves', [5, 5], { facing: 6, marker: 'charge' }), blue('levy', [11, 5])],
      counters: [{ kind: 'ruins', at: [4, 5] }],
    });
    expect(field.refuses('wolves', minimal(step(WEST)))).toMatchObject([{ code: 'not-towards-the-target' }]);
    expect(field.refuses('wolves', minimal(step(WEST)))).toHaveLength(1);
  });

  proves('CB-B4.4-24', 'does not make for whom no way leads to', (saw) => {
    const ring = [
      [4, 4],
      [4, 6],
      [3, 4],
      [3, 6],
      [2, 5],
      [4, 5],
    ] as const;
    const field = onField(saw, {
      map: { hexes: [{ hexes: ring, ground: 'impassable' }] },
      units: [
        red('wolves', [6, 5], { marker: 'charge' }),
        blue('levy', [3, 5]),
        blue('levy', [12, 5], { id: 'open' }),
      ],
    });
    field.does('wolves', full(step(EAST), step(EAST), step(EAST), step(EAST)));
    expect(field.at('wolves')).toEqual([10, 5]);
  });
});

describe('flight', () => {
  proves('CB-B4.4-27', 'does not lead before those who reach out of a palisade', (saw) => {
    const past = (counters: readonly object[]) => ({
      units: [
        red('light-horse', [6, 5], { facing: 6 }),
        blue('levy', [8, 5]),
        blue('spearmen', [2, 5], { id: 'wall', facing: 0 }),
      ],
      counters: counters as never,
    });
    const away = { kind: 'flee', steps: [step(WEST), step(WEST), step(WEST)] } as const;
    const walled = onField(saw, past([{ kind: 'palisade', at: [2, 5], facing: 0, level: 2 }]));
    expect(walled.refuses('light-horse', away)).toMatchObject([{ code: 'flees-next-to-enemy' }]);
  });
});

test('a formation that reaches somebody from both of its hexes engages him once', () => {
  const field = onField((seen) => seen, {
    units: [
      red('levy', [5, 4], { facing: 0 }),
      blue('zealots', [6, 5], { facing: 7, steps: 4, formed: { and: [6, 4], mode: 'march' } }),
    ],
  });
  expect(engagements(readingOf(field.setting, field.state))).toEqual([
    { by: 0, whom: 1 },
    { by: 1, whom: 0 },
  ]);
});

describe('mantlets', () => {
  proves('CB-Q18', 'in the second hex of a formation turn with it, too', (saw) => {
    const field = onField(saw, {
      units: [red('spearmen', [5, 5], { facing: 1, steps: 4, formed: { and: [5, 4], mode: 'march' } }), far],
      counters: [{ kind: 'mantlets', at: [5, 4], facing: 1 }],
    });
    field.does('spearmen', full(turn(7)));
    expect(field.counter(0).facing).toBe(7);
  });
});

describe('a prize', () => {
  proves('CB-Q34', 'may be used at once, where a club has it so', (saw) => {
    const taken = (switches: object) => {
      const field = onField(saw, {
        ...{ switches: switches as never, units: [red('levy', [3, 5]), far] },
        counters: [{ kind: 'cart', side: 'blue', at: [4, 5], facing: 0 }],
      });
      field.does('levy', full(step(EAST)));
      return field.counter(0).activated;
    };
    expect(taken({})).toBe(true);
    expect(taken({ prizeUsed: 'atOnce' })).toBeUndefined();
  });
});

const destroyed = (saw: Saw, kind: 'cart' | 'pavises' | 'abatis', switches = {}) => {
  const battle = at(saw, {
    scenario: field({
      red: [attacker('archers', { at: HERE })],
      counters: [{ kind, side: 'red', at: HERE, facing: 0 }],
    }),
    dice: [1, 1],
    switches,
  });
  battle.does('red', { kind: 'activate', unit: 'attacker' });
  return battle.does('red', { kind: 'manipulate', what: 'destroy', counter: 0 });
};

describe('what is destroyed', () => {
  proves('CB-Q22', 'leaves debris, but for pavises, crowds and herds, and says so', (saw) => {
    const rules = (kind: 'cart' | 'pavises') =>
      destroyed(saw, kind).events.flatMap((event) => ('rules' in event ? (event.rules ?? []) : []));
    expect(rules('pavises')).toContain('CB-Q22');
    expect(rules('cart')).not.toContain('CB-Q22');
  });

  proves('CB-Q21', 'may be abatis, where a club has it so', (saw) => {
    const { roll, done } = lastOf(destroyed(saw, 'abatis', { abatisDifficulty: 2 }).events, 'manipulated');
    expect(roll.modifiers).toEqual([{ value: 2, rule: 'CB-Q21' }]);
    expect(done).toBe(true);
  });
});
