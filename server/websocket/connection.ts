import type { Socket } from 'node:net';
import type { WebsocketAnswer } from '@grognard/engine';
import type { WebSocket } from 'ws';
import type { Caller } from '../http/caller.ts';
import { type ConnectionInfo, type Incoming, receivingFrom } from './incoming.ts';
import { type Outgoing, outgoingOn } from './outgoing.ts';

/** As many orders of one websocket may wait for their answers; it is not read further before. */
const MOST_UNDER_WAY = 64;
/** How long whoever is told to go may take over it, in milliseconds. */
const FAREWELL = 1_000;
/** And how long whoever has yet to read his answers may take before he is told. */
const LONGEST_WAIT = 5_000;
const GOING_AWAY = 1001;
const NOT_TEXT = 1003;

interface ConnectionParts {
  readonly websocket: WebSocket;
  /** The connection below it. */
  readonly socket: Socket;
  readonly caller: Caller;
  readonly info: ConnectionInfo;
  readonly incoming: Incoming;
}

/** One websocket that is open: what comes is done and answered, within bounds, until either side leaves. */
export class WebsocketConnection {
  readonly #websocket: WebSocket;
  readonly #outgoing: Outgoing;
  readonly #receive: (text: string) => Promise<WebsocketAnswer | undefined>;
  #stopListening = (): void => {};
  #underWay = 0;
  #isLeaving = false;
  #wasHeard = true;

  constructor({ websocket, socket, caller, info, incoming }: ConnectionParts) {
    this.#websocket = websocket;
    this.#outgoing = outgoingOn(websocket, socket);
    this.#receive = receivingFrom(caller, info, incoming, (wanted) => {
      this.#stopListening();
      this.#stopListening = incoming.listeners.subscribe(this.#outgoing, wanted);
    });
    websocket.on('message', (data: Buffer, isBinary) => this.#came(data, isBinary));
    websocket.on('pong', () => {
      this.#wasHeard = true;
    });
    // Who does not read is not answered.
    websocket.on('ping', (data) => {
      if (this.#outgoing.isFlowing) websocket.pong(data);
    });
    websocket.once('close', () => this.#stopListening());
  }

  /** Takes nothing more, and closes once all is answered. */
  leave(): void {
    this.#isLeaving = true;
    if (this.#underWay === 0) this.#go();
    else setTimeout(() => this.#websocket.terminate(), LONGEST_WAIT).unref();
  }

  /** Ends it if nothing has been heard since the last time. */
  checkAlive(): void {
    if (!this.#wasHeard) this.#websocket.terminate();
    this.#wasHeard = false;
    this.#websocket.ping();
  }

  #came(data: Buffer, isBinary: boolean): void {
    // Nothing is answered now, so that nothing has been promised: its sender asks again elsewhere.
    if (this.#isLeaving) return;
    if (isBinary) {
      this.#websocket.close(NOT_TEXT);
      return;
    }
    this.#underWay += 1;
    if (this.#underWay >= MOST_UNDER_WAY) this.#websocket.pause();
    void this.#receive(data.toString()).then((answer) => this.#answer(answer));
  }

  #answer(answered: WebsocketAnswer | undefined): void {
    if (answered === undefined) this.#done();
    else this.#outgoing.answer(JSON.stringify(answered), () => this.#done());
  }

  /** An order is under way until its answer is out: who does not read is not read either. */
  #done(): void {
    this.#underWay -= 1;
    if (this.#isLeaving && this.#underWay === 0) this.#go();
    else if (!this.#isLeaving && this.#websocket.isPaused) this.#websocket.resume();
  }

  #go(): void {
    this.#websocket.resume();
    this.#websocket.close(GOING_AWAY);
    setTimeout(() => this.#websocket.terminate(), FAREWELL).unref();
  }
}
