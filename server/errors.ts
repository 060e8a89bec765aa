import type { Duplex } from 'node:stream';
import type { ErrorTold } from '@grognard/engine';
import type { FastifyBaseLogger, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hangUp } from './connections.ts';
import { Refused } from './failure.ts';
import { HEADERS } from './headers.ts';

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
  426: 'upgrade-needed',
  429: 'too-many',
  503: 'not-ready',
};

/** What a failure is answered with. */
export interface FailureTold {
  readonly status: number;
  readonly told: ErrorTold;
}

/** Everything that goes wrong is told in one shape, and nothing of our own inside is told to a stranger. */
export const failureTold = (error: FastifyError | Refused, log: FastifyBaseLogger): FailureTold => {
  if (error instanceof Refused)
    return { status: error.statusCode, told: answer(error.code, error.message, error.path) };
  const status = error.statusCode ?? 500;
  if (status < 500) return { status, told: answer(CODES[status] ?? 'bad-request', error.message) };
  log.error(error);
  return { status, told: answer(CODES[status] ?? 'broken', 'Something went wrong on the server.') };
};

export const answerErrorsInOneShape = (app: FastifyInstance): void => {
  app.setNotFoundHandler((request, reply) =>
    reply.code(404).send(answer('not-found', `There is nothing at ${request.url.split('?')[0]}.`)),
  );
  app.setErrorHandler((error: FastifyError | Refused, request, reply) => {
    const { status, told } = failureTold(error, request.log);
    return reply.code(status).send(told);
  });
};

/** What cannot even be read as a request gets an answer of the same shape. */
export const answerMisreadRequests = {
  frameworkErrors: (_error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void => {
    void reply.code(400).headers(HEADERS).send(answer('bad-request', 'This address cannot be read.'));
  },
  clientErrorHandler: (error: { readonly code?: string }, line: Duplex): void => {
    if (!line.writable || error.code === 'ECONNRESET') {
      line.destroy();
      return;
    }
    const body = JSON.stringify(answer('bad-request', 'This request cannot be read.'));
    hangUp(
      line,
      `HTTP/1.1 400 Bad Request\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\nconnection: close\r\n\r\n${body}`,
    );
  },
};
