import type { AnswerCarried, StreamLine } from '@grognard/engine';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Courier, hireCourier } from '../../api/courier.ts';

/** A line whose far end the test holds. */
class FakeLine extends EventTarget {
  readyState: WebSocket['readyState'] = 0;
  readonly sent: string[] = [];

  open(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }

  send(text: string): void {
    this.sent.push(text);
  }

  answer(answer: AnswerCarried | StreamLine): void {
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
  const { carry } = hired();
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
  const { carry } = hired();
  await carry(order);
  lines[0]?.open();
  const both = [carry(order), carry(order)];
  lines[0]?.answer({ ...done, to: 2, status: 409 });
  lines[0]?.answer(done);
  expect((await Promise.all(both)).map((each) => each?.status)).toEqual([200, 409]);
});

test('a line that ends takes its orders with it, and he sets out again only after a rest', async () => {
  const { carry } = hired();
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
  const { carry } = hired();
  await carry(order);
  lines[0]?.open();
  const late = carry(order);
  vi.advanceTimersByTime(11_000);
  expect(await late).toBeUndefined();
  expect(lines[0]?.readyState).toBe(3);
});

const seats = { seats: [{ table: 't', key: 'k', since: 3 }] };

/** Somebody who listens from a message on, and what he has heard. */
const listening = (courier: Courier) => {
  const heard: StreamLine[] = [];
  const leaving = new AbortController();
  const hear = (line: StreamLine): void => void heard.push(line);
  const over = courier.listen({ wanted: () => seats, hear, signal: leaving.signal });
  return { heard, over, leave: () => leaving.abort() };
};

test('he brings what happens at the seats, beside the answers to orders', async () => {
  const courier = hired();
  const { heard, over, leave } = listening(courier);
  expect(lines[0]?.sent).toEqual([]);
  lines[0]?.open();
  expect(lines[0]?.sent.map((text) => JSON.parse(text))).toEqual([{ listen: seats }]);
  lines[0]?.answer({ beat: 7 });
  const answer = courier.carry(order);
  lines[0]?.answer({ line: 0, closed: 'no-seat' });
  lines[0]?.answer(done);
  expect(await answer).toEqual(done);
  expect(heard).toEqual([{ beat: 7 }, { line: 0, closed: 'no-seat' }]);
  leave();
  expect(await over).toBe(true);
  expect(lines[0]?.readyState).toBe(3);
});

test('whoever listened is told when the line ends, and it may be laid again at once', async () => {
  const courier = hired();
  const first = listening(courier);
  lines[0]?.open();
  lines[0]?.answer({ beat: 7 });
  lines[0]?.close();
  expect(await first.over).toBe(true);
  // As often as it takes, while the server is away.
  for (const place of [1, 2, 3]) {
    const again = listening(courier);
    lines[place]?.close();
    expect(await again.over).toBe(false);
  }
  const last = listening(courier);
  expect(lines).toHaveLength(5);
  last.leave();
});

test('where no courier comes, or he never says a word, he is not waited for', async () => {
  const courier = hired();
  const turnedAway = listening(courier);
  lines[0]?.close();
  expect(await turnedAway.over).toBe(false);
  expect(await listening(courier).over).toBe(false);
  expect(lines).toHaveLength(1);
  now += 60_000;
  const silent = listening(courier);
  lines[1]?.open();
  vi.advanceTimersByTime(5_000);
  expect(await silent.over).toBe(false);
  expect(lines[1]?.readyState).toBe(3);
});

test('who leaves before the line is open hears nothing, and does not wait for it', async () => {
  const { heard, over, leave } = listening(hired());
  leave();
  expect(await over).toBe(true);
  lines[0]?.open();
  lines[0]?.answer({ beat: 7 });
  expect([heard, lines[0]?.sent]).toEqual([[], []]);
});
