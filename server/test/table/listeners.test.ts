import { expect, test } from 'vitest';
import type { Store } from '../../store/store.ts';
import { SeatListeners } from '../../streams/listeners.ts';
import type { Outlet } from '../../streams/outlet.ts';
import { type Subscription, Subscriptions } from '../../streams/subscriptions.ts';
import type { LiveTable } from '../../tables/live-table.ts';
import type { Tables } from '../../tables/tables.ts';
import { until } from '../store/until.ts';

/** A server in which one seat can be listened to, and what its subscriptions and a connection are told. */
const quietServer = () => {
  const live = { seatByKey: new Map([['k', { side: 'red' }]]) } as unknown as LiveTable;
  const tables = { get: async () => live } as unknown as Tables;
  const store = { documents: async () => [] } as unknown as Store;
  const added: Subscription[] = [];
  const removed: Subscription[] = [];
  const subscriptions = {
    add: (line: Subscription) => void added.push(line),
    remove: (line: Subscription) => void removed.push(line),
  } as unknown as Subscriptions;
  const sent: string[] = [];
  const connection: Outlet = {
    frame: (json) => Buffer.from(json),
    send: (frame) => sent.push(frame.toString()) > 0,
    drained: async () => {},
    isFlowing: true,
    over: false,
  };
  const failed = (error: unknown): never => {
    throw error;
  };
  const listeners = new SeatListeners({
    store,
    tables,
    subscriptions,
    noteVisit: () => {},
    seen: () => {},
    failed,
  });
  return { listeners, connection, added, removed, sent };
};

test('who cannot be served now is asked to come back, in a while that is not the same for all', async () => {
  const { connection, sent } = quietServer();
  const tables = {
    get: async () => {
      throw new Error('away');
    },
  } as unknown as Tables;
  const failures: unknown[] = [];
  const listeners = new SeatListeners({
    store: {} as Store,
    tables,
    subscriptions: {} as Subscriptions,
    noteVisit: () => {},
    seen: () => {},
    failed: (error) => failures.push(error),
  });
  for (let listener = 0; listener < 8; listener += 1) listeners.subscribe(connection, wanted);
  await until(() => failures.length === 8);
  const waits = sent.flatMap((text) => JSON.parse(text).again ?? []);
  expect(waits).toHaveLength(8);
  expect(new Set(waits).size).toBeGreaterThan(1);
  listeners.close();
});

const wanted = { seats: [{ table: 't', key: 'k', since: 0 }] };

test('whoever listens no more is taken off the list, though his connection goes on', async () => {
  const { listeners, connection, added, removed, sent } = quietServer();
  const stop = listeners.subscribe(connection, wanted);
  await until(() => added.length === 1);
  stop();
  expect(removed).toEqual(added);
  expect(sent.map((text) => Object.keys(JSON.parse(text)))).toEqual([['beat']]);
  listeners.close();
});

test('whoever stops before his table stands is not put on the list', async () => {
  const { listeners, connection, added, sent } = quietServer();
  listeners.subscribe(connection, wanted)();
  await new Promise((resolve) => setImmediate(resolve));
  expect(added).toEqual([]);
  expect(sent.map((text) => Object.keys(JSON.parse(text)))).toEqual([['beat']]);
  listeners.close();
});

test('what is listened to no more says nothing more, though the connection goes on', async () => {
  const { connection, sent } = quietServer();
  const message = { n: 1, text: '{"n":1}' };
  let live: (table: LiveTable) => void = () => {};
  const tables = {
    get: () =>
      new Promise<LiveTable>((resolve) => {
        live = resolve;
      }),
  } as unknown as Tables;
  const subscriptions = new Subscriptions({} as Store, tables, (error) => {
    throw error;
  });
  const seatLog = {
    seat: 'spectator',
    name: 'spectator',
    seqs: [1],
    latest: [message],
    bytes: 7,
    unwritten: [],
  };
  const table = { seatLogs: [seatLog] } as unknown as LiveTable;
  const lineOn = (place: number): Subscription => ({
    table: 't',
    seat: 'spectator',
    place,
    sent: 0,
    isOver: false,
    outlet: connection,
  });
  const [gone, kept] = [lineOn(0), lineOn(1)];
  subscriptions.add(gone);
  await new Promise((resolve) => setImmediate(resolve));
  // It is being served, and its table is still to be laid.
  subscriptions.remove(gone);
  live(table);
  subscriptions.add(kept);
  await new Promise((resolve) => setImmediate(resolve));
  live(table);
  await until(() => sent.length > 0);
  expect(sent).toEqual(['{"line":1,"message":{"n":1}}']);
});

test('a message that could not be read is told once it can be, though nothing wakes anybody for it', async () => {
  const { connection, sent } = quietServer();
  const seatLog = {
    seat: 'spectator',
    name: 'spectator',
    seqs: [1],
    latest: [{ n: 1, text: '{"n":1}' }],
    bytes: 7,
    unwritten: [],
  };
  const table = { seatLogs: [seatLog] } as unknown as LiveTable;
  let isAway = true;
  const tables = {
    get: async () => {
      if (isAway) throw new Error('away');
      return table;
    },
  } as unknown as Tables;
  const failures: unknown[] = [];
  const subscriptions = new Subscriptions({} as Store, tables, (error) => failures.push(error));
  for (const place of [0, 1])
    subscriptions.add({ table: 't', seat: 'spectator', place, sent: 0, isOver: false, outlet: connection });
  await until(() => failures.length > 0);
  isAway = false;
  await until(() => sent.length === 2);
  expect(sent).toEqual(['{"line":0,"message":{"n":1}}', '{"line":1,"message":{"n":1}}']);
  expect(failures).toHaveLength(1);
});
