import { describe, expect, test } from 'vitest';
import { compared } from './known.ts';

const breach = (of: string, key: string) => ({ of, key, told: `${of} breaks it: ${key}` });

describe('a list of what is known', () => {
  test('has nothing to say of what is in it', () => {
    const { unknown, mended } = compared({ engine: ['a', 'b'] }, [
      breach('engine', 'b'),
      breach('engine', 'a'),
    ]);
    expect([unknown, mended]).toEqual([[], []]);
  });

  test('tells what is new, in a package that it has and in one that it has not', () => {
    const found = [breach('engine', 'a'), breach('engine', 'c'), breach('field', 'a')];
    expect(compared({ engine: ['a'] }, found).unknown).toEqual([breach('engine', 'c'), breach('field', 'a')]);
  });

  test('tells what is mended, and goes on without it', () => {
    const { mended, left } = compared({ engine: ['a', 'b'], field: ['c'] }, [breach('engine', 'b')]);
    expect(mended).toEqual(['engine: a', 'field: c']);
    expect(left).toEqual({ engine: ['b'] });
  });

  test('never takes in what is new', () => {
    expect(compared({}, [breach('engine', 'a')]).left).toEqual({});
  });

  test('counts a name as often as it stands there', () => {
    const twice = [breach('engine', 'a'), breach('engine', 'a')];
    expect(compared({ engine: ['a'] }, twice).unknown).toEqual([breach('engine', 'a')]);
    expect(compared({ engine: ['a', 'a'] }, twice).unknown).toEqual([]);
  });
});
