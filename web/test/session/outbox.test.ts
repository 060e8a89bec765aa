import type { Decision, OrderAnswer } from '@grognard/engine';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Asked } from '../../api/ask.ts';
import type { Outbox } from '../../session/outbox.svelte.ts';
import type { SeatRecord } from '../../session/record.svelte.ts';
import { plainRunes } from '../runes.ts';

const sent: string[] = [];
/** What the server says, one after the other; the last again and again. */
let answers: readonly Asked<OrderAnswer>[] = [];

vi.mock('../../api/tables.ts', () => ({
  sendOrder: async (_table: string, _key: string, order: { readonly id: string }) => {
    sent.push(order.id);
    return answers[Math.min(sent.length, answers.length) - 1];
  },
}));

const decision = { id: 'd', owed: [], orders: ['go'] } as unknown as Decision;
const UNREACHABLE = { kind: 'unreachable' } as const;
const BUSY = { kind: 'error', status: 503, error: { code: 'busy', message: '' } } as const;
const DONE = { kind: 'answer', value: { kind: 'done', n: 1 } } as const;
const REFUSED = {
  kind: 'answer',
  value: { kind: 'refused', refusals: [{ rule: 'PB-R001', code: 'no' }] },
} as unknown as Asked<OrderAnswer>;

let outbox: Outbox;
let record: SeatRecord;
let lost: number;
let caughtUp: number;

beforeEach(async () => {
  plainRunes();
  vi.useFakeTimers();
  sent.length = 0;
  [lost, caughtUp] = [0, 0];
  const { Outbox: Kept } = await import('../../session/outbox.svelte.ts');
  const { SeatRecord: Seated } = await import('../../session/record.svelte.ts');
  record = new Seated({ side: 'red' }, 'key', {} as ConstructorParameters<typeof Seated>[2]);
  outbox = new Kept('t', {
    outOfReach: () => {
      lost += 1;
    },
    catchUp: async () => {
      caughtUp += 1;
    },
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const give = () => outbox.order(record, decision, { kind: 'go' });

test('what is not answered is sent again under the same id, until it is', async () => {
  answers = [UNREACHABLE, BUSY, DONE];
  const given = give();
  expect(outbox.busy).toBe(true);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await given).toEqual(DONE.value);
  expect(sent).toHaveLength(3);
  expect(new Set(sent).size).toBe(1);
  expect([lost, outbox.busy]).toEqual([2, false]);
});

test('what came of it is asked for, should it not come by itself', async () => {
  answers = [DONE];
  const given = give();
  await vi.advanceTimersByTimeAsync(300);
  expect(caughtUp).toBe(0);
  await vi.advanceTimersByTimeAsync(200);
  await given;
  expect(caughtUp).toBe(1);
});

test('a refusal is kept to be read, until the next is sent', async () => {
  answers = [REFUSED, DONE];
  expect((await give()).kind).toBe('refused');
  expect(outbox.refusals).toHaveLength(1);
  const next = give();
  await vi.advanceTimersByTimeAsync(1_000);
  await next;
  expect(outbox.refusals).toEqual([]);
});

test.each([
  [400, 1],
  [404, 1],
  [429, 3],
  [500, 3],
])('an error %i is sent %i times in four seconds', async (status, times) => {
  answers = [{ kind: 'error', status, error: { code: 'x', message: '' } }];
  void give();
  await vi.advanceTimersByTimeAsync(4_000);
  expect(sent).toHaveLength(times);
  record.leave();
  await vi.advanceTimersByTimeAsync(0);
});

test('once the seat is left nothing is sent again, and nothing is said', async () => {
  answers = [UNREACHABLE];
  const given = give();
  await vi.advanceTimersByTimeAsync(0);
  record.leave();
  expect((await given).kind).toBe('stale');
  await vi.advanceTimersByTimeAsync(60_000);
  expect([sent.length, lost, caughtUp, vi.getTimerCount()]).toEqual([1, 1, 0, 0]);
});

test('a seat that is left while its answer is under way does not wait for what came of it', async () => {
  answers = [DONE];
  const given = give();
  record.leave();
  await given;
  expect([caughtUp, vi.getTimerCount()]).toEqual([0, 0]);
});
