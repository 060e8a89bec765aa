import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach } from 'vitest';

/** Empty folders for the tests of a file, each removed behind the test that asked for it. */
export const emptyFolders = (): (() => string) => {
  const folders: string[] = [];
  afterEach(() => {
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
  });
  return () => {
    const folder = mkdtempSync(join(tmpdir(), 'grognard-store-'));
    folders.push(folder);
    return folder;
  };
};
