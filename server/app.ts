import Fastify, { type FastifyInstance } from 'fastify';
import { drafts } from './api/drafts.ts';
import { games } from './api/games.ts';
import { addHealth } from './api/health.ts';
import { logs } from './api/logs.ts';
import { addOpenApiRoutes } from './api/openapi-routes.ts';
import { orders } from './api/orders.ts';
import { addRoute, type Route } from './api/route.ts';
import { seats } from './api/seats.ts';
import { streamRoute } from './api/stream.ts';
import { tables } from './api/tables.ts';
import { takeBack } from './api/take-back.ts';
import { WEBSOCKET_PATH, websocketRoute } from './api/websocket.ts';
import { composeServices, type ServiceOptions } from './compose.ts';
import { addBodyParsers } from './http/body-parsers.ts';
import { watchConnections } from './http/connections.ts';
import { handleErrors, malformedRequestHandlers } from './http/errors.ts';
import { closeGracefully } from './http/graceful-close.ts';
import { addSecurityHeaders } from './http/headers.ts';
import { checkHostNames } from './http/host-names.ts';
import { type Limits, limitRates, takeImportQuota } from './http/limits.ts';
import { servePages } from './http/pages.ts';
import { createRateLimiter } from './http/rate-limiter.ts';
import { drainRefusedBodies } from './http/refused-bodies.ts';
import { createMetrics } from './monitoring/metrics.ts';
import { openMonitoring } from './monitoring/monitoring.ts';
import type { Note } from './monitoring/operator-notes.ts';
import { idsBehind } from './requests/ids.ts';
import type { Logged } from './requests/log.ts';
import { noteRequests, openRequests } from './requests/requests.ts';
import { takeUpgrades } from './websocket/upgrade.ts';
import { createWebsockets } from './websocket/websockets.ts';

export interface AppOptions extends ServiceOptions {
  /** The folder of the built page. */
  readonly pages: string;
  /** Our own failures are logged, unless a test makes them on purpose. */
  readonly log?: 'error' | 'silent' | undefined;
  /** What else is logged. */
  readonly logged?: readonly Logged[] | undefined;
  /** Where the log goes, instead of the standard output. */
  readonly logStream?: { readonly write: (line: string) => void } | undefined;
  /** What one address may ask; without it a stranger may ask less than one's own machine. */
  readonly limits?: Limits | undefined;
  /** What one address may bring in to be kept in an hour, in bytes, if the host has a mind of his own. */
  readonly imports?: number | undefined;
  /** Whether a proxy in front tells the address of whoever asks. */
  readonly behindProxy?: boolean | undefined;
  /** The name or address that it will listen on. */
  readonly host?: string | undefined;
  /** Names that it is known by, beside those of the machine. */
  readonly names?: readonly string[] | undefined;
  /** What opens the counts and the status page to whoever is not at the machine itself. */
  readonly metricsKey?: string | undefined;
  /** What its operator should see to, by name, though orders are taken. */
  readonly warnings?: (() => readonly string[]) | undefined;
  /** The folder of the embedded store, whose disk is looked at. */
  readonly data?: string | undefined;
  /** What the operator has been told, the newest first. */
  readonly notes?: (() => readonly Note[]) | undefined;
  /** When the last backup was made, in milliseconds since 1970, where anybody knows. */
  readonly lastBackup?: (() => Promise<number | undefined>) | undefined;
  /** How long whoever is under way at the end may take, in milliseconds. */
  readonly lastMoment?: number | undefined;
  /** Aborted when it is about to stop: from then on it says that it is not ready. */
  readonly leaving?: AbortSignal | undefined;
}

const withoutQuery = (url: string): string => url.slice(0, `${url}?`.indexOf('?'));

/** The proxy is believed what it has seen itself, and nothing that a visitor wrote in front of it. */
const oneHop = (_address: string, hop: number): boolean => hop === 0;

const LARGEST_BODY = 256 * 1024;

/** Only what breaks is logged, and of a request never more than this: headers carry keys. */
const loggerFor = ({ log = 'error', logStream }: AppOptions) => ({
  level: log,
  serializers: {
    req: ({ method, url }: { readonly method: string; readonly url: string }) => ({
      method,
      url: withoutQuery(url),
    }),
  },
  ...(logStream !== undefined && { stream: logStream }),
});

/** The whole HTTP side of the server, not yet listening. */
export const buildApp = async (parts: AppOptions): Promise<FastifyInstance> => {
  const { pages, limits, names = [], host = 'localhost', behindProxy = false } = parts;
  const app = Fastify({
    bodyLimit: LARGEST_BODY,
    logger: loggerFor(parts),
    // Requests are logged by choice, and by ourselves: none needs a log of its own.
    childLoggerFactory: (logger) => logger,
    genReqId: idsBehind(behindProxy),
    trustProxy: behindProxy && oneHop,
    // What is being answered at the end is answered; connections that only wait are closed.
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    requestTimeout: 30_000,
    // Streams are never silent for so long, unless nobody reads them; websockets have a heartbeat of their own.
    connectionTimeout: 120_000,
    ...malformedRequestHandlers,
  });
  const metrics = createMetrics();
  const requests = openRequests(app, metrics, parts.logged);
  const rateLimiter = createRateLimiter();
  const connections = watchConnections(app, behindProxy, limits);
  const stopping = closeGracefully(app, connections, parts.lastMoment);
  addSecurityHeaders(app);
  noteRequests(app, requests);
  handleErrors(app);
  limitRates(app, rateLimiter, limits);
  checkHostNames(app, { names, host, behindProxy });
  addHealth(app, parts.store.isReady, parts.leaving ?? stopping, parts.warnings);
  addBodyParsers(app);
  drainRefusedBodies(app);
  const { timed, watch } = openMonitoring(app, parts, metrics, requests, rateLimiter);
  const opened = composeServices(app, { ...parts, store: timed }, metrics, requests, (caller, bytes) =>
    takeImportQuota(rateLimiter, caller, bytes, limits, parts.imports),
  );
  const { services, listeners, streams } = opened;
  const websockets = createWebsockets({ services, listeners, take: rateLimiter, limits });
  watch(opened, websockets.count, connections);
  app.addHook('preClose', async () => websockets.close());
  const routes: readonly Route[] = [
    ...games,
    ...tables,
    ...orders,
    ...drafts,
    ...takeBack,
    ...seats,
    ...logs,
    streamRoute(streams, limits),
  ];
  for (const each of routes) addRoute(app, services, each);
  const upgraded = websocketRoute(websockets, limits);
  await app.register(async (scope) => {
    await takeUpgrades(scope, `/api${WEBSOCKET_PATH}`, LARGEST_BODY);
    addRoute(scope, services, upgraded);
  });
  addOpenApiRoutes(app, [...routes, upgraded]);
  await servePages(app, pages);
  return app;
};
