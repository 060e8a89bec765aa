import { setTimeout } from 'node:timers/promises';
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
/** Until the thread in which the tables' logs were looked through has ended, as it does when nobody brings in more. */
const UNTIL_IDLE = 40_000;

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
  await setTimeout(UNTIL_IDLE);
  const memory = await memoryOf(server.port);
  for (const close of streams) close();
  connection.close();
  await server.stop();
  return memory;
};

const GAMES = 1_000;
const MORE = 400;
const UNTIL_TIDY = 3_000;
const ORDERS = 4;

interface Held {
  /** In megabytes, with so many games open. */
  readonly all: number;
  /** In kilobytes, for each of those that were opened after them, without what waits to be thrown away. */
  readonly more: number;
}

/** P12: the largest battle a thousand times over and more, each begun, each with both seats on a websocket. */
const openGames = async (): Promise<Held> => {
  const server = await start('serving-ours-process');
  const closing: (() => void)[] = [];
  const open = async (many: number): Promise<number> => {
    while (closing.length < many) closing.push(await playOn(server.port, closing.length, ORDERS));
    return memoryOf(server.port);
  };
  const held = async (): Promise<number> => {
    server.process.kill('SIGUSR2');
    await setTimeout(UNTIL_TIDY);
    return memoryOf(server.port);
  };
  const all = await open(GAMES);
  const before = await held();
  await open(GAMES + MORE);
  const more = (((await held()) - before) * 1024) / MORE;
  for (const close of closing) close();
  await server.stop();
  return { all, more };
};

const repeated = async <T>(rounds: number, once: () => Promise<T>): Promise<readonly T[]> => {
  const values: T[] = [];
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

export const gameFigures = async (rounds: number): Promise<readonly Figure[]> => {
  const held = await repeated(rounds, openGames);
  return [
    { title: 'P12 memory with 1,000 open games', unit: 'MB', values: held.map(({ all }) => all), most: 400 },
    { title: 'P12 and for each one more', unit: 'kB', values: held.map(({ more }) => more), most: 85 },
  ];
};
