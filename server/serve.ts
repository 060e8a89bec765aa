import { once } from 'node:events';
import { createServer, isIPv6 } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { openAdminSocket } from './admin/socket-server.ts';
import { tableAdminOf } from './admin/table-admin.ts';
import { type AppOptions, buildApp } from './app.ts';
import { codeOf, PlainFailure, type Said } from './failure.ts';
import { builtPages } from './http/pages.ts';
import { createMaintenance, type MaintenancePlan } from './maintenance/maintenance.ts';
import { keepNotes } from './monitoring/operator-notes.ts';
import { isEmbedded, onStandardError, openStore, type StoreLocation } from './store/open.ts';
import { version } from './version.ts';

export interface ServeOptions extends StoreLocation, MaintenancePlan {
  /** 0 takes any free port. */
  readonly port: number;
  readonly host: string;
  /** The folder of the built page, when it is not where the server keeps it. */
  readonly pages?: string | undefined;
  /** How long it goes on after it has said that it is not ready, so that others may notice, in milliseconds. */
  readonly drain?: number | undefined;
  /** Hears what the operator should know; without it, it is said on the standard error, in English. */
  readonly say?: ((words: Said) => void) | undefined;
}

/** What tests set otherwise. */
type Overrides = Partial<Omit<AppOptions, 'pages' | 'store' | 'host' | 'data' | 'notes' | 'leaving'>>;

export interface Served {
  readonly address: string;
  /**
   * Says that it is not ready, then answers what is under way, sends all who listen elsewhere, and stops; who takes too long over it is not
   * waited for.
   */
  readonly close: () => Promise<void>;
}

/** Where others serve the same games, whoever shares out requests has so long to see that this one goes. */
const DRAIN = 2_000;

export const serve = async (options: ServeOptions, manner: Overrides = {}): Promise<Served> => {
  const { port, host, pages, data, databaseUrl, say = onStandardError } = options;
  const { drain = isEmbedded(options) ? 0 : DRAIN } = options;
  const leaving = new AbortController();
  await tryAddress(port, host);
  const notes = keepNotes(say);
  const store = await openStore({ data, databaseUrl }, notes.say);
  try {
    const maintenance = createMaintenance(store, options, notes.say);
    const app = await buildApp({
      ...manner,
      host,
      pages: pages ?? builtPages(),
      store,
      data,
      notes: notes.last,
      warnings: maintenance.warnings,
      lastBackup: maintenance.lastBackup,
      leaving: leaving.signal,
    });
    const closeAdminSocket = isEmbedded(options)
      ? await openAdminSocket(data, tableAdminOf(store), () => ({
          version,
          warnings: maintenance.warnings(),
        }))
      : async () => {};
    app.addHook('onClose', closeAdminSocket);
    const address = await listen(app, port, host);
    maintenance.begin();
    const close = async (): Promise<void> => {
      leaving.abort();
      await pause(drain);
      await maintenance.close();
      await app.close();
      await store.close();
    };
    return { address, close };
  } catch (error) {
    await store.close();
    throw error;
  }
};

/** Whoever cannot listen has no business with the games: they are neither opened nor made. */
const tryAddress = async (port: number, host: string): Promise<void> => {
  const trial = createServer();
  try {
    trial.listen({ port, host });
    await once(trial, 'listening');
  } catch (error) {
    throw explainListening(error, port, host);
  }
  trial.close();
  await once(trial, 'close');
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
