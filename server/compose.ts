import type { TableNotice } from '@grognard/engine';
import type { FastifyInstance } from 'fastify';
import type { Services } from './api/services.ts';
import { loadGame, TINY } from './content/games.ts';
import { Inspection, type InspectionParts } from './inspection/inspection.ts';
import type { Metrics } from './monitoring/metrics.ts';
import type { LeaseTimes } from './opponents/leases.ts';
import { Opponents } from './opponents/opponents.ts';
import { createPresence } from './opponents/presence.ts';
import { PoolScheduler } from './opponents/scheduler.ts';
import { openWorkerPools } from './opponents/worker-pools.ts';
import type { Requests } from './requests/requests.ts';
import type { Store } from './store/store.ts';
import { createEventStreams, type EventStreams } from './streams/event-streams.ts';
import { SeatListeners } from './streams/listeners.ts';
import { Subscriptions } from './streams/subscriptions.ts';
import { createVisitLog } from './tables/last-visit.ts';
import { noteEndings } from './tables/play-state.ts';
import { readNotice, writeNotice } from './tables/process-notices.ts';
import { LiveTables } from './tables/tables.ts';

export interface ServiceOptions {
  readonly store: Store;
  /** Whether the game that our own tools are tried with may be played. */
  readonly tiny?: boolean | undefined;
  /** How many tables are kept in memory. */
  readonly tablesInMemory?: number | undefined;
  /** How long a general may think, in milliseconds. */
  readonly thinking?: number | undefined;
  /** How many battles of generals alone may go on that one address has set up. */
  readonly battles?: number | undefined;
  /** How long such a battle goes on when nobody looks, in milliseconds. */
  readonly unwatched?: number | undefined;
  /** How long a table's generals are this process's alone. */
  readonly leasing?: LeaseTimes | undefined;
  /** The script that generals think in, where it is not the built one. */
  readonly worker?: string | undefined;
  /** How what comes from elsewhere is looked through, where it is not as usual. */
  readonly inspection?: InspectionParts | undefined;
}

const AN_HOUR = 3_600_000;

/** What has been opened behind the routes. */
export interface Composed {
  readonly services: Services;
  readonly listeners: SeatListeners;
  readonly streams: EventStreams;
}

/** What the operator of a server need not say. */
const USUAL = { tablesInMemory: 1000, thinking: 10_000, battles: 8, unwatched: 300_000 } as const;

type Connected = Pick<Services, 'store' | 'tables' | 'subscriptions' | 'presence' | 'opponents'>;

/** What the store tells, passed on to those who listen here. */
const passNewsOn = (
  { store, tables, subscriptions, opponents }: Connected,
  failed: (error: unknown) => void,
): (() => void) =>
  store.onNews((news) => {
    if (news === 'missed-some') return subscriptions.wakeAll();
    if (!('notice' in news)) return;
    const notice = readNotice(news.notice);
    if (notice.kind === 'rekeyed') {
      void tables.rekey(news.game).catch(failed);
      return subscriptions.dismiss(news.game, notice.seat);
    }
    if (notice.kind === 'cleared') {
      tables.forget(news.game);
      opponents.forget(news.game);
    }
    subscriptions.notice(news.game, notice);
  });

/** What happens at a table reaches those who listen there, and the generals who play there. */
const connectListeners = ({ store, tables, subscriptions, presence, opponents }: Connected): void => {
  const note = noteEndings(store);
  tables.onLoaded(note);
  tables.onGrowth((id, ours) => {
    subscriptions.wake(id, ours);
    if (ours === undefined) return opponents.playWhereWatched(id);
    opponents.playAt(ours);
    note(ours);
  });
  presence.onArrival((live) => opponents.playAt(live));
};

type CompleteOptions = Omit<ServiceOptions, keyof typeof USUAL> &
  Readonly<Record<keyof typeof USUAL, number>>;

const withUsual = (options: ServiceOptions): CompleteOptions => ({
  ...options,
  tablesInMemory: options.tablesInMemory ?? USUAL.tablesInMemory,
  thinking: options.thinking ?? USUAL.thinking,
  battles: options.battles ?? USUAL.battles,
  unwatched: options.unwatched ?? USUAL.unwatched,
});

/** Whoever leaves the page open is there, however long he does nothing. */
const noteListeners = (
  app: FastifyInstance,
  { subscriptions, noteVisit }: Pick<Services, 'subscriptions' | 'noteVisit'>,
): void => {
  const timer = setInterval(() => subscriptions.listenedTables().forEach(noteVisit), AN_HOUR).unref();
  app.addHook('preClose', async () => clearInterval(timer));
};

/** Closes everything with the app: nothing that was answered is lost. */
const closeWith = (
  app: FastifyInstance,
  { services: { inspection, opponents, tables }, listeners, streams }: Composed,
  stopNews: () => void,
): void => {
  app.addHook('preClose', async () => {
    // Nothing that is looked through is worth waiting for at the end.
    await inspection.close();
    listeners.close();
    streams.close();
    // At once: another process may go on where our generals were.
    await opponents.close();
  });
  app.addHook('onClose', async () => {
    stopNews();
    await tables.close();
  });
};

/** Opens everything behind the routes, and closes it with the app. */
export const composeServices = (
  app: FastifyInstance,
  options: ServiceOptions,
  metrics: Metrics,
  requests: Requests,
  takeImportQuota: Services['takeImportQuota'],
): Composed => {
  const { store, tiny = false, thinking, battles, leasing, worker, ...usual } = withUsual(options);
  const failed = (error: unknown): void => app.log.error(error);
  const tables = new LiveTables(store, usual.tablesInMemory);
  const subscriptions = new Subscriptions(store, tables, failed);
  const noteVisit = createVisitLog(store, failed);
  const presence = createPresence({
    isListenedTo: (table, from) => subscriptions.isListenedTo(table, from),
    lookingFor: usual.unwatched,
  });
  const listeners = new SeatListeners({
    ...{ store, tables, subscriptions, noteVisit, failed },
    seen: presence.seen,
  });
  const announce = (table: string, notice: TableNotice): void =>
    void store.announce(table, writeNotice(notice)).catch(failed);
  const opponents = new Opponents({
    ...{ store, tables, presence, announce, leasing, budget: thinking, mostBattles: battles },
    scheduler: new PoolScheduler(openWorkerPools(worker), thinking),
    say: (message, error) => app.log.error(error, message),
    count: (how) => metrics.count('grognard_general_orders_total', 'how', how),
  });
  const inspection = new Inspection(usual.inspection);
  metrics.gauge('grognard_inspections', 'Logs and scenarios that are looked through.', () =>
    inspection.count(),
  );
  const services: Services = {
    ...{ store, tables, subscriptions, presence, opponents, noteVisit, announce, metrics, requests },
    ...{ inspection, takeImportQuota, tiny, log: app.log },
    game: async (id) => (id === TINY && !tiny ? undefined : loadGame(id)),
  };
  const composed = { services, listeners, streams: createEventStreams(listeners) };
  connectListeners(services);
  noteListeners(app, services);
  app.addHook('onListen', async () => {
    void opponents.resumeAll().catch(failed);
  });
  closeWith(app, composed, passNewsOn(services, failed));
  return composed;
};
