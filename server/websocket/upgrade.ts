import { createServer, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import websocket from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import { hangUp } from '../http/connections.ts';

const OF_THE_UPGRADE = ['connection', 'upgrade', 'http2-settings'];

/** The request as it was read, without the wish for another protocol. */
const withoutUpgrade = ({ method, url, rawHeaders }: IncomingMessage): string => {
  const lines = [`${method} ${url} HTTP/1.1`];
  for (let place = 0; place + 1 < rawHeaders.length; place += 2) {
    const [name = '', value = ''] = rawHeaders.slice(place, place + 2);
    if (!OF_THE_UPGRADE.includes(name.toLowerCase())) lines.push(`${name}: ${value}`);
  }
  return `${lines.join('\r\n')}\r\n\r\n`;
};

const isFor = (path: string, { method, url = '', headers }: IncomingMessage): boolean =>
  method === 'GET' && headers.upgrade?.toLowerCase() === 'websocket' && url.split('?')[0] === path;

/**
 * `@fastify/websocket` takes whatever upgrade its server tells it of, and opens a websocket at every address only to close it again. So
 * it is told of those alone that ask for a websocket where one is spoken. An upgrade is an offer, which some clients make with
 * every request, of HTTP/2 above all: all others are read again as if there had been none.
 */
const upgradesAt = (app: FastifyInstance, path: string): ReturnType<typeof createServer> => {
  const upgrades = createServer();
  app.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (isFor(path, request)) {
      upgrades.emit('upgrade', request, socket, head);
      return;
    }
    socket.unshift(Buffer.concat([Buffer.from(withoutUpgrade(request), 'latin1'), head]));
    app.server.emit('connection', socket);
  });
  return upgrades;
};

/** An upgrade that is refused, by whichever hook, is answered like any request, and its connection closed: nobody reads it further. */
const hangUpOnRefused = (app: FastifyInstance): void => {
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (request.headers.upgrade !== undefined) reply.header('connection', 'close');
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    if (request.headers.upgrade !== undefined && reply.raw.headersSent) hangUp(request.raw.socket);
    done();
  });
};

/** Lets the routes that are added here be websockets. Whoever asks for one goes past the same limits and hooks as every request. */
export const takeUpgrades = async (app: FastifyInstance, path: string, longest: number): Promise<void> => {
  hangUpOnRefused(app);
  await app.register(websocket, {
    options: {
      server: upgradesAt(app, path),
      clientTracking: false,
      maxPayload: longest,
      perMessageDeflate: false,
      autoPong: false,
    },
    // What breaks a websocket, too long a text above all, closes it as well.
    errorHandler: (_error, socket) => socket.close(),
    // They are closed once all is answered: see websockets.ts.
    preClose: async () => {},
  });
};
