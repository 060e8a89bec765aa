import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { StreamWanted } from '@grognard/engine';
import { HEADERS } from '../headers.ts';
import { createHolding } from '../holding.ts';
import type { Store } from '../store/store.ts';
import { seatBehind } from '../tables/laid-table.ts';
import type { Tables } from '../tables/tables.ts';
import { openAsks } from '../tables/taking-back.ts';
import { dataFrame, type Hub, type Line, type Outlet } from './hub.ts';

/** The streams that are open. */
export interface Streams {
  /** Serves the seats on a response until either side ends it. */
  open(response: ServerResponse, wanted: StreamWanted, address: string): Promise<void>;
  /** How many an address holds open. */
  heldBy(address: string): number;
  /** Ends them all; their readers come back by themselves. */
  close(): void;
  count(): number;
}

const BEAT = 15_000;

/** Once its head is out, a stream is its connection: frames go straight there. */
const outletOn = (response: ServerResponse, socket: Socket): Outlet => ({
  send: (frame) => !response.writableEnded && !socket.destroyed && socket.write(frame),
  drained: async () => {
    if (socket.writableNeedDrain && !socket.destroyed)
      await Promise.race([once(socket, 'drain'), once(socket, 'close')]);
  },
  get over() {
    return response.writableEnded || socket.destroyed;
  },
});

export const createStreams = (store: Store, tables: Tables, hub: Hub): Streams => {
  const responses = new Set<ServerResponse>();
  const holding = createHolding();
  const heart = setInterval(() => {
    const beat = dataFrame({ beat: Date.now() });
    for (const { socket } of responses) if (socket?.writableNeedDrain === false) socket.write(beat);
  }, BEAT).unref();

  const lineFor = async (
    { table, key, since }: StreamWanted['seats'][number],
    place: number,
    stream: Outlet,
  ): Promise<Line | undefined> => {
    const laid = await tables.get(table);
    const seat = laid === undefined ? undefined : seatBehind(laid, key);
    return seat === undefined ? undefined : { table, seat, place, sent: since, stream };
  };

  return {
    open: async (response, { seats }, address) => {
      // It lasts as long as its connection: no chunks to count.
      response.shouldKeepAlive = false;
      response.useChunkedEncodingByDefault = false;
      response.writeHead(200, {
        ...HEADERS,
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      });
      response.flushHeaders();
      const { socket } = response;
      if (socket === null) return;
      responses.add(response);
      holding.hold(address);
      const stream = outletOn(response, socket);
      const lines: Line[] = [];
      response.once('close', () => {
        responses.delete(response);
        holding.letGo(address);
        for (const line of lines) hub.remove(line);
      });
      stream.send(dataFrame({ beat: Date.now() }));
      for (const [place, wanted] of seats.entries()) {
        const line = await lineFor(wanted, place, stream);
        if (stream.over) return;
        if (line === undefined) stream.send(dataFrame({ line: place, closed: 'no-seat' }));
        else {
          lines.push(line);
          hub.add(line);
          // A wish may have waited while nobody listened.
          for (const ask of await openAsks(store, line.table))
            stream.send(dataFrame({ line: place, notice: { kind: 'ask', ask } }));
        }
      }
    },
    close: () => {
      clearInterval(heart);
      for (const response of responses) response.end();
    },
    heldBy: holding.heldBy,
    count: () => responses.size,
  };
};
