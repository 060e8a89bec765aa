import { type IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { hangUp } from '../connections.ts';

/** A connection that asks to go on as a WebSocket, and what it has said beyond its request. */
export interface Knock {
  readonly socket: Duplex;
  readonly head: Buffer;
}

/** The connection behind a request that asks for a WebSocket; undefined for any other. */
export type Door = (request: IncomingMessage) => Knock | undefined;

const OF_THE_WISH = ['connection', 'upgrade', 'http2-settings'];

/** The request as it was read, without the wish for another protocol. */
const withoutWish = ({ method, url, rawHeaders }: IncomingMessage): string => {
  const lines = [`${method} ${url} HTTP/1.1`];
  for (let place = 0; place + 1 < rawHeaders.length; place += 2) {
    const [name = '', value = ''] = rawHeaders.slice(place, place + 2);
    if (!OF_THE_WISH.includes(name.toLowerCase())) lines.push(`${name}: ${value}`);
  }
  return `${lines.join('\r\n')}\r\n\r\n`;
};

/**
 * Whoever asks for a WebSocket goes the way of every request: past the same limits, to a route, with the same headers and
 * the same errors; where no route takes the connection over, it is answered and closed. Some clients ask for HTTP/2 with
 * every request and mean it as an offer: those are read again as if they had not.
 */
export const openDoor = (app: FastifyInstance): Door => {
  const knocks = new WeakMap<IncomingMessage, Knock>();
  app.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (request.method !== 'GET' || request.headers.upgrade?.toLowerCase() !== 'websocket') {
      socket.unshift(Buffer.concat([Buffer.from(withoutWish(request), 'latin1'), head]));
      app.server.emit('connection', socket);
      return;
    }
    socket.on('error', () => socket.destroy());
    knocks.set(request, { socket, head });
    const response = new ServerResponse(request);
    response.shouldKeepAlive = false;
    if (socket instanceof Socket) response.assignSocket(socket);
    response.once('finish', () => hangUp(socket));
    app.routing(request, response);
  });
  return (request) => knocks.get(request);
};
