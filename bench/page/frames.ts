import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, preview } from 'vite';
import { type Figure, share } from '../figures.ts';
import { type Browser, inCheckout, type Page, VISIT } from './browser.ts';

const MOVES = 90;
/** Two orders on, with this seed, it is the activation of an Austrian formation. */
const TABLE = '?scenario=first-contact&crowd=500&side=austrians&orders=2&lang=en';

/** From here on every frame is noted. */
const WATCH = `window.frames500 = [];
  window.watching = true;
  const note = (time) => { window.frames500.push(time); if (window.watching) requestAnimationFrame(note); };
  requestAnimationFrame(note);`;

const STOP = 'window.watching = false; window.frames500';

const during = async (page: Page, act: () => Promise<void>): Promise<readonly number[]> => {
  await page.waitForTimeout(700);
  await page.evaluate(WATCH);
  await act();
  const times = (await page.evaluate(STOP)) as number[];
  return times.slice(1).map((time, i) => time - (times[i] ?? time));
};

const circle = (i: number): readonly [number, number] => [
  Math.cos(i / 12) * 160 - 160,
  Math.sin(i / 12) * 110,
];

const drawn = async (page: Page, [x, y]: readonly [number, number]): Promise<readonly number[]> => {
  await page.mouse.move(x, y);
  await page.mouse.down();
  const frames = await during(page, async () => {
    for (let i = 0; i < MOVES; i += 1) {
      const [right, down] = circle(i);
      await page.mouse.move(x + right, y + down);
    }
  });
  await page.mouse.up();
  return frames;
};

const zoomed = (page: Page, by: number): Promise<readonly number[]> =>
  during(page, async () => {
    await page.mouse.move(450, 400);
    for (let i = 0; i < 30; i += 1) {
      await page.mouse.wheel(0, by);
      await page.waitForTimeout(16);
    }
  });

/** The middle of the first piece that may act, and of bare ground. */
const PLACES = `(() => {
  const able = document.querySelector('.piece.able .wood').getBoundingClientRect();
  const bare = () => {
    for (let y = 300; y < 600; y += 3) for (let x = 300; x < 700; x += 3)
      if (document.elementFromPoint(x, y)?.closest('.piece, .control') === null) return [x, y];
  };
  return { able: [able.x + able.width / 2, able.y + able.height / 2], bare: bare() };
})()`;

interface Places {
  readonly able: readonly [number, number];
  readonly bare: readonly [number, number];
}

interface Round {
  readonly pan: readonly number[];
  readonly carry: readonly number[];
  readonly zoom: readonly number[];
  readonly redraw: readonly number[];
}

const roundOn = async (browser: Browser, address: string): Promise<Round> => {
  const visit = await browser.newContext(VISIT);
  const page = await visit.newPage();
  await page.goto(`${address}${TABLE}`);
  await page.waitForSelector('.piece.able');
  const { able, bare } = (await page.evaluate(PLACES)) as Places;
  const carry = await drawn(page, able);
  await page.click('.chip .deeds button:last-child');
  const pan = await drawn(page, bare);
  const zoom = await zoomed(page, -12);
  const redraw = await during(page, async () => {
    await page.mouse.wheel(0, 40);
    await page.waitForTimeout(900);
  });
  await visit.close();
  return { pan, carry, zoom, redraw };
};

/** The table of the page's own harness, with 500 pieces, built as the page is. */
export const frameFigures = async (browser: Browser, rounds: number): Promise<readonly Figure[]> => {
  const outDir = mkdtempSync(join(tmpdir(), 'grognard-crowd-'));
  const shared = { root: inCheckout('web/test/harness'), configFile: inCheckout('web/vite.config.ts') };
  await build({ ...shared, publicDir: inCheckout('web/public'), logLevel: 'error', build: { outDir } });
  const served = await preview({ ...shared, build: { outDir }, preview: { port: 0, host: '127.0.0.1' } });
  try {
    const address = served.resolvedUrls?.local[0] ?? '';
    const done: Round[] = [];
    for (let i = 0; i < rounds; i += 1) done.push(await roundOn(browser, address));
    const values = (key: keyof Round, part: number): number[] => done.map((each) => share(each[key], part));
    return [
      {
        title: 'P10 carrying among 500 pieces, p95 frame',
        unit: 'ms',
        values: values('carry', 0.95),
        most: 16.8,
      },
      {
        title: 'P10 panning over 500 pieces, p95 frame',
        unit: 'ms',
        values: values('pan', 0.95),
        most: 16.8,
      },
      { title: '    zooming over 500 pieces, p95 frame', unit: 'ms', values: values('zoom', 0.95) },
      { title: '    drawing anew after it, longest frame', unit: 'ms', values: values('redraw', 1) },
    ];
  } finally {
    await served.close();
    rmSync(outDir, { recursive: true, force: true });
  }
};
