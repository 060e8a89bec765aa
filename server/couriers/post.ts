import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { flowOf, type Outlet } from '../streams/outlet.ts';

/** What goes out on a line: answers, and what is heard there. */
export interface Post extends Outlet {
  /** Calls back when it is out: at once, unless whoever is there reads too slowly. */
  answer(text: string, out: () => void): void;
  /** Sends what is at hand without waiting for the end of the tick. */
  clear(): void;
}

const WHOLE_TEXT = 0x81;
const IN_TWO_BYTES = 126;
const IN_EIGHT_BYTES = 127;
/** More is not held back until the end of the tick: only what has been written shows that nobody reads. */
const MUCH = 16 * 1024;

/** A text as a frame of its own (RFC 6455, 5.2), without a mask, as a server's are: one piece of memory for all who hear it. */
export const textFrame = (text: string): Buffer => {
  const length = Buffer.byteLength(text);
  const head = length < IN_TWO_BYTES ? 2 : length < 0x1_0000 ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = WHOLE_TEXT;
  if (head === 2) frame[1] = length;
  else if (head === 4) {
    frame[1] = IN_TWO_BYTES;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = IN_EIGHT_BYTES;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(text, head);
  return frame;
};

const posts: (() => void)[] = [];

const clearPosts = (): void => {
  for (const clear of posts.splice(0)) clear();
};

/** One wake for all lines. */
const atEndOfTick = (clear: () => void): void => {
  if (posts.length === 0) process.nextTick(clearPosts);
  posts.push(clear);
};

/**
 * Frames go straight to the connection, all of a tick in one write: an order's answer and the message of what came of it are told
 * together. That is half of what it costs to send them one by one, frame and payload apart, as `ws` would.
 */
export const postOn = (socket: WebSocket, under: Duplex): Post => {
  const flow = flowOf(under);
  let frames: Buffer[] = [];
  let bytes = 0;

  const clear = (out?: () => void): void => {
    const [first = Buffer.alloc(0)] = frames;
    const all = frames.length > 1 ? Buffer.concat(frames) : first;
    frames = [];
    bytes = 0;
    if (all.length > 0 && socket.readyState === socket.OPEN) under.write(all, out);
    else out?.();
  };
  const clearAll = (): void => clear();

  const put = (frame: Buffer): void => {
    if (frames.length === 0) atEndOfTick(clearAll);
    frames.push(frame);
    bytes += frame.length;
    if (bytes >= MUCH) clear();
  };

  return {
    frame: textFrame,
    send: (frame) => {
      put(frame);
      return flow.isFlowing;
    },
    answer: (text, out) => {
      const frame = textFrame(text);
      if (flow.isFlowing) {
        put(frame);
        out();
      } else {
        frames.push(frame);
        clear(out);
      }
    },
    clear: clearAll,
    drained: flow.drained,
    get isFlowing() {
      return flow.isFlowing;
    },
    get over() {
      return socket.readyState !== socket.OPEN;
    },
  };
};
