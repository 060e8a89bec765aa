import type { StreamWanted, WebsocketAnswer } from '@grognard/engine';
import type { FastifyError } from 'fastify';
import { safeParse } from 'secure-json-parse';
import { handleOrder } from '../api/orders.ts';
import { websocketListen, websocketOrder } from '../api/request-schemas.ts';
import { read } from '../api/route.ts';
import type { Services } from '../api/services.ts';
import type { Caller } from '../http/caller.ts';
import { errorResponse } from '../http/errors.ts';
import { depthError } from '../http/json-depth.ts';
import { type Limits, limiterFor, tooMany } from '../http/limits.ts';
import type { RateLimiter } from '../http/rate-limiter.ts';
import { HttpError } from '../http-error.ts';
import type { FinishedRequest } from '../requests/requests.ts';
import type { SeatListeners } from '../streams/listeners.ts';

/** Does what came as text, and says what to send back; nothing to whoever wishes to listen. */
type Receive = (text: string) => Promise<WebsocketAnswer | undefined>;

/** Lets whoever is there hear some seats, and no others from then on. */
type Listen = (wanted: StreamWanted) => void;

/** What it takes to do what comes. */
export interface Incoming {
  readonly services: Services;
  readonly listeners: SeatListeners;
  readonly take: RateLimiter;
  readonly limits?: Limits | undefined;
}

/** Nothing that could not stand in an answer: 1e999 is a number in a text, but none that can be written down again. */
const askIn = (data: unknown): number | undefined =>
  typeof data === 'object' && data !== null && 'ask' in data && Number.isSafeInteger(data.ask)
    ? Number(data.ask)
    : undefined;

/** As strict as the framework is with a body. */
const jsonIn = (text: string): unknown => {
  const refused = depthError(text);
  if (refused !== undefined) throw refused;
  const data = safeParse(text);
  if (data !== undefined && data !== null) return data;
  throw new HttpError(400, 'bad-request', 'This is no JSON.');
};

const isListen = (data: unknown): boolean => typeof data === 'object' && data !== null && 'listen' in data;

/** A websocket that is open: the id of the request it began with, and the address it comes from. */
export type ConnectionInfo = Pick<FinishedRequest, 'id' | 'address'>;

const WHERE = { method: 'WS', route: '/api/websocket' };

/** The same for what comes on a websocket as for any request: limits, schemas, keys, errors, counts. */
export const receivingFrom = (
  caller: Caller,
  { id: line, address }: ConnectionInfo,
  { services, take, limits }: Incoming,
  listen: Listen,
): Receive => {
  const takeOne = limiterFor(take, caller, limits);
  let texts = 0;
  const over = (answer: WebsocketAnswer, id: string, began: number): WebsocketAnswer => {
    services.requests.over({
      ...{ id, ...WHERE, status: answer.status, address, isTimed: true },
      seconds: (performance.now() - began) / 1000,
      bytes: () => Buffer.byteLength(JSON.stringify(answer)),
      code: 'error' in answer.answer ? answer.answer.error.code : undefined,
    });
    return answer;
  };

  return async (text) => {
    const began = performance.now();
    texts += 1;
    const id = `${line}.${texts}`;
    const wait = takeOne();
    let to: number | undefined;
    try {
      const data = jsonIn(text);
      to = askIn(data);
      if (wait > 0) throw tooMany();
      if (isListen(data)) {
        listen(read(websocketListen, data).listen);
        return undefined;
      }
      const { ask, table, key, body } = read(websocketOrder, data);
      const { status, answer } = await handleOrder(services, table, key, body);
      return over({ to: ask, status, answer }, id, began);
    } catch (error) {
      const at = { id, ...WHERE };
      const { status, body: answer } = errorResponse(error as FastifyError | HttpError, at, services.log);
      return over({ ...(to !== undefined && { to }), status, answer, ...(wait > 0 && { wait }) }, id, began);
    }
  };
};
