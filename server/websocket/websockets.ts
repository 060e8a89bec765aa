import type { Socket } from 'node:net';
import type { WebSocket } from 'ws';
import type { Caller } from '../http/caller.ts';
import { createConnectionCounts } from '../http/connection-counts.ts';
import { WebsocketConnection } from './connection.ts';
import type { ConnectionInfo, Incoming } from './incoming.ts';

/** The websockets on which orders come and go. */
export interface Websockets {
  /** Serves one that has just been opened, on the connection below it. */
  serve(websocket: WebSocket, socket: Socket, caller: Caller, info: ConnectionInfo): void;
  /** How many a caller of that name holds open. */
  openBy(caller: string): number;
  count(): number;
  /** Answers what is under way, then closes them all. */
  close(): void;
}

const BEAT = 30_000;

export const createWebsockets = (incoming: Incoming): Websockets => {
  const open = new Set<WebsocketConnection>();
  let isClosed = false;
  const counts = createConnectionCounts();
  const heart = setInterval(() => {
    for (const each of open) each.checkAlive();
  }, BEAT).unref();

  return {
    serve: (websocket, socket, caller, info) => {
      const mine = new WebsocketConnection({ websocket, socket, caller, info, incoming });
      open.add(mine);
      if (isClosed) mine.leave();
      counts.add(caller.name);
      websocket.once('close', () => {
        open.delete(mine);
        counts.remove(caller.name);
      });
    },
    openBy: counts.openBy,
    count: () => open.size,
    close: () => {
      isClosed = true;
      clearInterval(heart);
      for (const each of open) each.leave();
    },
  };
};
