import type { Duplex } from 'node:stream';
import type { ErrorInfo } from '@grognard/engine';
import type { FastifyBaseLogger, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from '../http-error.ts';
import { newId } from '../requests/ids.ts';
import { routeOf } from '../requests/requests.ts';
import { hangUp } from './connections.ts';
import { HEADERS } from './headers.ts';

const answer = (id: string, code: string, message: string, path?: string): ErrorInfo => ({
  error: { code, message, ...(path !== undefined && { path }), id },
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
export interface ErrorResponse {
  readonly status: number;
  readonly body: ErrorInfo;
}

/** Where something failed, as the log has it. */
export interface FailedAt {
  readonly id: string;
  readonly method: string;
  readonly route: string;
}

/** Everything that goes wrong is told in one shape, and nothing of our own inside is told to a stranger. */
export const errorResponse = (
  error: FastifyError | HttpError,
  at: FailedAt,
  log: FastifyBaseLogger,
): ErrorResponse => {
  const { id } = at;
  if (error instanceof HttpError)
    return { status: error.statusCode, body: answer(id, error.code, error.message, error.path) };
  const status = error.statusCode ?? 500;
  if (status < 500) return { status, body: answer(id, CODES[status] ?? 'bad-request', error.message) };
  log.error({ err: error, ...at }, 'a request failed');
  return { status, body: answer(id, CODES[status] ?? 'broken', 'Something went wrong on the server.') };
};

export const handleErrors = (app: FastifyInstance): void => {
  const tell = (reply: FastifyReply, { status, body }: ErrorResponse): FastifyReply => {
    reply.failure = body.error.code;
    return reply.code(status).send(body);
  };
  app.setNotFoundHandler((request, reply) => {
    const message = `There is nothing at ${request.url.split('?')[0]}.`;
    return tell(reply, { status: 404, body: answer(request.id, 'not-found', message) });
  });
  app.setErrorHandler((error: FastifyError | HttpError, request, reply) => {
    const at = { id: request.id, method: request.method, route: routeOf(request) };
    return tell(reply, errorResponse(error, at, request.log));
  });
};

/** What cannot even be read as a request gets an answer of the same shape. */
export const malformedRequestHandlers = {
  frameworkErrors: (_error: FastifyError, { id }: FastifyRequest, reply: FastifyReply): void => {
    const body = answer(id, 'bad-request', 'This address cannot be read.');
    void reply
      .code(400)
      .headers({ ...HEADERS, 'x-request-id': id })
      .send(body);
  },
  clientErrorHandler: (error: { readonly code?: string }, line: Duplex): void => {
    if (!line.writable || error.code === 'ECONNRESET') {
      line.destroy();
      return;
    }
    const id = newId();
    const body = JSON.stringify(answer(id, 'bad-request', 'This request cannot be read.'));
    hangUp(
      line,
      `HTTP/1.1 400 Bad Request\r\ncontent-type: application/json\r\nx-request-id: ${id}\r\ncontent-length: ${body.length}\r\nconnection: close\r\n\r\n${body}`,
    );
  },
};
