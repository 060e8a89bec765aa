import type { WrittenMessage } from '../tables/seat-log.ts';
import type { Outlet } from './outlet.ts';

interface Framed {
  readonly frame: Outlet['frame'];
  readonly place: number;
  readonly bytes: Buffer;
}

/** What goes out for a message, made once for all who hear it in the same way at the same place of their streams. */
export class FrameCache {
  #framed = new WeakMap<WrittenMessage, Framed[]>();

  frameOf(message: WrittenMessage, place: number, { frame }: Pick<Outlet, 'frame'>): Buffer {
    const known = this.#framed.get(message);
    const same = known?.find((each) => each.place === place && each.frame === frame);
    if (same !== undefined) return same.bytes;
    const bytes = frame(`{"line":${place},"message":${message.text}}`, message.n);
    if (known === undefined) this.#framed.set(message, [{ frame, place, bytes }]);
    else known.push({ frame, place, bytes });
    return bytes;
  }

  /** Whoever hears it later is seldom one of many: a table has its latest messages at hand, and need not have them twice. */
  clear(): void {
    this.#framed = new WeakMap();
  }
}
