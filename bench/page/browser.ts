import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

/** Seen from the built file in `bench/dist/page/`. */
export const inCheckout = (path: string): string =>
  fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/** What we use of Playwright, which is installed with the tools. */
export interface Page {
  readonly mouse: {
    move(x: number, y: number): Promise<void>;
    down(): Promise<void>;
    up(): Promise<void>;
    wheel(dx: number, dy: number): Promise<void>;
  };
  addInitScript(script: string): Promise<unknown>;
  goto(address: string): Promise<unknown>;
  url(): string;
  on(event: 'request', listen: (request: { url(): string }) => void): void;
  waitForSelector(selector: string): Promise<unknown>;
  waitForTimeout(ms: number): Promise<void>;
  click(selector: string): Promise<void>;
  /** The script is text: these files know no document. */
  evaluate(script: string): Promise<unknown>;
}

interface Visit {
  newPage(): Promise<Page>;
  storageState(): Promise<object>;
  close(): Promise<void>;
}

export interface Browser {
  newContext(options: object): Promise<Visit>;
  close(): Promise<void>;
}

interface Playwright {
  readonly chromium: { launch(options: object): Promise<Browser> };
}

interface Finder {
  readonly findBrowser: () => Promise<{ readonly path: string; readonly env: Record<string, string> }>;
}

export const openBrowser = async (): Promise<Browser> => {
  const { chromium } = createRequire(inCheckout('tools/package.json'))('playwright-core') as Playwright;
  const { module } = await runnerImport<Finder>(inCheckout('tools/browser/find.ts'));
  const { path, env } = await module.findBrowser();
  return chromium.launch({
    executablePath: path,
    env: { ...process.env, ...env },
    args: ['--disable-gpu', '--no-first-run', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });
};

export const VISIT = { locale: 'en-GB', viewport: { width: 1280, height: 800 } };
