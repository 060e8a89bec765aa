import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { codeOf } from '../../failure.ts';

/** A disk of its own for a test, of a few megabytes, in memory. */
export interface SmallDisk {
  readonly folder: string;
  /** Leaves not a byte. */
  fill(): void;
  /** Makes room again. */
  empty(): void;
  /** Nobody may write there any more; nobody may have a file open there. */
  forbidWriting(): void;
  remove(): void;
}

const run = (command: string, ...args: readonly string[]): void =>
  void execFileSync(command, args, { stdio: 'ignore' });

const fillUp = (file: string): void => {
  const handle = openSync(file, 'a');
  try {
    for (let size = 1 << 20; size > 0; ) {
      try {
        if (writeSync(handle, Buffer.alloc(size, 1)) < size) size >>= 1;
      } catch (error) {
        if (codeOf(error) !== 'ENOSPC') throw error;
        size >>= 1;
      }
    }
  } finally {
    closeSync(handle);
  }
};

/** Undefined where this user may not mount anything. */
export const smallDisk = (megabytes: number): SmallDisk | undefined => {
  const folder = mkdtempSync(join(tmpdir(), 'grognard-disk-'));
  try {
    run('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m`, 'grognard-test', folder);
  } catch {
    rmSync(folder, { recursive: true });
    return undefined;
  }
  const ballast = join(folder, 'ballast');
  return {
    folder,
    fill: () => fillUp(ballast),
    empty: () => rmSync(ballast),
    forbidWriting: () => run('mount', '-o', 'remount,ro', folder),
    remove: () => {
      run('umount', '--lazy', folder);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
