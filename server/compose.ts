import type { TableNotice } from '@grognard/engine';
import type { FastifyInstance } from 'fastify';
import type { Services } from './api/services.ts';
import { loadGame, TINY } from './content/games.ts';
import { type InspectionParts, openInspection } from './inspection/inspection.ts';
import type { Metrics } from './monitoring/metrics.ts';
import type { LeaseTimes } from './opponents/leases.ts';
import { Opponents } from './opponents/opponents.ts';
import { createPresence, type Presence } from './opponents/presence.ts';
import { openScheduler } from './opponents/scheduler.ts';
import { openWorkerPools } from './opponents/worker-pools.ts';
import type { Requests } from './requests/requests.ts';
import type { Store } from './store/store.ts';
import { createEventStreams, type EventStreams } from './streams/event-streams.ts';
import { SeatListeners } from './streams/listeners.ts';
import { Subscriptions } from './streams/subscriptions.ts';
import { createVisitLog } from './tables/last-visit.ts';
import { noteEndings } from './tables/play-state.ts';
import { readNotice, writeNotice } from './tables/process-notices.ts';
import { LiveTables, type Tables } from './tables/tables.ts';

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

/** What the store tells, passed on to those who listen here. */
const passNewsOn = (
  store: Store,
  tables: Tables,
  subscriptions: Subscriptions,
  opponents: Opponents,
  failed: (error: unknown) => void,
): (() => void) =>
  store.onNews((news) => {
    if (news === 'missed-some') return subscriptions.wakeAll();
    if (!('word' in news)) return;
    const notice = readNotice(news.word);
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

const connectListeners = (
  store: Store,
  tables: Tables,
  subscriptions: Subscriptions,
  presence: Presence,
  opponents: Opponents,
): void => {
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

/** Opens everything behind the routes, and closes it with the app: nothing that was answered is lost. */
export const composeServices = (
  app: FastifyInstance,
  parts: ServiceOptions,
  metrics: Metrics,
  requests: Requests,
  takeRoom: Services['takeRoom'],
): Composed => {
  const { store, tiny = false, leasing, worker } = parts;
  const failed = (error: unknown): void => app.log.error(error);
  const budget = parts.thinking ?? USUAL.thinking;
  const tables = new LiveTables(store, parts.tablesInMemory ?? USUAL.tablesInMemory);
  const subscriptions = new Subscriptions(store, tables, failed);
  const noteVisit = createVisitLog(store, failed);
  const lookingFor = parts.unwatched ?? USUAL.unwatched;
  const presence = createPresence({
    isListenedTo: (table, from) => subscriptions.isListenedTo(table, from),
    lookingFor,
  });
  const listeners = new SeatListeners({
    store,
    tables,
    subscriptions,
    noteVisit,
    seen: presence.seen,
    failed,
  });
  const streams = createEventStreams(listeners);
  const announce = (table: string, notice: TableNotice): void =>
    void store.announce(table, writeNotice(notice)).catch(failed);
  const opponents = new Opponents({
    store,
    tables,
    scheduler: openScheduler(openWorkerPools(worker), budget),
    presence,
    budget,
    mostBattles: parts.battles ?? USUAL.battles,
    leasing,
    announce,
    say: (message, error) => app.log.error(error, message),
    count: (how) => metrics.count('grognard_general_orders_total', 'how', how),
  });
  const inspection = openInspection(parts.inspection);
  metrics.gauge('grognard_inspections', 'Logs and scenarios that are looked through.', inspection.count);
  connectListeners(store, tables, subscriptions, presence, opponents);
  const stopNews = passNewsOn(store, tables, subscriptions, opponents, failed);
  app.addHook('onListen', async () => {
    void opponents.resumeAll().catch(failed);
  });
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
  const game: Services['game'] = async (id) => (id === TINY && !tiny ? undefined : loadGame(id));
  // Whoever leaves the page open is there, however long he does nothing.
  const visits = setInterval(() => subscriptions.listenedTables().forEach(noteVisit), AN_HOUR).unref();
  app.addHook('preClose', async () => clearInterval(visits));
  const services = {
    ...{ store, tables, subscriptions, presence, opponents, noteVisit, announce, metrics, requests, game },
    ...{ inspection, takeRoom, tiny },
    log: app.log,
  };
  return { services, listeners, streams };
};
