import Fastify, { type FastifyInstance } from 'fastify';
import { beside } from './api/beside.ts';
import { courierRoute } from './api/courier.ts';
import { addDescription } from './api/described.ts';
import { games } from './api/games.ts';
import { addHealth } from './api/health.ts';
import { logs } from './api/logs.ts';
import { orders } from './api/orders.ts';
import { addRoute, type Route } from './api/route.ts';
import { streamRoute } from './api/stream.ts';
import { tables } from './api/tables.ts';
import { watchConnections } from './connections.ts';
import { createCouriers } from './couriers/couriers.ts';
import { openDoor } from './couriers/door.ts';
import { readBodies } from './depth.ts';
import { answerErrorsInOneShape, answerMisreadRequests } from './errors.ts';
import { guardEveryAnswer } from './headers.ts';
import { answerToOwnNames } from './hosts.ts';
import { type HouseParts, openHouse } from './house.ts';
import { type Limits, limitRates, takeRoom } from './limits.ts';
import { createMeter } from './meter.ts';
import { countRequests, createMetrics } from './metrics.ts';
import { servePages } from './pages.ts';
import { letEverybodyGo } from './stopping.ts';

export interface Parts extends HouseParts {
  /** The folder of the built page. */
  readonly pages: string;
  /** Our own failures are logged, unless a test makes them on purpose. */
  readonly log?: 'error' | 'silent' | undefined;
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
  /** What opens the counts to whoever is not at the machine itself. */
  readonly metricsKey?: string | undefined;
  /** How long whoever is under way at the end may take, in milliseconds. */
  readonly lastMoment?: number | undefined;
}

const withoutQuery = (url: string): string => url.slice(0, `${url}?`.indexOf('?'));

/** The proxy is believed what it has seen itself, and nothing that a visitor wrote in front of it. */
const oneHop = (_address: string, hop: number): boolean => hop === 0;

const LARGEST_BODY = 256 * 1024;

/** The whole HTTP side of the house, not yet listening. */
export const buildApp = async (parts: Parts): Promise<FastifyInstance> => {
  const { pages, store, log = 'error', limits, names = [], host = 'localhost', behindProxy = false } = parts;
  const app = Fastify({
    bodyLimit: LARGEST_BODY,
    // Only what breaks is logged, and of a request never more than this: headers carry keys.
    logger: { level: log, serializers: { req: ({ method, url }) => ({ method, url: withoutQuery(url) }) } },
    // Requests that go well leave no line: none needs a log of its own.
    childLoggerFactory: (logger) => logger,
    trustProxy: behindProxy && oneHop,
    // What is being answered at the end is answered; connections that only wait are closed.
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    requestTimeout: 30_000,
    // Streams are never silent for so long, unless nobody reads them; couriers have a heartbeat of their own.
    connectionTimeout: 120_000,
    ...answerMisreadRequests,
  });
  const metrics = createMetrics();
  const meter = createMeter();
  letEverybodyGo(app, watchConnections(app, behindProxy, limits), parts.lastMoment);
  guardEveryAnswer(app);
  answerErrorsInOneShape(app);
  countRequests(app, metrics, parts.metricsKey);
  limitRates(app, meter, limits);
  answerToOwnNames(app, { names, host, behindProxy });
  addHealth(app, store.isReady);
  readBodies(app);
  const { house, attending, streams } = openHouse(app, parts, metrics, (caller, bytes) =>
    takeRoom(meter, caller, bytes, limits, parts.imports),
  );
  const couriers = createCouriers({ house, attending, take: meter, limits }, LARGEST_BODY);
  metrics.gauge('grognard_couriers', 'Couriers on their lines.', couriers.count);
  app.addHook('preClose', async () => couriers.close());
  const routes: readonly Route[] = [
    ...games,
    ...tables,
    ...orders,
    ...beside,
    ...logs,
    streamRoute(streams, limits),
    courierRoute(openDoor(app), couriers, limits),
  ];
  for (const each of routes) addRoute(app, house, each);
  addDescription(app, routes);
  await servePages(app, pages);
  return app;
};
