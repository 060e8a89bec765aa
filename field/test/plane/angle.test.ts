import { describe, expect, it } from 'vitest';
import {
  arccosine,
  arctangent,
  cosine,
  eastOf,
  headingOf,
  northOf,
  roundUnit,
  sine,
  turnBetween,
  unitsOf,
} from '../../index.ts';
import { holds, mustBeNear } from './property.ts';

const file = 'angle.test.ts';

describe('angles', () => {
  it('are exact at the quarters of the compass', () => {
    expect([0, 9000, 18_000, 27_000].map(eastOf)).toEqual([0, 1, 0, -1]);
    expect([0, 9000, 18_000, 27_000].map(northOf)).toEqual([1, 0, -1, 0]);
    expect([eastOf(3000), northOf(6000), eastOf(15_000), northOf(12_000)]).toEqual([0.5, 0.5, 0.5, -0.5]);
  });

  it('agree with the built-in functions on every heading', () => {
    for (let heading = 0; heading < 36_000; heading += 1) {
      const radians = (heading * Math.PI) / 18_000;
      mustBeNear(eastOf(heading), Math.sin(radians), 2e-15, `east of ${heading}`);
      mustBeNear(northOf(heading), Math.cos(radians), 2e-15, `north of ${heading}`);
    }
  });

  it('come back from the step they make', () => {
    for (let heading = 0; heading < 36_000; heading += 1) {
      expect(headingOf(eastOf(heading) * 12_345, northOf(heading) * 12_345)).toBe(heading);
    }
  });

  it('turn the short way, to the right when both are as short', () => {
    expect(turnBetween(35_000, 1000)).toBe(2000);
    expect(turnBetween(1000, 35_000)).toBe(-2000);
    expect(turnBetween(0, 18_000)).toBe(18_000);
  });

  holds('our functions agree with the built-in ones', file, (random) => {
    const x = (random.next() - 0.5) * 20;
    mustBeNear(sine(x), Math.sin(x), 2e-15, `sine of ${x}`);
    mustBeNear(cosine(x), Math.cos(x), 2e-15, `cosine of ${x}`);
    const y = (random.next() - 0.5) * random.pick([1, 1e-3, 1e6]);
    mustBeNear(arctangent(y, x), Math.atan2(y, x), 1e-15, `arctangent of ${y}, ${x}`);
    mustBeNear(arccosine(x / 10), Math.acos(x / 10), 1e-14, `arccosine of ${x / 10}`);
  });
});

describe('units', () => {
  it('round halves away from zero, and never to minus zero', () => {
    expect([0.5, -0.5, 1.4999, -1.4999, -0.2, -0].map(roundUnit)).toEqual([1, -1, 1, -1, 0, 0]);
    expect(Object.is(roundUnit(-0.2), 0)).toBe(true);
    expect(unitsOf(4.5)).toBe(4500);
  });
});
