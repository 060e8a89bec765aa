import { Duplex } from 'node:stream';
import { expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import { postOn, textFrame } from '../../couriers/post.ts';
import { flowOf } from '../../streams/outlet.ts';

/** A connection whose far end reads when it is told to. */
const connection = () => {
  const written: Buffer[] = [];
  let read: () => void = () => {};
  const under = new Duplex({
    read: () => {},
    write: (chunk: Buffer, _encoding, done) => {
      written.push(chunk);
      read = done;
    },
  });
  return { under, written, read: () => read() };
};

const line = { readyState: 1, OPEN: 1 } as WebSocket;

test('all of a tick goes out in one write', async () => {
  const { under, written } = connection();
  const post = postOn(line, under);
  post.send(post.frame('one'));
  post.answer('two', () => {});
  expect(written).toEqual([]);
  await new Promise((resolve) => setImmediate(resolve));
  expect(written).toEqual([Buffer.concat([textFrame('one'), textFrame('two')])]);
});

test('who does not read is noticed within the tick', () => {
  const { under } = connection();
  const post = postOn(line, under);
  const frame = post.frame('x'.repeat(1_000));
  let sent = 1;
  while (post.send(frame) && sent < 100) sent += 1;
  expect(sent).toBeLessThan(40);
});

test('an answer counts as out when it is written, if the reader is slow', async () => {
  const { under, read } = connection();
  const post = postOn(line, under);
  while (post.send(post.frame('x'.repeat(8_000))));
  for (const text of ['late', 'x'.repeat(50_000)]) {
    let isOut = false;
    post.answer(text, () => {
      isOut = true;
    });
    expect(isOut).toBe(false);
    while (!isOut) {
      read();
      await new Promise((resolve) => setImmediate(resolve));
    }
    while (post.send(post.frame('x'.repeat(8_000))));
  }
});

test('whoever waited for a slow reader leaves nothing behind', async () => {
  const { under, read } = connection();
  const { drained } = flowOf(under);
  const before = under.listenerCount('close') + under.listenerCount('error');
  for (let stall = 0; stall < 3; stall += 1) {
    while (under.write(Buffer.alloc(8_000)));
    const going = drained();
    while (under.writableNeedDrain) {
      read();
      await new Promise((resolve) => setImmediate(resolve));
    }
    await going;
  }
  expect(under.listenerCount('close') + under.listenerCount('error')).toBe(before);
});
