import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundle } from '../bundle.ts';
import { countOf } from '../counts.ts';
import { expect, test } from './house.ts';

const DIGEST = join(import.meta.dirname, '..', '..', 'field', 'test', 'digest.ts');

interface Digesting {
  readonly digest: (cases: number) => string;
}

test('geometry gives the same in Node and in the browser, to the byte', async ({ page }) => {
  test.setTimeout(1_200_000);
  const cases = countOf('runtimes');
  const file = await bundle(DIGEST, 'page');
  const { digest } = (await import(file)) as Digesting;

  await page.route('**/digest.mjs', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: readFileSync(file, 'utf8') }),
  );
  await page.goto('/');
  const inTheBrowser = await page.evaluate(async (count) => {
    const address = '/digest.mjs';
    const { digest: digestThere } = (await import(address)) as Digesting;
    return digestThere(count);
  }, cases);

  expect(inTheBrowser).toBe(digest(cases));
});
