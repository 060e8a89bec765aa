import type { AnswerCarried } from '@grognard/engine';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hireCourier } from '../../api/courier.ts';

/** A line whose far end the test holds. */
class FakeLine extends EventTarget {
  readyState: WebSocket['readyState'] = 0;
  readonly sent: string[] = [];

  open(): void {
    this.readyState = 1;
  }

  send(text: string): void {
    this.sent.push(text);
  }

  answer(answer: AnswerCarried): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(answer) }));
  }

  close(): void {
    this.readyState = 3;
    this.dispatchEvent(new Event('close'));
  }
}

const order = { table: 't', key: 'k', body: { id: 'a', decision: 'd', order: { kind: 'plan' } } };
const done: AnswerCarried = { to: 1, status: 200, answer: { kind: 'done', n: 4 } };

let lines: FakeLine[];
let now: number;

const hired = () =>
  hireCourier(
    () => {
      const line = new FakeLine();
      lines.push(line);
      return line;
    },
    () => now,
  );

beforeEach(() => {
  lines = [];
  now = 1_000_000;
  vi.useFakeTimers();
});

afterEach(() => vi.useRealTimers());

test('the first order sets him out and goes another way; the next goes with him', async () => {
  const carry = hired();
  expect(await carry(order)).toBeUndefined();
  expect(await carry(order)).toBeUndefined();
  expect(lines).toHaveLength(1);
  lines[0]?.open();
  const answer = carry(order);
  expect(lines[0]?.sent.map((text) => JSON.parse(text))).toEqual([{ ask: 1, ...order }]);
  lines[0]?.answer(done);
  expect(await answer).toEqual(done);
});

test('answers find their orders, in whatever order they come', async () => {
  const carry = hired();
  await carry(order);
  lines[0]?.open();
  const both = [carry(order), carry(order)];
  lines[0]?.answer({ ...done, to: 2, status: 409 });
  lines[0]?.answer(done);
  expect((await Promise.all(both)).map((each) => each?.status)).toEqual([200, 409]);
});

test('a line that ends takes its orders with it, and he sets out again only after a rest', async () => {
  const carry = hired();
  await carry(order);
  lines[0]?.open();
  const lost = carry(order);
  lines[0]?.close();
  expect(await lost).toBeUndefined();
  expect(await carry(order)).toBeUndefined();
  expect(lines).toHaveLength(1);
  now += 60_000;
  await carry(order);
  expect(lines).toHaveLength(2);
});

test('who says nothing for long is not waited for, and his line is left', async () => {
  const carry = hired();
  await carry(order);
  lines[0]?.open();
  const late = carry(order);
  vi.advanceTimersByTime(11_000);
  expect(await late).toBeUndefined();
  expect(lines[0]?.readyState).toBe(3);
});
