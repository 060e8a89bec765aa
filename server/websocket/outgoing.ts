import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { flowOf, type Outlet } from '../streams/outlet.ts';

/** What goes out on a websocket: answers, and what is heard there. */
export interface Outgoing extends Outlet {
  /** Calls back when it is out: at once, unless whoever is there reads too slowly. */
  answer(text: string, out: () => void): void;
}

const AS_TEXT = { binary: false };

/** One piece of memory for all who hear it. */
const payloadOf = (text: string): Buffer => Buffer.from(text);

const corked: Duplex[] = [];

const uncorkAll = (): void => {
  for (const socket of corked.splice(0)) socket.uncork();
};

/** One wake for all of them. */
const corkUntilEndOfTick = (socket: Duplex): void => {
  if (corked.length === 0) process.nextTick(uncorkAll);
  corked.push(socket);
  socket.cork();
};

/**
 * All of a tick goes out in one write: an order's answer and the message of what came of it are told together, at half of what it
 * costs to send them one by one.
 */
export const outgoingOn = (websocket: WebSocket, socket: Duplex): Outgoing => {
  const flow = flowOf(socket);

  const put = (payload: Buffer, out?: () => void): void => {
    if (socket.writableCorked === 0) corkUntilEndOfTick(socket);
    websocket.send(payload, AS_TEXT, out);
    // Much is not held back until the end of the tick: only what has been written shows that nobody reads.
    if (socket.writableLength >= socket.writableHighWaterMark) socket.uncork();
  };

  return {
    frame: payloadOf,
    send: (payload) => {
      put(payload);
      return flow.isFlowing;
    },
    answer: (text, out) => {
      if (flow.isFlowing) {
        put(payloadOf(text));
        out();
      } else put(payloadOf(text), out);
    },
    drained: flow.drained,
    get isFlowing() {
      return flow.isFlowing;
    },
    get over() {
      return websocket.readyState !== websocket.OPEN;
    },
  };
};
