import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languageIn } from './language.ts';
import type { Metrics } from './metrics.ts';
import type { OperatorOnly } from './operator-only.ts';
import { type StatusParts, statusOf } from './status.ts';
import { statusPage } from './status-page.ts';
import { statusStyle } from './status-style.ts';

/** A program says that it wants JSON; a browser says a good deal, but never only that. */
const wantsJson = ({ headers }: FastifyRequest): boolean =>
  /\bapplication\/json\b/.test(headers.accept ?? '') && !/\btext\/html\b/.test(headers.accept ?? '');

/** What was counted, and how the server is, for its operator alone. */
export const addMonitoring = (
  app: FastifyInstance,
  metrics: Metrics,
  status: StatusParts,
  operatorOnly: OperatorOnly,
): void => {
  const asJson = async (reply: FastifyReply): Promise<FastifyReply> => reply.send(await statusOf(status));
  const asPage = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const language = languageIn(request.headers['accept-language']);
    reply.type('text/html; charset=utf-8').header('content-language', language);
    return reply.send(statusPage(await statusOf(status), language));
  };

  app.get('/metrics', async (request, reply) => {
    operatorOnly(request, reply);
    return reply.type(metrics.type).send(await metrics.text());
  });
  app.get('/status', async (request, reply) => {
    operatorOnly(request, reply);
    reply.header('vary', 'accept, accept-language');
    return wantsJson(request) ? asJson(reply) : asPage(request, reply);
  });
  app.get('/status.json', async (request, reply) => {
    operatorOnly(request, reply);
    return asJson(reply);
  });
  // Without a secret in it, and wanted before whoever is refused has shown anything.
  app.get('/status.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(statusStyle));
};
