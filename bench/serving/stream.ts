import { connect, type Socket } from 'node:net';
import { framed, PONG, websocketTo } from '../measures/websocket-client.ts';

interface Wanted {
  readonly table: string;
  readonly key: string;
  readonly since: number;
}

/** A stream of some seats that only counts what it hears: bytes, and messages. */
interface Stream {
  readonly heard: () => { readonly bytes: number; readonly messages: number };
  readonly close: () => void;
}

const MARK = '"message":';

/** A connection that says something and only counts what it hears, once the server has begun to speak. */
const counting = (socket: Socket, hear: () => void): Promise<Stream> =>
  new Promise((resolve, reject) => {
    let bytes = 0;
    let messages = 0;
    const stream: Stream = { heard: () => ({ bytes, messages }), close: () => socket.destroy() };
    socket.once('error', reject);
    socket.once('data', () => resolve(stream));
    socket.setEncoding('latin1').on('data', (chunk: string) => {
      bytes += chunk.length;
      for (let at = chunk.indexOf(MARK); at >= 0; at = chunk.indexOf(MARK, at + 1)) {
        messages += 1;
        hear();
      }
    });
  });

/** Hears some seats on a connection of its own. */
type Open = (port: number, seats: readonly Wanted[], hear?: () => void) => Promise<Stream>;

export const openStream: Open = (port, seats, hear = () => {}) => {
  const body = JSON.stringify({ seats });
  const socket = connect(port, '127.0.0.1');
  socket.write(
    `POST /api/stream HTTP/1.1\r\nhost: bench\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
  );
  return counting(socket, hear);
};

/** A ping without a word, as the server sends them: no text of its messages holds these two bytes. */
const PING = '\u0089\0';

/** The same on a websocket, as the page hears; asked whether it is still there, it says so. */
export const openLine: Open = async (port, seats, hear = () => {}) => {
  const line = await websocketTo(port);
  line.setEncoding('latin1').on('data', (chunk: string) => {
    if (chunk.includes(PING)) line.write(PONG);
  });
  line.write(framed(JSON.stringify({ listen: { seats } })), 'latin1');
  return counting(line, hear);
};
