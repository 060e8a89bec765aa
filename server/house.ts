import type { TableNotice } from '@grognard/engine';
import type { FastifyInstance } from 'fastify';
import type { House } from './api/house.ts';
import { type InspectionParts, openInspection } from './inspection/inspection.ts';
import type { Metrics } from './metrics.ts';
import { loadGame, TINY } from './shelf/load.ts';
import { openDesk } from './staff/desk.ts';
import { createStaff, type Staff } from './staff/staff.ts';
import type { Store } from './store/store.ts';
import { type Attending, createAttending } from './streams/attending.ts';
import { createHub, type Hub } from './streams/hub.ts';
import { createStreams, type Streams } from './streams/stream.ts';
import { keepTables, type Tables } from './tables/tables.ts';

export interface HouseParts {
  readonly store: Store;
  /** Whether the game that the house tries its tools with may be played. */
  readonly tiny?: boolean | undefined;
  /** How many tables are kept in memory. */
  readonly tablesInMemory?: number | undefined;
  /** How long a general may think, in milliseconds. */
  readonly thinking?: number | undefined;
  /** The script that generals think in, where it is not the built one. */
  readonly worker?: string | undefined;
  /** How what comes from elsewhere is looked through, where it is not as usual. */
  readonly inspection?: InspectionParts | undefined;
}

interface Opened {
  readonly house: House;
  readonly attending: Attending;
  readonly streams: Streams;
}

/** What the store tells, passed on to those who listen here. */
const passOn = (store: Store, tables: Tables, hub: Hub): (() => void) =>
  store.onNews((news) => {
    if (news === 'missed-some') return hub.wakeAll();
    if (!('word' in news)) return;
    const notice: TableNotice = JSON.parse(news.word);
    if (notice.kind === 'cleared') tables.forget(news.game);
    hub.notice(news.game, notice);
  });

const watch = (metrics: Metrics, tables: Tables, streams: Streams, hub: Hub): void => {
  metrics.gauge('grognard_tables_in_memory', 'Tables in memory.', tables.count);
  metrics.gauge('grognard_streams', 'Streams that are open.', streams.count);
  metrics.gauge('grognard_stream_seats', 'Seats that are listened to.', hub.count);
  metrics.gauge('process_resident_memory_bytes', 'Memory of the process.', () => process.memoryUsage.rss());
  metrics.gauge('process_uptime_seconds', 'How long it has been up.', () => process.uptime());
};

const live = (tables: Tables, hub: Hub, staff: Staff): void =>
  tables.onGrowth((id, ours) => {
    hub.wake(id, ours);
    if (ours !== undefined) staff.look(ours);
  });

/** Opens everything behind the routes, and closes it with the app: nothing that was answered is lost. */
export const openHouse = (
  app: FastifyInstance,
  parts: HouseParts,
  metrics: Metrics,
  takeRoom: House['takeRoom'],
): Opened => {
  const { store, tiny = false, tablesInMemory = 1000, thinking = 10_000, worker } = parts;
  const tables = keepTables(store, tablesInMemory);
  const hub = createHub(store, tables, (error) => app.log.error(error));
  const attending = createAttending(store, tables, hub, (error) => app.log.error(error));
  const streams = createStreams(attending);
  const announce = (table: string, notice: TableNotice): void =>
    void store.announce(table, JSON.stringify(notice)).catch((error) => app.log.error(error));
  const staff = createStaff({
    store,
    tables,
    desk: openDesk(thinking, worker),
    announce,
    say: (message, error) => app.log.error(error, message),
    count: (how) => metrics.count('grognard_general_orders_total', 'how', how),
  });
  const inspection = openInspection(parts.inspection);
  metrics.gauge('grognard_inspections', 'Logs and scenarios that are looked through.', inspection.count);
  live(tables, hub, staff);
  watch(metrics, tables, streams, hub);
  const deaf = passOn(store, tables, hub);
  app.addHook('onListen', async () => {
    void staff.takeUp().catch((error) => app.log.error(error));
  });
  app.addHook('preClose', async () => {
    // Nothing that is looked through is worth waiting for at the end.
    await inspection.close();
    attending.close();
    streams.close();
  });
  app.addHook('onClose', async () => {
    deaf();
    await staff.close();
    await tables.close();
  });
  const game: House['game'] = async (id) => (id === TINY && !tiny ? undefined : loadGame(id));
  const house = {
    store,
    tables,
    hub,
    staff,
    announce,
    metrics,
    game,
    inspection,
    takeRoom,
    tiny,
    log: app.log,
  };
  return { house, attending, streams };
};
