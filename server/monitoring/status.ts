import type { Histogram } from 'prom-client';
import type { Failure, Failures } from '../requests/failures.ts';
import { version } from '../version.ts';
import type { Measurements } from './measurements.ts';
import type { Note } from './operator-notes.ts';
import { type Times, timesOf } from './quantiles.ts';

type Answer<F extends (...args: never[]) => unknown> = Awaited<ReturnType<F>>;

/** Everything the operator is told on one page. Times in seconds, moments in milliseconds since 1970. */
export interface Status {
  readonly version: string;
  readonly node: string;
  readonly now: number;
  readonly since: number;
  readonly store: {
    readonly kind: 'sqlite' | 'postgresql';
    readonly ready: boolean;
    readonly bytes?: number | undefined;
    readonly room?: Answer<Measurements['room']>;
    readonly lastBackup?: number | undefined;
    readonly commits?: Times | undefined;
    readonly reads?: Times | undefined;
  };
  readonly notes: readonly Note[];
  readonly people: Answer<Measurements['people']>;
  readonly generals: Answer<Measurements['queue']>;
  readonly inMemory: Answer<Measurements['inMemory']>;
  /** Missing while the store does not answer. */
  readonly stored?: Answer<Measurements['stored']>['tables'] | undefined;
  readonly eventLoop: Answer<Measurements['delay']>;
  readonly memory: { readonly resident: number; readonly heap: number };
  readonly slowest: readonly (Times & { readonly route: string })[];
  readonly failures: { readonly broken: readonly Failure[]; readonly refused: readonly Failure[] };
}

export interface StatusParts {
  readonly look: Measurements;
  readonly isShared: boolean;
  readonly failures: Failures;
  readonly notes: () => readonly Note[];
  readonly lastBackup: () => Promise<number | undefined>;
  readonly routeTimes: Histogram<'route'>;
  readonly commitTimes: Histogram;
  readonly readTimes: Histogram<'operation'>;
}

const MANY = 8;

const slowestOf = async (routes: Histogram<'route'>): Promise<Status['slowest']> =>
  [...(await timesOf(routes, 'route'))]
    .map(([route, times]) => ({ route, ...times }))
    .filter(({ times }) => times > 0)
    .sort((a, b) => b.mean - a.mean)
    .slice(0, MANY);

const storeStatus = async (parts: StatusParts): Promise<Status['store']> => {
  const { look, isShared } = parts;
  const [ready, stored, room, lastBackup, commits, reads] = await Promise.all([
    look.isReady(),
    look.stored().catch(() => undefined),
    look.room(),
    parts.lastBackup().catch(() => undefined),
    timesOf(parts.commitTimes),
    timesOf(parts.readTimes, 'operation'),
  ]);
  return {
    kind: isShared ? 'postgresql' : 'sqlite',
    ...{ ready, bytes: stored?.bytes, room, lastBackup },
    commits: commits.get(''),
    reads: reads.get('entries'),
  };
};

/** What there is to be told now. */
export const statusOf = async (parts: StatusParts): Promise<Status> => {
  const { look, failures } = parts;
  const now = Date.now();
  const { rss, heapUsed } = process.memoryUsage();
  return {
    version,
    node: process.versions.node,
    now,
    since: now - Math.round(process.uptime() * 1000),
    store: await storeStatus(parts),
    notes: parts.notes(),
    people: look.people(),
    generals: look.queue(),
    inMemory: look.inMemory(),
    stored: (await look.stored().catch(() => undefined))?.tables,
    eventLoop: look.delay(),
    memory: { resident: rss, heap: heapUsed },
    slowest: await slowestOf(parts.routeTimes),
    failures: { broken: failures.broken(), refused: failures.refused() },
  };
};
