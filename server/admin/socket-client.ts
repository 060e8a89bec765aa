import { request } from 'node:http';
import { createInterface } from 'node:readline';
import { codeOf, PlainFailure } from '../failure.ts';
import { adminSocketIn } from './socket-server.ts';
import type { TableAdmin } from './table-admin.ts';
import type { TableStatus } from './table-status.ts';

/** A server that is open, as its operator reaches it from the same machine. */
export interface AdminClient extends TableAdmin {
  status(): Promise<Readonly<Record<string, unknown>>>;
}

const linesOf = async function* (socketPath: string, path: string, body: object): AsyncGenerator<unknown> {
  const response = await new Promise<NodeJS.ReadableStream>((resolve, reject) => {
    request({ socketPath, path, method: 'POST' }, resolve).once('error', reject).end(JSON.stringify(body));
  });
  for await (const line of createInterface({ input: response })) {
    const read = JSON.parse(line);
    if (read.failure !== undefined) throw new PlainFailure(read.failure);
    if (read.error !== undefined) throw new Error(read.error);
    if (read.end === true) return;
    yield read.answer;
  }
  throw new Error('the server was closed in the midst of its answer');
};

/** Undefined when nobody listens on the socket: no server is open. */
export const connectAdmin = async (data: string): Promise<AdminClient | undefined> => {
  const socketPath = adminSocketIn(data);
  const ask = async (path: string, body: object): Promise<unknown> => {
    let last: unknown;
    for await (const each of linesOf(socketPath, path, body)) last = each;
    return last;
  };
  try {
    await ask('/status', {});
  } catch (error) {
    if (['ENOENT', 'ECONNREFUSED', 'ENOTSOCK'].includes(codeOf(error) ?? '')) return undefined;
    if (['EACCES', 'EPERM'].includes(codeOf(error) ?? ''))
      throw new PlainFailure(({ notTheOperator }) => notTheOperator(data));
    throw error;
  }
  return {
    list: () => linesOf(socketPath, '/list', {}) as AsyncGenerator<TableStatus>,
    show: async (table) => (await ask('/show', { table })) as TableStatus | undefined,
    clear: async (table, into) => (await ask('/clear', { table, into })) === true,
    replaceKey: async (table, seat) => String(await ask('/hand-back', { table, seat })),
    status: async () => (await ask('/status', {})) as Readonly<Record<string, unknown>>,
  };
};
