import { chmodSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { helpOnSettings } from '@grognard/server/settings';
import { expect, test } from 'vitest';
import { CHECKOUT, runNode, smallCheckout } from './checkout.ts';

const START = join(CHECKOUT, 'scripts', 'start.cjs');

const portOf = (server: ReturnType<typeof createServer>): number => {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return address.port;
};

test('a port in use is one sentence', async () => {
  const holder = createServer();
  await new Promise<void>((resolve) => holder.listen(0, '127.0.0.1', resolve));
  const port = portOf(holder);
  const checkout = smallCheckout();
  const { status, err } = await runNode([START, '--port', String(port), '--data', join(checkout, 'data')]);
  holder.close();
  rmSync(checkout, { recursive: true });
  expect(err).toBe(
    `Port ${port} is in use: stop the program that holds it, or choose another with --port ${port + 1}.\n`,
  );
  expect(status).toBe(1);
});

test.each([
  [['--port', 'eighty'], '--port: it takes a whole number from 0 to 65535, and “eighty” is none'],
  [['--prot', '70000'], '--prot: there is no such option; did you mean “--port”?'],
  [['--colour'], '--colour: there is no such option'],
])('%j is explained', async (args, sentence) => {
  const { status, err } = await runNode([START, ...args]);
  expect(err).toBe(`${sentence}\nSee npm start -- --help.\n`);
  expect(status).toBe(2);
});

test('help is given and nothing is started', async () => {
  const { status, out } = await runNode([START, '--help']);
  expect(out).toBe(`${helpOnSettings('npm start --', 'en', join(CHECKOUT, 'data'))}\n`);
  expect(status).toBe(0);
});

test('a registry out of reach is one sentence that says what to do', async () => {
  const checkout = smallCheckout();
  const { status, err } = await runNode([join(checkout, 'scripts', 'start.cjs')], {
    // Nobody listens on port 1 of this machine.
    npm_config_registry: 'http://127.0.0.1:1',
    npm_config_cache: join(checkout, 'cache'),
  });
  rmSync(checkout, { recursive: true });
  expect(err).toMatch(
    /^The packages cannot be fetched because the npm registry is out of reach \(ECONNREFUSED\): [^\n]+\.\n$/,
  );
  expect(status).toBe(1);
});

test('another failure of npm is told in its own words', async () => {
  const checkout = smallCheckout();
  writeFileSync(join(checkout, 'package-lock.json'), 'not a lock file');
  const { status, err } = await runNode([join(checkout, 'scripts', 'start.cjs')]);
  rmSync(checkout, { recursive: true });
  expect(err).toMatch(/^The packages could not be installed in /);
  expect(err).toContain('npm error');
  expect(status).toBe(1);
});

test('a checkout that may not be written is one sentence', async () => {
  const checkout = smallCheckout();
  // Root may write anywhere: it first becomes nobody, who owns nothing here.
  const becomeNobody = join(checkout, 'become-nobody.cjs');
  writeFileSync(
    becomeNobody,
    'if (process.getuid() === 0) { process.setegid(65534); process.seteuid(65534); }',
  );
  chmodSync(checkout, 0o555);
  const { status, err } = await runNode(['-r', becomeNobody, join(checkout, 'scripts', 'start.cjs')]);
  chmodSync(checkout, 0o755);
  rmSync(checkout, { recursive: true });
  expect(err).toBe(
    `Grognard may not write in ${checkout}: give this user write access to it, or use a checkout that it owns.\n`,
  );
  expect(status).toBe(1);
});
