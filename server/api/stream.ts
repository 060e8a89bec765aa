import { callerOf } from '../callers.ts';
import { type Limits, limitsFor, tooMany } from '../limits.ts';
import type { Streams } from '../streams/stream.ts';
import { streamLine } from './answers.ts';
import { streamWanted } from './asks.ts';
import { type Route, route } from './route.ts';

export const streamRoute = (streams: Streams, limits?: Limits): Route =>
  route({
    method: 'POST',
    path: '/stream',
    summary: 'What happens at several seats of several tables, live; each from the message after `since`.',
    body: streamWanted,
    answers: { 200: { says: 'text/event-stream: each `data:` is one of these.', shape: streamLine } },
    handle: async ({ body, reply, request }) => {
      const caller = callerOf(request);
      if (streams.heldBy(caller.name) >= limitsFor(caller, limits).streams) throw tooMany();
      reply.hijack();
      streams.open(reply.raw, body, caller.name, request.id);
    },
  });
