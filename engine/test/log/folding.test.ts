import { type Entry, fold, folding, foldingOf, randomFrom, standing } from '@grognard/engine';
import type { TinyTypes } from '@grognard/tiny';
import { describe, expect, test } from 'vitest';
import { blue, duel, red } from '../table/duel.ts';

type AnEntry = Entry<TinyTypes>;

const { match, ledger } = duel();
const { opening } = ledger;

const waived = (seq: number): AnEntry => ({
  ...{ seq, at: '', seat: 'umpire' },
  events: [{ table: 'waived', rule: `R${seq}`, reason: 'a trial' }],
});

const striking = (seq: number, ...strikes: number[]): AnEntry => ({
  ...{ seq, at: '', seat: red, strikes },
  events: [{ table: 'struck', seqs: strikes, reason: '', luck: true }],
});

/** Entries at random, many of which take others back, strikes among them, themselves, and what is yet to come. */
const atRandom = (seed: number, length: number): readonly AnEntry[] => {
  const random = randomFrom(seed);
  return Array.from({ length }, (_, place) => {
    const seq = place + 1;
    if (random.below(3) > 0) return waived(seq);
    return striking(seq, ...Array.from({ length: 1 + random.below(4) }, () => 1 + random.below(seq + 2)));
  });
};

describe('a log that is taken up entry by entry', () => {
  test('comes to what it folds to, after each entry, whatever is taken back', () => {
    for (let seed = 1; seed <= 30; seed += 1) {
      const entries = atRandom(seed, 70);
      const past = folding(match, opening);
      for (const [place, entry] of entries.entries()) {
        const { before, after } = past.take(entry);
        const so = entries.slice(0, place + 1);
        expect(after, `seed ${seed}, entry ${entry.seq}`).toEqual(fold(match, { opening, entries: so }));
        expect(before).toEqual(fold(match, { opening, entries: so.slice(0, -1) }));
        expect([...past.backTo(1)].reverse()).toEqual(standing(so));
      }
    }
  });

  test('knows the table before an entry, as what stands made it', () => {
    const entries = atRandom(7, 60);
    const past = foldingOf(match, { opening, entries });
    const stands = standing(entries);
    for (const { seq } of entries) {
      const earlier = stands.filter((entry) => entry.seq < seq);
      const plain = earlier.map(({ strikes: _, ...entry }): AnEntry => entry);
      expect(past.before(seq)).toEqual(fold(match, { opening, entries: plain }));
    }
  });

  test('a strike does not reach itself or what is yet to come', () => {
    const entries = [striking(1, 1, 2), waived(2)];
    expect(standing(entries)).toEqual(entries);
    expect(foldingOf(match, { opening, entries }).table.waivers.rules).toEqual(['R2']);
  });
});

/** The work of a log of so many entries, by what each of them is. */
const workOf = (length: number, entryAt: (seq: number) => AnEntry): number => {
  const past = folding(match, opening);
  for (let seq = 1; seq <= length; seq += 1) past.take(entryAt(seq));
  return past.work();
};

describe('its work grows with its length', () => {
  test.each<[string, (seq: number) => AnEntry]>([
    ['plain entries', waived],
    ['each taking the last one back', (seq) => (seq % 2 === 0 ? striking(seq, seq - 1) : waived(seq))],
    ['all taking the first one back', (seq) => (seq === 1 ? waived(1) : striking(seq, 1))],
    ['sitting down again and again', (seq) => ({ ...waived(seq), seat: blue })],
  ])('%s', (_, entryAt) => {
    const [once, fourTimes] = [workOf(300, entryAt), workOf(1200, entryAt)];
    expect(fourTimes).toBeLessThan(5 * once);
    expect(fourTimes).toBeLessThan(1200 * 20);
  });
});
