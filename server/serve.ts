import { isIPv6 } from 'node:net';
import { buildApp } from './app.ts';
import { codeOf, PlainFailure } from './failure.ts';
import { builtPages } from './pages.ts';

export interface ServeOptions {
  /** 0 takes any free port. */
  readonly port: number;
  readonly host: string;
  /** The folder of the embedded store. */
  readonly data: string;
  /** A PostgreSQL to use instead of the folder. */
  readonly databaseUrl?: string | undefined;
  /** The folder of the built page, when it is not where the house keeps it. */
  readonly pages?: string | undefined;
}

export interface Served {
  readonly address: string;
  /** Answers what is under way, then stops. */
  readonly close: () => Promise<void>;
}

export const serve = async ({ port, host, pages = builtPages() }: ServeOptions): Promise<Served> => {
  const app = await buildApp({ pages, isReady: async () => true });
  try {
    await app.listen({ port, host });
  } catch (error) {
    await app.close();
    throw explainListening(error, port, host);
  }
  const bound = app.server.address();
  const taken = typeof bound === 'object' && bound !== null ? bound.port : port;
  return { address: addressOf(host, taken), close: () => app.close() };
};

const addressOf = (host: string, port: number): string => {
  const reachable = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${isIPv6(reachable) ? `[${reachable}]` : reachable}:${port}`;
};

const explainListening = (error: unknown, port: number, host: string): unknown => {
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return new PlainFailure(
        `Port ${port} is in use: stop the program that holds it, or choose another with npm start -- --port ${port + 1}.`,
      );
    case 'EACCES':
      return new PlainFailure(`This user may not listen on port ${port}: choose one above 1023.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new PlainFailure(
        `This machine has no address ${host}: choose one of its own, or 0.0.0.0 for all.`,
      );
    default:
      return error;
  }
};
