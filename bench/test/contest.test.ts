import { agree, type Contest, race } from '@grognard/bench';
import { describe, expect, it } from 'vitest';

/** Contestants that note who ran, and do a little so that the clock moves. */
const contestOf = (names: readonly string[], agreeOver = 0): { contest: Contest; ran: string[] } => {
  const ran: string[] = [];
  const work = (name: string) => (times: number) => {
    ran.push(name);
    let total = 0;
    for (let i = 0; i < times * 1000; i += 1) total += i % 3;
    return total;
  };
  const contestants = Object.fromEntries(names.map((name) => [name, work(name)]));
  return { contest: { contestants, goals: [], agreeOver }, ran };
};

describe('a race', () => {
  it('runs every contestant once a round, and lets another begin each time', async () => {
    const { contest, ran } = contestOf(['a', 'b', 'c']);
    const rounds: number[] = [];
    const rates = await race(contest, { rounds: 4, turn: 0.01 }, (round) => rounds.push(round));
    expect(ran.slice(-12).join('')).toBe('abcbcacababc');
    expect(rounds).toEqual([1, 2, 3, 4]);
    expect(Object.values(rates).map((list) => list.length)).toEqual([4, 4, 4]);
    for (const rate of Object.values(rates).flat()) expect(rate).toBeGreaterThan(0);
  });

  it('stops at a contestant that gives no answer', async () => {
    const contest: Contest = { contestants: { broken: () => Number.NaN }, goals: [], agreeOver: 0 };
    await expect(race(contest, { rounds: 1, turn: 0.01 }, () => undefined)).rejects.toThrow('no answer');
  });
});

describe('contestants', () => {
  it('that agree may race', async () => {
    await expect(agree('same', contestOf(['a', 'b'], 5).contest)).resolves.toBeUndefined();
  });

  it('that disagree are told apart by name', async () => {
    const contest: Contest = { contestants: { a: () => 1, b: () => 2 }, goals: [], agreeOver: 1 };
    await expect(agree('odd', contest)).rejects.toThrow('odd: the contestants do not agree: a 1, b 2');
    await expect(agree('odd', { ...contest, agreeOver: 0 })).resolves.toBeUndefined();
  });
});
