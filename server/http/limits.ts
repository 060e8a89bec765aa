import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError } from '../http-error.ts';
import { type Caller, callerOf } from './caller.ts';
import type { RateLimit, RateLimiter } from './rate-limiter.ts';

export interface Limits {
  readonly all: RateLimit;
  /** Setting up and importing tables, which costs more. */
  readonly tables: RateLimit;
  /** Streams held open at the same time, and as many websockets. */
  readonly streams: number;
  /** Connections of whatever kind. */
  readonly connections: number;
  /** What may come in from elsewhere to be kept, logs and scenarios, in bytes an hour. */
  readonly imports: number;
}

export const LIMITS: Limits = {
  all: { burst: 300, perSecond: 60 },
  tables: { burst: 30, perSecond: 0.5 },
  streams: 60,
  connections: 250,
  imports: 64 * 1024 * 1024,
};

/** On one's own machine nobody needs protection from oneself. */
const OWN_MACHINE: Limits = {
  all: { burst: 100_000, perSecond: 100_000 },
  tables: { burst: 10_000, perSecond: 1_000 },
  streams: 20_000,
  connections: 50_000,
  imports: 64 * 1024 * 1024 * 1024,
};

export const limitsFor = ({ own }: Caller, limits: Limits | undefined): Limits =>
  limits ?? (own ? OWN_MACHINE : LIMITS);

const HOUR = 3600;

/** Takes the room for so many bytes that are to be kept. */
export const takeImportQuota = (
  take: RateLimiter,
  caller: Caller,
  bytes: number,
  limits: Limits | undefined,
  hosts?: number,
): void => {
  const { imports: usual } = limitsFor(caller, limits);
  const imports = caller.own ? usual : (hosts ?? usual);
  if (take(`imports ${caller.name}`, { burst: imports, perSecond: imports / HOUR }, bytes) === 0) return;
  const megabytes = Math.floor(imports / 1024 / 1024);
  throw new HttpError(
    429,
    'too-many',
    `No more than ${megabytes} MB an hour are taken in from one address: wait, or ask its operator.`,
  );
};

export const tooMany = (): HttpError =>
  new HttpError(429, 'too-many', 'Too much was asked from this address: wait a little.');

const makesTables = (method: string, url: string): boolean =>
  method === 'POST' && /^\/api\/tables(\/import)?\/?(\?|$)/.test(url);

/** Whoever watches the server must not take a busy hour for its end. */
const PROBES: readonly (string | undefined)[] = ['/health', '/ready'];
export const isProbe = ({ routeOptions }: FastifyRequest): boolean => PROBES.includes(routeOptions.url);

/** Counts whatever somebody asks, whichever way it comes. */
export const limiterFor = (take: RateLimiter, caller: Caller, given?: Limits): (() => number) => {
  const [name, { all }] = [`all ${caller.name}`, limitsFor(caller, given)];
  return () => take(name, all);
};

/** Nobody may ask so much that others wait. */
export const limitRates = (app: FastifyInstance, take: RateLimiter, given?: Limits): void => {
  app.addHook('onRequest', (request, reply, done) => {
    const { method, url } = request;
    if (isProbe(request)) {
      done();
      return;
    }
    const caller = callerOf(request);
    const { tables } = limitsFor(caller, given);
    const wait = Math.max(
      limiterFor(take, caller, given)(),
      makesTables(method, url) ? take(`tables ${caller.name}`, tables) : 0,
    );
    if (wait === 0) {
      done();
      return;
    }
    reply.header('retry-after', String(wait));
    done(tooMany());
  });
};
