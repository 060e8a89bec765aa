import { existsSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { PlainFailure } from '../failure.ts';

const A_YEAR = 'public, max-age=31536000, immutable';
const ASK_FIRST = 'no-cache';
const KEEP_NONE = 'no-store';

/** The built page: beside this package, seen from its sources or from dist/. */
export const builtPages = (): string => {
  const [fromSource, fromDist] = ['../..', '../../..'].map((up) =>
    join(import.meta.dirname, up, 'web', 'dist'),
  ) as [string, string];
  return existsSync(fromSource) ? fromSource : fromDist;
};

/**
 * Files under assets/ carry a hash of their content in their name: a browser may keep them for ever. The page itself it may not keep,
 * so that it always names the newest of them.
 */
const cacheControlOf = (path: string): string => {
  if (path.startsWith('assets/')) return A_YEAR;
  return basename(path).startsWith('index.html') ? KEEP_NONE : ASK_FIRST;
};

/** Whoever can read them is sent the compressed copies that the build has laid beside the files. */
export const servePages = async (app: FastifyInstance, folder: string): Promise<void> => {
  if (!existsSync(join(folder, 'index.html'))) throw new PlainFailure(({ noPage }) => noPage(folder));
  await app.register(fastifyStatic, {
    root: folder,
    cacheControl: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      reply.header('cache-control', cacheControlOf(relative(folder, path).replaceAll('\\', '/')));
    },
  });
};
