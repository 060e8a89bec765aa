import { setTimeout as pause } from 'node:timers/promises';

/** Waits for something that another process or connection brings about; a test's own time limit ends a vain wait. */
export const until = async (holds: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await holds())) await pause(5);
};
