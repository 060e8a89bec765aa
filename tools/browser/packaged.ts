import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Browser } from './find.ts';

const CACHE = join(import.meta.dirname, '..', 'node_modules', '.cache');
const UNPACKED = join(CACHE, 'chromium');

/** The package's own list of fonts names folders of a machine that this is not. */
const FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(UNPACKED, 'fonts')}</dir>
  <cachedir>${join(UNPACKED, 'fonts-cache')}</cachedir>
</fontconfig>
`;

/** The browser inside an npm package, unpacked beside it; it is made for x64 Linux only. */
export const packagedBrowser = async (): Promise<Browser | undefined> => {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  if (!existsSync(UNPACKED)) await unpack();
  return {
    path: join(UNPACKED, 'chromium'),
    env: {
      LD_LIBRARY_PATH: join(UNPACKED, 'al2023', 'lib'),
      FONTCONFIG_PATH: join(UNPACKED, 'fonts'),
    },
  };
};

/**
 * The package unpacks into the folder for temporary files, where another user's copy would be in the way: it is given a
 * folder of ours instead, which takes its place only once it is whole.
 */
const unpack = async (): Promise<void> => {
  mkdirSync(CACHE, { recursive: true });
  const folder = mkdtempSync(join(CACHE, 'chromium-'));
  const { TMPDIR } = process.env;
  process.env.TMPDIR = folder;
  // Without this name in its environment the package does not unpack the libraries that its browser needs.
  process.env.AWS_EXECUTION_ENV = 'AWS_Lambda_nodejs22.x';
  try {
    // Not before the environment is set; and not by import(), which who loads this file for a moment only cannot wait for.
    const load = createRequire(import.meta.url);
    const chromium = load('@sparticuz/chromium') as typeof import('@sparticuz/chromium')['default'];
    await chromium.executablePath();
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
  }
  writeFileSync(join(folder, 'fonts', 'fonts.conf'), FONTS);
  try {
    renameSync(folder, UNPACKED);
  } catch {
    // Another run was faster; its copy is as good.
    rmSync(folder, { recursive: true, force: true });
  }
};
