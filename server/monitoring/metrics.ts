import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { FinishedRequest } from '../requests/requests.ts';

/** What the server counts, as Prometheus reads it. */
export interface Metrics {
  readonly count: (name: string, label?: string, value?: string) => void;
  /** Something that is looked at when it is asked for. */
  readonly gauge: (name: string, help: string, value: () => number) => void;
  /** From an order's arrival to its answer. */
  readonly observe: (seconds: number) => void;
  readonly request: (answered: FinishedRequest) => void;
  readonly text: () => Promise<string>;
  readonly type: string;
  /** For whoever has more to tell than one number. */
  readonly registry: Registry;
  /** How long the requests of each route took. */
  readonly routeTimes: Histogram<'route'>;
}

/** With the label that tells them apart. */
const COUNTERS: Readonly<Record<string, readonly [help: string, label?: string]>> = {
  grognard_orders_total: ['Orders answered, by what was said.', 'answer'],
  grognard_tables_created_total: ['Tables set up.'],
  grognard_general_orders_total: ['Decisions answered by generals, by how it went.', 'how'],
};

/** In seconds. */
export const TIMES = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

const countersIn = (registry: Registry): ReadonlyMap<string, Counter> =>
  new Map(
    Object.entries(COUNTERS).map(([name, [help, label]]) => [
      name,
      new Counter({ name, help, labelNames: label === undefined ? [] : [label], registers: [registry] }),
    ]),
  );

export const createMetrics = (): Metrics => {
  const registry = new Registry();
  const registers = [registry];
  const counters = countersIn(registry);
  const orderTimes = new Histogram({
    name: 'grognard_order_seconds',
    help: 'From an order’s arrival to its answer, committed.',
    buckets: TIMES,
    registers,
  });
  const requests = new Counter({
    name: 'grognard_requests_total',
    help: 'Requests answered, by route and status; what comes on a WebSocket has the method WS.',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const routeTimes = new Histogram({
    name: 'grognard_request_seconds',
    help: 'From a request’s arrival to the end of its answer, by route, without those that stay open.',
    labelNames: ['route'],
    buckets: TIMES,
    registers,
  });

  return {
    count: (name, label, value = '') => {
      const counter = counters.get(name);
      if (label === undefined) counter?.inc();
      else counter?.inc({ [label]: value });
    },
    gauge: (name, help, value) => {
      const gauge: Gauge = new Gauge({ name, help, registers, collect: () => gauge.set(value()) });
    },
    observe: (seconds) => orderTimes.observe(seconds),
    request: ({ method, route, status, seconds, isTimed }) => {
      requests.inc({ method, route, status });
      if (isTimed) routeTimes.observe({ route }, seconds);
    },
    text: () => registry.metrics(),
    type: registry.contentType,
    registry,
    routeTimes,
  };
};
