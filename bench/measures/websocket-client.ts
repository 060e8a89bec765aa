import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

const A_TEXT = 0x81;
const A_PING = 0x89;
export const PONG = Buffer.from([0x8a, 0x80, 0, 0, 0, 0]);
const MASKED = 0x80;
/** A length that needs two more bytes. */
const LONGER = 126;
const NO_MASK = '\0\0\0\0';

/** A plain text on its way to the server, a character a byte. Its mask is nothing but noughts: it stays as it is. */
export const framed = (text: string): string => {
  const { length } = text;
  const head =
    length < LONGER ? [A_TEXT, MASKED | length] : [A_TEXT, MASKED | LONGER, length >> 8, length & 255];
  return `${String.fromCharCode(...head)}${NO_MASK}${text}`;
};

/** Says of each text that has come whole how it begins; to whoever asks whether we are still there we say so. */
export const hear = (line: Socket, heard: (beginning: string) => void, length: number) => {
  let rest: Buffer = Buffer.alloc(0);
  return (chunk: Buffer): void => {
    const came = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    let at = 0;
    while (at + 2 <= came.length) {
      const isLonger = came[at + 1] === LONGER;
      if (isLonger && at + 4 > came.length) break;
      const begin = at + (isLonger ? 4 : 2);
      const end = begin + (isLonger ? came.readUInt16BE(at + 2) : came[at + 1]);
      if (end > came.length) break;
      if (came[at] === A_TEXT) heard(came.toString('latin1', begin, Math.min(end, begin + length)));
      else if (came[at] === A_PING) line.write(PONG);
      at = end;
    }
    rest = came.subarray(at);
  };
};

/** A bare websocket: the asking side should not be what is measured. */
export const websocketTo = (port: number): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1').setNoDelay(true);
    const asked = [
      ...['GET /api/websocket HTTP/1.1', 'host: bench', 'connection: Upgrade', 'upgrade: websocket'],
      ...['sec-websocket-version: 13', `sec-websocket-key: ${randomBytes(16).toString('base64')}`],
    ];
    socket.write(`${asked.join('\r\n')}\r\n\r\n`);
    socket.once('error', reject);
    socket.once('data', (said) => {
      if (said.toString().startsWith('HTTP/1.1 101')) resolve(socket);
      else reject(new Error(`no websocket is granted: ${said.toString()}`));
    });
  });
