import { isIPv6 } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { buildApp, type Parts } from './app.ts';
import { codeOf, PlainFailure } from './failure.ts';
import { builtPages } from './pages.ts';
import { openStore, type Place } from './store/open.ts';

export interface ServeOptions extends Place {
  /** 0 takes any free port. */
  readonly port: number;
  readonly host: string;
  /** The folder of the built page, when it is not where the house keeps it. */
  readonly pages?: string | undefined;
}

/** What tests set otherwise. */
type Manner = Partial<Omit<Parts, 'pages' | 'store'>>;

export interface Served {
  readonly address: string;
  /** Answers what is under way, then stops. */
  readonly close: () => Promise<void>;
}

export const serve = async (options: ServeOptions, manner: Manner = {}): Promise<Served> => {
  const { port, host, pages, data, databaseUrl } = options;
  const store = await openStore({ data, databaseUrl });
  try {
    const app = await buildApp({ ...manner, pages: pages ?? builtPages(), store });
    const address = await listen(app, port, host);
    const close = async (): Promise<void> => {
      await app.close();
      await store.close();
    };
    return { address, close };
  } catch (error) {
    await store.close();
    throw error;
  }
};

const listen = async (app: FastifyInstance, port: number, host: string): Promise<string> => {
  try {
    await app.listen({ port, host });
  } catch (error) {
    await app.close();
    throw explainListening(error, port, host);
  }
  const bound = app.server.address();
  return addressOf(host, typeof bound === 'object' && bound !== null ? bound.port : port);
};

const addressOf = (host: string, port: number): string => {
  const reachable = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${isIPv6(reachable) ? `[${reachable}]` : reachable}:${port}`;
};

const explainListening = (error: unknown, port: number, host: string): unknown => {
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return new PlainFailure(({ portTaken }) => portTaken(port));
    case 'EACCES':
      return new PlainFailure(({ portForbidden }) => portForbidden(port));
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new PlainFailure(({ noAddress }) => noAddress(host));
    default:
      return error;
  }
};
