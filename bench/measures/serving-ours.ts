import { connect } from 'node:net';
import { marchesOf, sides } from './march-cases.ts';
import { UNITS } from './serving-cases.ts';
import type { Player } from './serving-loop.ts';

interface Said {
  readonly status: number;
  readonly text: string;
}

/** A bare HTTP connection that asks one thing after the other: the asking side should not be what is measured. */
export const connectTo = (port: number) => {
  const socket = connect(port, '127.0.0.1').setNoDelay(true);
  let waiting = '';
  let arrived: (said: Said) => void = () => undefined;
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    waiting += chunk;
    const head = waiting.indexOf('\r\n\r\n');
    if (head < 0) return;
    const length = Number(/content-length: (\d+)/i.exec(waiting)?.[1] ?? 0);
    if (Buffer.byteLength(waiting) < head + 4 + length) return;
    const said = { status: Number(waiting.slice(9, 12)), text: waiting.slice(head + 4) };
    waiting = '';
    arrived(said);
  });
  const ask = (method: string, path: string, key?: string, body?: object | string): Promise<Said> =>
    new Promise((resolve) => {
      arrived = resolve;
      const text = body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body);
      const type = typeof body === 'string' ? 'application/x-ndjson' : 'application/json';
      const headers = [
        `${method} /api${path} HTTP/1.1`,
        'host: bench',
        ...(key === undefined ? [] : [`authorization: Bearer ${key}`]),
        ...(text === '' ? [] : [`content-type: ${type}`, `content-length: ${Buffer.byteLength(text)}`]),
      ];
      socket.write(`${headers.join('\r\n')}\r\n\r\n${text}`);
    });
  return { ask, close: () => socket.destroy() };
};

export type Connection = ReturnType<typeof connectTo>;

interface Table {
  readonly id: string;
  readonly keys: Readonly<Record<string, string>>;
}

const made = ({ status, text }: Said): Table => {
  if (status !== 201) throw new Error(`no table was set up: ${status} ${text}`);
  const { table, keys } = JSON.parse(text) as {
    readonly table: string;
    readonly keys: readonly { readonly seat: { readonly side: string } | string; readonly key: string }[];
  };
  const names = keys.map(({ seat, key }) => [typeof seat === 'string' ? seat : seat.side, key]);
  return { id: table, keys: Object.fromEntries(names) };
};

/** A table of the march, brought in as the log of a battle not yet begun. */
export const newTable = async ({ ask }: Connection, log: string): Promise<Table> =>
  made(await ask('POST', '/tables/import', undefined, log));

/** Marches on for ever. Every order is checked, resolved, written to disk and numbered for both seats. */
export const ourPlayer = async (port: number, log: string): Promise<Player> => {
  const connection = connectTo(port);
  const { id, keys } = await newTable(connection, log);
  const marches = marchesOf(UNITS);
  let given = 0;
  return {
    move: async () => {
      const order = { kind: 'march', ...marches[given % marches.length] };
      const sent = { id: `${given}`, decision: `march ${given}`, order };
      const said = await connection.ask('POST', `/tables/${id}/orders`, keys[sides[0]], sent);
      if (said.status !== 200) throw new Error(`an order was not done: ${said.status} ${said.text}`);
      given += 1;
    },
    close: connection.close,
  };
};
