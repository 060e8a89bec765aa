import type { TableNotice } from '@grognard/engine';
import type { FastifyInstance } from 'fastify';
import type { House } from './api/services.ts';
import { loadGame, TINY } from './content/games.ts';
import { type InspectionParts, openInspection } from './inspection/inspection.ts';
import type { Metrics } from './monitoring/metrics.ts';
import type { LeasePatience } from './opponents/leases.ts';
import { createStaff, type Staff } from './opponents/opponents.ts';
import { createPresence, type Presence } from './opponents/presence.ts';
import { openDesk } from './opponents/scheduler.ts';
import { openCrew } from './opponents/worker-pools.ts';
import type { Requests } from './requests/requests.ts';
import type { Store } from './store/store.ts';
import { createStreams, type Streams } from './streams/event-streams.ts';
import { type Attending, createAttending } from './streams/listeners.ts';
import { createHub, type Hub } from './streams/subscriptions.ts';
import { createTouching } from './tables/last-visit.ts';
import { noteEndings } from './tables/play-state.ts';
import { readWord, writeWord } from './tables/process-notices.ts';
import { keepTables, type Tables } from './tables/tables.ts';

export interface HouseParts {
  readonly store: Store;
  /** Whether the game that the house tries its tools with may be played. */
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
  readonly leasing?: LeasePatience | undefined;
  /** The script that generals think in, where it is not the built one. */
  readonly worker?: string | undefined;
  /** How what comes from elsewhere is looked through, where it is not as usual. */
  readonly inspection?: InspectionParts | undefined;
}

const AN_HOUR = 3_600_000;

/** What has been opened behind the routes. */
export interface Opened {
  readonly house: House;
  readonly attending: Attending;
  readonly streams: Streams;
}

/** What the keeper of a house need not say. */
const USUAL = { tablesInMemory: 1000, thinking: 10_000, battles: 8, unwatched: 300_000 } as const;

/** What the store tells, passed on to those who listen here. */
const passOn = (
  store: Store,
  tables: Tables,
  hub: Hub,
  staff: Staff,
  failed: (error: unknown) => void,
): (() => void) =>
  store.onNews((news) => {
    if (news === 'missed-some') return hub.wakeAll();
    if (!('word' in news)) return;
    const notice = readWord(news.word);
    if (notice.kind === 'rekeyed') {
      void tables.rekey(news.game).catch(failed);
      return hub.dismiss(news.game, notice.seat);
    }
    if (notice.kind === 'cleared') {
      tables.forget(news.game);
      staff.forget(news.game);
    }
    hub.notice(news.game, notice);
  });

const live = (store: Store, tables: Tables, hub: Hub, presence: Presence, staff: Staff): void => {
  const note = noteEndings(store);
  tables.onLaid(note);
  tables.onGrowth((id, ours) => {
    hub.wake(id, ours);
    if (ours === undefined) return staff.hear(id);
    staff.look(ours);
    note(ours);
  });
  presence.onComing(staff.look);
};

/** Opens everything behind the routes, and closes it with the app: nothing that was answered is lost. */
export const openHouse = (
  app: FastifyInstance,
  parts: HouseParts,
  metrics: Metrics,
  requests: Requests,
  takeRoom: House['takeRoom'],
): Opened => {
  const { store, tiny = false, leasing, worker } = parts;
  const failed = (error: unknown): void => app.log.error(error);
  const budget = parts.thinking ?? USUAL.thinking;
  const tables = keepTables(store, parts.tablesInMemory ?? USUAL.tablesInMemory);
  const hub = createHub(store, tables, failed);
  const touch = createTouching(store, failed);
  const lookingFor = parts.unwatched ?? USUAL.unwatched;
  const presence = createPresence({ isListenedTo: hub.isListenedTo, lookingFor });
  const attending = createAttending({ store, tables, hub, touch, seen: presence.seen, failed });
  const streams = createStreams(attending);
  const announce = (table: string, notice: TableNotice): void =>
    void store.announce(table, writeWord(notice)).catch(failed);
  const staff = createStaff({
    store,
    tables,
    desk: openDesk(openCrew(worker), budget),
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
  live(store, tables, hub, presence, staff);
  const deaf = passOn(store, tables, hub, staff, failed);
  app.addHook('onListen', async () => {
    void staff.takeUp().catch(failed);
  });
  app.addHook('preClose', async () => {
    // Nothing that is looked through is worth waiting for at the end.
    await inspection.close();
    attending.close();
    streams.close();
    // At once: another process may go on where our generals were.
    await staff.close();
  });
  app.addHook('onClose', async () => {
    deaf();
    await tables.close();
  });
  const game: House['game'] = async (id) => (id === TINY && !tiny ? undefined : loadGame(id));
  // Whoever leaves the page open is there, however long he does nothing.
  const attended = setInterval(() => hub.attended().forEach(touch), AN_HOUR).unref();
  app.addHook('preClose', async () => clearInterval(attended));
  const house = {
    ...{ store, tables, hub, presence, staff, touch, announce, metrics, requests, game },
    ...{ inspection, takeRoom, tiny },
    log: app.log,
  };
  return { house, attending, streams };
};
