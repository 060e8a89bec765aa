import type { FastifyInstance } from 'fastify';
import { version } from '../version.ts';

/** /health: the process lives. /ready: it can also reach its store, so it may be given work; with what its keeper should see to meanwhile. */
export const addHealth = (
  app: FastifyInstance,
  isReady: () => Promise<boolean>,
  warnings: () => readonly string[] = () => [],
): void => {
  app.get('/health', async () => ({ status: 'alive', version }));
  app.get('/ready', async (_request, reply) => {
    const found = warnings();
    if (await isReady()) return { status: 'ready', ...(found.length > 0 && { warnings: found }) };
    return reply
      .code(503)
      .send({ error: { code: 'not-ready', message: 'The store does not answer at the moment.' } });
  });
};
