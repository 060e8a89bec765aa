import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import { callerOf } from '../callers.ts';
import type { Couriers } from '../couriers/couriers.ts';
import type { Door } from '../couriers/door.ts';
import { Refused } from '../failure.ts';
import { type Limits, limitsFor, tooMany } from '../limits.ts';
import { answerCarried, streamLine } from './answers.ts';
import { listenCarried, orderCarried } from './asks.ts';
import { type Route, route } from './route.ts';

/** A browser lets any page knock, and says which: only our own is let in. Programs say nothing. */
const checkOrigin = ({ headers, host }: FastifyRequest): void => {
  const { origin } = headers;
  if (origin === undefined) return;
  if (URL.canParse(origin) && new URL(origin).host === host.toLowerCase()) return;
  throw new Refused(403, 'wrong-origin', 'Only the page of this house may send couriers.');
};

export const courierRoute = (door: Door, couriers: Couriers, limits?: Limits): Route =>
  route({
    method: 'GET',
    path: '/courier',
    summary:
      'A WebSocket for orders: each text is an order with the key of its seat, and its answer comes back on the same line. Seats may be heard on it as well, as on a stream.',
    texts: z.union([orderCarried, listenCarried]),
    answers: {
      101: {
        says: 'Each text that comes back is one of these.',
        shape: z.union([answerCarried, streamLine]),
      },
      426: 'Asked without an upgrade to websocket.',
    },
    handle: async ({ request, reply }) => {
      const knock = door(request.raw);
      if (knock === undefined) {
        reply.header('upgrade', 'websocket');
        throw new Refused(426, 'upgrade-needed', 'A courier comes by WebSocket.');
      }
      checkOrigin(request);
      const caller = callerOf(request);
      if (couriers.heldBy(caller.name) >= limitsFor(caller, limits).streams) throw tooMany();
      reply.code(101).hijack();
      couriers.receive(request.raw, knock, caller, { id: request.id, address: request.ip });
    },
  });
