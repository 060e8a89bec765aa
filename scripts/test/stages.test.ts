import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { CHECKOUT, runNode } from './checkout.ts';

interface Outcome {
  readonly passed: number;
  readonly failed: number;
  readonly output: string;
}

/** Runs one stage in a process of its own and reads what it came to. */
const outcomeOf = async (expression: string): Promise<Outcome> => {
  const stage = pathToFileURL(join(CHECKOUT, 'scripts', 'lib', 'stage.mjs'));
  const script = `
    import { check, finishing, task, vitest } from '${stage.href}';
    console.log(JSON.stringify(await (${expression}).run()));`;
  const { out } = await runNode(['--input-type=module', '-e', script]);
  return JSON.parse(out) as Outcome;
};

describe('a stage', () => {
  test('counts as one check, passed', async () => {
    expect(await outcomeOf("task('t', async () => {})")).toEqual({ passed: 1, failed: 0, output: '' });
    expect(await outcomeOf("finishing('f', async () => ({ status: 0, output: '' }))")).toMatchObject({
      passed: 1,
    });
  });

  test('counts as one check, failed, with what it said', async () => {
    const thrown = await outcomeOf("task('t', async () => { throw new Error('no wood') })");
    expect(thrown).toEqual({ passed: 0, failed: 1, output: 'no wood' });
    const ended = await outcomeOf("finishing('f', async () => ({ status: 3, output: 'no nails' }))");
    expect(ended).toEqual({ passed: 0, failed: 1, output: 'no nails' });
  });

  test('of tests counts them', async () => {
    const { passed, failed } = await outcomeOf("vitest('trial', ['pure'], ['games/catalogue'])");
    expect(passed).toBeGreaterThan(3);
    expect(failed).toBe(0);
  });

  test('of tests that finds none has failed', async () => {
    expect(await outcomeOf("vitest('trial-none', ['pure'], ['no/such/file'])")).toMatchObject({
      passed: 0,
      failed: 1,
    });
  });
});

test('a stage that does not exist is named, with those that do', async () => {
  const { status, err } = await runNode([join(CHECKOUT, 'scripts', 'test.cjs'), 'nonsense']);
  expect(err).toMatch(
    /^There is no stage "nonsense", only types, build, .+; and several together: quick\.\n$/,
  );
  expect(status).toBe(1);
});

test('every stage of a group is one that there is', async () => {
  const stages = pathToFileURL(join(CHECKOUT, 'scripts', 'stages.mjs'));
  const script = `
    import { first, groups, lanes } from '${stages.href}';
    const known = [first, ...lanes].flat().map(({ name }) => name);
    console.log(JSON.stringify(Object.values(groups).flat().filter((name) => !known.includes(name))));`;
  const { out } = await runNode(['--input-type=module', '-e', script]);
  expect(JSON.parse(out)).toEqual([]);
});
