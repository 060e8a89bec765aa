import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Figure } from '../figures.ts';
import { marchesOf, sides } from '../measures/march-cases.ts';
import { openingLine, UNITS } from '../measures/serving-cases.ts';
import { connectTo, newTable } from '../measures/serving-ours.ts';
import { type Started, start } from '../measures/serving-process.ts';

const ENTRIES = 5_000;

interface Left {
  readonly table: string;
  readonly key: string;
}

const kill = async ({ process: server }: Started): Promise<void> => {
  const closed = once(server, 'close');
  server.kill('SIGKILL');
  await closed;
};

/** A table with so many entries, whose server was killed. */
const leaveTable = async (folder: string): Promise<Left> => {
  const server = await start('serving-cold-process', folder);
  const connection = connectTo(server.port);
  const { id, keys } = await newTable(connection, openingLine());
  const key = keys[sides[0]] ?? '';
  const marches = marchesOf(UNITS);
  for (let given = 0; given < ENTRIES; given += 1) {
    const order = { kind: 'march', ...marches[given % marches.length] };
    const sent = { id: `${given}`, decision: `march ${given}`, order };
    const { status, text } = await connection.ask('POST', `/tables/${id}/orders`, key, sent);
    if (status !== 200) throw new Error(`an order was not done: ${status} ${text}`);
  }
  connection.close();
  await kill(server);
  return { table: id, key };
};

/** How long it has worked until now, in milliseconds of a processor. */
const workOf = async ({ process: server }: Started): Promise<number> => {
  server.kill('SIGUSR2');
  const [said] = (await once(server.stdout ?? server, 'data')) as [Buffer];
  return Number(said.toString());
};

/** What a fresh server works to show the table once; it has answered something else before. */
const openCold = async (folder: string, { table, key }: Left): Promise<number> => {
  const server = await start('serving-cold-process', folder);
  const { ask, close } = connectTo(server.port);
  await ask('GET', '/games');
  const before = await workOf(server);
  const { status } = await ask('GET', `/tables/${table}/view`, key);
  if (status !== 200) throw new Error(`the table was not shown: ${status}`);
  const worked = (await workOf(server)) - before;
  close();
  await kill(server);
  return worked;
};

/** A table that nobody has at hand: laid from its last snapshot and what came after. */
export const coldFigures = async (rounds: number): Promise<readonly Figure[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'grognard-cold-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>bench</title>');
  const left = await leaveTable(folder);
  const values: number[] = [];
  for (let round = 0; round < 3 * rounds; round += 1) values.push(await openCold(folder, left));
  rmSync(folder, { recursive: true, force: true });
  return [
    { title: `a table of ${ENTRIES} entries opened cold, work of the server`, unit: 'ms', values, most: 100 },
  ];
};
