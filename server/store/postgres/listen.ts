import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Listeners } from '../listeners.ts';
import type { News } from '../store.ts';
import type { Timeouts } from './timeouts.ts';

export const CHANNEL = 'grognard_news';

type Told = Exclude<News, 'missed-some'>;

/** The text of a notification, and back. PostgreSQL carries at most 8,000 bytes of it. */
export const writeNews = (news: Told): string => JSON.stringify(news);
const readNews = (text: string): Told => JSON.parse(text);

const FIRST_PAUSE = 100;
/** Who waits for PostgreSQL to come back hears of it soon after. */
const LONGEST_PAUSE = 1000;
const LONGEST_FAREWELL = 1000;

const LISTEN = `listen ${CHANNEL}`;

type ListeningPatience = Pick<Timeouts, 'connecting' | 'beat' | 'silence'>;

const connectListener = async (
  url: string,
  hear: (news: Told) => void,
  { connecting, silence }: ListeningPatience,
): Promise<pg.Client> => {
  const client = new pg.Client({
    connectionString: url,
    keepAlive: true,
    connectionTimeoutMillis: connecting,
    query_timeout: silence,
  });
  client.on('notification', ({ payload }) => {
    if (payload !== undefined) hear(readNews(payload));
  });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query(LISTEN);
    return client;
  } catch (error) {
    void client.end();
    throw error;
  }
};

/**
 * Asks something now and then, for nobody tells us that the network has fallen silent: who only listens would wait for news
 * for ever. To listen again is to ask for nothing new.
 */
const endWhenSilent = async (client: pg.Client, beat: number): Promise<void> => {
  try {
    for (;;) {
      await pause(beat, undefined, { ref: false });
      await client.query(LISTEN);
    }
  } catch {
    await client.end();
  }
};

/**
 * Hears of every commit, of other processes too, on a connection of its own. When that breaks or falls silent it is made again, and
 * the listeners are told that they may have missed some.
 */
export const listen = async (
  url: string,
  listeners: Listeners,
  timeouts: ListeningPatience,
): Promise<() => Promise<void>> => {
  let stopped = false;
  let client = await listenAnew();

  async function listenAnew(): Promise<pg.Client> {
    const fresh = await connectListener(url, listeners.tell, timeouts);
    fresh.once('end', () => void reconnect());
    void endWhenSilent(fresh, timeouts.beat);
    return fresh;
  }

  async function reconnect(): Promise<void> {
    for (let wait = FIRST_PAUSE; !stopped; wait = Math.min(wait * 2, LONGEST_PAUSE)) {
      await pause(wait, undefined, { ref: false });
      try {
        client = await listenAnew();
        if (stopped) await client.end();
        else listeners.tell('missed-some');
        return;
      } catch {
        // Still away: a longer pause, then again.
      }
    }
  }

  return async () => {
    stopped = true;
    // Who does not answer does not say farewell either.
    await Promise.race([client.end(), pause(LONGEST_FAREWELL, undefined, { ref: false })]);
  };
};
