import type { StreamLine, StreamWanted, WebsocketAnswer, WebsocketOrder } from '@grognard/engine';
import { PATIENCE } from './patience.ts';
import { objectIn } from './reading.ts';

/** As much of the browser's WebSocket as is needed. */
type Connection = Pick<WebSocket, 'readyState' | 'send' | 'close' | 'addEventListener'>;

/** What somebody wishes to hear. */
interface Hearing {
  readonly wanted: () => StreamWanted;
  readonly hear: (line: StreamLine) => void;
  readonly signal: AbortSignal;
  /** So soon something must be heard, in milliseconds. */
  readonly firstWord: number;
}

export interface Websocket {
  /** Sends an order and brings its answer; undefined if it cannot now, or if the connection was lost. */
  send(order: Omit<WebsocketOrder, 'ask'>): Promise<WebsocketAnswer | undefined>;
  /** Brings what happens at some seats until the connection ends; false if there never was one. */
  listen(hearing: Hearing): Promise<boolean>;
}

/** A connection that is open, or about to be. */
interface Attempt {
  readonly connection: Connection;
  readonly waiting: Map<number, (answer: WebsocketAnswer | undefined) => void>;
  hear: (line: StreamLine) => void;
  ended: () => void;
}

const OPEN = 1;

/**
 * One websocket for all orders of this page and for all it hears: an order costs far less on it than as a request of its own, and its
 * answer comes together with what came of it. Nothing depends on it. An order that is not answered on it may have been given, and is
 * sent again under its own id; what is not heard on it is heard on a stream.
 */
export const keepWebsocket = (connect: () => Connection, clock: () => number = Date.now): Websocket => {
  let attempt: Attempt | undefined;
  let rested = 0;
  let isKnown = false;
  let asked = 0;

  /** Nothing more is expected of a connection, whether it knows yet that it is dead or not. */
  const end = (mine: Attempt): void => {
    if (attempt !== mine) return;
    attempt = undefined;
    for (const answer of [...mine.waiting.values()]) answer(undefined);
    mine.ended();
    mine.connection.close();
  };

  const open = (): Attempt => {
    const mine: Attempt = { connection: connect(), waiting: new Map(), hear: () => {}, ended: () => {} };
    rested = clock() + PATIENCE.refusedWebsocket;
    mine.connection.addEventListener('message', ({ data }) => {
      if (attempt !== mine) return;
      isKnown = true;
      const said = objectIn(String(data)) as WebsocketAnswer | StreamLine | undefined;
      if (said === undefined) return;
      if (!('status' in said)) mine.hear(said);
      else if (said.to !== undefined) mine.waiting.get(said.to)?.(said);
    });
    mine.connection.addEventListener('close', () => end(mine));
    attempt = mine;
    return mine;
  };

  /** Where one was granted before, another is asked for at once, should it be lost. */
  const atHand = (): Attempt | undefined => attempt ?? (isKnown || clock() >= rested ? open() : undefined);

  return {
    send: async (order) => {
      const mine = atHand();
      if (mine?.connection.readyState !== OPEN) return undefined;
      return new Promise((resolve) => {
        asked += 1;
        const ask = asked;
        // A connection that is dead without knowing it is left behind; what was sent on it goes another way.
        const timer = setTimeout(() => end(mine), PATIENCE.order);
        mine.waiting.set(ask, (answer) => {
          clearTimeout(timer);
          mine.waiting.delete(ask);
          resolve(answer);
        });
        mine.connection.send(JSON.stringify({ ask, ...order }));
      });
    },

    listen: async ({ wanted, hear, signal, firstWord }) => {
      const mine = atHand();
      if (mine === undefined) return false;
      const leave = (): void => end(mine);
      const begin = (): void => {
        if (attempt === mine) mine.connection.send(JSON.stringify({ listen: wanted() }));
      };
      return new Promise((resolve) => {
        let isHeard = false;
        const timer = setTimeout(leave, firstWord);
        mine.ended = () => {
          clearTimeout(timer);
          signal.removeEventListener('abort', leave);
          resolve(isHeard || signal.aborted);
        };
        mine.hear = (line) => {
          isHeard = true;
          clearTimeout(timer);
          hear(line);
        };
        signal.addEventListener('abort', leave);
        if (mine.connection.readyState === OPEN) begin();
        else mine.connection.addEventListener('open', begin, { once: true });
      });
    },
  };
};

const ours = (): WebSocket => new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/websocket`);

export const websocket: Websocket = keepWebsocket(ours);
