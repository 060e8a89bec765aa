import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import { callerOf } from '../http/caller.ts';
import { type Limits, limitsFor, tooMany } from '../http/limits.ts';
import { HttpError } from '../http-error.ts';
import type { Websockets } from '../websocket/websockets.ts';
import { websocketListen, websocketOrder } from './request-schemas.ts';
import { streamLine, websocketAnswer } from './response-schemas.ts';
import { type Route, route } from './route.ts';

/** Where the websocket is, below /api. */
export const WEBSOCKET_PATH = '/websocket';

/** A browser lets any page ask, and says which: only our own is let in. Programs say nothing. */
const checkOrigin = ({ headers, host }: FastifyRequest): void => {
  const { origin } = headers;
  if (origin === undefined) return;
  if (URL.canParse(origin) && new URL(origin).host === host.toLowerCase()) return;
  throw new HttpError(403, 'wrong-origin', 'Only the page of this server may open a WebSocket.');
};

export const websocketRoute = (websockets: Websockets, limits?: Limits): Route =>
  route({
    method: 'GET',
    path: WEBSOCKET_PATH,
    summary:
      'A WebSocket for orders: each text is an order with the key of its seat, and its answer comes back on it. Seats may be heard on it as well, as on a stream.',
    texts: z.union([websocketOrder, websocketListen]),
    answers: {
      101: {
        says: 'Each text that comes back is one of these.',
        shape: z.union([websocketAnswer, streamLine]),
      },
      426: 'Asked without an upgrade to websocket.',
    },
    handle: async ({ reply }) => {
      reply.header('upgrade', 'websocket');
      throw new HttpError(426, 'upgrade-needed', 'This is a WebSocket: ask for an upgrade.');
    },
    websocket: {
      check: (request) => {
        checkOrigin(request);
        const caller = callerOf(request);
        if (websockets.openBy(caller.name) >= limitsFor(caller, limits).streams) throw tooMany();
      },
      serve: (websocket, request) =>
        websockets.serve(websocket, request.raw.socket, callerOf(request), {
          id: request.id,
          address: request.ip,
        }),
    },
  });
