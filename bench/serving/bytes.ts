import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import type { Figure } from '../figures.ts';
import { marchesOf, sides } from '../measures/march-cases.ts';
import { boardgamePlayer } from '../measures/serving-boardgame.ts';
import { openingLine, UNITS } from '../measures/serving-cases.ts';
import { connectTo, newTable } from '../measures/serving-ours.ts';
import { start } from '../measures/serving-process.ts';
import { openStream } from './stream.ts';

const ORDERS = 200;

/** Stands between a server and its client and counts what the server says. */
const counting = async (port: number) => {
  let bytes = 0;
  const server = createServer((client) => {
    const behind = connect(port, '127.0.0.1');
    behind.on('data', (chunk) => {
      bytes += chunk.length;
    });
    behind.pipe(client).on('error', () => behind.destroy());
    client.pipe(behind).on('error', () => client.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, bytes: () => bytes, close: () => server.close() };
};

/** Bytes that reach a client of boardgame.io for each of its moves. */
const theirs = async (): Promise<number> => {
  const server = await start('serving-boardgame-process', 'production');
  const between = await counting(server.port);
  const player = await boardgamePlayer(between.port);
  const before = between.bytes();
  for (let i = 0; i < ORDERS; i += 1) await player.move();
  const each = (between.bytes() - before) / ORDERS;
  player.close();
  between.close();
  await server.stop();
  return each;
};

interface Ours {
  /** To a seat that listens, by its stream alone. */
  readonly listens: number;
  /** To the seat that orders: its stream, and the answer with all its headers. */
  readonly orders: number;
}

const ours = async (): Promise<Ours> => {
  const server = await start('serving-ours-process');
  const between = await counting(server.port);
  const connection = connectTo(between.port);
  const { id, keys } = await newTable(connection, openingLine());
  const [mover, other] = await Promise.all(
    sides.map((side) => openStream(server.port, [{ table: id, key: keys[side], since: 0 }])),
  );
  const marches = marchesOf(UNITS);
  const from = { mover: mover.heard().bytes, other: other.heard().bytes, answers: between.bytes() };
  for (let given = 0; given < ORDERS; given += 1) {
    const order = { kind: 'march', ...marches[given % marches.length] };
    const sent = { id: `${given}`, decision: `march ${given}`, order };
    const { status, text } = await connection.ask('POST', `/tables/${id}/orders`, keys[sides[0]], sent);
    if (status !== 200) throw new Error(`an order was not done: ${status} ${text}`);
    const heard = (): number => Math.min(mover.heard().messages, other.heard().messages);
    while (heard() <= given) await new Promise((resolve) => setTimeout(resolve, 1));
  }
  const answers = between.bytes() - from.answers;
  const told = { mover: mover.heard().bytes - from.mover, other: other.heard().bytes - from.other };
  for (const { close } of [mover, other, connection, between]) close();
  await server.stop();
  return { listens: told.other / ORDERS, orders: (told.mover + answers) / ORDERS };
};

/** P13: what travels to a seat for one order among a hundred units, beside boardgame.io's. */
export const byteFigures = async (rounds: number): Promise<readonly Figure[]> => {
  const pairs: { readonly mine: Ours; readonly rival: number }[] = [];
  for (let i = 0; i < rounds; i += 1) pairs.push({ mine: await ours(), rival: await theirs() });
  const share = (part: keyof Ours): number[] => pairs.map(({ mine, rival }) => (100 * mine[part]) / rival);
  return [
    {
      title: 'boardgame.io, bytes to a client for a move',
      unit: 'B',
      values: pairs.map(({ rival }) => rival),
    },
    {
      title: 'grognard, bytes to a seat for an order',
      unit: 'B',
      values: pairs.map(({ mine }) => mine.listens),
    },
    { title: 'P13 the share of it', unit: '%', values: share('listens'), most: 5 },
    { title: 'P13 to the seat that ordered, its answer included', unit: '%', values: share('orders') },
  ];
};
