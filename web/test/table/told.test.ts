import type { SeatMessage, TableFacts } from '@grognard/engine';
import { expect, test } from 'vitest';
import { playerOf, seatTitle } from '../../table/naming.ts';
import { struckIn } from '../../table/struck.ts';
import { en } from '../../words/en.ts';

const message = (n: number, strikes?: readonly number[]): SeatMessage =>
  ({
    n,
    at: 0,
    patch: [],
    told: strikes === undefined ? [] : [{ table: 'struck', messages: strikes }],
  }) as unknown as SeatMessage;

test.each([
  ['nothing is struck', [message(1), message(2)], []],
  ['one is', [message(1), message(2), message(3, [2])], [2]],
  ['several are', [message(1), message(2), message(3, [1, 2])], [1, 2]],
  ['what struck is struck itself: it stands again', [message(1), message(2, [1]), message(3, [2])], [2]],
  ['and that again', [message(1), message(2, [1]), message(3, [2]), message(4, [3])], [3, 1]],
])('%s', (_, messages, struck) => {
  expect([...struckIn(messages)].sort()).toEqual([...struck].sort());
});

const facts = {
  sides: [{ id: 'red', name: { fr: 'Les rouges', en: 'The reds' } }],
  seats: [
    { seat: { side: 'red' }, by: 'link', name: 'Anna' },
    { seat: { side: 'blue' }, by: { general: 'marshal' }, title: { fr: 'Le maréchal', en: 'The marshal' } },
    { seat: { side: 'green' }, by: { general: 'cadet' } },
    { seat: { side: 'white' }, by: 'link', name: '' },
  ],
} as unknown as TableFacts;

test.each([
  [{ side: 'red' }, 'The reds'],
  [{ side: 'red', command: 'left' }, 'The reds (left)'],
  [{ side: 'nobody' }, 'nobody'],
  ['umpire', en.table.umpire],
  ['spectator', en.table.spectator],
] as const)('the seat %j is called %s', (seat, title) => {
  expect(seatTitle(facts, seat, 'en', en)).toBe(title);
});

test.each([
  ['red', 'Anna'],
  ['blue', en.table.computer('The marshal')],
  ['green', en.table.computer('cadet')],
  ['white', undefined],
  ['nobody', undefined],
])('at %s sits %s', (side, name) => {
  expect(playerOf(facts, { side }, 'en', en)).toBe(name);
});
