import type { FastifyInstance } from 'fastify';
import { HttpError } from '../http-error.ts';
import { version } from '../version.ts';

/**
 * /health: the process lives. /ready: it can also reach its store, and goes on, so it may be given work; with what its operator should
 * see to meanwhile.
 */
export const addHealth = (
  app: FastifyInstance,
  isReady: () => Promise<boolean>,
  leaving: AbortSignal,
  warnings: () => readonly string[] = () => [],
): void => {
  app.get('/health', async () => ({ status: 'alive', version }));
  app.get('/ready', async () => {
    if (leaving.aborted) throw new HttpError(503, 'stopping', 'This server is about to stop: ask another.');
    const found = warnings();
    if (await isReady()) return { status: 'ready', ...(found.length > 0 && { warnings: found }) };
    throw new HttpError(503, 'not-ready', 'The store does not answer at the moment.');
  });
};
