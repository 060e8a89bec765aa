import { at, chunksOf, flat, sharedMap, sizeOf, withAt } from '@grognard/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countOf, firstSeed } from '../../../tools/counts.ts';

const runs = { numRuns: countOf('json'), seed: firstSeed };

describe('chunks', () => {
  test('behave as the flat list does', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer(), { maxLength: 300 }),
        fc.nat(),
        fc.integer(),
        (items, place, item) => {
          const index = place % (items.length + 1);
          const chunks = withAt(chunksOf(items), index, item);
          const list = items.slice();
          list[index] = item;
          expect(flat(chunks)).toEqual(list);
          expect(sizeOf(chunks)).toBe(list.length);
          expect(at(chunks, index)).toBe(item);
          expect(chunks.slice(0, -1).every((chunk) => chunk.length === 64)).toBe(true);
        },
      ),
      runs,
    );
  });

  test('share all but the chunk that changed', () => {
    const chunks = chunksOf(Array.from({ length: 200 }, (_, index) => index));
    const changed = withAt(chunks, 70, -1);
    expect(chunks[1]?.[6]).toBe(70);
    expect([0, 1, 2, 3].map((place) => changed[place] === chunks[place])).toEqual([true, false, true, true]);
  });

  test('have no places but their own and the next', () => {
    expect(() => withAt(chunksOf([1]), 2, 0)).toThrow('no place 2');
    expect(() => withAt(chunksOf([1]), -1, 0)).toThrow('no place -1');
    expect(at(chunksOf([1]), 5)).toBeUndefined();
  });

  test('are mapped again only where they changed', () => {
    let calls = 0;
    const doubled = sharedMap((item: number, index) => {
      calls += 1;
      return item * 2 + index;
    });
    const chunks = chunksOf(Array.from({ length: 130 }, () => 1));
    doubled(chunks);
    expect(doubled(withAt(chunks, 129, 5))[2]).toEqual([130, 139]);
    expect(calls).toBe(132);
  });
});
