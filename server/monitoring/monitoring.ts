import type { FastifyInstance } from 'fastify';
import type { Composed } from '../compose.ts';
import type { RateLimiter } from '../http/rate-limiter.ts';
import type { Requests } from '../requests/requests.ts';
import type { Store } from '../store/store.ts';
import { watchEventLoop } from './event-loop.ts';
import { addGauges } from './gauges.ts';
import { measurementsOf } from './measurements.ts';
import type { Metrics } from './metrics.ts';
import type { Note } from './operator-notes.ts';
import { operatorOnly } from './operator-only.ts';
import { addMonitoring } from './routes.ts';
import { timedStore } from './timed-store.ts';

interface MonitoringParts {
  readonly store: Store;
  readonly data?: string | undefined;
  readonly metricsKey?: string | undefined;
  readonly notes?: (() => readonly Note[]) | undefined;
  readonly lastBackup?: (() => Promise<number | undefined>) | undefined;
}

interface Monitoring {
  /** The store, with a clock beside it: whoever works with it should take this one. */
  readonly timed: Store;
  /** Serves what there is to be seen of a server that has been opened. */
  watch(composed: Composed, websockets: () => number, connections: { readonly size: number }): void;
}

/** All that the operator can see of it. */
export const openMonitoring = (
  app: FastifyInstance,
  parts: MonitoringParts,
  metrics: Metrics,
  { failures }: Requests,
  take: RateLimiter,
): Monitoring => {
  const { data, notes = () => [], lastBackup = async () => undefined } = parts;
  const { store, readTimes, commitTimes } = timedStore(parts.store, metrics);
  const { delay, close } = watchEventLoop();
  app.addHook('onClose', async () => close());
  return {
    timed: store,
    watch: ({ services: { tables, subscriptions, opponents }, streams }, websockets, connections) => {
      const people = () => ({
        connections: connections.size,
        streams: streams.count(),
        websockets: websockets(),
        seats: subscriptions.count(),
      });
      const look = measurementsOf({ store, tables, data, people, queue: () => opponents.counts(), delay });
      addGauges(metrics, look);
      const { routeTimes } = metrics;
      const times = { routeTimes, readTimes, commitTimes };
      const told = { look, isShared: store.shared, failures, notes, lastBackup, ...times };
      addMonitoring(app, metrics, told, operatorOnly(take, parts.metricsKey));
    },
  };
};
