import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { StreamWanted } from '@grognard/engine';
import { createConnectionCounts } from '../http/connection-counts.ts';
import { HEADERS } from '../http/headers.ts';
import type { SeatListeners } from './listeners.ts';
import { flowOf, type Outlet } from './outlet.ts';

/** The streams of events that are open. */
export interface EventStreams {
  /** Serves the seats on a response until either side ends it. */
  open(response: ServerResponse, wanted: StreamWanted, caller: string, id: string): void;
  /** How many a caller of that name holds open. */
  openBy(caller: string): number;
  /** Ends them all; their readers come back by themselves. */
  close(): void;
  count(): number;
}

const eventFrame = (json: string, n?: number): Buffer =>
  Buffer.from(n === undefined ? `data: ${json}\n\n` : `id: ${n}\ndata: ${json}\n\n`);

/** Once its head is out, a stream is its connection: frames go straight there. */
const outletOn = (response: ServerResponse, socket: Socket): Outlet => {
  const flow = flowOf(socket);
  return {
    frame: eventFrame,
    send: (frame) => !response.writableEnded && !socket.destroyed && socket.write(frame),
    drained: flow.drained,
    get isFlowing() {
      return flow.isFlowing;
    },
    get over() {
      return response.writableEnded || socket.destroyed;
    },
  };
};

export const createEventStreams = (listeners: SeatListeners): EventStreams => {
  const responses = new Set<ServerResponse>();
  const counts = createConnectionCounts();

  return {
    open: (response, wanted, caller, id) => {
      // It lasts as long as its connection: no chunks to count.
      response.shouldKeepAlive = false;
      response.useChunkedEncodingByDefault = false;
      response.writeHead(200, {
        ...HEADERS,
        'x-request-id': id,
        'content-type': 'text/event-stream; charset=utf-8',
        'x-accel-buffering': 'no',
      });
      response.flushHeaders();
      const { socket } = response;
      if (socket === null) return;
      responses.add(response);
      counts.add(caller);
      const leave = listeners.subscribe(outletOn(response, socket), wanted);
      response.once('close', () => {
        responses.delete(response);
        counts.remove(caller);
        leave();
      });
    },
    close: () => {
      for (const response of responses) response.end();
    },
    openBy: counts.openBy,
    count: () => responses.size,
  };
};
