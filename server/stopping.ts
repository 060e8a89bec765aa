import type { FastifyInstance } from 'fastify';

const LOOK_AGAIN = 10;

/**
 * At the end, whatever was asked is answered, and then every connection is closed: one that a browser opened in advance
 * and never used would otherwise hold the process up.
 */
export const letEverybodyGo = (app: FastifyInstance): void => {
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
    const close = (): void => {
      if (underWay > 0) return;
      clearInterval(looking);
      app.server.closeAllConnections();
    };
    const looking = setInterval(close, LOOK_AGAIN);
  });
};
