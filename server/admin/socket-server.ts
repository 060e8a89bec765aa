import { once } from 'node:events';
import { chmodSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { PlainFailure } from '../failure.ts';
import type { TableAdmin } from './table-admin.ts';

/** Where a server that is open hears its operator: a socket in the data folder, which its owner alone can reach. */
export const adminSocketIn = (data: string): string => join(data, 'in-use.socket');

/** What can be asked there, each as a path with a body of JSON; every answer is lines of JSON. */
type Asked = Readonly<Record<string, unknown>>;

const LARGEST = 100_000;
/** Systems take names of sockets up to 103 or 107 bytes, and some cut off the rest without a word. */
const LONGEST_PATH = 100;

const bodyOf = async (request: IncomingMessage): Promise<Asked> => {
  let text = '';
  for await (const chunk of request) {
    text += chunk;
    if (text.length > LARGEST) throw new Error('too large');
  }
  return text === '' ? {} : JSON.parse(text);
};

const textIn = (asked: Asked, name: string): string => String(asked[name] ?? '');

async function* answersTo(
  path: string | undefined,
  asked: Asked,
  admin: TableAdmin,
  status: () => object,
): AsyncGenerator<unknown> {
  const table = textIn(asked, 'table');
  if (path === '/list') yield* admin.list();
  else if (path === '/show') yield await admin.show(table);
  else if (path === '/clear')
    yield await admin.clear(table, asked.into === undefined ? undefined : textIn(asked, 'into'));
  else if (path === '/hand-back') yield await admin.replaceKey(table, textIn(asked, 'seat'));
  else if (path === '/status') yield status();
  else throw new Error('there is nothing at such an address');
}

const answer = async (
  request: IncomingMessage,
  response: ServerResponse,
  admin: TableAdmin,
  status: () => object,
): Promise<void> => {
  const write = (line: object): void => void response.write(`${JSON.stringify(line)}\n`);
  try {
    for await (const each of answersTo(request.url, await bodyOf(request), admin, status))
      write({ answer: each });
    write({ end: true });
  } catch (error) {
    if (error instanceof PlainFailure) write({ failure: error.said });
    else write({ error: error instanceof Error ? error.message : String(error) });
  }
  response.end();
};

/** Listens on the socket; without one, the operator has to stop the server first. Returns how to close it. */
export const openAdminSocket = async (
  data: string,
  admin: TableAdmin,
  status: () => object,
): Promise<() => Promise<void>> => {
  const path = adminSocketIn(data);
  if (process.platform === 'win32' || Buffer.byteLength(path) > LONGEST_PATH) return async () => {};
  const server = createServer((request, response) => void answer(request, response, admin, status));
  // The folder is ours alone: what lies there is of a server that fell.
  rmSync(path, { force: true });
  server.listen(path);
  await once(server, 'listening');
  chmodSync(path, 0o600);
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
};
