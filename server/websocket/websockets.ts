import type { Socket } from 'node:net';
import type { WebsocketAnswer } from '@grognard/engine';
import type { WebSocket } from 'ws';
import type { Caller } from '../http/caller.ts';
import { createConnectionCounts } from '../http/connection-counts.ts';
import { type ConnectionInfo, type Incoming, receivingFrom } from './incoming.ts';
import { outgoingOn } from './outgoing.ts';

/** The websockets on which orders come and go. */
export interface Websockets {
  /** Serves one that has just been opened, on the connection below it. */
  serve(websocket: WebSocket, socket: Socket, caller: Caller, connection: ConnectionInfo): void;
  /** How many a caller of that name holds open. */
  openBy(caller: string): number;
  count(): number;
  /** Answers what is under way, then closes them all. */
  close(): void;
}

interface Served {
  /** Takes nothing more, and closes once all is answered. */
  leave(): void;
  /** Ends it if nothing has been heard since the last time. */
  listen(): void;
}

/** As many orders of one websocket may wait for their answers; it is not read further before. */
const MOST_UNDER_WAY = 64;
const BEAT = 30_000;
/** How long whoever is told to go may take over it, in milliseconds. */
const FAREWELL = 1_000;
/** And how long whoever has yet to read his answers may take before he is told. */
const LONGEST_WAIT = 5_000;
const GOING_AWAY = 1001;
const NOT_TEXT = 1003;

const served = (
  websocket: WebSocket,
  socket: Socket,
  caller: Caller,
  connection: ConnectionInfo,
  incoming: Incoming,
): Served => {
  const outgoing = outgoingOn(websocket, socket);
  let stopListening = (): void => {};
  const receive = receivingFrom(caller, connection, incoming, (wanted) => {
    stopListening();
    stopListening = incoming.listeners.subscribe(outgoing, wanted);
  });
  let underWay = 0;
  let leaving = false;
  let heard = true;

  const go = (): void => {
    websocket.resume();
    websocket.close(GOING_AWAY);
    setTimeout(() => websocket.terminate(), FAREWELL).unref();
  };

  /** An order is under way until its answer is out: who does not read is not read either. */
  const over = (): void => {
    underWay -= 1;
    if (leaving && underWay === 0) go();
    else if (!leaving && websocket.isPaused) websocket.resume();
  };

  const answer = (answered: WebsocketAnswer | undefined): void => {
    if (answered === undefined) over();
    else outgoing.answer(JSON.stringify(answered), over);
  };

  websocket.on('message', (data: Buffer, isBinary) => {
    // Nothing is answered now, so that nothing has been promised: its sender asks again elsewhere.
    if (leaving) return;
    if (isBinary) {
      websocket.close(NOT_TEXT);
      return;
    }
    underWay += 1;
    if (underWay >= MOST_UNDER_WAY) websocket.pause();
    void receive(data.toString()).then(answer);
  });
  websocket.on('pong', () => {
    heard = true;
  });
  // Who does not read is not answered.
  websocket.on('ping', (data) => {
    if (outgoing.isFlowing) websocket.pong(data);
  });
  websocket.once('close', () => stopListening());

  return {
    leave: () => {
      leaving = true;
      if (underWay === 0) go();
      else setTimeout(() => websocket.terminate(), LONGEST_WAIT).unref();
    },
    listen: () => {
      if (!heard) websocket.terminate();
      heard = false;
      websocket.ping();
    },
  };
};

export const createWebsockets = (incoming: Incoming): Websockets => {
  const open = new Set<Served>();
  let isClosed = false;
  const counts = createConnectionCounts();
  const heart = setInterval(() => {
    for (const each of open) each.listen();
  }, BEAT).unref();

  return {
    serve: (websocket, socket, caller, connection) => {
      const mine = served(websocket, socket, caller, connection, incoming);
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
