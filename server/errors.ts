import type { ErrorTold } from '@grognard/engine';
import type { FastifyError, FastifyInstance } from 'fastify';
import { Refused } from './failure.ts';

const answer = (code: string, message: string, path?: string): ErrorTold => ({
  error: { code, message, ...(path !== undefined && { path }) },
});

const CODES: Readonly<Record<number, string>> = {
  400: 'bad-request',
  404: 'not-found',
  405: 'not-allowed',
  413: 'too-large',
  414: 'too-long',
  415: 'wrong-type',
  429: 'too-many',
  503: 'not-ready',
};

/** Everything that goes wrong is told in one shape, and nothing of our own inside is told to a stranger. */
export const answerErrorsInOneShape = (app: FastifyInstance): void => {
  app.setNotFoundHandler((request, reply) =>
    reply.code(404).send(answer('not-found', `There is nothing at ${request.url.split('?')[0]}.`)),
  );
  app.setErrorHandler((error: FastifyError | Refused, request, reply) => {
    if (error instanceof Refused)
      return reply.code(error.statusCode).send(answer(error.code, error.message, error.path));
    const status = error.statusCode ?? 500;
    if (status >= 500) {
      request.log.error(error);
      return reply
        .code(status)
        .send(answer(CODES[status] ?? 'broken', 'Something went wrong on the server.'));
    }
    return reply.code(status).send(answer(CODES[status] ?? 'bad-request', error.message));
  });
};
