import type { FastifyInstance } from 'fastify';

/** /health: the process lives. /ready: it can also reach its store, so it may be given work. */
export const addHealth = (app: FastifyInstance, isReady: () => Promise<boolean>): void => {
  app.get('/health', async () => ({ status: 'alive' }));
  app.get('/ready', async (_request, reply) => {
    if (await isReady()) return { status: 'ready' };
    return reply
      .code(503)
      .send({ error: { code: 'not-ready', message: 'The store does not answer at the moment.' } });
  });
};
