import type { StreamLine, WebsocketAnswer } from '@grognard/engine';
import { WebSocket } from 'ws';
import type { TestServer } from './served.ts';

/** A websocket for orders, as a client sees it. */
export interface TestWebsocket {
  /** Sends whatever it is given; the answer is the next that comes. */
  readonly send: (text: string | Buffer) => void;
  readonly carry: (order: object) => Promise<WebsocketAnswer>;
  readonly heard: readonly WebsocketAnswer[];
  /** What was told of the seats that are heard on it, and all that came, to the byte. */
  readonly lines: readonly StreamLine[];
  readonly raw: () => string;
  /** The code it was closed with. */
  readonly closed: Promise<number>;
  readonly leave: () => void;
}

const addressOf = ({ address }: Pick<TestServer, 'address'>): string =>
  `${address.replace('http', 'ws')}/api/websocket`;

export const openWebsocket = async (
  server: Pick<TestServer, 'address'>,
  headers: Readonly<Record<string, string>> = {},
): Promise<TestWebsocket> => {
  const socket = new WebSocket(addressOf(server), { headers });
  const heard: WebsocketAnswer[] = [];
  const waiting: ((answer: WebsocketAnswer) => void)[] = [];
  const lines: StreamLine[] = [];
  let raw = '';
  socket.on('message', (data: Buffer) => {
    raw += `${data.toString()}\n`;
    const said: WebsocketAnswer | StreamLine = JSON.parse(data.toString());
    if (!('status' in said)) {
      lines.push(said);
      return;
    }
    heard.push(said);
    waiting.shift()?.(said);
  });
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  await new Promise<void>((resolve, reject) => socket.once('open', resolve).once('error', reject));
  socket.on('error', () => {});
  return {
    send: (text) => socket.send(text),
    carry: (order) =>
      new Promise((resolve) => {
        waiting.push(resolve);
        socket.send(JSON.stringify(order));
      }),
    heard,
    lines,
    raw: () => raw,
    closed,
    leave: () => socket.close(),
  };
};

/** The status and the error of an upgrade that is refused. */
export const turnedAway = (
  server: Pick<TestServer, 'address'>,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ readonly status: number | undefined; readonly text: string; readonly policy: string }> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(addressOf(server), { headers });
    socket.once('open', () => reject(new Error('it was let in')));
    socket.once('unexpected-response', (_request, response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
      });
      response.once('end', () => {
        const policy = String(response.headers['content-security-policy']);
        resolve({ status: response.statusCode, text, policy });
      });
    });
  });
