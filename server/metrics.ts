import type { FastifyInstance, FastifyRequest } from 'fastify';
import { keyIn } from './api/route.ts';
import { callerOf } from './callers.ts';
import { Refused } from './failure.ts';
import { hashOf, opens } from './tables/keys.ts';

/** What the house counts, as Prometheus reads it. */
export interface Metrics {
  readonly count: (name: string, label?: string, value?: string) => void;
  /** Something that is looked at when it is asked for. */
  readonly gauge: (name: string, help: string, value: () => number) => void;
  readonly observe: (seconds: number) => void;
  readonly text: () => string;
}

const COUNTERS: Readonly<Record<string, string>> = {
  grognard_requests_total: 'Requests answered, by status.',
  grognard_orders_total: 'Orders answered, by what was said.',
  grognard_tables_made_total: 'Tables set up.',
  grognard_general_orders_total: 'Decisions answered by generals, by how it went.',
};

interface Count {
  readonly key: string;
  /** So often up to now. */
  so: number;
}

const BOUNDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];
const ORDER_TIME = 'grognard_order_seconds';

export const createMetrics = (): Metrics => {
  /** By name, then by value. */
  const counts = new Map<string, Map<string, Count>>(Object.keys(COUNTERS).map((name) => [name, new Map()]));
  const gauges: { name: string; help: string; value: () => number }[] = [];
  const buckets = BOUNDS.map(() => 0);
  let sum = 0;
  let observed = 0;

  /** How many took no longer than the bound at that place. */
  const within = (place: number): number => buckets.slice(0, place + 1).reduce((all, some) => all + some, 0);

  const counterLines = (): readonly string[] =>
    [...counts].flatMap(([name, series]) => [
      `# HELP ${name} ${COUNTERS[name] ?? ''}`,
      `# TYPE ${name} counter`,
      ...[...series.values()].map(({ key, so }) => `${key} ${so}`),
    ]);
  const gaugeLines = (): readonly string[] =>
    gauges.flatMap(({ name, help, value }) => [
      `# HELP ${name} ${help}`,
      `# TYPE ${name} gauge`,
      `${name} ${value()}`,
    ]);
  const timeLines = (): readonly string[] => [
    `# HELP ${ORDER_TIME} From an order's arrival to its answer, committed.`,
    `# TYPE ${ORDER_TIME} histogram`,
    ...BOUNDS.map((bound, place) => `${ORDER_TIME}_bucket{le="${bound}"} ${within(place)}`),
    `${ORDER_TIME}_bucket{le="+Inf"} ${observed}`,
    `${ORDER_TIME}_sum ${sum}`,
    `${ORDER_TIME}_count ${observed}`,
  ];

  return {
    count: (name, label, value = '') => {
      const series = counts.get(name);
      const known = series?.get(value);
      if (known !== undefined) known.so += 1;
      else series?.set(value, { key: label === undefined ? name : `${name}{${label}="${value}"}`, so: 1 });
    },
    gauge: (name, help, value) => void gauges.push({ name, help, value }),
    observe: (seconds) => {
      observed += 1;
      sum += seconds;
      const fits = BOUNDS.findIndex((bound) => seconds <= bound);
      if (fits >= 0) buckets[fits] = (buckets[fits] ?? 0) + 1;
    },
    text: () => `${[...counterLines(), ...gaugeLines(), ...timeLines()].join('\n')}\n`,
  };
};

/** On a quiet evening the counts tell what the other side is doing: they are for the keeper of the house. */
const checkKeeper = (request: FastifyRequest, key: string | undefined): void => {
  if (callerOf(request).own) return;
  if (key !== undefined && opens(keyIn(request) ?? '', hashOf(key))) return;
  throw new Refused(
    401,
    'no-key',
    'What was counted is told to the machine itself, or to who shows its key.',
  );
};

/** Counts every answer, and serves what was counted. */
export const countRequests = (app: FastifyInstance, metrics: Metrics, key?: string): void => {
  app.addHook('onResponse', (_request, reply, done) => {
    metrics.count('grognard_requests_total', 'status', String(reply.statusCode));
    done();
  });
  app.get('/metrics', async (request, reply) => {
    checkKeeper(request, key);
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(metrics.text());
  });
};
