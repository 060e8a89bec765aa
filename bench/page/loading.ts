import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Figure } from '../figures.ts';
import { type Browser, inCheckout, type Page, VISIT } from './browser.ts';

const PLAY_NOW = 'button:has-text("Play now")';
const PIECE = '.piece';
/** The board of Les Aigles shows its pieces first, and then sends for the rules. */
const READY = '.board[aria-busy="false"]';

/** Kilobytes of script that were asked for, as they travel. */
const kilobytes = (addresses: Iterable<string>): number => {
  const scripts = new Set([...addresses].map((each) => new URL(each).pathname));
  const sizes = [...scripts]
    .filter((path) => path.endsWith('.js'))
    .map((path) => gzipSync(readFileSync(inCheckout(`web/dist${path}`))).length);
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
};

const listening = (page: Page): string[] => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  return asked;
};

/** Notes in the page when the first piece is on the table. */
const WATCH = `new MutationObserver((_changes, watch) => {
  if (document.querySelector('${PIECE}') === null) return;
  window.pieceSeen = performance.now();
  watch.disconnect();
}).observe(document, { childList: true, subtree: true })`;

/** What had been asked for by then. */
const ASKED = `performance.getEntriesByType('resource')
  .filter(({ startTime }) => startTime <= window.pieceSeen).map(({ name }) => name)`;

interface Load {
  readonly first: number;
  readonly board: number;
  readonly lobby: number;
  readonly table: number;
}

/** Comes to the lobby, sits down at a table, and comes back to that table as if for the first time. */
const loadOnce = async (browser: Browser, address: string): Promise<Load> => {
  const visit = await browser.newContext(VISIT);
  const page = await visit.newPage();
  const asked = listening(page);
  let from = performance.now();
  await page.goto(address);
  await page.waitForSelector(PLAY_NOW);
  const lobby = performance.now() - from;
  const first = kilobytes(asked);
  await page.click(PLAY_NOW);
  await page.waitForSelector(PIECE);
  const [table, state] = [page.url(), await visit.storageState()];
  await visit.close();
  const again = await browser.newContext({ ...VISIT, storageState: state });
  const cold = await again.newPage();
  await cold.addInitScript(WATCH);
  from = performance.now();
  await cold.goto(table);
  await cold.waitForSelector(PIECE);
  const seated = performance.now() - from;
  const board = kilobytes((await cold.evaluate(ASKED)) as readonly string[]);
  await again.close();
  return { first, board, lobby, table: seated };
};

interface EaglesLoad {
  readonly board: number;
  readonly rules: number;
}

/** A table of Les Aigles, come back to as if for the first time: what is asked for before its pieces, and in all. */
const loadEagles = async (browser: Browser, address: string): Promise<EaglesLoad> => {
  const visit = await browser.newContext(VISIT);
  const page = await visit.newPage();
  await page.goto(`${address}/#/play/les-aigles`);
  await page.click('button:has-text("First Orders")');
  await page.click('button:has-text("Begin the battle")');
  await page.waitForSelector(PIECE);
  const [table, state] = [page.url(), await visit.storageState()];
  await visit.close();
  const again = await browser.newContext({ ...VISIT, storageState: state });
  const cold = await again.newPage();
  await cold.addInitScript(WATCH);
  const asked = listening(cold);
  await cold.goto(table);
  await cold.waitForSelector(READY);
  const board = kilobytes((await cold.evaluate(ASKED)) as readonly string[]);
  const rules = kilobytes(asked);
  await again.close();
  return { board, rules };
};

export const loadFigures = async (
  browser: Browser,
  address: string,
  rounds: number,
): Promise<readonly Figure[]> => {
  // The first visit warms up the browser and the house, not the page.
  await loadOnce(browser, address);
  const loads: Load[] = [];
  for (let i = 0; i < rounds; i += 1) loads.push(await loadOnce(browser, address));
  const eagles: EaglesLoad[] = [];
  for (let i = 0; i < rounds; i += 1) eagles.push(await loadEagles(browser, address));
  const values = (key: keyof Load): number[] => loads.map((load) => load[key]);
  return [
    { title: 'P10 script of the first view, gzip', unit: 'kB', values: values('first'), most: 60 },
    { title: 'P10 script of a game board, gzip', unit: 'kB', values: values('board'), most: 150 },
    {
      ...{ title: 'P10 script of Les Aigles to its pieces, gzip', unit: 'kB', most: 150 },
      values: eagles.map(({ board }) => board),
    },
    {
      ...{ title: 'P10 script of Les Aigles with its rules, gzip', unit: 'kB' },
      values: eagles.map(({ rules }) => rules),
    },
    { title: 'P10 cold load to the lobby', unit: 'ms', values: values('lobby'), most: 1_000 },
    { title: 'P10 cold load to the pieces', unit: 'ms', values: values('table'), most: 1_000 },
  ];
};
