import {
  canonical,
  diff,
  equal,
  leavesOf,
  notJson,
  patched,
  valueAt,
  withoutPath,
  withPath,
} from '@grognard/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countOf, firstSeed } from '../../../tools/counts.ts';

const runs = { numRuns: countOf('json'), seed: firstSeed };
const json = fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.parse(JSON.stringify(value)));

describe('canonical JSON', () => {
  test('sorts keys and reads back the same', () => {
    expect(canonical({ b: [1, { d: null, c: 'x' }], a: true })).toBe('{"a":true,"b":[1,{"c":"x","d":null}]}');
    fc.assert(
      fc.property(json, (value) => {
        expect(JSON.parse(canonical(value))).toEqual(value);
      }),
      runs,
    );
  });

  test('refuses what a text would lose, with the way to it', () => {
    expect(notJson({ a: [1, undefined] })).toContain('a.1');
    expect(notJson({ a: -0 })).toContain('-0');
    expect(notJson(Number.NaN)).toContain('NaN');
    expect(notJson({ a: () => 1 })).toContain('function');
    expect(notJson({ a: 0 })).toBeUndefined();
  });
});

describe('a patch', () => {
  test('leads from one value to another, and leaves the first as it was', () => {
    fc.assert(
      fc.property(json, json, (before, after) => {
        const text = canonical(before);
        expect(canonical(patched(before, diff(before, after)))).toBe(canonical(after));
        expect(canonical(before)).toBe(text);
      }),
      runs,
    );
  });

  test('is empty exactly when both say the same', () => {
    fc.assert(
      fc.property(json, json, (before, after) => {
        expect(diff(before, after).length === 0).toBe(canonical(before) === canonical(after));
        expect(equal(before, after)).toBe(canonical(before) === canonical(after));
      }),
      runs,
    );
  });

  test('names only what changed', () => {
    const before = { pieces: [{ x: 1 }, { x: 2 }], gone: 1 };
    expect(diff(before, { pieces: [{ x: 1 }, { x: 3 }], come: 2 })).toEqual([
      [['come'], 2],
      [['gone']],
      [['pieces', 1, 'x'], 3],
    ]);
    expect(diff([1, 2, 3], [1])).toEqual([[['length'], 1]]);
    const many = Array.from({ length: 12 }, (_, place) => [[place], 0]);
    expect(
      diff(
        [],
        many.map(() => 0),
      ),
    ).toEqual(many);
    expect(diff([1, 2, 3], [4, 5])).toEqual([
      [['length'], 2],
      [[0], 4],
      [[1], 5],
    ]);
  });

  test('a patch does not show in which order the keys of either side came to stand', () => {
    const before = { a: 1, b: { c: 1, d: [1] }, gone: 1 };
    const after = { b: { c: 2, d: [2, 3] }, a: 2, come: 1 };
    const turned = (bag: object): object => Object.fromEntries(Object.entries(bag).toReversed());
    const patch = diff(before, after);
    expect(patch.map(([path]) => path.join(' '))).toEqual(['a', 'b c', 'b d 0', 'b d 1', 'come', 'gone']);
    for (const [one, other] of [
      [turned(before), after],
      [before, turned(after)],
      [before, { ...after, b: turned(after.b) }],
    ])
      expect(diff(one, other)).toEqual(patch);
  });
});

describe('a path', () => {
  test('leads to every leaf, and lets it be set and taken out', () => {
    const value = { a: [{ b: 1 }, { b: 2 }], c: [] };
    expect([...leavesOf(value)].map(({ path }) => path.join('.'))).toEqual(['a.0.b', 'a.1.b', 'c']);
    expect(valueAt(value, ['a', 1, 'b'])).toBe(2);
    expect(valueAt(value, ['a', 'b', 1])).toBeUndefined();
    expect(withPath(value, ['a', 1, 'b'], 5)).toEqual({ a: [{ b: 1 }, { b: 5 }], c: [] });
    expect(withoutPath(value, ['a', 0, 'b'])).toEqual({ a: [{}, { b: 2 }], c: [] });
    expect(() => withPath(value, ['a', 1, 'b', 'z'], 5)).toThrow('nothing stands');
  });
});
