import type { FastifyBaseLogger } from 'fastify';
import type { FinishedRequest } from './requests.ts';

/** What may be asked to be logged, beside our own failures; the addresses of visitors with the requests they make. */
export const LOGGED = ['requests', 'addresses'] as const;
export type Logged = (typeof LOGGED)[number];

const thousandths = (ms: number): number => Math.round(ms * 1000) / 1000;

/** One line a request: which route, never the address with its ids; no key, no name, nothing that was sent. */
export const logRequests = (
  log: FastifyBaseLogger,
  logged: readonly Logged[],
): ((answered: FinishedRequest) => void) => {
  if (logged.length === 0) return () => {};
  // Whatever else is said at this level is said by the framework, and is not asked for.
  const lines = log.child({}, { level: 'info' });
  const isWithAddress = logged.includes('addresses');
  return ({ id, method, route, status, seconds, bytes, code, address }) =>
    lines.info(
      {
        ...{ id, method, route, status, ms: thousandths(seconds * 1000), bytes: bytes() },
        ...(code !== undefined && { code }),
        ...(isWithAddress && { address }),
      },
      'answered',
    );
};
