import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Status } from '../../monitoring/status.ts';
import { type Prepare, playedServer, textAt } from './played.ts';

/** What the operator of a server is told, whatever its games are kept in. */
export const monitoringSuite = (kind: Status['store']['kind'], prepare: Prepare): void => {
  let played: Awaited<ReturnType<typeof playedServer>>;
  let clear: () => Promise<void>;

  beforeAll(async () => {
    const ground = await prepare();
    clear = ground.clear;
    played = await playedServer(ground.place);
  });

  afterAll(async () => {
    await played.close();
    await clear();
  });

  const metrics = () => textAt(played.server, '/metrics');
  const status = async (): Promise<Status> => JSON.parse(await textAt(played.server, '/status.json'));

  test('requests are counted by route and status, orders by what was said', async () => {
    const text = await metrics();
    for (const line of [
      /^grognard_requests_total\{method="POST",route="\/api\/tables",status="201"\} 3$/m,
      /^grognard_requests_total\{method="POST",route="\/api\/tables",status="400"\} 1$/m,
      /^grognard_requests_total\{method="GET",route="\/api\/tables\/:table",status="404"\} 1$/m,
      /^grognard_requests_total\{method="WS",route="\/api\/websocket",status="200"\} \d+$/m,
      /^grognard_request_seconds_count\{route="\/api\/tables\/:table\/orders"\} \d+$/m,
      /^grognard_orders_total\{answer="done"\} \d+$/m,
      /^grognard_tables_created_total 3$/m,
    ])
      expect(text).toMatch(line);
  });

  test('tables are counted in memory and in the store, by game and state', async () => {
    const text = await metrics();
    for (const line of [
      /^grognard_tables_in_memory\{game="tiny",state="over"\} 1$/m,
      /^grognard_tables_in_memory\{game="tiny",state="open"\} 1$/m,
      /^grognard_tables_in_memory\{game="tiny",state="waiting"\} 1$/m,
      /^grognard_entries_in_memory\{game="tiny",state="over"\} [1-9]\d*$/m,
      /^grognard_store_bytes [1-9]\d*$/m,
      /^grognard_store_ready 1$/m,
    ])
      expect(text).toMatch(line);
    expect((await status()).inMemory.map(({ state, tables }) => [state, tables])).toEqual([
      ['open', 1],
      ['over', 1],
      ['waiting', 1],
    ]);
  });

  test('the store, the thread, the people and the generals are watched', async () => {
    const text = await metrics();
    for (const line of [
      /^grognard_store_seconds_count\{operation="append"\} [1-9]\d*$/m,
      /^grognard_store_commit_seconds_count [1-9]\d*$/m,
      /^grognard_store_commit_orders_sum [1-9]\d*$/m,
      /^grognard_event_loop_delay_seconds\{quantile="0.99"\} [\d.e-]+$/m,
      /^grognard_generals_queue\{where="waited"\} 0$/m,
      /^grognard_streams 1$/m,
      /^grognard_websockets 1$/m,
      /^grognard_subscriptions 1$/m,
      /^grognard_connections [1-9]\d*$/m,
      /^process_resident_memory_bytes [1-9]\d*$/m,
    ])
      expect(text).toMatch(line);
    expect(/^grognard_disk_free_bytes [1-9]\d*$/m.test(text)).toBe(kind === 'sqlite');
  });

  test('the status tells the same, with the last failures and their ids', async () => {
    const told = await status();
    expect(told).toMatchObject({
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
      store: { kind, ready: true },
      people: { streams: 1, websockets: 1, seats: 1 },
      generals: { running: { waited: 0, others: 0 }, waiting: { waited: 0, others: 0 } },
      notes: [],
    });
    expect(told.store.commits?.times).toBeGreaterThan(0);
    expect(told.slowest.length).toBeGreaterThan(0);
    expect(told.failures.broken).toEqual([]);
    expect(told.failures.refused.map(({ route, status: code }) => [route, code])).toEqual([
      ['/api/tables', 400],
      ['/api/tables/:table', 404],
    ]);
    for (const { id } of told.failures.refused) expect(id).toMatch(/^[a-z0-9]{6}-/);
  });

  test.each([
    ['/metrics', {}],
    ['/status', { 'accept-language': 'en' }],
    ['/status', { 'accept-language': 'fr' }],
    ['/status.json', {}],
  ])('%s %j holds no key, no name, no secret of a game', async (path, headers) => {
    const text = await textAt(played.server, path, headers);
    expect(text).toContain('tiny');
    for (const secret of played.secrets) expect(text.includes(secret), secret).toBe(false);
  });
};
