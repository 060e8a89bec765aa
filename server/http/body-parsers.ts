import type { FastifyInstance } from 'fastify';
import { LOG_TYPE } from '../api/logs.ts';
import { depthError } from './json-depth.ts';

/** Bodies are read as the framework reads them, if they are not too deep; logs are left to who looks them through. */
export const addBodyParsers = (app: FastifyInstance): void => {
  const readJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text: string, done) => {
    const refused = depthError(text);
    if (refused === undefined) readJson(request, text, done);
    else done(refused);
  });
  app.addContentTypeParser(LOG_TYPE, { parseAs: 'buffer' }, (_request, bytes: Buffer, done) =>
    done(null, bytes),
  );
};
