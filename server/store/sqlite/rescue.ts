import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Said, said } from '../../failure.ts';
import { gamesFile, syncFile } from './file.ts';
import { createPrivate } from './file-modes.ts';
import type { Writer } from './writer.ts';

const copyIn = (folder: string): string =>
  join(folder, `rescued-${new Date().toISOString().replaceAll(/[:.]/g, '-')}.sqlite`);

/**
 * Files that were removed or replaced are still whole for whoever has them open: what was answered is copied before the process
 * ends and they are gone for good.
 */
export const rescue = async (folder: string, writer: Writer, say: (words: Said) => void): Promise<void> => {
  const [file, copy] = [gamesFile(folder), copyIn(folder)];
  try {
    createPrivate(copy);
    await writer.copyTo(copy);
    syncFile(copy);
    say(said(({ damaged }) => damaged(file, copy)));
  } catch {
    rmSync(copy, { force: true });
    say(said(({ damaged }) => damaged(file, undefined)));
  }
};
