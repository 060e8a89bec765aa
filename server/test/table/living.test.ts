import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type OutlookAt, randomFrom } from '@grognard/engine';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { LIMITS } from '../../http/limits.ts';
import { createRateLimiter } from '../../http/rate-limiter.ts';
import { until } from '../store/until.ts';
import { anOrder, matchFrom } from './playing.ts';
import { ask, ford, listen, newTable, openServer, type TestServer } from './served.ts';

let data: string;
let server: TestServer | undefined;

beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'grognard-living-'));
});

afterEach(async () => {
  await server?.close();
  server = undefined;
  rmSync(data, { recursive: true, force: true });
});

type TestTable = Awaited<ReturnType<typeof newTable>>;

/** Plays some orders at random from both seats. */
const playSome = async (table: TestTable, orders: number, seed: number): Promise<number> => {
  const random = randomFrom(seed);
  const match = matchFrom((await table.at('red', 'GET', '')).json);
  for (let given = 0; given < orders; ) {
    for (const side of ['red', 'blue']) {
      const at: OutlookAt = (await table.at(side, 'GET', '/view')).json;
      if (at.outlook.outcome !== null) return given;
      const chosen = anOrder(match, at.outlook, { side }, random);
      if (chosen === undefined) continue;
      await table.at(side, 'POST', '/orders', { id: `${seed} ${given} ${side}`, ...chosen });
      given += 1;
    }
  }
  return orders;
};

describe('tables in memory', () => {
  test('one that had to make way is laid again as it was', async () => {
    server = await openServer({ data }, { tablesInMemory: 2 });
    const served = server;
    const tables = await Promise.all(Array.from({ length: 5 }, () => newTable(served)));
    for (const [seed, table] of tables.entries()) await playSome(table, 10, seed);
    const seen = [];
    for (const table of tables) {
      const view = (await table.at('red', 'GET', '/view')).json;
      const { messages } = (await table.at('red', 'GET', '/messages')).json;
      expect(messages.length).toBe(view.n);
      seen.push({ view, messages });
    }
    await server.close();
    server = await openServer({ data });
    for (const [place, table] of tables.entries()) {
      const path = `/tables/${table.table}`;
      const view = await ask(server, 'GET', `${path}/view`, undefined, table.keyOf('red'));
      const told = await ask(server, 'GET', `${path}/messages`, undefined, table.keyOf('red'));
      expect({ view: view.json, messages: told.json.messages }).toEqual(seen[place]);
    }
  });
});

describe('a stop', () => {
  test('answers what is under way, ends the streams, and loses nothing', async () => {
    server = await openServer({ data });
    const served = server;
    const tables = await Promise.all(Array.from({ length: 8 }, () => newTable(served)));
    const stream = await listen(server, [
      { table: tables[0]?.table, key: tables[0]?.keyOf('red'), since: 0 },
    ]);
    await until(() => stream.lines.length > 0);
    const decisions = await Promise.all(
      tables.map(async (table) => (await table.at('red', 'GET', '/view')).json.outlook.decisions[0].id),
    );
    const orders = tables.map((table, place) =>
      table
        .at('red', 'POST', '/orders', {
          id: 'a',
          decision: decisions[place],
          order: { kind: 'plan', steps: [] },
        })
        .then(
          ({ json }) => json,
          () => 'cut off',
        ),
    );
    await Promise.race(orders);
    await server.close();
    await stream.ended;
    const answers = await Promise.all(orders);
    server = await openServer({ data });
    for (const [place, table] of tables.entries()) {
      const { json } = await ask(server, 'GET', `/tables/${table.table}/view`, undefined, table.keyOf('red'));
      if (answers[place] !== 'cut off') expect(answers[place]).toEqual({ kind: 'done', n: json.n });
    }
    expect(answers).toContainEqual({ kind: 'done', n: 1 });
  });
});

