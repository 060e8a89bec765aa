import type { StreamLine, StreamWanted } from '@grognard/engine';

const SHORTEST_WAIT = 500;
const LONGEST_WAIT = 10_000;
/** The server says something every fifteen seconds; after this long it is not there any more. */
const SILENCE = 40_000;

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
    readStream(listening, mine, () => {
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

const readStream = async (
  { wanted, hear, reached }: Listening,
  attempt: AbortController,
  opened: () => void,
): Promise<void> => {
  let watch = setTimeout(() => attempt.abort(), SILENCE);
  try {
    const response = await fetch('/api/stream', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(wanted()),
      signal: attempt.signal,
    });
    if (!response.ok || response.body === null) return;
    opened();
    reached(true);
    for await (const data of eventsOf(response.body)) {
      clearTimeout(watch);
      watch = setTimeout(() => attempt.abort(), SILENCE);
      hear(JSON.parse(data) as StreamLine);
    }
  } finally {
    clearTimeout(watch);
  }
};

/** The `data:` of each event, however the network has cut the stream. */
async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>).getReader();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const parts = (rest + value).split('\n\n');
    rest = parts.pop() ?? '';
    for (const part of parts) {
      const data = part
        .split('\n')
        .filter((line) => line.startsWith('data:'))
        .map((line) => line.slice(5).trimStart())
        .join('\n');
      if (data !== '') yield data;
    }
  }
}
