import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { callerAt } from './caller.ts';
import { createConnectionCounts } from './connection-counts.ts';
import { type Limits, limitsFor } from './limits.ts';

/** How long the other side may take to read the last words and hang up as well, in milliseconds. */
const FAREWELL = 1_000;

/** Ends a connection for good: one that is only ended stays for as long as the other side likes. */
export const hangUp = (line: Pick<Duplex, 'end' | 'destroy'>, lastWords = ''): void => {
  line.end(lastWords);
  setTimeout(() => line.destroy(), FAREWELL).unref();
};

/** All that are open, no more of one address than it may have. Those of a proxy are bounded by the proxy. */
export const watchConnections = (
  app: FastifyInstance,
  behindProxy: boolean,
  limits?: Limits,
): ReadonlySet<Socket> => {
  const sockets = new Set<Socket>();
  const counts = createConnectionCounts();
  app.server.on('connection', (socket: Socket) => {
    // One that is read again as if it had just come is counted already.
    if (sockets.has(socket)) return;
    const caller = callerAt(socket);
    if (!behindProxy && counts.openBy(caller.name) >= limitsFor(caller, limits).connections) {
      socket.destroy();
      return;
    }
    sockets.add(socket);
    counts.add(caller.name);
    socket.once('close', () => {
      sockets.delete(socket);
      counts.remove(caller.name);
    });
  });
  return sockets;
};