describe('a stream', () => {
  test('that is cut again and again misses nothing and hears nothing twice', async () => {
    server = await openServer({ data });
    const table = await newTable(server);
    const numbers: number[] = [];
    let playing = true;
    const played = playSome(table, 60, 5).finally(() => {
      playing = false;
    });
    const key = table.keyOf('blue');
    for (let round = 0; playing; round += 1) {
      const stream = await listen(server, [{ table: table.table, key, since: numbers.length }]);
      const wanted = 1 + (round % 4);
      await until(() => !playing || stream.ids.length >= wanted);
      await stream.stop();
      numbers.push(...stream.lines.flatMap((line) => ('message' in line ? [line.message.n] : [])));
    }
    await played;
    const { n } = (await table.at('blue', 'GET', '/view')).json;
    const last = await listen(server, [{ table: table.table, key, since: numbers.length }]);
    await until(() => numbers.length + last.ids.length >= n);
    await last.stop();
    numbers.push(...last.lines.flatMap((line) => ('message' in line ? [line.message.n] : [])));
    expect(numbers).toEqual(Array.from({ length: n }, (_, place) => place + 1));
  });
});

describe('limits', () => {
  test('a meter gives so much at once and so much more a second', () => {
    let at = 0;
    const take = createRateLimiter(() => at);
    const allowance = { burst: 3, perSecond: 0.5 };
    expect([1, 2, 3, 4].map(() => take('one', allowance))).toEqual([0, 0, 0, 2]);
    expect(take('other', allowance)).toBe(0);
    at += 2000;
    expect([take('one', allowance), take('one', allowance)]).toEqual([0, 2]);
  });

  test('beyond them: 429 in the one shape, with the time to wait', async () => {
    const limits = { ...LIMITS, tables: { burst: 2, perSecond: 0.01 }, streams: 1 };
    server = await openServer({ data }, { limits });
    const table = await newTable(server);
    await newTable(server);
    const said = await ask(server, 'POST', '/tables', ford);
    expect(said.status).toBe(429);
    expect(said.json.error.code).toBe('too-many');
    expect(Number(said.headers.get('retry-after'))).toBeGreaterThan(1);
    expect((await table.at('red', 'GET', '')).status).toBe(200);
    const wanted = [{ table: table.table, key: table.keyOf('red'), since: 0 }];
    const stream = await listen(server, wanted);
    expect((await listen(server, wanted)).status).toBe(429);
    await stream.stop();
  });
});

describe('what a host reads', () => {
  test('metrics count what happened, without a name or a key', async () => {
    server = await openServer({ data });
    const table = await newTable(server);
    await playSome(table, 4, 1);
    const text = await (await fetch(`${server.address}/metrics`)).text();
    expect(text).toMatch(/^grognard_orders_total\{answer="done"\} [45]$/m);
    // They play without having sat down by name.
    expect(text).toMatch(/^grognard_tables_in_memory\{game="tiny",state="waiting"\} 1$/m);
    expect(text).toMatch(/^grognard_order_seconds_count [45]$/m);
    for (const line of text.trim().split(/\n+/))
      expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{[^}]*\})? [\d.e+-]+)$/);
    expect(text).not.toContain(table.table);
  });

  test('the description names every route, and its page runs no script', async () => {
    server = await openServer({ data });
    const { json } = await ask(server, 'GET', '/openapi.json');
    expect(json.openapi).toBe('3.1.0');
    expect(Object.keys(json.paths)).toContain('/tables/{table}/take-back/{ask}');
    expect(json.paths['/tables'].post.requestBody.content['application/json'].schema.required).toContain(
      'seats',
    );
    expect(json.paths['/tables/{table}/orders'].post.security).toEqual([{ seat: [] }]);
    const page = await ask(server, 'GET', '/docs');
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(page.text).toContain('/api/tables/:table/orders');
    expect(page.text).not.toMatch(/<script|style=|<style/);
    expect((await fetch(`${server.address}/api/docs.css`)).headers.get('content-type')).toContain('text/css');
  });
});

describe('secrets', () => {
  test('no key is kept in the store as it is', async () => {
    server = await openServer({ data });
    const table = await newTable(server);
    await table.at('red', 'POST', '/sit', { name: 'Ney', word: 'w' });
    await server.close();
    server = undefined;
    const { readFileSync, readdirSync } = await import('node:fs');
    const bytes = readdirSync(data).map((file) => readFileSync(join(data, file)).toString('latin1'));
    const kept = bytes.join('');
    expect(kept).toContain(table.table);
    for (const key of [table.owner, table.keyOf('red'), table.keyOf('blue')]) expect(kept).not.toContain(key);
  });
});
