import type { StreamLine, StreamWanted } from '@grognard/engine';
import { websocket } from '../api/websocket.ts';

const SHORTEST_WAIT = 250;
/** Whoever waits for a server to come back, or for its database, is there soon after it. */
const LONGEST_WAIT = 3_000;
/** The server says something every two seconds; after this long it is not there any more, or does not get through. */
const SILENCE = 4_500;
/** A server that is there and has too much to do is waited for longer each time: to come again and again would be more for it to do. */
const LONGEST_SILENCE = 36_000;
/** Whoever was heard for so long is quick enough. */
const WHILE = 10_000;
/** The part of it in which a websocket must say its first word, else a stream is tried. */
const FIRST_WORD = 2 / 3;
/** A server that wants to be left does so by itself, unless something is wrong with it. */
const LONGEST_FAREWELL = 1_000;
/** Whoever has listened for so long has all that he sees before him. */
const CALM = 3_000;

export interface Listening {
  /** What to ask for now: read anew at each attempt, so that nothing is heard twice or missed. */
  readonly wanted: () => StreamWanted;
  readonly hear: (line: StreamLine) => void;
  readonly reached: (isReached: boolean) => void;
}

/** Not all pages that lost the same server come back at the same moment. */
const about = (wait: number): number => wait * (0.5 + Math.random() / 2);

/** Listens for as long as the page wants, coming back by itself after every loss; returns how to stop. */
export const listen = (listening: Listening): (() => void) => {
  let stopped = false;
  let attempt: AbortController | undefined;
  let wait = SHORTEST_WAIT;
  let silence = SILENCE;
  /** When the server has asked us to come back. */
  let asked: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const again = (): void => {
    if (stopped) return;
    if (asked === undefined) {
      listening.reached(false);
      timer = setTimeout(begin, about(wait));
      wait = Math.min(wait * 2, LONGEST_WAIT);
    } else {
      // Somebody else is expected to be there: nothing is lost unless he is not.
      timer = setTimeout(begin, asked);
      asked = undefined;
    }
  };

  const begin = (): void => {
    clearTimeout(timer);
    attempt?.abort();
    const mine = new AbortController();
    attempt = mine;
    const began = performance.now();
    const hear = (line: StreamLine): void => {
      if ('again' in line) {
        asked = line.again;
        setTimeout(() => mine.abort(), Math.max(line.again, LONGEST_FAREWELL));
        return;
      }
      wait = SHORTEST_WAIT;
      if (performance.now() - began > WHILE) silence = SILENCE;
      listening.reached(true);
      listening.hear(line);
    };
    const fellSilent = (): void => {
      silence = Math.min(silence * 2, LONGEST_SILENCE);
      mine.abort();
    };
    hearAll(listening.wanted, hear, mine.signal, { most: () => silence, fellSilent })
      .catch(() => undefined)
      .finally(() => {
        if (attempt === mine) again();
      });
  };

  // A stream over a network that is gone says nothing: better told at once than after a long silence.
  const lost = (): void => attempt?.abort();

  window.addEventListener('online', begin);
  window.addEventListener('offline', lost);
  begin();
  return () => {
    stopped = true;
    clearTimeout(timer);
    attempt?.abort();
    window.removeEventListener('online', begin);
    window.removeEventListener('offline', lost);
  };
};

/** The way round is sent for while the server is there: browsers do not ask again for a script that once could not be had. */
const bringStream = (): Promise<typeof import('./event-stream.ts')> => import('./event-stream.ts');

/** How long nothing may be heard, and what is done then. */
interface Silence {
  readonly most: () => number;
  readonly fellSilent: () => void;
}

/** On a websocket where one is granted, else on a stream; until it ends, or falls silent. */
const hearAll = async (
  wanted: () => StreamWanted,
  hear: (line: StreamLine) => void,
  signal: AbortSignal,
  { most, fellSilent }: Silence,
): Promise<void> => {
  let watch: ReturnType<typeof setTimeout> | undefined;
  const expectMore = (): void => {
    clearTimeout(watch);
    watch = setTimeout(fellSilent, most());
  };
  const heard = (line: StreamLine): void => {
    expectMore();
    hear(line);
  };
  expectMore();
  const prepare = setTimeout(() => bringStream().catch(() => undefined), CALM);
  try {
    if (await websocket.listen({ wanted, hear: heard, signal, firstWord: most() * FIRST_WORD })) return;
    expectMore();
    const { readStream } = await bringStream();
    await readStream(wanted(), heard, signal);
  } finally {
    clearTimeout(watch);
    clearTimeout(prepare);
  }
};
