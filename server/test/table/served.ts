import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Seat, SeatWanted, StreamLine, TableMade } from '@grognard/engine';
import { bundle } from '../../../tools/bundle.ts';
import { type ServeOptions, type StoreLocation, serve } from '../../index.ts';

/** A server of its own for a test, as a client sees it. */
export interface TestServer {
  readonly address: string;
  readonly close: () => Promise<void>;
}

type Overrides = NonNullable<Parameters<typeof serve>[1]>;

let script: Promise<string> | undefined;

/** The script of all threads, made from the sources once a test file. */
export const threadsScript = (): Promise<string> => {
  script ??= bundle(join(import.meta.dirname, 'threads.ts'), 'process');
  return script;
};

export const emptyPages = (): string => {
  const pages = mkdtempSync(join(tmpdir(), 'grognard-pages-'));
  writeFileSync(join(pages, 'index.html'), '<!doctype html><title>a page</title>');
  return pages;
};

export const openServer = async (
  place: StoreLocation & Pick<ServeOptions, 'say' | 'drain'>,
  manner: Overrides = {},
): Promise<TestServer> => {
  const pages = emptyPages();
  const worker = await threadsScript();
  const served = await serve(
    { port: 0, host: '127.0.0.1', pages, drain: 0, ...place },
    { tiny: true, worker, ...manner, inspection: { worker, ...manner.inspection } },
  );
  return {
    address: served.address,
    close: async () => {
      await served.close();
      rmSync(pages, { recursive: true, force: true });
    },
  };
};

export interface Said {
  readonly status: number;
  readonly text: string;
  readonly json: ReturnType<typeof JSON.parse>;
  readonly headers: Headers;
}

/** Asks the server something and reads all of the answer. */
export const ask = async (
  { address }: Pick<TestServer, 'address'>,
  method: string,
  path: string,
  body?: unknown,
  key?: string,
  signal?: AbortSignal,
): Promise<Said> => {
  const response = await fetch(`${address}/api${path}`, {
    method,
    signal: signal ?? null,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(key !== undefined && { authorization: `Bearer ${key}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, text, json: jsonIn(text), headers: response.headers };
};

const jsonIn = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const RED: Seat = { side: 'red' };
const BLUE: Seat = { side: 'blue' };
export const both: readonly SeatWanted[] = [
  { seat: RED, by: 'link' },
  { seat: BLUE, by: 'link' },
];

export const ford = { game: 'tiny', scenario: 'ford', seats: both } as const;

/** A new table, and a way to ask things at each of its seats. */
export const newTable = async (server: TestServer, wanted: object = ford) => {
  const { status, json } = await ask(server, 'POST', '/tables', wanted);
  if (status !== 201) throw new Error(`no table: ${status} ${JSON.stringify(json)}`);
  const made: TableMade = json;
  const keyOf = (name: string): string => {
    const found = made.keys.find(({ seat }) => (typeof seat === 'string' ? seat : seat.side) === name);
    if (found === undefined) throw new Error(`nobody has a key to ${name}`);
    return found.key;
  };
  const at = (name: string, method: string, path: string, body?: unknown): Promise<Said> =>
    ask(server, method, `/tables/${made.table}${path}`, body, keyOf(name));
  return { ...made, keyOf, at };
};

/** Reads a stream line by line until told to stop. */
export const listen = async ({ address }: Pick<TestServer, 'address'>, seats: readonly object[]) => {
  const ending = new AbortController();
  const response = await fetch(`${address}/api/stream`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ seats }),
    signal: ending.signal,
  });
  const lines: StreamLine[] = [];
  const ids: string[] = [];
  let raw = '';
  const reading = (async () => {
    let rest = '';
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) {
      const text = decoder.decode(chunk, { stream: true });
      raw += text;
      const parts = `${rest}${text}`.split('\n');
      rest = parts.pop() ?? '';
      for (const part of parts) {
        if (part.startsWith('data: ')) lines.push(JSON.parse(part.slice(6)));
        if (part.startsWith('id: ')) ids.push(part.slice(4));
      }
    }
  })().catch(() => {});
  return {
    status: response.status,
    headers: response.headers,
    lines,
    ids,
    raw: () => raw,
    /** When the server ends it. */
    ended: reading,
    stop: async () => {
      ending.abort();
      await reading;
    },
  };
};
