import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** How long the rest of a body may take to come, in milliseconds. */
const A_WHILE = 2_000;

const TOO_LARGE = 413;

const readOut = (body: IncomingMessage): Promise<void> =>
  new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(done, A_WHILE);
    for (const end of ['end', 'error', 'close']) body.once(end, done);
    body.resume();
  });

/**
 * Whoever is still sending a body when its refusal comes, a proxy above all, loses the refusal with the connection, which is closed
 * behind it: so the rest is read first, and thrown away.
 */
export const drainRefusedBodies = (app: FastifyInstance): void => {
  app.addHook('onSend', async ({ raw }, { statusCode }) => {
    if (statusCode === TOO_LARGE && !raw.complete && !raw.destroyed) await readOut(raw);
  });
};
