import { createHash } from 'node:crypto';
import {
  drawnFromCup,
  forgedDraws,
  randomFrom,
  recorded,
  rollDice,
  ScriptError,
  scripted,
  sealed,
  seeded,
  shuffledBy,
} from '@grognard/engine';
import { describe, expect, test } from 'vitest';

const hash = (text: string): Uint8Array => createHash('sha256').update(text).digest();
const seal = { secret: 'secret', words: ['salut', 'hello'] };

/** How far the counts of faces stray from even, as chi-squared. */
const strayFrom = (values: readonly number[], sides: number): number => {
  const expected = values.length / sides;
  return Array.from(
    { length: sides },
    (_, face) => values.filter((value) => value === face + 1).length,
  ).reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
};

describe('named draws', () => {
  test('do not depend on what else is drawn before', () => {
    const alone = recorded(seeded(7, 3)).roll('fire', 'Ney');
    const chance = recorded(seeded(7, 3));
    chance.roll('fire', 'Kempt');
    chance.roll('morale', 'Ney');
    expect(chance.roll('fire', 'Ney')).toBe(alone);
  });

  test('are numbered within their name and remembered', () => {
    const chance = recorded(scripted([3, 5]));
    rollDice(chance, 'fire', 'Ney', 2);
    expect(chance.draws).toEqual([
      { purpose: 'fire', subject: 'Ney', n: 0, sides: 6, value: 3 },
      { purpose: 'fire', subject: 'Ney', n: 1, sides: 6, value: 5 },
    ]);
  });

  test('empty a cup one by one', () => {
    const drawn = drawnFromCup(recorded(seeded(1, 1)), 'chit', '', ['a', 'b', 'c', 'd']);
    expect(drawn.toSorted()).toEqual(['a', 'b', 'c', 'd']);
  });
});

describe('chance is even', () => {
  const bound = 30; // a fair six-sided die strays further once in 70,000 times

  test('from consecutive seeds', () => {
    const values = Array.from({ length: 6_000 }, (_, seed) =>
      seeded(seed, 1)({ purpose: 'a', subject: '', n: 0, sides: 6 }),
    );
    expect(strayFrom(values, 6)).toBeLessThan(bound);
  });

  test('from consecutive entries and draws', () => {
    const values = Array.from({ length: 6_000 }, (_, n) =>
      seeded(1, n % 60)({ purpose: 'a', subject: '', n, sides: 6 }),
    );
    expect(strayFrom(values, 6)).toBeLessThan(bound);
  });

  test('from a sealed secret', () => {
    const source = sealed(seal, 1, hash);
    const values = Array.from({ length: 6_000 }, (_, n) =>
      source({ purpose: 'a', subject: '', n, sides: 6 }),
    );
    expect(strayFrom(values, 6)).toBeLessThan(bound);
  });

  test('in a shuffle', () => {
    const firsts = Array.from(
      { length: 6_000 },
      (_, seed) => shuffledBy(randomFrom(seed), [1, 2, 3, 4, 5, 6])[0] ?? 0,
    );
    expect(strayFrom(firsts, 6)).toBeLessThan(bound);
  });
});

describe('a sealed draw', () => {
  const key = { purpose: 'fire', subject: 'Ney', n: 0, sides: 6 };

  test('can be checked by whoever knows the secret', () => {
    const value = sealed(seal, 4, hash)(key);
    expect(forgedDraws(seal, 4, [{ ...key, value }], hash)).toEqual([]);
    expect(forgedDraws(seal, 4, [{ ...key, value: (value % 6) + 1 }], hash)).toHaveLength(1);
  });

  test('depends on the secret, every word, the entry and the name', () => {
    const valuesOf = (change: Partial<typeof seal>, seq = 4, subject = 'Ney') =>
      Array.from({ length: 20 }, (_, n) =>
        sealed({ ...seal, ...change }, seq, hash)({ ...key, n, subject }),
      ).join('');
    const all = [
      valuesOf({}),
      valuesOf({ secret: 'x' }),
      valuesOf({ words: ['x'] }),
      valuesOf({}, 5),
      valuesOf({}, 4, 'Pajol'),
    ];
    expect(new Set(all).size).toBe(all.length);
  });

  test('rejects words that would favour the low faces', () => {
    const high = new Uint8Array(32).fill(255);
    let asked = 0;
    const first = (text: string): Uint8Array => {
      asked += 1;
      return asked === 1 ? high : hash(text);
    };
    expect(sealed(seal, 1, first)({ ...key, sides: 6 })).toBeLessThanOrEqual(6);
    expect(asked).toBe(2);
  });
});

describe('scripted dice', () => {
  test('come in order, named ones at their purpose', () => {
    const chance = recorded(scripted([{ purpose: 'morale', value: 6 }, 1, 2]));
    expect([chance.roll('fire', 'Ney'), chance.roll('morale', 'Ney'), chance.roll('fire', 'Ney')]).toEqual([
      1, 6, 2,
    ]);
  });

  test('say so when they run out or do not fit', () => {
    expect(() => recorded(scripted([])).roll('fire', 'Ney')).toThrow(ScriptError);
    expect(() => recorded(scripted([7])).roll('fire', 'Ney')).toThrow('it has 6 sides');
  });
});
