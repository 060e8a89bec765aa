import { expect, test } from 'vitest';
import type { Store } from '../../store/store.ts';
import { createAttending } from '../../streams/attending.ts';
import type { Hub, Line } from '../../streams/hub.ts';
import type { Outlet } from '../../streams/outlet.ts';
import type { LaidTable } from '../../tables/laid-table.ts';
import type { Tables } from '../../tables/tables.ts';
import { until } from '../store/until.ts';

/** A house in which one seat can be listened to, and what its hub and a connection are told. */
const quietHouse = () => {
  const laid = { opened: new Map([['k', { side: 'red' }]]) } as unknown as LaidTable;
  const tables = { get: async () => laid } as unknown as Tables;
  const store = { papers: async () => [] } as unknown as Store;
  const added: Line[] = [];
  const removed: Line[] = [];
  const hub = {
    add: (line: Line) => void added.push(line),
    remove: (line: Line) => void removed.push(line),
  } as unknown as Hub;
  const sent: string[] = [];
  const connection: Outlet = {
    frame: (json) => Buffer.from(json),
    send: (frame) => sent.push(frame.toString()) > 0,
    drained: async () => {},
    isFlowing: true,
    over: false,
  };
  const attending = createAttending(store, tables, hub, (error) => {
    throw error;
  });
  return { attending, connection, added, removed, sent };
};

const wanted = { seats: [{ table: 't', key: 'k', since: 0 }] };

test('what is listened to no more says nothing more, though the connection goes on', async () => {
  const { attending, connection, added, removed, sent } = quietHouse();
  const stop = attending.attend(connection, wanted);
  await until(() => added.length === 1);
  const [line] = added;
  expect(line?.outlet.send(Buffer.from('heard'))).toBe(true);
  stop();
  expect(removed).toEqual(added);
  expect(line?.outlet.over).toBe(true);
  expect(line?.outlet.send(Buffer.from('not heard'))).toBe(false);
  expect(sent.slice(1)).toEqual(['heard']);
  attending.close();
});

test('whoever stops before his table stands is not put on the list', async () => {
  const { attending, connection, added, sent } = quietHouse();
  attending.attend(connection, wanted)();
  await new Promise((resolve) => setImmediate(resolve));
  expect(added).toEqual([]);
  expect(sent.map((text) => Object.keys(JSON.parse(text)))).toEqual([['beat']]);
  attending.close();
});
