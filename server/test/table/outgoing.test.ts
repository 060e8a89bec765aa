import type { IncomingMessage } from 'node:http';
import { Duplex } from 'node:stream';
import { expect, test } from 'vitest';
import { type WebSocket, WebSocketServer } from 'ws';
import { flowOf } from '../../streams/outlet.ts';
import { outgoingOn } from '../../websocket/outgoing.ts';

/** A connection whose far end reads when it is told to, and every write to it. */
const connection = () => {
  const written: Buffer[] = [];
  let read: () => void = () => {};
  const write = (chunks: readonly { readonly chunk: Buffer }[], done: () => void): void => {
    written.push(Buffer.concat(chunks.map(({ chunk }) => chunk)));
    read = done;
  };
  const socket = new Duplex({
    read: () => {},
    write: (chunk: Buffer, _encoding, done) => write([{ chunk }], done),
    writev: (chunks, done) => write(chunks, done),
  });
  return { socket, written, read: () => read() };
};

const upgrade = {
  method: 'GET',
  headers: {
    upgrade: 'websocket',
    connection: 'upgrade',
    'sec-websocket-version': '13',
    'sec-websocket-key': Buffer.alloc(16).toString('base64'),
  },
} as unknown as IncomingMessage;

/** What goes out on a websocket that was granted on such a connection. */
const opened = () => {
  const { socket, written, read } = connection();
  let granted: WebSocket | undefined;
  new WebSocketServer({ noServer: true, clientTracking: false }).handleUpgrade(
    upgrade,
    socket,
    Buffer.alloc(0),
    (websocket) => {
      granted = websocket;
    },
  );
  if (granted === undefined) throw new Error('no websocket was granted');
  read();
  written.length = 0;
  return { socket, written, read, outgoing: outgoingOn(granted, socket) };
};

const frameOf = (text: string): Buffer => Buffer.from([0x81, text.length, ...Buffer.from(text)]);
const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('all of a tick goes out in one write', async () => {
  const { outgoing, written } = opened();
  outgoing.send(outgoing.frame('one'));
  outgoing.answer('two', () => {});
  expect(written).toEqual([]);
  await nextTurn();
  expect(written).toEqual([Buffer.concat([frameOf('one'), frameOf('two')])]);
});

test('a connection is left uncorked, however much was sent in a tick', async () => {
  const { outgoing, socket, read } = opened();
  for (let sent = 0; sent < 5; sent += 1) outgoing.send(outgoing.frame('x'.repeat(10_000)));
  for (let turn = 0; turn < 10; turn += 1) {
    read();
    await nextTurn();
  }
  expect([socket.writableCorked, socket.writableLength]).toEqual([0, 0]);
});

test('who does not read is noticed within the tick', () => {
  const { outgoing } = opened();
  const payload = outgoing.frame('x'.repeat(1_000));
  let sent = 1;
  while (outgoing.send(payload) && sent < 100) sent += 1;
  expect(sent).toBeLessThan(40);
});

test('an answer counts as out when it is written, if the reader is slow', async () => {
  const { outgoing, read } = opened();
  while (outgoing.send(outgoing.frame('x'.repeat(8_000))));
  for (const text of ['late', 'x'.repeat(50_000)]) {
    let isOut = false;
    outgoing.answer(text, () => {
      isOut = true;
    });
    expect(isOut).toBe(false);
    while (!isOut) {
      read();
      await nextTurn();
    }
    while (outgoing.send(outgoing.frame('x'.repeat(8_000))));
  }
});

test('whoever waited for a slow reader leaves nothing behind', async () => {
  const { socket, read } = connection();
  const { drained } = flowOf(socket);
  const before = socket.listenerCount('close') + socket.listenerCount('error');
  for (let stall = 0; stall < 3; stall += 1) {
    while (socket.write(Buffer.alloc(8_000)));
    const going = drained();
    while (socket.writableNeedDrain) {
      read();
      await nextTurn();
    }
    await going;
  }
  expect(socket.listenerCount('close') + socket.listenerCount('error')).toBe(before);
});
