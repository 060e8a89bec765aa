import type { FastifyInstance } from 'fastify';

const NOT_READY = { code: 'not-ready', message: 'The store does not answer at the moment.' };
const STOPPING = { code: 'stopping', message: 'This server is about to stop: ask another.' };

/** /health: the process lives. /ready: it can also reach its store, and goes on, so it may be given work. */
export const addHealth = (
  app: FastifyInstance,
  isReady: () => Promise<boolean>,
  leaving: AbortSignal,
): void => {
  app.get('/health', async () => ({ status: 'alive' }));
  app.get('/ready', async (_request, reply) => {
    if (leaving.aborted) return reply.code(503).send({ error: STOPPING });
    return (await isReady()) ? { status: 'ready' } : reply.code(503).send({ error: NOT_READY });
  });
};
