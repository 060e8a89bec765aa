import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { cached } from '../cached.ts';
import type { DatabaseHealth } from './health.ts';

/** Says the number of the layout again: the smallest thing that must be written to be done. */
const TOUCH = 'update layout set version = version';

/** Some 80 kB in a file of their own: pages that are there already may have room when the disk has none. */
const TRY_ROOM = `create table grognard_room as select repeat('grognard', 100) from generate_series(1, 100);
  drop table grognard_room`;

/** Whether the next order could be kept: by writing something, and more of it after something had gone wrong. */
export const readinessOf = (
  pool: pg.Pool,
  health: DatabaseHealth,
  longest: number,
): (() => Promise<boolean>) => {
  const tryIt = async (): Promise<boolean> => {
    const met = health.asking();
    try {
      await pool.query(health.isTroubled() ? `${TOUCH}; ${TRY_ROOM}` : TOUCH);
      health.well();
      return true;
    } catch (error) {
      met(error);
      return false;
    }
  };
  return cached(() => Promise.race([tryIt(), pause(longest, false, { ref: false })]));
};
