import type { FastifyInstance } from 'fastify';
import { apiPage, apiStyle, describeApi } from './openapi.ts';
import type { Route } from './route.ts';

/** The description of the protocol, for tools and for people. */
export const addOpenApiRoutes = (app: FastifyInstance, routes: readonly Route[]): void => {
  const description = describeApi(routes);
  const page = apiPage(routes);
  app.get('/api/openapi.json', async () => description);
  app.get('/api/docs', async (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
  app.get('/api/docs.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(apiStyle));
};
