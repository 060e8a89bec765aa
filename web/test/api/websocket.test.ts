import type { StreamLine, WebsocketAnswer } from '@grognard/engine';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepWebsocket, type Websocket } from '../../api/websocket.ts';

/** A connection whose far end the test holds. */
class FakeConnection extends EventTarget {
  readyState: WebSocket['readyState'] = 0;
  readonly sent: string[] = [];

  open(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }

  send(text: string): void {
    this.sent.push(text);
  }

  answer(answer: WebsocketAnswer | StreamLine): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(answer) }));
  }

  close(): void {
    this.readyState = 3;
    this.dispatchEvent(new Event('close'));
  }
}

const order = { table: 't', key: 'k', body: { id: 'a', decision: 'd', order: { kind: 'plan' } } };
const done: WebsocketAnswer = { to: 1, status: 200, answer: { kind: 'done', n: 4 } };

let connections: FakeConnection[];
let now: number;

const kept = () =>
  keepWebsocket(
    () => {
      const connection = new FakeConnection();
      connections.push(connection);
      return connection;
    },
    () => now,
  );

beforeEach(() => {
  connections = [];
  now = 1_000_000;
  vi.useFakeTimers();
});

afterEach(() => vi.useRealTimers());

test('the first order opens it and goes another way; the next goes on it', async () => {
  const { send } = kept();
  expect(await send(order)).toBeUndefined();
  expect(await send(order)).toBeUndefined();
  expect(connections).toHaveLength(1);
  connections[0]?.open();
  const answer = send(order);
  expect(connections[0]?.sent.map((text) => JSON.parse(text))).toEqual([{ ask: 1, ...order }]);
  connections[0]?.answer(done);
  expect(await answer).toEqual(done);
});

test('answers find their orders, in whatever order they come', async () => {
  const { send } = kept();
  await send(order);
  connections[0]?.open();
  const both = [send(order), send(order)];
  connections[0]?.answer({ ...done, to: 2, status: 409 });
  connections[0]?.answer(done);
  expect((await Promise.all(both)).map((each) => each?.status)).toEqual([200, 409]);
});

test('a connection that ends takes its orders with it, and another is opened only after a rest', async () => {
  const { send } = kept();
  await send(order);
  connections[0]?.open();
  const lost = send(order);
  connections[0]?.close();
  expect(await lost).toBeUndefined();
  expect(await send(order)).toBeUndefined();
  expect(connections).toHaveLength(1);
  now += 60_000;
  await send(order);
  expect(connections).toHaveLength(2);
});

test('what says nothing for long is not waited for, and is left', async () => {
  const { send } = kept();
  await send(order);
  connections[0]?.open();
  const late = send(order);
  vi.advanceTimersByTime(6_000);
  expect(await late).toBeUndefined();
  expect(connections[0]?.readyState).toBe(3);
});

const seats = { seats: [{ table: 't', key: 'k', since: 3 }] };

/** Somebody who listens from a message on, and what he has heard. */
const listening = (websocket: Websocket) => {
  const heard: StreamLine[] = [];
  const leaving = new AbortController();
  const hear = (line: StreamLine): void => void heard.push(line);
  const over = websocket.listen({ wanted: () => seats, hear, signal: leaving.signal, firstWord: 3_000 });
  return { heard, over, leave: () => leaving.abort() };
};

test('it brings what happens at the seats, beside the answers to orders', async () => {
  const websocket = kept();
  const { heard, over, leave } = listening(websocket);
  expect(connections[0]?.sent).toEqual([]);
  connections[0]?.open();
  expect(connections[0]?.sent.map((text) => JSON.parse(text))).toEqual([{ listen: seats }]);
  connections[0]?.answer({ beat: 7 });
  const answer = websocket.send(order);
  connections[0]?.answer({ line: 0, closed: 'no-seat' });
  connections[0]?.answer(done);
  expect(await answer).toEqual(done);
  expect(heard).toEqual([{ beat: 7 }, { line: 0, closed: 'no-seat' }]);
  leave();
  expect(await over).toBe(true);
  expect(connections[0]?.readyState).toBe(3);
});

test('whoever listened is told when it ends, and it may be opened again at once', async () => {
  const websocket = kept();
  const first = listening(websocket);
  connections[0]?.open();
  connections[0]?.answer({ beat: 7 });
  connections[0]?.close();
  expect(await first.over).toBe(true);
  // As often as it takes, while the server is away.
  for (const place of [1, 2, 3]) {
    const again = listening(websocket);
    connections[place]?.close();
    expect(await again.over).toBe(false);
  }
  const last = listening(websocket);
  expect(connections).toHaveLength(5);
  last.leave();
});

test('where none is granted, or it never says a word, it is not waited for', async () => {
  const websocket = kept();
  const turnedAway = listening(websocket);
  connections[0]?.close();
  expect(await turnedAway.over).toBe(false);
  expect(await listening(websocket).over).toBe(false);
  expect(connections).toHaveLength(1);
  now += 60_000;
  const silent = listening(websocket);
  connections[1]?.open();
  vi.advanceTimersByTime(5_000);
  expect(await silent.over).toBe(false);
  expect(connections[1]?.readyState).toBe(3);
});

test('who leaves before it is open hears nothing, and does not wait for it', async () => {
  const { heard, over, leave } = listening(kept());
  leave();
  expect(await over).toBe(true);
  connections[0]?.open();
  connections[0]?.answer({ beat: 7 });
  expect([heard, connections[0]?.sent]).toEqual([[], []]);
});
