import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LEASE_TIMES, Leases } from '../../opponents/leases.ts';
import { createMemoryLeases } from '../../store/sqlite/leases.ts';
import type { Store } from '../../store/store.ts';

type Stored = ReturnType<typeof createMemoryLeases>;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
});

afterEach(() => {
  vi.useRealTimers();
});

const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

/** One of several processes that share a store; `stored` may fail in between. */
const processOn = (stored: Stored) => {
  const granted: string[] = [];
  const failed: unknown[] = [];
  const leases: Leases = new Leases({
    store: { ...stored, shared: true } as Store,
    granted: (table) => granted.push(table),
    failed: (error) => failed.push(error),
  });
  return { leases, granted, failed };
};

test('of two processes that want a table one has it, as long as it likes', async () => {
  const stored = createMemoryLeases();
  const [one, other] = [processOn(stored), processOn(stored)];
  one.leases.want('t');
  other.leases.want('t');
  await vi.advanceTimersByTimeAsync(20 * LEASE_TIMES.length);
  expect([one.granted, other.granted]).toEqual([['t'], []]);
  expect([one.leases.has('t'), other.leases.has('t')]).toEqual([true, false]);
});

test('what one lets go the other has within a round', async () => {
  const stored = createMemoryLeases();
  const [one, other] = [processOn(stored), processOn(stored)];
  one.leases.want('t');
  await settle();
  other.leases.want('t');
  await settle();
  one.leases.release('t');
  await vi.advanceTimersByTimeAsync(LEASE_TIMES.every);
  expect(other.granted).toEqual(['t']);
});

test('what one does not want any more it is not given', async () => {
  const stored = createMemoryLeases();
  const [one, other] = [processOn(stored), processOn(stored)];
  one.leases.want('t');
  await settle();
  other.leases.want('t');
  await settle();
  other.leases.release('t');
  one.leases.release('t');
  await vi.advanceTimersByTimeAsync(2 * LEASE_TIMES.every);
  expect(other.granted).toEqual([]);
  expect(await stored.lease(['t'], 'a third', 1)).toEqual(['t']);
});

test('one that closes gives back all it has at once', async () => {
  const stored = createMemoryLeases();
  const [one, other] = [processOn(stored), processOn(stored)];
  for (const table of ['t', 'u']) one.leases.want(table);
  await settle();
  expect(one.leases.count()).toBe(2);
  await one.leases.close();
  for (const table of ['t', 'u']) other.leases.want(table);
  await settle();
  expect(other.granted).toEqual(['t', 'u']);
});

test('what a process held that is gone another finds by itself, though it never heard of it', async () => {
  const stored = createMemoryLeases();
  await stored.lease(['t'], 'somebody who is gone', LEASE_TIMES.length);
  const other = processOn(stored);
  await vi.advanceTimersByTimeAsync(LEASE_TIMES.length);
  expect(other.granted).toEqual([]);
  await vi.advanceTimersByTimeAsync(2 * LEASE_TIMES.length);
  expect(other.granted).toEqual(['t']);
});

test('one that stood still learns that it has lost what it had, and is given it again when it is free', async () => {
  const stored = createMemoryLeases();
  let stands = false;
  const waking = {
    ...stored,
    lease: async (...asked: Parameters<Stored['lease']>) => {
      if (stands) throw new Error('it stands still');
      return stored.lease(...asked);
    },
  };
  const [one, other] = [processOn(waking), processOn(stored)];
  one.leases.want('t');
  await settle();
  other.leases.want('t');
  stands = true;
  await vi.advanceTimersByTimeAsync(2 * LEASE_TIMES.length);
  expect(other.granted).toEqual(['t']);
  stands = false;
  await vi.advanceTimersByTimeAsync(2 * LEASE_TIMES.every);
  expect(one.leases.has('t')).toBe(false);
  other.leases.release('t');
  await vi.advanceTimersByTimeAsync(2 * LEASE_TIMES.every);
  expect(one.granted).toEqual(['t', 't']);
  expect(one.leases.has('t')).toBe(true);
});

test('a store that fails once is asked again', async () => {
  const stored = createMemoryLeases();
  let fails = true;
  const failing = {
    ...stored,
    lease: async (...asked: Parameters<Stored['lease']>) => {
      if (fails) throw new Error('out of reach');
      return stored.lease(...asked);
    },
  };
  const { leases, granted, failed } = processOn(failing);
  leases.want('t');
  await vi.advanceTimersByTimeAsync(3 * LEASE_TIMES.every);
  expect([granted, failed.length]).toEqual([[], 1]);
  fails = false;
  await vi.advanceTimersByTimeAsync(LEASE_TIMES.every);
  expect(granted).toEqual(['t']);
});
