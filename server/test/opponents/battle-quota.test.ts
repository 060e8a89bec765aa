import { expect, test } from 'vitest';
import { createBattleQuota } from '../../opponents/battle-quota.ts';

test('of one address so many go on, and of another as many again', () => {
  const battles = createBattleQuota(2);
  expect(['a', 'b', 'c'].map((table) => battles.enter('one', table))).toEqual([true, true, false]);
  expect(battles.enter('other', 'd')).toBe(true);
  expect(battles.count()).toBe(3);
  expect([battles.hasRoom('one'), battles.hasRoom('other'), battles.hasRoom('third')]).toEqual([
    false,
    true,
    true,
  ]);
});

test('one that goes on may enter again and takes no second place', () => {
  const battles = createBattleQuota(1);
  expect([battles.enter('one', 'a'), battles.enter('one', 'a')]).toEqual([true, true]);
  expect(battles.count()).toBe(1);
});

test('when one leaves, whoever has waited longest has its place', () => {
  const battles = createBattleQuota(1);
  for (const table of ['a', 'b', 'c']) battles.enter('one', table);
  expect(battles.leave('c')).toBeUndefined();
  expect(battles.leave('a')).toBe('b');
  expect(battles.enter('one', 'b')).toBe(true);
  expect(battles.leave('b')).toBeUndefined();
  expect(battles.hasRoom('one')).toBe(true);
  expect(battles.leave('nobody')).toBeUndefined();
});

test('who sits at the machine itself is not bounded', () => {
  const battles = createBattleQuota(1);
  for (const table of ['a', 'b', 'c']) expect(battles.enter(undefined, table)).toBe(true);
  expect(battles.hasRoom(undefined)).toBe(true);
  expect(battles.count()).toBe(3);
});
