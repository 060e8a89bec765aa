import pg from 'pg';
import { codeOf } from '../../failure.ts';
import type { Reason } from '../store-error.ts';

/** What can be wrong with a PostgreSQL. All of it may pass by itself. */
export type Trouble = Exclude<Reason, 'damaged'>;

/** How the codes of PostgreSQL and of the system begin; of several that fit the first counts. */
const CODES: readonly (readonly [begin: string, trouble: Trouble])[] = [
  ['53100', 'full'],
  // Read only: by the will of its operator, or because it is a copy of another.
  ['25006', 'unwritable'],
  ['42501', 'unwritable'],
  // No connections, memory or other means left.
  ['53', 'away'],
  // It was asked to stop, or broke off what took too long.
  ['57', 'away'],
  // A transaction that was left lying.
  ['25P0', 'away'],
  // Input and output failed beneath it.
  ['58', 'unwritable'],
  ['08', 'away'],
];

/** Of the system, not of Node: the other end cannot be reached, or not any more. */
const OF_THE_SYSTEM = /^E(?!RR_)/;

/** The driver has no codes for what it finds out by itself. */
const SAID_BY_THE_DRIVER =
  /^(Connection terminated|Query read timeout|timeout exceeded|timeout expired|Client (has encountered a connection error|was closed))/;

/** A lock that was not given: the trouble of one game, not of the store. */
export const isHeld = (error: unknown): boolean => ['55P03', '40P01'].includes(codeOf(error) ?? '');

/** What a failure tells of PostgreSQL; undefined when it is none of its faults. */
export const troubleIn = (error: unknown): Trouble | undefined => {
  const code = codeOf(error) ?? '';
  const [, trouble] = CODES.find(([begin]) => code.startsWith(begin)) ?? [];
  if (trouble !== undefined) return trouble;
  const isAway =
    OF_THE_SYSTEM.test(code) || (error instanceof Error && SAID_BY_THE_DRIVER.test(error.message));
  return isAway ? 'away' : undefined;
};

/** For the operator: what PostgreSQL itself says is plainer than its code. */
export const reasonOf = (error: unknown): string => {
  if (error instanceof pg.DatabaseError) return error.message;
  return codeOf(error) ?? (error instanceof Error ? error.message : String(error));
};
