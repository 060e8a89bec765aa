import type { AnOrder } from '@grognard/engine';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PoolScheduler, type ThinkRequest, ThinkTimeout } from '../../opponents/scheduler.ts';
import type { ThinkTask } from '../../opponents/task.ts';
import type { WorkerPool, WorkerPools } from '../../opponents/worker-pools.ts';

/** Threads that answer when they are told to, and say what they were given. */
const fakeThreads = (count: number) => {
  const begun: string[] = [];
  const open = new Map<string, () => void>();
  const threads: WorkerPool = {
    count,
    run: ({ game }, signal) =>
      new Promise<AnOrder>((resolve, reject) => {
        begun.push(game);
        open.set(game, () => resolve({ kind: game }));
        signal.addEventListener('abort', () => reject(new Error('broken off')));
      }),
    close: async () => {},
  };
  return { threads, begun, finish: (game: string) => open.get(game)?.() };
};

/** In the place of a real one: the name of its game is all that the threads look at. */
const taskNamed = (game: string): ThinkTask => ({
  game,
  settingKey: '',
  publicScenario: {},
  switches: {},
  seats: [],
  view: {},
  seat: { side: 'red' },
  decision: { id: 'd', kind: 'k', owed: [], orders: [] },
  general: 'g',
});

const question = (name: string, isWaitedFor = (): boolean => false, share = name): ThinkRequest => ({
  table: name,
  share,
  isWaitedFor,
  task: async () => taskNamed(name),
});
const waited = (name: string): ThinkRequest => question(name, () => true);

const BUDGET = 10_000;

const newScheduler = () => {
  const [shared, reserved, fallback] = [fakeThreads(1), fakeThreads(1), fakeThreads(1)];
  const pools: WorkerPools = {
    shared: shared.threads,
    reserved: reserved.threads,
    fallback: fallback.threads,
  };
  return { scheduler: new PoolScheduler(pools, BUDGET), shared, reserved, fallback };
};

/** Lets everything happen that waits for nothing but its turn. */
const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});

afterEach(() => {
  vi.useRealTimers();
});

/** What comes of a thought, once it has. */
const outcome = (thought: Promise<AnOrder | undefined>) => {
  const seen: { order?: AnOrder | undefined; error?: unknown } = {};
  thought.then(
    (order) => {
      seen.order = order;
    },
    (error: unknown) => {
      seen.error = error;
    },
  );
  return seen;
};

describe('threads', () => {
  test('one is kept: of 500 battles that nobody waits for none ever takes it', async () => {
    const { scheduler, shared, reserved } = newScheduler();
    for (let i = 0; i < 500; i += 1) outcome(scheduler.think(question(`alone ${i}`, undefined, 'many')));
    await settle();
    for (let i = 0; i < 500; i += 1) {
      shared.finish(`alone ${i}`);
      await settle();
    }
    expect(shared.begun).toHaveLength(500);
    expect(reserved.begun).toEqual([]);
  });

  test('a person’s general begins at once behind 500 battles that nobody waits for', async () => {
    const { scheduler, reserved } = newScheduler();
    for (let i = 0; i < 500; i += 1) outcome(scheduler.think(question(`alone ${i}`, undefined, 'many')));
    const his = outcome(scheduler.think(waited('person')));
    await settle();
    expect(reserved.begun).toEqual(['person']);
    reserved.finish('person');
    await settle();
    expect(his.order).toEqual({ kind: 'person' });
  });

  test('who is waited for may think in any of them, and one at a time in each', async () => {
    const { scheduler, shared, reserved } = newScheduler();
    for (const name of ['a', 'b', 'c']) outcome(scheduler.think(waited(name)));
    await settle();
    expect([...reserved.begun, ...shared.begun]).toEqual(['a', 'b']);
    shared.finish('b');
    await settle();
    expect(shared.begun).toEqual(['b', 'c']);
  });

  test('addresses take turns in them', async () => {
    const { scheduler, shared } = newScheduler();
    for (let i = 0; i < 10; i += 1) outcome(scheduler.think(question(`m${i}`, undefined, 'many')));
    outcome(scheduler.think(question('f', undefined, 'few')));
    await settle();
    for (const name of ['m0', 'm1']) {
      shared.finish(name);
      await settle();
    }
    expect(shared.begun).toEqual(['m0', 'm1', 'f']);
  });

  test('what need not be thought about any more takes no thread', async () => {
    const { scheduler, shared } = newScheduler();
    const moot = outcome(scheduler.think({ ...question('moot'), task: async () => undefined }));
    const next = outcome(scheduler.think(question('next')));
    await settle();
    expect(moot).toEqual({ order: undefined });
    expect(shared.begun).toEqual(['next']);
    shared.finish('next');
    await settle();
    expect(next.order).toEqual({ kind: 'next' });
  });

  test('the first order on offer is found where nobody thinks, whatever the others do', async () => {
    const { scheduler, fallback } = newScheduler();
    for (const name of ['a', 'b', 'c']) outcome(scheduler.think(waited(name)));
    const first = outcome(scheduler.first(taskNamed('first')));
    await settle();
    fallback.finish('first');
    await settle();
    expect(first.order).toEqual({ kind: 'first' });
  });
});

