import type { FastifyReply, FastifyRequest } from 'fastify';
import { keyIn } from '../api/route.ts';
import { callerOf } from '../http/caller.ts';
import type { RateLimit, RateLimiter } from '../http/rate-limiter.ts';
import { HttpError } from '../http-error.ts';
import { hashOf, keyMatches } from '../tables/keys.ts';

/** Refuses whoever is not the operator. */
export type OperatorOnly = (request: FastifyRequest, reply: FastifyReply) => void;

/** Wrong keys that one address may show: nobody tries them all. */
const TRIES: RateLimit = { burst: 10, perSecond: 0.1 };
const MANY = 10_000;

/** A browser asks for a name as well, and may be given any. */
const passwordIn = ({ headers }: FastifyRequest): string | undefined => {
  const encoded = /^Basic ([A-Za-z0-9+/=]+)$/i.exec(headers.authorization ?? '')?.[1];
  if (encoded === undefined) return undefined;
  const [, ...rest] = Buffer.from(encoded, 'base64').toString('utf8').split(':');
  return rest.join(':');
};

/** Whoever has shown too many wrong keys, and until when he is not looked at. */
const countTries = (take: RateLimiter, clock = () => performance.now()) => {
  const until = new Map<string, number>();
  return {
    waitOf: (name: string): number => Math.ceil(Math.max(0, (until.get(name) ?? 0) - clock()) / 1000),
    wrong: (name: string): void => {
      const wait = take(`operator ${name}`, TRIES);
      if (wait === 0) return;
      if (until.size >= MANY) until.delete(until.keys().next().value ?? '');
      until.delete(name);
      until.set(name, clock() + wait * 1000);
    },
  };
};

/**
 * What is told of the whole server is for its operator: on a quiet evening the counts tell what the other side is doing. He is at the
 * machine itself, or shows the key: as a program does, or as the password that a browser asks for; never in an address.
 */
export const operatorOnly = (take: RateLimiter, key: string | undefined): OperatorOnly => {
  const hash = key === undefined ? undefined : hashOf(key);
  const tries = countTries(take);
  return (request, reply) => {
    const caller = callerOf(request);
    if (caller.own) return;
    if (hash === undefined)
      throw new HttpError(
        401,
        'no-key',
        'This is told to the machine itself, since no key was set for others.',
      );
    const wait = tries.waitOf(caller.name);
    if (wait > 0) {
      reply.header('retry-after', String(wait));
      throw new HttpError(429, 'too-many', 'Too many wrong keys came from this address: wait a little.');
    }
    const shown = keyIn(request) ?? passwordIn(request);
    if (shown !== undefined && keyMatches(shown, hash)) return;
    if (shown !== undefined) tries.wrong(caller.name);
    reply.header('www-authenticate', 'Basic realm="Grognard", charset="UTF-8"');
    throw new HttpError(401, 'no-key', 'This is told to the machine itself, or to who shows its key.');
  };
};
