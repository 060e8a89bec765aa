import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { CHECKOUT, runNode } from './checkout.ts';

interface RandomFile {
  readonly file: string;
  readonly counts: Readonly<Record<string, number>>;
}

const part = (name: string): string => pathToFileURL(join(CHECKOUT, 'scripts', 'lib', name)).href;

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
  const { status, err } = await runNode([join(CHECKOUT, 'scripts', 'soak.cjs'), 'nonsense']);
  expect(err).toMatch(/^No random suite has "nonsense" in its name, only:\n {2}engine\/test\/json/);
  expect(status).toBe(1);
});

interface Soaked {
  readonly counts: Readonly<Record<string, number>>;
  readonly minutes: number;
  readonly passed: number;
  readonly failed: number;
  readonly tested?: string;
}

/** The row after these runs, and with which case the next would begin that tests this. */
const soaked = (runs: readonly Soaked[], tested: string): Promise<readonly [object, number]> =>
  asked(`
    import { caseAfter, rowAfter } from '${part('soak-sums.mjs')}';
    const row = ${JSON.stringify(runs)}.reduce(rowAfter, undefined);
    console.log(JSON.stringify([row, caseAfter(row, ${JSON.stringify(tested)})]));`);

test('runs that test the same add up, a failure with them, and each goes on behind the last', async () => {
  const run = { counts: { kills: 250 }, minutes: 1.25, passed: 1, failed: 0, tested: 'abc' };
  const two = { counts: { kills: 500 }, minutes: 2.6, passed: 1, failed: 1, runs: 2, tested: 'abc' };
  expect(await soaked([run, { ...run, passed: 0, failed: 1 }], 'abc')).toEqual([two, 501]);
  const other = { ...run, tested: 'def' };
  expect(await soaked([run, run, other], 'def')).toEqual([{ ...other, minutes: 1.3, runs: 1 }, 251]);
  expect(await soaked([run], 'def')).toEqual([{ ...run, minutes: 1.3, runs: 1 }, 1]);
  const { tested: _, ...alone } = run;
  expect(await soaked([alone, alone], 'abc')).toEqual([{ ...alone, minutes: 1.3 }, 1]);
});

test('what a kill tests has the same name until it is changed', async () => {
  const names = () =>
    asked<readonly (string | undefined)[]>(`
      import { testedBy } from '${part('soak-fingerprint.mjs')}';
      const files = ['server/test/store/kills.test.ts', 'server/test/table/kills.test.ts', 'engine/test/json/json.test.ts'];
      console.log(JSON.stringify(await Promise.all(files.map(testedBy))));`);
  const [store, server, json] = await names();
  expect([store, server, json]).toEqual([expect.stringMatching(/^[0-9a-f]{16}$/), expect.any(String), null]);
  expect(store).not.toBe(server);
  expect(await names()).toEqual([store, server, json]);
});
