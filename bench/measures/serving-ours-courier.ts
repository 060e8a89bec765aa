import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { listener } from './fanout-ours.ts';
import { marchesOf, sides } from './march-cases.ts';
import { UNITS } from './serving-cases.ts';
import type { Player } from './serving-loop.ts';
import { connectTo, newTable } from './serving-ours.ts';

const A_TEXT = 0x81;
const A_PING = 0x89;
const PONG = Buffer.from([0x8a, 0x80, 0, 0, 0, 0]);
const MASKED = 0x80;
/** A length that needs two more bytes. */
const LONGER = 126;

/** A text on its way to the server. Its mask is nothing but noughts: it stays as it is. */
const framed = (text: string): Buffer => {
  const length = Buffer.byteLength(text);
  const isLonger = length >= LONGER;
  const head = isLonger ? 8 : 6;
  const frame = Buffer.alloc(head + length);
  frame[0] = A_TEXT;
  frame[1] = MASKED | (isLonger ? LONGER : length);
  if (isLonger) frame.writeUInt16BE(length, 2);
  frame.write(text, head);
  return frame;
};

/** Answers the texts of short frames that have come whole; to whoever asks whether we are still there we say so. */
const hear = (line: Socket, heard: (text: string) => void) => (came: Buffer) => {
  for (let at = 0; at < came.length; ) {
    const length = came[at + 1] ?? LONGER;
    const end = at + 2 + length;
    if (length >= LONGER || end > came.length) throw new Error('this is no short answer');
    if (came[at] === A_TEXT) heard(came.toString('utf8', at + 2, end));
    else if (came[at] === A_PING) line.write(PONG);
    at = end;
  }
};

/** The bare line of a courier: the asking side should not be what is measured. */
const lineTo = (port: number): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1').setNoDelay(true);
    const asked = [
      ...['GET /api/courier HTTP/1.1', 'host: bench', 'connection: Upgrade', 'upgrade: websocket'],
      ...['sec-websocket-version: 13', `sec-websocket-key: ${randomBytes(16).toString('base64')}`],
    ];
    socket.write(`${asked.join('\r\n')}\r\n\r\n`);
    socket.once('error', reject);
    socket.once('data', (said) => {
      if (said.toString().startsWith('HTTP/1.1 101')) resolve(socket);
      else reject(new Error(`no courier is let in: ${said.toString()}`));
    });
  });

/** Goes on once it has been called so many times since. */
const counting = () => {
  let [left, all]: [number, () => void] = [0, () => undefined];
  return {
    wait: (times: number): Promise<void> =>
      new Promise((resolve) => {
        [left, all] = [times, resolve];
      }),
    one: (): void => {
      left -= 1;
      if (left === 0) all();
    },
  };
};

/**
 * The same march by courier, as the page sends its orders: one order on the line, then the next once it is answered. Who
 * listens waits for what his stream tells him of it, too.
 */
export const ourCourier = async (port: number, log: string, listens: boolean): Promise<Player> => {
  const connection = connectTo(port);
  const { id: table, keys } = await newTable(connection, log);
  connection.close();
  const key = keys[sides[0]] ?? '';
  const line = await lineTo(port);
  const { wait, one } = counting();
  const stream = listens ? await listener(port, table, key, one) : undefined;
  let said = '';
  line.on(
    'data',
    hear(line, (text) => {
      said = text;
      one();
    }),
  );
  const marches = marchesOf(UNITS);
  let given = 0;
  return {
    move: async () => {
      const order = { kind: 'march', ...marches[given % marches.length] };
      const body = { id: `${given}`, decision: `march ${given}`, order };
      const done = wait(listens ? 2 : 1);
      line.write(framed(JSON.stringify({ ask: given, table, key, body })));
      await done;
      const { to, status } = JSON.parse(said) as { readonly to: number; readonly status: number };
      if (status !== 200 || to !== given) throw new Error(`an order was not done: ${said}`);
      given += 1;
    },
    close: () => {
      line.destroy();
      stream?.destroy();
    },
  };
};
