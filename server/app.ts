import type { Notice } from '@grognard/engine';
import Fastify, { type FastifyInstance } from 'fastify';
import { games } from './api/games.ts';
import { addHealth } from './api/health.ts';
import type { House } from './api/house.ts';
import { orders } from './api/orders.ts';
import { addRoute } from './api/route.ts';
import { streamRoute } from './api/stream.ts';
import { tables as tableRoutes } from './api/tables.ts';
import { answerErrorsInOneShape } from './errors.ts';
import { guardEveryAnswer } from './headers.ts';
import { servePages } from './pages.ts';
import { loadGame, TINY } from './shelf/load.ts';
import { openDesk } from './staff/desk.ts';
import { createStaff } from './staff/staff.ts';
import type { Store } from './store/store.ts';
import { createHub } from './streams/hub.ts';
import { createStreams } from './streams/stream.ts';
import { keepTables } from './tables/tables.ts';

export interface Parts {
  /** The folder of the built page. */
  readonly pages: string;
  readonly store: Store;
  /** Our own failures are logged, unless a test makes them on purpose. */
  readonly log?: 'error' | 'silent' | undefined;
  /** Whether the game that the house tries its tools with may be played. */
  readonly tiny?: boolean | undefined;
  /** How many tables are kept in memory. */
  readonly tablesInMemory?: number | undefined;
  /** How long a general may think, in milliseconds. */
  readonly thinking?: number | undefined;
  /** The script that generals think in, where it is not the built one. */
  readonly worker?: string | undefined;
}

const LARGEST_BODY = 256 * 1024;

/** The whole HTTP side of the house, not yet listening. */
export const buildApp = async (parts: Parts): Promise<FastifyInstance> => {
  const { pages, store, log = 'error' } = parts;
  const app = Fastify({
    bodyLimit: LARGEST_BODY,
    logger: { level: log },
    // What is being answered at the end is answered; connections that only wait are closed.
    forceCloseConnections: 'idle',
    requestTimeout: 30_000,
  });
  guardEveryAnswer(app);
  answerErrorsInOneShape(app);
  addHealth(app, store.isReady);
  addTables(app, parts);
  await servePages(app, pages);
  return app;
};

const addTables = (app: FastifyInstance, parts: Parts): void => {
  const { store, tiny = false, tablesInMemory = 1000, thinking = 10_000, worker } = parts;
  const tables = keepTables(store, tablesInMemory);
  const hub = createHub(store, tables, (error) => app.log.error(error));
  const streams = createStreams(tables, hub);
  const announce = (table: string, notice: Notice): void =>
    void store.announce(table, JSON.stringify(notice)).catch((error) => app.log.error(error));
  const staff = createStaff({
    store,
    tables,
    desk: openDesk(thinking, worker),
    announce,
    say: (message, error) => app.log.error(error, message),
    count: () => {},
  });
  tables.onGrowth((id, ours) => {
    hub.wake(id);
    if (ours) void tables.get(id).then((laid) => laid && staff.look(laid));
  });
  const deaf = store.onNews((news) => {
    if (news === 'missed-some' || !('word' in news)) return;
    const notice: Notice = JSON.parse(news.word);
    if (notice.kind === 'cleared') tables.forget(news.game);
    hub.notice(news.game, notice);
  });
  const house: House = {
    store,
    tables,
    hub,
    staff,
    announce,
    log: app.log,
    game: async (id) => (id === TINY && !tiny ? undefined : loadGame(id)),
  };
  for (const each of [...games, ...tableRoutes, ...orders, streamRoute(streams)]) addRoute(app, house, each);
  app.addHook('onListen', async () => {
    void staff.takeUp().catch((error) => app.log.error(error));
  });
  app.addHook('preClose', async () => streams.close());
  app.addHook('onClose', async () => {
    deaf();
    await staff.close();
    await tables.close();
  });
};
