import { connect } from 'node:net';

interface Wanted {
  readonly table: string;
  readonly key: string;
  readonly since: number;
}

/** A stream of some seats that only counts what it hears: bytes, and messages. */
export interface Stream {
  readonly heard: () => { readonly bytes: number; readonly messages: number };
  readonly close: () => void;
}

const MARK = '"message":';

/** Resolves once the server has begun to speak. */
export const openStream = (port: number, seats: readonly Wanted[]): Promise<Stream> =>
  new Promise((resolve, reject) => {
    const body = JSON.stringify({ seats });
    const socket = connect(port, '127.0.0.1');
    let bytes = 0;
    let messages = 0;
    const stream: Stream = { heard: () => ({ bytes, messages }), close: () => socket.destroy() };
    socket.once('error', reject);
    socket.once('data', () => resolve(stream));
    socket.setEncoding('latin1').on('data', (chunk: string) => {
      bytes += chunk.length;
      for (let at = chunk.indexOf(MARK); at >= 0; at = chunk.indexOf(MARK, at + 1)) messages += 1;
    });
    socket.write(
      `POST /api/stream HTTP/1.1\r\nhost: bench\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
    );
  });
