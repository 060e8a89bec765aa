import type { FastifyInstance } from 'fastify';
import { Refused } from '../failure.ts';

/** /health: the process lives. /ready: it can also reach its store, so it may be given work. */
export const addHealth = (app: FastifyInstance, isReady: () => Promise<boolean>): void => {
  app.get('/health', async () => ({ status: 'alive' }));
  app.get('/ready', async () => {
    if (await isReady()) return { status: 'ready' };
    throw new Refused(503, 'not-ready', 'The store does not answer at the moment.');
  });
};
