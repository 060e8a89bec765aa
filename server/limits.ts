import type { FastifyInstance } from 'fastify';
import { Refused } from './failure.ts';

/** How much one address may ask: so many at once, and so many more a second. */
interface Allowance {
  readonly atOnce: number;
  readonly aSecond: number;
}

export interface Limits {
  readonly all: Allowance;
  /** Setting up and importing tables, which costs more. */
  readonly tables: Allowance;
  /** Streams held open at the same time, and as many couriers. */
  readonly streams: number;
}

export const LIMITS: Limits = {
  all: { atOnce: 300, aSecond: 60 },
  tables: { atOnce: 30, aSecond: 0.5 },
  streams: 60,
};

/** On one's own machine nobody needs protection from oneself. */
const OWN_MACHINE: Limits = {
  all: { atOnce: 100_000, aSecond: 100_000 },
  tables: { atOnce: 10_000, aSecond: 1_000 },
  streams: 20_000,
};

const isOwn = (address: string): boolean => /^(127\.|::1$|::ffff:127\.)/.test(address);

export const limitsFor = (address: string, limits: Limits | undefined): Limits =>
  limits ?? (isOwn(address) ? OWN_MACHINE : LIMITS);

interface Bucket {
  left: number;
  at: number;
  /** When it was last put behind all others. */
  seen: number;
}

const MANY = 50_000;
const OF_LATE = 1000;

/** Takes one of what an address may have. Says in how many seconds there is more, or 0. */
export type Meter = (name: string, allowance: Allowance) => number;

/** Counts what each address has left. */
export const createMeter = (clock: () => number = Date.now): Meter => {
  const buckets = new Map<string, Bucket>();
  return (name, { atOnce, aSecond }) => {
    const at = clock();
    const known = buckets.get(name);
    const bucket = known ?? { left: atOnce, at, seen: at };
    const left = Math.min(atOnce, bucket.left + ((at - bucket.at) / 1000) * aSecond);
    bucket.left = left >= 1 ? left - 1 : left;
    bucket.at = at;
    // The longest unseen address is forgotten first: by then its bucket is full again.
    if (known === undefined && buckets.size >= MANY) buckets.delete(buckets.keys().next().value ?? '');
    if (known === undefined || at - bucket.seen >= OF_LATE) {
      bucket.seen = at;
      buckets.delete(name);
      buckets.set(name, bucket);
    }
    return left >= 1 ? 0 : Math.ceil((1 - left) / aSecond);
  };
};

export const tooMany = (): Refused =>
  new Refused(429, 'too-many', 'Too much was asked from this address: wait a little.');

const makesTables = (method: string, url: string): boolean =>
  method === 'POST' && /^\/api\/tables(\/import)?\/?(\?|$)/.test(url);

/** Counts whatever an address asks, whichever way it comes. */
export const meterOf = (take: Meter, ip: string, given?: Limits): (() => number) => {
  const [name, { all }] = [`all ${ip}`, limitsFor(ip, given)];
  return () => take(name, all);
};

/** Nobody may ask so much that others wait. */
export const limitRates = (app: FastifyInstance, take: Meter, given?: Limits): void => {
  app.addHook('onRequest', (request, reply, done) => {
    const { ip, method, url } = request;
    const limits = limitsFor(ip, given);
    const wait = Math.max(
      meterOf(take, ip, given)(),
      makesTables(method, url) ? take(`tables ${ip}`, limits.tables) : 0,
    );
    if (wait === 0) {
      done();
      return;
    }
    reply.header('retry-after', String(wait));
    done(tooMany());
  });
};
