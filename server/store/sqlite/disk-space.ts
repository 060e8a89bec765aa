import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** What any order needs, and some more: the journal may have a few bytes left when the disk has none. */
const ENOUGH = Buffer.alloc(64 * 1024, 1);

/** Fails if the folder could not take another order. */
export const tryDiskSpace = async (folder: string): Promise<void> => {
  const file = join(folder, 'in-use-room');
  try {
    const handle = await open(file, 'w', 0o600);
    try {
      await handle.writeFile(ENOUGH);
      await handle.datasync();
    } finally {
      await handle.close();
    }
  } finally {
    await rm(file, { force: true });
  }
};
