import type { FastifyReply } from 'fastify';

/** Aborted when who asked has left before he was answered. */
export const disconnectSignal = ({ raw }: FastifyReply): AbortSignal => {
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort();
  });
  return gone.signal;
};
