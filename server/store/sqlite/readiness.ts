import { askedSeldom } from '../cached.ts';
import { tryRoom } from './disk-space.ts';
import type { Condition } from './health.ts';
import { LAYOUT } from './layout.ts';
import { sentences } from './write-statements.ts';
import type { Writing } from './writer.ts';

/** Whether the next order could be kept: by writing something. Who is refused nothing else still wants to know of a full disk. */
export const readinessOf = (
  folder: string,
  writing: Writing,
  condition: Condition,
): (() => Promise<boolean>) => {
  const tryIt = async (): Promise<boolean> => {
    try {
      await tryRoom(folder);
      await writing.write(() => ({ sentences: [sentences.touch(LAYOUT.length)], answer: undefined }));
      return true;
    } catch (error) {
      condition.met(error);
      return false;
    }
  };

  const could = askedSeldom(tryIt);
  return async () => !condition.isDamaged() && (await could()) && !condition.isDamaged();
};
