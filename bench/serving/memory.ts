import type { Figure } from '../figures.ts';
import { openingLine } from '../measures/serving-cases.ts';
import { connectTo, newTable } from '../measures/serving-ours.ts';
import { start } from '../measures/serving-process.ts';
import { playOn } from './battles.ts';
import { openLine, openStream } from './stream.ts';

const MEGABYTE = 1024 * 1024;

/** What the server says of its own memory, in megabytes. */
const memoryOf = async (port: number): Promise<number> => {
  const told = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\d+)/m.exec(told)?.[1]) / MEGABYTE;
};

const IDLE = 10_000;
const IDLE_TABLES = 500;
const AT_ONCE = 200;

/** P8: streams that nobody speaks on, or websockets on which nobody orders. */
const idle = async (open: typeof openStream): Promise<number> => {
  const server = await start('serving-ours-process');
  const connection = connectTo(server.port);
  const log = openingLine(true);
  const tables: Awaited<ReturnType<typeof newTable>>[] = [];
  for (let i = 0; i < IDLE_TABLES; i += 1) tables.push(await newTable(connection, log));
  const streams: (() => void)[] = [];
  while (streams.length < IDLE) {
    const seats = Array.from({ length: AT_ONCE }, (_, i) => tables[(streams.length + i) % IDLE_TABLES]);
    const opened = await Promise.all(
      seats.map(({ id, keys }) => open(server.port, [{ table: id, key: keys.spectator, since: 0 }])),
    );
    streams.push(...opened.map(({ close }) => close));
  }
  const memory = await memoryOf(server.port);
  for (const close of streams) close();
  connection.close();
  await server.stop();
  return memory;
};

const GAMES = 1_000;
const ORDERS = 4;

/** P12: the largest battle a thousand times over, each begun, each with both seats on a websocket. */
const openGames = async (): Promise<number> => {
  const server = await start('serving-ours-process');
  const closing: (() => void)[] = [];
  for (let seed = 0; seed < GAMES; seed += 1) closing.push(await playOn(server.port, seed, ORDERS));
  const memory = await memoryOf(server.port);
  for (const close of closing) close();
  await server.stop();
  return memory;
};

const repeated = async (rounds: number, once: () => Promise<number>): Promise<readonly number[]> => {
  const values: number[] = [];
  for (let i = 0; i < rounds; i += 1) values.push(await once());
  return values;
};

export const idleFigures = async (rounds: number): Promise<readonly Figure[]> => [
  {
    title: 'P8 memory with 10,000 idle streams',
    unit: 'MB',
    values: await repeated(rounds, () => idle(openStream)),
    most: 300,
  },
  {
    title: 'P8 the same on websockets, as the page listens',
    unit: 'MB',
    values: await repeated(rounds, () => idle(openLine)),
    most: 300,
  },
];

export const gameFigures = async (rounds: number): Promise<readonly Figure[]> => [
  {
    title: 'P12 memory with 1,000 open games',
    unit: 'MB',
    values: await repeated(rounds, openGames),
    most: 500,
  },
];
