import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

const LOOK_AGAIN = 10;
/** Longer than a websocket may take to leave, in milliseconds. */
const LAST_MOMENT = 8_000;

/**
 * At the end, whatever was asked is answered, and then every connection is closed: one that a browser opened in advance
 * and never used would otherwise hold the process up. Who has not sent all of his question by the last moment, or not read
 * his answer, is not waited for. Aborted once that has begun.
 */
export const closeGracefully = (
  app: FastifyInstance,
  connections: ReadonlySet<Socket>,
  lastMoment = LAST_MOMENT,
): AbortSignal => {
  const stopping = new AbortController();
  let underWay = 0;
  const over = (): void => {
    underWay -= 1;
  };
  app.addHook('onRequest', (_request, reply, done) => {
    underWay += 1;
    reply.raw.once('close', over);
    done();
  });
  app.addHook('preClose', async () => {
    stopping.abort();
    const close = (): void => {
      clearInterval(looking);
      app.server.closeAllConnections();
    };
    const looking = setInterval(() => {
      if (underWay === 0) close();
    }, LOOK_AGAIN);
    setTimeout(() => {
      close();
      for (const socket of connections) socket.destroy();
    }, lastMoment).unref();
  });
  return stopping.signal;
};
