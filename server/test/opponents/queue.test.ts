import { describe, expect, test } from 'vitest';
import { createQueue, type Job } from '../../opponents/queue.ts';

const job = (share: string, table: string, isWaitedFor = (): boolean => false): Job => ({
  share,
  table,
  isWaitedFor,
});
const always = (): boolean => true;

/** Takes all that there is, as `share table`. */
const takenFrom = (queue: ReturnType<typeof createQueue<Job>>, most = Number.POSITIVE_INFINITY) => {
  const taken: string[] = [];
  for (let next = queue.take(false); next !== undefined; next = queue.take(false)) {
    taken.push(`${next.share} ${next.table}`);
    if (taken.length === most) break;
  }
  return taken;
};

describe('who waits for a thread', () => {
  test('of two addresses each has every other turn, however many tables one of them has', () => {
    const queue = createQueue<Job>();
    for (let i = 0; i < 500; i += 1) queue.push(job('many', `m${i}`));
    for (let i = 0; i < 3; i += 1) queue.push(job('few', `f${i}`));
    expect(takenFrom(queue, 6)).toEqual(['many m0', 'few f0', 'many m1', 'few f1', 'many m2', 'few f2']);
  });

  test('whoever comes back with one table at a time still has every other turn', () => {
    const queue = createQueue<Job>();
    for (let i = 0; i < 500; i += 1) queue.push(job('many', `m${i}`));
    const counted: Record<string, number> = { many: 0, few: 0 };
    queue.push(job('few', 'f'));
    for (let turn = 0; turn < 100; turn += 1) {
      const { share = '', table = '' } = queue.take(false) ?? {};
      counted[share] = (counted[share] ?? 0) + 1;
      queue.push(job(share, table));
    }
    expect(counted).toEqual({ many: 50, few: 50 });
  });

  test('tables of one address take turns, and a table’s jobs come in their order', () => {
    const queue = createQueue<Job>();
    for (const table of ['a', 'a', 'a', 'b', 'c']) queue.push(job('one', table));
    expect(takenFrom(queue)).toEqual(['one a', 'one b', 'one c', 'one a', 'one a']);
  });

  test('what a person waits for comes before all others, whenever it came', () => {
    const queue = createQueue<Job>();
    for (let i = 0; i < 20; i += 1) queue.push(job('many', `m${i}`));
    queue.push(job('many', 'person 1', always));
    queue.push(job('few', 'person 2', always));
    expect(takenFrom(queue, 3)).toEqual(['many person 1', 'few person 2', 'many m0']);
  });

  test('people take turns by address, too', () => {
    const queue = createQueue<Job>();
    for (let i = 0; i < 20; i += 1) queue.push(job('many', `m${i}`, always));
    queue.push(job('few', 'f', always));
    expect(takenFrom(queue, 3)).toEqual(['many m0', 'few f', 'many m1']);
  });

  test('who comes while it lies there is waited for from then on', () => {
    const queue = createQueue<Job>();
    let came = false;
    queue.push(job('one', 'a'));
    queue.push(job('one', 'b', () => came));
    expect(queue.take(true)).toBeUndefined();
    came = true;
    expect(queue.take(true)?.table).toBe('b');
    expect(queue.take(true)).toBeUndefined();
    expect(queue.jobs().map(({ table }) => table)).toEqual(['a']);
  });

  test('what is taken out is not taken again', () => {
    const queue = createQueue<Job>();
    const [a, b] = [job('one', 'a'), job('one', 'a')];
    queue.push(a);
    queue.push(b);
    expect(queue.remove(a)).toBe(true);
    expect(queue.remove(a)).toBe(false);
    expect(queue.take(false)).toBe(b);
    expect(queue.take(false)).toBeUndefined();
  });
});
