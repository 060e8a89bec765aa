import { isIP } from 'node:net';
import { hostname } from 'node:os';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError } from '../http-error.ts';
import { callerOf } from './caller.ts';
import { isProbe } from './limits.ts';

/** The name in a Host header, as browsers compare them; undefined for what is none. */
const nameIn = (host: string): string | undefined => {
  if (!URL.canParse(`http://${host}`)) return undefined;
  const { hostname: name, pathname, username } = new URL(`http://${host}`);
  return pathname === '/' && username === '' ? name.replace(/^\[|\]$|\.$/g, '') : undefined;
};

/** Addresses, and names that no stranger can have pointed anywhere: those without a dot are of the own network. */
const isSafe = (name: string): boolean =>
  isIP(name) !== 0 || !name.includes('.') || name.endsWith('.localhost');

interface Known {
  /** What the operator says that the server is known by. */
  readonly names: readonly string[];
  /** The name or address that it listens on. */
  readonly host: string;
  readonly behindProxy: boolean;
}

/** A proxy that we were told of, with no names set, answers for what it passes on. */
const isVouchedFor = (request: FastifyRequest, { names, behindProxy }: Known): boolean =>
  behindProxy && names.length === 0 && callerOf(request).byProxy;

const wrongHost = (): HttpError =>
  new HttpError(
    421,
    'wrong-host',
    'This server is not known by that name: its operator can add it with --names.',
  );

/**
 * Anybody can have a name of his own lead to this machine: a page under it would be of our origin to a browser within
 * the operator's network, and ask what it likes. So the server answers to its own names only.
 */
export const checkHostNames = (app: FastifyInstance, known: Known): void => {
  const machine = hostname().toLowerCase();
  const told = [known.host, ...known.names].map((name) => name.toLowerCase());
  const own = new Set([machine, `${machine}.local`, ...told]);
  app.addHook('onRequest', (request, _reply, done) => {
    // No browser leaves it out.
    const { host = 'localhost' } = request.headers;
    const name = nameIn(host);
    const isGood = name !== undefined && (isSafe(name) || own.has(name));
    done(isGood || isProbe(request) || isVouchedFor(request, known) ? undefined : wrongHost());
  });
};
