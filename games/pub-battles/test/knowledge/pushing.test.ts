import { unitsOf } from '@grognard/field';
import { expect, test } from 'vitest';
import { proves, provesBySwitch } from '../../../../tools/proofs/proves.ts';
import type { SwitchSet } from '../../model/setting.ts';
import { pushedHqEvents } from '../../rules/reserves/pushing.ts';
import { laid, opened, setTo, settingFor, turned } from './battle.ts';

const mover = laid('r1', 'foy', 'regular', [0, 0]);

/** Where a blue HQ ends up when red has come to stand on it. */
const pushed = (at: readonly [number, number], switches: Partial<SwitchSet> = {}) => {
  const pieces = [mover, laid('b1', 'picton', 'hq', at), laid('b1', 'kempt', 'elite', [-30, -20])];
  const setting = settingFor(pieces, {}, switches);
  return pushedHqEvents(setting, opened(setting, pieces), 0);
};
const placeOf = (events: ReturnType<typeof pushed>) =>
  events.map((event) => (event.kind === 'pushed' ? [event.to.x, event.to.y] : []));

proves('PB-R091', 'an HQ under an enemy is pushed clear of his front by the shortest way', (saw) => {
  expect(placeOf(saw(pushed([0, 0])))).toEqual([[0, unitsOf(0.977)]]);
  expect(placeOf(saw(pushed([2.4, -0.4])))).toEqual([[unitsOf(3.002), -400]]);
  expect(placeOf(saw(pushed([-2.4, -0.4])))).toEqual([[unitsOf(-3.002), -400]]);
});

test('one beside him stays', () => {
  expect(pushed([0, 2])).toEqual([]);
  expect(pushed([3, 0])).toEqual([]);
});

provesBySwitch('PB-R091', 'by another reading towards its own', turned('hqPush', 'toOwnLine'), (switches) => {
  expect(placeOf(pushed([0, 0], setTo(switches)))).toEqual([[0, unitsOf(0.977)]]);
});

test('a friend is not pushed', () => {
  const pieces = [mover, laid('r1', 'oudinot', 'hq', [0, 0]), laid('b1', 'kempt', 'elite', [0, 30])];
  const setting = settingFor(pieces);
  expect(pushedHqEvents(setting, opened(setting, pieces), 0)).toEqual([]);
});
