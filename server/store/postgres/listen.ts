import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Listeners } from '../news.ts';
import type { News } from '../store.ts';

export const CHANNEL = 'grognard_news';

type Told = Exclude<News, 'missed-some'>;

/** The text of a notification, and back. PostgreSQL carries at most 8,000 bytes of it. */
export const writeNews = (news: Told): string => JSON.stringify(news);
const readNews = (text: string): Told => JSON.parse(text);

const FIRST_PAUSE = 100;
const LONGEST_PAUSE = 5000;

/**
 * Hears of every commit, of other processes too, on a connection of its own. When that breaks it is made again, and the
 * listeners are told that they may have missed some.
 */
export const listen = async (url: string, listeners: Listeners): Promise<() => Promise<void>> => {
  let stopped = false;
  let client = await connectListener();

  async function connectListener(): Promise<pg.Client> {
    const fresh = new pg.Client({ connectionString: url, keepAlive: true });
    fresh.on('notification', ({ payload }) => {
      if (payload !== undefined) listeners.tell(readNews(payload));
    });
    fresh.on('error', () => {});
    await fresh.connect();
    await fresh.query(`listen ${CHANNEL}`);
    fresh.once('end', () => {
      if (!stopped) void reconnect();
    });
    return fresh;
  }

  async function reconnect(): Promise<void> {
    for (let wait = FIRST_PAUSE; !stopped; wait = Math.min(wait * 2, LONGEST_PAUSE)) {
      await pause(wait, undefined, { ref: false });
      try {
        client = await connectListener();
        listeners.tell('missed-some');
        return;
      } catch {
        // Still away: a longer pause, then again.
      }
    }
  }

  return async () => {
    stopped = true;
    await client.end();
  };
};
