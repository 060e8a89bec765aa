import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { packagedBrowser } from './packaged.ts';

/** A Chromium, and what it needs in its environment. */
export interface Browser {
  readonly path: string;
  readonly env: Readonly<Record<string, string>>;
}

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

/** The browser to test in: that of CHROME_PATH, an installed one, or the packaged one. */
export const findBrowser = async (): Promise<Browser> => {
  const { CHROME_PATH } = process.env;
  const path = [...(CHROME_PATH === undefined ? [] : [CHROME_PATH]), ...onPath(), ...USUAL_PLACES].find(
    canRun,
  );
  const found = path === undefined ? await packagedBrowser() : { path, env: {} };
  if (found !== undefined) return found;
  throw new Error(
    'No Chromium was found: install one (on Debian the package chromium) or set CHROME_PATH to a Chrome.',
  );
};
