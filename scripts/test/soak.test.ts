import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { HOUSE, runNode } from './house.ts';

interface RandomFile {
  readonly file: string;
  readonly counts: Readonly<Record<string, number>>;
}

const part = (name: string): string => pathToFileURL(join(HOUSE, 'scripts', 'house', name)).href;

const asked = async <T>(script: string): Promise<T> =>
  JSON.parse((await runNode(['--input-type=module', '-e', script])).out) as T;

test('a soak finds every suite that the table of counts has', async () => {
  const [files, counts] = await asked<[readonly RandomFile[], Readonly<Record<string, number>>]>(`
    import { randomFiles } from '${part('random-files.mjs')}';
    import { fullCounts } from '${part('counts.mjs')}';
    console.log(JSON.stringify([randomFiles(), fullCounts()]));`);
  const found = new Set(files.flatMap((each) => Object.keys(each.counts)));
  // The page's own arithmetic is counted in a browser.
  expect([...found, 'runtimes'].toSorted()).toEqual(Object.keys(counts).toSorted());
  expect(files).toContainEqual({
    file: 'games/les-aigles/test/endings.test.ts',
    counts: { lesAiglesBattles: 1000 },
  });
  // Through a helper of a helper.
  expect(files).toContainEqual({ file: 'server/test/store/sqlite.test.ts', counts: { storeCrashes: 100 } });
});

test('a suite that does not exist is named, with those that do', async () => {
  const { status, err } = await runNode([join(HOUSE, 'scripts', 'soak.cjs'), 'nonsense']);
  expect(err).toMatch(/^No random suite has "nonsense" in its name, only:\n {2}engine\/test\/json/);
  expect(status).toBe(1);
});
