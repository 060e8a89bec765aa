import { connect, type Socket } from 'node:net';
import type { Work } from '../measure.ts';
import { marchesOf, sides } from './march-cases.ts';
import { openingLine, UNITS } from './serving-cases.ts';
import { connectTo, newTable } from './serving-ours.ts';

const MARK = '"message":';

/** A stream that only counts the messages it hears. */
export const listener = (port: number, table: string, key: string, hear: () => void): Promise<Socket> =>
  new Promise((resolve) => {
    const body = JSON.stringify({ seats: [{ table, key, since: 0 }] });
    const socket = connect(port, '127.0.0.1');
    socket.write(
      `POST /api/stream HTTP/1.1\r\nhost: bench\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
    );
    socket.once('data', () => resolve(socket));
    socket.setEncoding('latin1').on('data', (chunk: string) => {
      for (let at = chunk.indexOf(MARK); at >= 0; at = chunk.indexOf(MARK, at + 1)) hear();
    });
  });

/** One table with a thousand streams of its spectator: an order is told when all have heard of it. */
export const ourFanOut = async (port: number, clients: number) => {
  const connection = connectTo(port);
  const { id, keys } = await newTable(connection, openingLine(true));
  let heard = 0;
  let wanted = Number.POSITIVE_INFINITY;
  let arrived: () => void = () => undefined;
  const hear = (): void => {
    heard += 1;
    if (heard === wanted) arrived();
  };
  const sockets = await Promise.all(
    Array.from({ length: clients }, () => listener(port, id, keys.spectator, hear)),
  );
  const marches = marchesOf(UNITS);
  let given = 0;
  const work: Work = async (times) => {
    for (let i = 0; i < times; i += 1) {
      wanted = heard + clients;
      const all = new Promise<void>((resolve) => {
        arrived = resolve;
      });
      const order = { kind: 'march', ...marches[given % marches.length] };
      const sent = { id: `${given}`, decision: `march ${given}`, order };
      const { status, text } = await connection.ask('POST', `/tables/${id}/orders`, keys[sides[0]], sent);
      if (status !== 200) throw new Error(`an order was not done: ${status} ${text}`);
      given += 1;
      await all;
    }
    return times;
  };
  const close = (): void => {
    for (const socket of sockets) socket.destroy();
    connection.close();
  };
  return { work, close };
};
