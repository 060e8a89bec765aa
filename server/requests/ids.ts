import { randomInt } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const LETTERS = 36;
const LENGTH = 6;

/** The same for all requests of this process, so that two processes never give one id twice. */
const OURS = randomInt(LETTERS ** LENGTH)
  .toString(LETTERS)
  .padStart(LENGTH, '0');

let given = 0;

/** Short enough to be read out by whoever reports it. */
export const newId = (): string => {
  given += 1;
  return `${OURS}-${given.toString(LETTERS)}`;
};

/** Nothing that could break a line of the log or say something in it. */
const WELL_FORMED = /^[A-Za-z0-9][A-Za-z0-9._-]{7,63}$/;

/** A proxy that we were told of may have noted the request already; nobody else names his own. */
export const idsBehind =
  (behindProxy: boolean) =>
  ({ headers }: Pick<IncomingMessage, 'headers'>): string => {
    const told = headers['x-request-id'];
    return behindProxy && typeof told === 'string' && WELL_FORMED.test(told) ? told : newId();
  };
