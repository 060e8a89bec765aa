import { expect, it } from 'vitest';
import { compared, lineOf } from '../against/compared.ts';
import type { Row } from '../rows.ts';

const row = (name: string, perSecond: number): Row => {
  const spread = { below: 0, above: 0 };
  return {
    ...{ measure: 'orders', title: 'P1 orders', ratio: 1 },
    ours: { name, perSecond, spread },
    rival: { name: 'theirs', perSecond: 1, spread },
  };
};

it('compares two checkouts round by round, each contestant once', () => {
  const before = [[row('ours', 100), row('ours', 100)], [row('ours', 300)], [row('ours', 200)]];
  const now = [[row('ours', 80), row('ours', 80)], [row('ours', 270)], [row('ours', 160)]];
  const found = compared(before, now);
  expect(found).toMatchObject([{ name: 'ours', before: 200, now: 160, ratio: 0.8 }]);
  expect(found.map(lineOf)).toEqual([
    'P1 orders, ours: 200.0 before, 160.0 now, 0.80x (0/+13%) SLOWER BY MORE THAN A TENTH',
  ]);
});

it('passes over what only one of them measures', () => {
  expect(compared([[row('old', 1)]], [[row('new', 1)]])).toEqual([]);
});
