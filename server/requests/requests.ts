import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isProbe } from '../http/limits.ts';
import type { Metrics } from '../monitoring/metrics.ts';
import { type Failures, keepFailures } from './failures.ts';
import { type Logged, logRequests } from './log.ts';

/** A request that is over, as it is counted and logged. */
export interface FinishedRequest {
  readonly id: string;
  readonly method: string;
  /** Its pattern: an address may hold the id of a table. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
  /** Whether the time says how long somebody worked at it: not for what stays open. */
  readonly isTimed: boolean;
  readonly bytes: () => number | undefined;
  readonly address: string;
  /** Of a failure. */
  readonly code?: string | undefined;
}

export interface Requests {
  over(answered: FinishedRequest): void;
  readonly failures: Failures;
}

declare module 'fastify' {
  interface FastifyReply {
    /** The code of the failure that is told. */
    failure: string | undefined;
  }
}

const NOWHERE = 'nowhere';
/** As proxies note one whose asker has left before he was answered. */
const LEFT = 499;
const UPGRADED = 101;

export const openRequests = (
  app: FastifyInstance,
  metrics: Metrics,
  logged: readonly Logged[] = [],
): Requests => {
  const failures = keepFailures();
  const log = logRequests(app.log, logged);
  return {
    failures,
    over: (answered) => {
      metrics.request(answered);
      failures.note(answered);
      log(answered);
    },
  };
};

export const routeOf = ({ routeOptions }: FastifyRequest): string => routeOptions.url ?? NOWHERE;

const statusOf = ({ ws }: FastifyRequest, { raw, sent }: FastifyReply): number => {
  if (raw.headersSent) return raw.statusCode;
  // A websocket is answered past the reply.
  return ws && sent ? UPGRADED : LEFT;
};

const lengthOf = (reply: FastifyReply): number | undefined => {
  const length = Number(reply.getHeader('content-length'));
  return Number.isSafeInteger(length) ? length : undefined;
};

/** Every answer carries the id of its request, and is noted when its connection is done with it. */
export const noteRequests = (app: FastifyInstance, { over }: Requests): void => {
  app.decorateReply('failure', undefined);
  app.addHook('onRequest', (request, reply, done) => {
    const began = performance.now();
    reply.header('x-request-id', request.id);
    reply.raw.once('close', () =>
      over({
        id: request.id,
        method: request.method,
        route: routeOf(request),
        status: statusOf(request, reply),
        seconds: (performance.now() - began) / 1000,
        isTimed: reply.raw.writableFinished,
        bytes: () => lengthOf(reply),
        address: request.ip,
        // Whoever looks every second whether the server is ready knows by himself that it is not.
        code: isProbe(request) ? undefined : reply.failure,
      }),
    );
    done();
  });
};
