import { cached } from '../cached.ts';
import { tryDiskSpace } from './disk-space.ts';
import type { FileHealth } from './health.ts';
import { LAYOUT } from './layout.ts';
import { statements } from './write-statements.ts';
import type { Writer } from './writer.ts';

/** Whether the next order could be kept: by writing something. Who is refused nothing else still wants to know of a full disk. */
export const readinessOf = (folder: string, writer: Writer, health: FileHealth): (() => Promise<boolean>) => {
  const tryIt = async (): Promise<boolean> => {
    try {
      await tryDiskSpace(folder);
      await writer.write(() => ({ statements: [statements.touch(LAYOUT.length)], answer: undefined }));
      return true;
    } catch (error) {
      health.met(error);
      return false;
    }
  };

  const could = cached(tryIt);
  return async () => !health.isDamaged() && (await could()) && !health.isDamaged();
};
