import type { FastifyInstance } from 'fastify';
import type { Opened } from '../compose.ts';
import type { Meter } from '../http/rate-limiter.ts';
import type { Requests } from '../requests/requests.ts';
import type { Store } from '../store/store.ts';
import { watchEventLoop } from './event-loop.ts';
import { addGauges } from './gauges.ts';
import { lookAround } from './measurements.ts';
import type { Metrics } from './metrics.ts';
import type { Note } from './operator-notes.ts';
import { keeperOnly } from './operator-only.ts';
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
  /** Serves what there is to be seen of a house that has been opened. */
  watch(opened: Opened, websockets: () => number, connections: { readonly size: number }): void;
}

/** All that the keeper of the house can see of it. */
export const openMonitoring = (
  app: FastifyInstance,
  parts: MonitoringParts,
  metrics: Metrics,
  { failures }: Requests,
  take: Meter,
): Monitoring => {
  const { data, notes = () => [], lastBackup = async () => undefined } = parts;
  const { store, readTimes, commitTimes } = timedStore(parts.store, metrics);
  const { delay, close } = watchEventLoop();
  app.addHook('onClose', async () => close());
  return {
    timed: store,
    watch: ({ house: { tables, hub, staff }, streams }, websockets, connections) => {
      const people = () => ({
        connections: connections.size,
        streams: streams.count(),
        websockets: websockets(),
        seats: hub.count(),
      });
      const look = lookAround({ store, tables, data, people, queue: staff.counts, delay });
      addGauges(metrics, look);
      const { routeTimes } = metrics;
      const times = { routeTimes, readTimes, commitTimes };
      const told = { look, isShared: store.shared, failures, notes, lastBackup, ...times };
      addMonitoring(app, metrics, told, keeperOnly(take, parts.metricsKey));
    },
  };
};
