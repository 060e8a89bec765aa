import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type AppOptions, buildApp } from '../app.ts';
import { networkOf } from '../http/caller.ts';
import { LIMITS } from '../http/limits.ts';
import { createRateLimiter } from '../http/rate-limiter.ts';
import { openStore, type Store } from '../index.ts';
import { emptyPages } from './table/served.ts';

let opened: { app: FastifyInstance; store: Store; folders: readonly string[] } | undefined;

/** The server as requests meet it that need no network. */
const openApp = async (manner: Partial<AppOptions> = {}): Promise<FastifyInstance> => {
  const folders = [emptyPages(), mkdtempSync(join(tmpdir(), 'grognard-limits-'))] as const;
  const store = await openStore({ data: folders[1] });
  const app = await buildApp({ pages: folders[0], store, ...manner });
  opened = { app, store, folders };
  return app;
};

afterEach(async () => {
  vi.useRealTimers();
  await opened?.app.close();
  await opened?.store.close();
  for (const folder of opened?.folders ?? []) rmSync(folder, { recursive: true });
  opened = undefined;
});

describe('a meter', () => {
  const allowance = { burst: 3, perSecond: 0.5 };

  test('takes no notice of a clock on the wall that is set back', () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const take = createRateLimiter();
    take('one', allowance);
    vi.setSystemTime(Date.now() - 3_600_000);
    expect(take('one', allowance)).toBe(0);
  });

  test('takes nothing away when its own clock goes back', () => {
    let at = 3_600_000;
    const take = createRateLimiter(() => at);
    take('one', allowance);
    at = 0;
    expect([take('one', allowance), take('one', allowance), take('one', allowance)]).toEqual([0, 0, 2]);
  });
});

test('whoever watches the server is answered, however much is asked', async () => {
  const app = await openApp({ limits: { ...LIMITS, all: { burst: 1, perSecond: 0.001 } } });
  const statusOf = async (url: string): Promise<number> => (await app.inject(url)).statusCode;
  expect([await statusOf('/api/games'), await statusOf('/api/games')]).toEqual([200, 429]);
  for (const url of ['/health', '/ready', '/ready?probe=1']) expect(await statusOf(url)).toBe(200);
});

describe('who is counted as one', () => {
  test.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['::ffff:cb00:7109', '203.0.113.9'],
    ['2001:db8:0:7::1', '2001:db8:0:7::/64'],
    ['2001:DB8::7:aaaa:bbbb:cccc:dddd', '2001:db8:0:7::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
    ['unknown', undefined],
    ['203.0.113.9:4711', undefined],
    ['', undefined],
  ])('%s is of %s', (address, network) => expect(networkOf(address)).toBe(network));
});

describe('behind a proxy', () => {
  const MORE = LIMITS.all.burst + 10;
  const PROXY = '127.0.0.1';

  /** How many of more requests than a stranger may send are answered while the clock stands still. */
  const answered = async (
    app: FastifyInstance,
    remoteAddress: string,
    headersOf: (sent: number) => Readonly<Record<string, string>>,
  ): Promise<number> => {
    vi.useFakeTimers({ toFake: ['performance'] });
    let good = 0;
    for (let sent = 0; sent < MORE; sent += 1) {
      const { statusCode } = await app.inject({
        url: '/api/docs.css',
        headers: headersOf(sent),
        remoteAddress,
      });
      if (statusCode === 200) good += 1;
    }
    return good;
  };

  test.each([
    ['one visitor', () => '203.0.113.9'],
    ['a visitor who says that he is the machine itself', () => '127.0.0.1, 203.0.113.9'],
    [
      'a visitor who writes another address each time',
      (sent: number) => `198.51.100.${sent % 250}, 203.0.113.9`,
    ],
    ['a visitor with many addresses', (sent: number) => `2001:db8:1:2::${sent.toString(16)}`],
    ['a proxy that names the machine itself', () => '127.0.0.1'],
    ['a proxy that tells no address', (sent: number) => `somebody ${sent}`],
  ] as const)('%s has one allowance', async (_who, forwarded) => {
    const app = await openApp({ behindProxy: true });
    const headersOf = (sent: number) => ({ 'x-forwarded-for': forwarded(sent) });
    expect(await answered(app, PROXY, headersOf)).toBe(LIMITS.all.burst);
  });

  test('two visitors have two', async () => {
    const app = await openApp({ behindProxy: true });
    const headersOf = (sent: number) => ({ 'x-forwarded-for': `203.0.113.${sent % 2}` });
    expect(await answered(app, PROXY, headersOf)).toBe(MORE);
  });

  test.each(['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'])(
    'that we were not told of, but that says %s, all share one',
    async (header) => {
      const app = await openApp();
      const headersOf = (sent: number) => ({ [header]: `203.0.113.${sent % 250}` });
      expect(await answered(app, PROXY, headersOf)).toBe(LIMITS.all.burst);
    },
  );

  test.each([true, false])(
    'or not (%s), whoever is at the machine itself is not limited',
    async (behindProxy) => {
      const app = await openApp({ behindProxy });
      expect(await answered(app, '::ffff:127.0.0.1', () => ({}))).toBe(MORE);
    },
  );

  test('without one, a stranger is', async () => {
    expect(await answered(await openApp(), '203.0.113.9', () => ({}))).toBe(LIMITS.all.burst);
  });
});
