import { median, spreadOf } from '@grognard/bench';
import { describe, expect, it } from 'vitest';

describe('the median', () => {
  it('is the middle value, whatever the order', () => {
    expect(median([5, 1, 9])).toBe(5);
    expect(median([2])).toBe(2);
  });

  it('of an even number is the mean of the middle two', () => {
    expect(median([4, 1, 3, 10])).toBe(3.5);
  });

  it('of nothing is not a number', () => {
    expect(median([])).toBeNaN();
  });

  it('does not sort the list it was given', () => {
    const values = [3, 1, 2];
    median(values);
    expect(values).toEqual([3, 1, 2]);
  });
});

describe('the spread', () => {
  it('tells how far the extremes lie from the median, in percent', () => {
    expect(spreadOf([90, 100, 130])).toEqual({ below: expect.closeTo(-10), above: expect.closeTo(30) });
    expect(spreadOf([7, 7, 7])).toEqual({ below: 0, above: 0 });
  });
});