describe('time', () => {
  test('who is waited for has his time from the moment he was asked', async () => {
    const { scheduler, shared, reserved } = newScheduler();
    outcome(scheduler.think(waited('a')));
    outcome(scheduler.think(waited('b')));
    const third = outcome(scheduler.think(waited('c')));
    await vi.advanceTimersByTimeAsync(4000);
    reserved.finish('a');
    await settle();
    expect(reserved.begun).toEqual(['a', 'c']);
    await vi.advanceTimersByTimeAsync(5999);
    expect(third).toEqual({});
    await vi.advanceTimersByTimeAsync(1);
    expect(third.error).toBeInstanceOf(ThinkTimeout);
    expect(shared.begun).toEqual(['b']);
  });

  test('who found no thread in half of his time gives up, and those that think are not hurried', async () => {
    const { scheduler, reserved } = newScheduler();
    const first = outcome(scheduler.think(waited('a')));
    outcome(scheduler.think(waited('b')));
    const third = outcome(scheduler.think(waited('c')));
    await vi.advanceTimersByTimeAsync(5000);
    expect(third.error).toBeInstanceOf(ThinkTimeout);
    expect(scheduler.counts().waiting).toEqual({ waited: 0, others: 0 });
    await vi.advanceTimersByTimeAsync(4000);
    reserved.finish('a');
    await settle();
    expect(first.order).toEqual({ kind: 'a' });
  });

  test('whom nobody waits for lies there as long as it takes, and then has all of his time', async () => {
    const { scheduler, shared } = newScheduler();
    outcome(scheduler.think(question('a')));
    const second = outcome(scheduler.think(question('b')));
    await vi.advanceTimersByTimeAsync(9000);
    shared.finish('a');
    await vi.advanceTimersByTimeAsync(9999);
    expect(second).toEqual({});
    await vi.advanceTimersByTimeAsync(1);
    expect(second.error).toBeInstanceOf(ThinkTimeout);
  });

  test('a person who comes while it lies there does not wait for ever', async () => {
    const { scheduler } = newScheduler();
    outcome(scheduler.think(question('a')));
    outcome(scheduler.think(waited('b')));
    let came = false;
    const his = outcome(scheduler.think(question('his', () => came)));
    await vi.advanceTimersByTimeAsync(5000);
    expect(his).toEqual({});
    came = true;
    await vi.advanceTimersByTimeAsync(BUDGET);
    expect(his.error).toBeInstanceOf(ThinkTimeout);
  });
});

test('what waits and what runs is counted, by kind, with the age of the oldest', async () => {
  const { scheduler } = newScheduler();
  for (const name of ['a', 'b', 'c']) outcome(scheduler.think(question(name)));
  await vi.advanceTimersByTimeAsync(700);
  for (const name of ['d', 'e']) outcome(scheduler.think(waited(name)));
  await vi.advanceTimersByTimeAsync(100);
  expect(scheduler.counts()).toEqual({
    waiting: { waited: 1, others: 2 },
    running: { waited: 1, others: 1 },
    oldest: 800,
    threads: 2,
  });
  await scheduler.close();
  expect(scheduler.counts().waiting).toEqual({ waited: 0, others: 0 });
});
