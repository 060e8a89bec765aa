import type { Streams } from '../streams/stream.ts';
import { streamWanted } from './asks.ts';
import { type Route, route } from './route.ts';

export const streamRoute = (streams: Streams): Route =>
  route({
    method: 'POST',
    path: '/stream',
    summary: 'What happens at several seats of several tables, live; each from the message after `since`.',
    body: streamWanted,
    answers: { 200: 'text/event-stream of StreamLine' },
    handle: async ({ body, reply, house }) => {
      reply.hijack();
      await streams.open(reply.raw, body).catch((error) => {
        house.log.error(error);
        reply.raw.destroy();
      });
    },
  });
