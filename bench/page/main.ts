import { type Figure, figureTable } from '../figures.ts';
import { progress } from '../progress.ts';
import { openBrowser } from './browser.ts';
import { frameFigures } from './frames.ts';
import { startHouse } from './house.ts';
import { loadFigures } from './loading.ts';

const ROUNDS = 5;

/** P11: a house that is built already opens its door. */
const startFigure = async (): Promise<Figure> => {
  const values: number[] = [];
  for (let i = 0; i < ROUNDS; i += 1) {
    const { took, stop } = await startHouse();
    values.push(took);
    await stop();
  }
  return { title: 'P11 npm start to the first answer', unit: 'ms', values, most: 2_000 };
};

type Browser = Awaited<ReturnType<typeof openBrowser>>;

const withBrowser = async <T>(look: (browser: Browser) => Promise<T>): Promise<T> => {
  const browser = await openBrowser();
  try {
    return await look(browser);
  } finally {
    await browser.close();
  }
};

// The house is opened once there is somebody to visit it.
const loading = (): Promise<readonly Figure[]> =>
  withBrowser(async (browser) => {
    const { address, stop } = await startHouse();
    try {
      return await loadFigures(browser, address, ROUNDS);
    } finally {
      await stop();
    }
  });

const frames = (): Promise<readonly Figure[]> => withBrowser((browser) => frameFigures(browser, ROUNDS));

const parts = { start: async () => [await startFigure()], loading, frames };

const words = process.argv.slice(2);
const named = words.filter((word) => !word.startsWith('-'));
const figures: Figure[] = [];
for (const [name, measured] of Object.entries(parts)) {
  if (named.length > 0 && !named.includes(name)) continue;
  progress.step(name);
  figures.push(...(await measured()));
}
progress.end();
console.log(words.includes('--json') ? JSON.stringify(figures, undefined, 2) : figureTable(figures));
