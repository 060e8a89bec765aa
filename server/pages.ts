import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { PlainFailure } from './failure.ts';

const A_YEAR = 'public, max-age=31536000, immutable';
const ASK_FIRST = 'no-cache';

/** The built page: beside this package, seen from its sources or from dist/. */
export const builtPages = (): string => {
  const [fromSource, fromDist] = ['..', '../..'].map((up) =>
    join(import.meta.dirname, up, 'web', 'dist'),
  ) as [string, string];
  return existsSync(fromSource) ? fromSource : fromDist;
};

/** Files under assets/ carry a hash of their content in their name: a browser may keep them for ever. */
export const servePages = async (app: FastifyInstance, folder: string): Promise<void> => {
  if (!existsSync(join(folder, 'index.html'))) throw new PlainFailure(({ noPage }) => noPage(folder));
  await app.register(fastifyStatic, {
    root: folder,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.startsWith(join(folder, 'assets')) ? A_YEAR : ASK_FIRST);
    },
  });
};
