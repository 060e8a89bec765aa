import { describe, expect, test } from 'vitest';
import { cases } from '../../../bench/calibration/cases.ts';
import { count } from '../../../bench/calibration/count.ts';

/** Charges in a hundred that succeed, with the same dice every time. */
const share = (name: string, times: number): number => {
  const found = cases.find((each) => each.name === name);
  if (found === undefined) throw new Error(`There is no case ${name}`);
  const { played, succeeded } = count(found, times);
  return (100 * succeeded) / played;
};

describe('about nine times in ten', () => {
  test('an unsupported column is repulsed by an intact line', () => {
    const succeeds = share('column on an intact line', 120);
    expect(succeeds).toBeGreaterThanOrEqual(4);
    expect(succeeds).toBeLessThanOrEqual(16);
  });

  test('horsemen are repulsed by an intact square', () => {
    const horse = ['hussars', 'dragoons', 'cuirassiers'].map((who) =>
      share(`${who} on an intact square`, 30),
    );
    const mean = horse.reduce((sum, each) => sum + each, 0) / horse.length;
    expect(mean).toBeGreaterThan(1);
    expect(mean).toBeLessThanOrEqual(16);
  });
});

test('a line that has lost a third of its figures is beaten more often than not', () => {
  const succeeds = share('column on a line of 60 to 75%', 80);
  expect(succeeds).toBeGreaterThan(40);
  expect(succeeds).toBeLessThan(74);
});

test('equal horsemen who both charge draw about half of their first rounds', () => {
  const drawn = share('hussars and hussars draw', 60);
  expect(drawn).toBeGreaterThan(30);
  expect(drawn).toBeLessThan(70);
});
