import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type OutlookAt, randomFrom } from '@grognard/engine';
import { expect } from 'vitest';
import type { StoreLocation } from '../../index.ts';
import { anOrder, matchFrom } from './playing.ts';
import { ask, ford, newTable, threadsScript } from './served.ts';

/** A server in a process of its own. */
export interface Child {
  readonly address: string;
  readonly process: ChildProcess;
}

/** An order that the server said was done, and where it was told. */
interface Acknowledged {
  readonly id: string;
  readonly decision: string;
  readonly n: number;
}

/** A table that is being played while something happens to the server. */
export interface Played {
  readonly path: string;
  readonly keys: Readonly<Record<string, string>>;
  readonly done: Record<string, Acknowledged[]>;
  readonly finished: { over: boolean };
}

export const startChild = async (
  script: string,
  { data, databaseUrl = '' }: StoreLocation,
  pages: string,
  { worker, manner = {} }: { readonly worker?: string; readonly manner?: object } = {},
): Promise<Child> => {
  const threads = worker ?? (await threadsScript());
  const words = [script, data, databaseUrl, pages, threads, '127.0.0.1', JSON.stringify(manner)];
  const child = spawn(process.execPath, words);
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => {
    complaint += chunk.toString();
  });
  const ended = once(child, 'close').then(() => {
    throw new Error(`the server ended by itself: ${complaint}`);
  });
  ended.catch(() => {});
  const [said] = (await Promise.race([once(child.stdout, 'data'), ended])) as [Buffer];
  return { address: said.toString().trim(), process: child };
};

export const newPlayed = async (child: Child): Promise<Played> => {
  const { table, keyOf } = await newTable({ ...child, close: async () => {} }, ford);
  return {
    path: `/tables/${table}`,
    keys: { red: keyOf('red'), blue: keyOf('blue') },
    done: { red: [], blue: [] },
    finished: { over: false },
  };
};

export const acknowledgedAt = (tables: readonly Played[]): number =>
  tables.flatMap(({ done }) => Object.values(done).flat()).length;

/** One order at random from each seat, if it has any to give. */
export const playOnce = async (child: Child, played: Played, seed: number): Promise<void> => {
  const random = randomFrom(seed);
  for (const [side, key] of Object.entries(played.keys)) {
    const facts = (await ask(child, 'GET', played.path, undefined, key)).json;
    const at: OutlookAt = (await ask(child, 'GET', `${played.path}/view`, undefined, key)).json;
    played.finished.over = at.outlook.outcome !== null;
    const chosen = anOrder(matchFrom(facts), at.outlook, { side }, random);
    if (chosen === undefined) continue;
    const id = `${seed} ${side}`;
    const { json, status } = await ask(child, 'POST', `${played.path}/orders`, { id, ...chosen }, key);
    expect(status).toBe(200);
    played.done[side]?.push({ id, decision: chosen.decision, n: json.n });
  }
};

/** Every order that was answered is there: sent again, it is done already, under the same number. */
export const checkPlayed = async (child: Child, played: Played, seed: number): Promise<void> => {
  for (const [side, key] of Object.entries(played.keys)) {
    const orders = played.done[side] ?? [];
    for (const { id, decision, n } of orders) {
      const again = { id, decision, order: { kind: 'nothing of the sort' } };
      const { json } = await ask(child, 'POST', `${played.path}/orders`, again, key);
      expect(json, `${side}’s order ${id} at ${played.path}`).toEqual({ kind: 'done', n });
    }
    const { json } = await ask(child, 'GET', `${played.path}/messages?limit=500`, undefined, key);
    const numbers = json.messages.map((message: { n: number }) => message.n);
    expect(numbers).toEqual(numbers.map((_: number, place: number) => place + 1));
    expect(numbers.length).toBeGreaterThanOrEqual(orders.at(-1)?.n ?? 0);
  }
  // And the battle goes on.
  if (!played.finished.over) await playOnce(child, played, -seed - 1);
};
