import { once } from 'node:events';
import type { Duplex } from 'node:stream';
import type { StreamLine } from '@grognard/engine';

/** Where a stream goes out. */
export interface Outlet {
  /** What is told as it goes out here, with the number of the message it is. The same function wherever it is the same. */
  readonly frame: (json: string, n?: number) => Buffer;
  /** False when the reader is slower than we are: wait for `drained`. */
  send(frame: Buffer): boolean;
  drained(): Promise<void>;
  /** Whether all that was sent so far has gone out. */
  readonly isFlowing: boolean;
  readonly over: boolean;
}

/** What an outlet says of the connection it goes out on. */
export const flowOf = (socket: Duplex): Pick<Outlet, 'drained' | 'isFlowing'> => ({
  drained: async () => {
    if (!socket.writableNeedDrain || socket.destroyed) return;
    const over = new AbortController();
    const { signal } = over;
    try {
      await Promise.race([once(socket, 'drain', { signal }), once(socket, 'close', { signal })]);
    } finally {
      over.abort();
    }
  },
  get isFlowing() {
    return !socket.writableNeedDrain;
  },
});

/** The same to many: written once for all who hear it in the same way. Who reads too slowly is left out. */
export const tellAll = (outlets: Iterable<Outlet>, line: StreamLine): void => {
  const json = JSON.stringify(line);
  const frames = new Map<Outlet['frame'], Buffer>();
  for (const outlet of outlets) {
    if (!outlet.isFlowing) continue;
    const frame = frames.get(outlet.frame) ?? outlet.frame(json);
    frames.set(outlet.frame, frame);
    outlet.send(frame);
  }
};

export const tell = (outlet: Outlet, line: StreamLine): boolean =>
  outlet.send(outlet.frame(JSON.stringify(line)));
