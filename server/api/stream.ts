import { callerOf } from '../http/caller.ts';
import { type Limits, limitsFor, tooMany } from '../http/limits.ts';
import type { EventStreams } from '../streams/event-streams.ts';
import { streamWanted } from './request-schemas.ts';
import { streamLine } from './response-schemas.ts';
import { type Route, route } from './route.ts';

export const streamRoute = (streams: EventStreams, limits?: Limits): Route =>
  route({
    method: 'POST',
    path: '/stream',
    summary: 'What happens at several seats of several tables, live; each from the message after `since`.',
    body: streamWanted,
    answers: { 200: { says: 'text/event-stream: each `data:` is one of these.', shape: streamLine } },
    handle: async ({ body, reply, request }) => {
      const caller = callerOf(request);
      if (streams.openBy(caller.name) >= limitsFor(caller, limits).streams) throw tooMany();
      reply.hijack();
      streams.open(reply.raw, body, caller.name, request.id);
    },
  });
