import type { StreamLine, StreamWanted } from '@grognard/engine';
import { websocket } from '../api/websocket.ts';

const SHORTEST_WAIT = 500;
const LONGEST_WAIT = 10_000;
/** The server says something every fifteen seconds; after this long it is not there any more. */
const SILENCE = 40_000;
/** Whoever has listened for so long has all that he sees before him. */
const CALM = 3_000;

export interface Listening {
  /** What to ask for now: read anew at each attempt, so that nothing is heard twice or missed. */
  readonly wanted: () => StreamWanted;
  readonly hear: (line: StreamLine) => void;
  readonly reached: (isReached: boolean) => void;
}

/** Listens for as long as the page wants, coming back by itself after every loss; returns how to stop. */
export const listen = (listening: Listening): (() => void) => {
  let stopped = false;
  let attempt: AbortController | undefined;
  let wait = SHORTEST_WAIT;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const again = (): void => {
    if (stopped) return;
    listening.reached(false);
    timer = setTimeout(begin, wait);
    wait = Math.min(wait * 2, LONGEST_WAIT);
  };

  const begin = (): void => {
    clearTimeout(timer);
    attempt?.abort();
    const mine = new AbortController();
    attempt = mine;
    hearAll(listening, mine, () => {
      wait = SHORTEST_WAIT;
    })
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

/** On a websocket where one is granted, else on a stream. */
const hearAll = async (
  { wanted, hear, reached }: Listening,
  attempt: AbortController,
  opened: () => void,
): Promise<void> => {
  const { signal } = attempt;
  let watch: ReturnType<typeof setTimeout> | undefined;
  const heard = (line?: StreamLine): void => {
    clearTimeout(watch);
    watch = setTimeout(() => attempt.abort(), SILENCE);
    if (line === undefined) return;
    opened();
    reached(true);
    hear(line);
  };
  heard();
  const prepare = setTimeout(() => bringStream().catch(() => undefined), CALM);
  try {
    if (await websocket.listen({ wanted, hear: heard, signal })) return;
    const { readStream } = await bringStream();
    await readStream(wanted(), heard, signal);
  } finally {
    clearTimeout(watch);
    clearTimeout(prepare);
  }
};
