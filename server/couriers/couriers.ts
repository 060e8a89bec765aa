import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { AnswerCarried } from '@grognard/engine';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Caller } from '../callers.ts';
import { createHolding } from '../holding.ts';
import { type Carrying, carryingFrom, type Opened } from './carrying.ts';
import type { Knock } from './door.ts';
import { postOn } from './post.ts';

/** The lines on which orders come and go. */
export interface Couriers {
  /** Takes a connection over. */
  receive(request: IncomingMessage, knock: Knock, caller: Caller, opened: Opened): void;
  /** How many a caller of that name holds open. */
  heldBy(caller: string): number;
  count(): number;
  /** Answers what is under way, then ends them all. */
  close(): void;
}

interface Courier {
  /** Takes nothing more, and goes once all is answered. */
  leave(): void;
  /** Ends it if nothing has been heard since the last time. */
  listen(): void;
}

/** As many orders of one line may wait for their answers; it is not read further before. */
const MOST_UNDER_WAY = 64;
const BEAT = 30_000;
/** How long whoever is told to go may take over it, in milliseconds. */
const FAREWELL = 1_000;
/** And how long whoever has yet to read his answers may take before he is told. */
const LONGEST_WAIT = 5_000;
const GOING_AWAY = 1001;
const NOT_TEXT = 1003;

const courierOn = (
  socket: WebSocket,
  under: Duplex,
  caller: Caller,
  opened: Opened,
  carrying: Carrying,
): Courier => {
  const post = postOn(socket, under);
  let stopListening = (): void => {};
  const carry = carryingFrom(caller, opened, carrying, (wanted) => {
    stopListening();
    stopListening = carrying.attending.attend(post, wanted);
  });
  let underWay = 0;
  let leaving = false;
  let heard = true;

  const go = (): void => {
    post.clear();
    socket.resume();
    socket.close(GOING_AWAY);
    setTimeout(() => socket.terminate(), FAREWELL).unref();
  };

  /** An order is under way until its answer is out: who does not read is not read either. */
  const over = (): void => {
    underWay -= 1;
    if (leaving && underWay === 0) go();
    else if (!leaving && socket.isPaused) socket.resume();
  };

  const answer = (carried: AnswerCarried | undefined): void => {
    if (carried === undefined) over();
    else post.answer(JSON.stringify(carried), over);
  };

  socket.on('message', (data: Buffer, isBinary) => {
    // Nothing is answered now, so that nothing has been promised: its sender asks again elsewhere.
    if (leaving) return;
    if (isBinary) {
      post.clear();
      socket.close(NOT_TEXT);
      return;
    }
    underWay += 1;
    if (underWay >= MOST_UNDER_WAY) socket.pause();
    void carry(data.toString()).then(answer);
  });
  socket.on('pong', () => {
    heard = true;
  });
  // Who does not read is not answered.
  socket.on('ping', (data) => {
    if (post.isFlowing) socket.pong(data);
  });
  socket.once('close', () => stopListening());
  // What breaks a line, too long a text above all, closes it as well.
  socket.on('error', () => {});

  return {
    leave: () => {
      leaving = true;
      if (underWay === 0) go();
      else setTimeout(() => socket.terminate(), LONGEST_WAIT).unref();
    },
    listen: () => {
      if (!heard) socket.terminate();
      heard = false;
      socket.ping();
    },
  };
};

export const createCouriers = (carrying: Carrying, longest: number): Couriers => {
  const welcome = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: longest,
    perMessageDeflate: false,
    autoPong: false,
  });
  const couriers = new Set<Courier>();
  let isClosed = false;
  const holding = createHolding();
  const heart = setInterval(() => {
    for (const courier of couriers) courier.listen();
  }, BEAT).unref();

  return {
    receive: (request, { socket, head }, caller, opened) =>
      welcome.handleUpgrade(request, socket, head, (line) => {
        const courier = courierOn(line, socket, caller, opened, carrying);
        couriers.add(courier);
        if (isClosed) courier.leave();
        holding.hold(caller.name);
        line.once('close', () => {
          couriers.delete(courier);
          holding.letGo(caller.name);
        });
      }),
    heldBy: holding.heldBy,
    count: () => couriers.size,
    close: () => {
      isClosed = true;
      clearInterval(heart);
      for (const courier of couriers) courier.leave();
    },
  };
};
