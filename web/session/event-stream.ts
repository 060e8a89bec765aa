import type { StreamLine, StreamWanted } from '@grognard/engine';
import { objectIn } from '../api/reading.ts';

/** Reads a stream to its end: where no websocket is granted. */
export const readStream = async (
  wanted: StreamWanted,
  hear: (line: StreamLine) => void,
  signal: AbortSignal,
): Promise<void> => {
  const response = await fetch('/api/stream', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(wanted),
    signal,
  });
  if (!response.ok || response.body === null) return;
  for await (const data of eventsOf(response.body)) {
    const line = objectIn(data);
    if (line !== undefined) hear(line as StreamLine);
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
