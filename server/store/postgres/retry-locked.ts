import { setTimeout as pause } from 'node:timers/promises';
import { storeError } from '../store-error.ts';

const FIRST_PAUSE = 5;
const LONGEST_PAUSE = 100;

/**
 * Tries again whatever another process held, for so many milliseconds. The wait is here and not in PostgreSQL, where it
 * would hold up all that shares the commit.
 */
export const retryLocked =
  <Ask, Answer>(ask: (what: Ask) => Promise<Answer | 'held'>, longest: number) =>
  async (what: Ask): Promise<Answer> => {
    const end = performance.now() + longest;
    for (let wait = FIRST_PAUSE; ; wait = Math.min(wait * 2, LONGEST_PAUSE)) {
      const answer = await ask(what);
      if (answer !== 'held') return answer;
      if (performance.now() > end) throw storeError('unwritable');
      await pause(wait);
    }
  };
