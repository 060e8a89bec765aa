import Fastify, { type FastifyInstance } from 'fastify';
import { addGames } from './api/games.ts';
import { addHealth } from './api/health.ts';
import { answerErrorsInOneShape } from './errors.ts';
import { guardEveryAnswer } from './headers.ts';
import { servePages } from './pages.ts';

export interface Parts {
  /** The folder of the built page. */
  readonly pages: string;
  /** Whether the store answers: asked by /ready. */
  readonly isReady: () => Promise<boolean>;
  /** Our own failures are logged, unless a test makes them on purpose. */
  readonly log?: 'error' | 'silent';
}

const LARGEST_BODY = 256 * 1024;

/** The whole HTTP side of the house, not yet listening. */
export const buildApp = async ({ pages, isReady, log = 'error' }: Parts): Promise<FastifyInstance> => {
  const app = Fastify({
    bodyLimit: LARGEST_BODY,
    logger: { level: log },
    // What is being answered at the end is answered; connections that only wait are closed.
    forceCloseConnections: 'idle',
    requestTimeout: 30_000,
  });
  guardEveryAnswer(app);
  answerErrorsInOneShape(app);
  addHealth(app, isReady);
  addGames(app);
  await servePages(app, pages);
  return app;
};
