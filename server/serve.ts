import { isIPv6 } from 'node:net';
import { buildApp } from './app.ts';
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

export interface Served {
  readonly address: string;
  /** Answers what is under way, then stops. */
  readonly close: () => Promise<void>;
}

export const serve = async ({ port, host, pages, ...place }: ServeOptions): Promise<Served> => {
  const store = await openStore(place);
  const app = await buildApp({ pages: pages ?? builtPages(), isReady: store.isReady });
  const close = async (): Promise<void> => {
    await app.close();
    await store.close();
  };
  try {
    await app.listen({ port, host });
  } catch (error) {
    await close();
    throw explainListening(error, port, host);
  }
  const bound = app.server.address();
  const taken = typeof bound === 'object' && bound !== null ? bound.port : port;
  return { address: addressOf(host, taken), close };
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
