import { Histogram } from 'prom-client';
import type { Store } from '../store/store.ts';
import { type Metrics, TIMES } from './metrics.ts';

const ORDERS_A_COMMIT = [1, 2, 5, 10, 20, 50, 100, 200, 500];

/** What is measured; the rest is not asked for by players. */
const OPERATIONS = [
  'createGame',
  'deleteGame',
  'game',
  'games',
  'append',
  'entries',
  'saveSnapshot',
  'snapshot',
  'documents',
  'putDocument',
  'dropDocument',
] as const;
type Operation = (typeof OPERATIONS)[number];

type Asked = (...args: readonly never[]) => Promise<unknown>;

export interface Timed {
  readonly store: Store;
  readonly readTimes: Histogram<'operation'>;
  readonly commitTimes: Histogram;
}

/** The same store, with a clock beside it. */
export const timedStore = (store: Store, { registry }: Metrics): Timed => {
  const registers = [registry];
  const times = new Histogram({
    name: 'grognard_store_seconds',
    help: 'How long the store took, by operation; an append waits for the commit that holds it.',
    labelNames: ['operation'],
    buckets: TIMES,
    registers,
  });
  const commits = new Histogram({
    name: 'grognard_store_commit_seconds',
    help: 'How long one commit of orders took.',
    buckets: TIMES,
    registers,
  });
  const groups = new Histogram({
    name: 'grognard_store_commit_orders',
    help: 'How many orders shared one commit.',
    buckets: ORDERS_A_COMMIT,
    registers,
  });
  store.onCommit(({ appends, seconds }) => {
    commits.observe(seconds);
    groups.observe(appends);
  });

  const timed = (operation: Operation): Asked => {
    const ask: Asked = store[operation];
    return async (...args) => {
      const began = performance.now();
      try {
        return await ask(...args);
      } finally {
        times.observe({ operation }, (performance.now() - began) / 1000);
      }
    };
  };
  const all = Object.fromEntries(OPERATIONS.map((each) => [each, timed(each)]));
  return { store: { ...store, ...all }, readTimes: times, commitTimes: commits };
};
