import { diff, type Json, type OutlookInfo, type SeatMessage } from '@grognard/engine';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SeatRecord } from '../../session/record.svelte.ts';
import { plainRunes } from '../runes.ts';

/** Outlooks of a game in which somebody counts. */
const outlookAt = (count: number): OutlookInfo =>
  ({ view: { count }, decisions: [], outcome: null, mine: {}, sealed: [] }) as unknown as OutlookInfo;

const message = (n: number): SeatMessage =>
  ({
    n,
    at: 0,
    told: [],
    patch: diff(outlookAt(n - 1) as unknown as Json, outlookAt(n) as unknown as Json),
  }) as unknown as SeatMessage;

let record: SeatRecord;

beforeEach(async () => {
  plainRunes();
  vi.useFakeTimers();
  const { SeatRecord: Kept } = await import('../../session/record.svelte.ts');
  record = new Kept({ side: 'red' }, 'key', outlookAt(0));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  ['one after the other', [[1], [2], [3]], 3],
  ['together', [[1, 2, 3]], 3],
  ['twice', [[1], [1, 2], [2]], 2],
  ['with one missing', [[1], [3]], 1],
  ['too early, and then again in its turn', [[2], [1, 2]], 2],
])('messages that come %s', (_, comings, n) => {
  for (const numbers of comings) record.take(numbers.map(message));
  expect(record.n).toBe(n);
  expect(record.outlook).toEqual(outlookAt(n));
  for (let at = 0; at <= n; at += 1) expect(record.outlookAt(at)).toEqual(outlookAt(at));
});

test('a view is asked for within what there is', () => {
  record.take([message(1)]);
  expect([record.outlookAt(-5), record.outlookAt(9)]).toEqual([outlookAt(0), outlookAt(1)]);
});

test('whoever waits for a message is told as soon as it has come, and not before', async () => {
  let told: boolean | undefined;
  void record.until(2, 400).then((isTold) => {
    told = isTold;
  });
  record.take([message(1)]);
  await vi.advanceTimersByTimeAsync(100);
  expect(told).toBeUndefined();
  record.take([message(2)]);
  await vi.advanceTimersByTimeAsync(0);
  expect(told).toBe(true);
});

test('what has come already is not waited for', async () => {
  record.take([message(1)]);
  expect(await record.until(1, 400)).toBe(true);
});

test('after some time it is waited for no longer', async () => {
  const waiting = record.until(1, 400);
  await vi.advanceTimersByTimeAsync(401);
  expect(await waiting).toBe(false);
});

test('whoever leaves the seat waits no longer, and leaves no clock running', async () => {
  const waiting = record.until(1, 60_000);
  record.leave();
  expect(await waiting).toBe(false);
  expect(vi.getTimerCount()).toBe(0);
  expect(await record.until(1, 60_000)).toBe(false);
});
