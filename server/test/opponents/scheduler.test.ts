import type { AnOrder } from '@grognard/engine';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Late, openDesk, type Question } from '../../opponents/scheduler.ts';
import type { Task } from '../../opponents/task.ts';
import type { Crew, Threads } from '../../opponents/worker-pools.ts';

/** Threads that answer when they are told to, and say what they were given. */
const fakeThreads = (count: number) => {
  const begun: string[] = [];
  const open = new Map<string, () => void>();
  const threads: Threads = {
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
const taskNamed = (game: string): Task => ({
  game,
  settingKey: '',
  ground: {},
  switches: {},
  seats: [],
  view: {},
  seat: { side: 'red' },
  decision: { id: 'd', kind: 'k', owed: [], orders: [] },
  general: 'g',
});

const question = (name: string, isWaitedFor = (): boolean => false, share = name): Question => ({
  table: name,
  share,
  isWaitedFor,
  task: async () => taskNamed(name),
});
const waited = (name: string): Question => question(name, () => true);

const BUDGET = 10_000;

const newDesk = () => {
  const [common, kept, spare] = [fakeThreads(1), fakeThreads(1), fakeThreads(1)];
  const crew: Crew = { common: common.threads, kept: kept.threads, spare: spare.threads };
  return { desk: openDesk(crew, BUDGET), common, kept, spare };
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
    const { desk, common, kept } = newDesk();
    for (let i = 0; i < 500; i += 1) outcome(desk.think(question(`alone ${i}`, undefined, 'many')));
    await settle();
    for (let i = 0; i < 500; i += 1) {
      common.finish(`alone ${i}`);
      await settle();
    }
    expect(common.begun).toHaveLength(500);
    expect(kept.begun).toEqual([]);
  });

  test('a person’s general begins at once behind 500 battles that nobody waits for', async () => {
    const { desk, kept } = newDesk();
    for (let i = 0; i < 500; i += 1) outcome(desk.think(question(`alone ${i}`, undefined, 'many')));
    const his = outcome(desk.think(waited('person')));
    await settle();
    expect(kept.begun).toEqual(['person']);
    kept.finish('person');
    await settle();
    expect(his.order).toEqual({ kind: 'person' });
  });

  test('who is waited for may think in any of them, and one at a time in each', async () => {
    const { desk, common, kept } = newDesk();
    for (const name of ['a', 'b', 'c']) outcome(desk.think(waited(name)));
    await settle();
    expect([...kept.begun, ...common.begun]).toEqual(['a', 'b']);
    common.finish('b');
    await settle();
    expect(common.begun).toEqual(['b', 'c']);
  });

  test('addresses take turns in them', async () => {
    const { desk, common } = newDesk();
    for (let i = 0; i < 10; i += 1) outcome(desk.think(question(`m${i}`, undefined, 'many')));
    outcome(desk.think(question('f', undefined, 'few')));
    await settle();
    for (const name of ['m0', 'm1']) {
      common.finish(name);
      await settle();
    }
    expect(common.begun).toEqual(['m0', 'm1', 'f']);
  });

  test('what need not be thought about any more takes no thread', async () => {
    const { desk, common } = newDesk();
    const moot = outcome(desk.think({ ...question('moot'), task: async () => undefined }));
    const next = outcome(desk.think(question('next')));
    await settle();
    expect(moot).toEqual({ order: undefined });
    expect(common.begun).toEqual(['next']);
    common.finish('next');
    await settle();
    expect(next.order).toEqual({ kind: 'next' });
  });

  test('the first order on offer is found where nobody thinks, whatever the others do', async () => {
    const { desk, spare } = newDesk();
    for (const name of ['a', 'b', 'c']) outcome(desk.think(waited(name)));
    const first = outcome(desk.first(taskNamed('first')));
    await settle();
    spare.finish('first');
    await settle();
    expect(first.order).toEqual({ kind: 'first' });
  });
});

describe('time', () => {
  test('who is waited for has his time from the moment he was asked', async () => {
    const { desk, common, kept } = newDesk();
    outcome(desk.think(waited('a')));
    outcome(desk.think(waited('b')));
    const third = outcome(desk.think(waited('c')));
    await vi.advanceTimersByTimeAsync(4000);
    kept.finish('a');
    await settle();
    expect(kept.begun).toEqual(['a', 'c']);
    await vi.advanceTimersByTimeAsync(5999);
    expect(third).toEqual({});
    await vi.advanceTimersByTimeAsync(1);
    expect(third.error).toBeInstanceOf(Late);
    expect(common.begun).toEqual(['b']);
  });

  test('who found no thread in half of his time gives up, and those that think are not hurried', async () => {
    const { desk, kept } = newDesk();
    const first = outcome(desk.think(waited('a')));
    outcome(desk.think(waited('b')));
    const third = outcome(desk.think(waited('c')));
    await vi.advanceTimersByTimeAsync(5000);
    expect(third.error).toBeInstanceOf(Late);
    expect(desk.counts().waiting).toEqual({ waited: 0, others: 0 });
    await vi.advanceTimersByTimeAsync(4000);
    kept.finish('a');
    await settle();
    expect(first.order).toEqual({ kind: 'a' });
  });

  test('whom nobody waits for lies there as long as it takes, and then has all of his time', async () => {
    const { desk, common } = newDesk();
    outcome(desk.think(question('a')));
    const second = outcome(desk.think(question('b')));
    await vi.advanceTimersByTimeAsync(9000);
    common.finish('a');
    await vi.advanceTimersByTimeAsync(9999);
    expect(second).toEqual({});
    await vi.advanceTimersByTimeAsync(1);
    expect(second.error).toBeInstanceOf(Late);
  });

  test('a person who comes while it lies there does not wait for ever', async () => {
    const { desk } = newDesk();
    outcome(desk.think(question('a')));
    outcome(desk.think(waited('b')));
    let came = false;
    const his = outcome(desk.think(question('his', () => came)));
    await vi.advanceTimersByTimeAsync(5000);
    expect(his).toEqual({});
    came = true;
    await vi.advanceTimersByTimeAsync(BUDGET);
    expect(his.error).toBeInstanceOf(Late);
  });
});

test('what waits and what runs is counted, by kind, with the age of the oldest', async () => {
  const { desk } = newDesk();
  for (const name of ['a', 'b', 'c']) outcome(desk.think(question(name)));
  await vi.advanceTimersByTimeAsync(700);
  for (const name of ['d', 'e']) outcome(desk.think(waited(name)));
  await vi.advanceTimersByTimeAsync(100);
  expect(desk.counts()).toEqual({
    waiting: { waited: 1, others: 2 },
    running: { waited: 1, others: 1 },
    oldest: 800,
    threads: 2,
  });
  await desk.close();
  expect(desk.counts().waiting).toEqual({ waited: 0, others: 0 });
});
