import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parse } from 'acorn';
import { describe, expect, test } from 'vitest';
import { CHECKOUT, runNode } from './checkout.ts';

const { tooOld } = createRequire(import.meta.url)('../node-version.cjs') as {
  tooOld: (version: string) => string | undefined;
};

const script = (name: string): string => join(CHECKOUT, 'scripts', name);

describe('a Node that is too old', () => {
  test.each(['start.cjs', 'test.cjs', 'build.cjs', 'soak.cjs', 'begin.cjs', 'node-version.cjs'])(
    'can read %s',
    (name) => {
      expect(() => parse(readFileSync(script(name), 'utf8'), { ecmaVersion: 5 })).not.toThrow();
    },
  );

  test.each(['start.cjs', 'test.cjs'])('is told so by %s in one sentence', async (name) => {
    const { status, out, err } = await runNode([script(name)], { GROGNARD_PRETEND_NODE: '8.17.0' });
    expect(status).toBe(1);
    expect(out).toBe('');
    expect(err).toMatch(/^Grognard needs Node 20\.19 or newer and this is Node 8\.17\.0: [^\n]+\.\n$/);
  });

  test.each([
    ['4.9.1', true],
    ['18.20.0', true],
    ['20.18.3', true],
    ['20.19.0', false],
    ['20.20.2', false],
    ['22.0.0', false],
    ['26.1.0', false],
  ])('%s is too old: %s', (version, old) => {
    expect(tooOld(version) !== undefined).toBe(old);
  });
});
