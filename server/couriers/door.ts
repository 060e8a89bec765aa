import { type IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { answerMisreadRequests } from '../errors.ts';

/** A connection that asks to go on in another protocol, and what it has said beyond its request. */
export interface Knock {
  readonly socket: Duplex;
  readonly head: Buffer;
}

/** The connection behind a request that asks for another protocol; undefined for any other. */
export type Door = (request: IncomingMessage) => Knock | undefined;

/**
 * Whoever asks for another protocol goes the way of every request: past the same limits, to a route, with the same
 * headers and the same errors. One that no route takes over is answered and closed.
 */
export const openDoor = (app: FastifyInstance): Door => {
  const knocks = new WeakMap<IncomingMessage, Knock>();
  app.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    // A body would have been left unread.
    if (request.method !== 'GET' || !(socket instanceof Socket)) {
      answerMisreadRequests.clientErrorHandler({}, socket);
      return;
    }
    knocks.set(request, { socket, head });
    const response = new ServerResponse(request);
    response.shouldKeepAlive = false;
    response.assignSocket(socket);
    response.once('finish', () => socket.end());
    app.routing(request, response);
  });
  return (request) => knocks.get(request);
};
