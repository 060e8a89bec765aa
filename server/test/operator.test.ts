import { mkdtempSync, rmSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type AppOptions, buildApp } from '../app.ts';
import { openStore, type Store } from '../index.ts';
import { emptyPages } from './table/served.ts';

let folders: readonly [string, string];
let store: Store;
let app: FastifyInstance | undefined;

beforeEach(async () => {
  folders = [emptyPages(), mkdtempSync(join(tmpdir(), 'grognard-operator-'))];
  store = await openStore({ data: folders[1] });
});

afterEach(async () => {
  await app?.close();
  await store.close();
  for (const folder of folders) rmSync(folder, { recursive: true });
});

const open = async (manner: Partial<AppOptions> = {}): Promise<FastifyInstance> => {
  app = await buildApp({ pages: folders[0], store, ...manner });
  return app;
};

describe('what was counted', () => {
  const STRANGER = '203.0.113.9';
  const KEY = 'the-key-of-the-operator';
  const shown = (key: string) => ({ authorization: `Bearer ${key}` });
  const basic = (name: string, key: string) => ({
    authorization: `Basic ${Buffer.from(`${name}:${key}`).toString('base64')}`,
  });
  const asked = (url: string) => ({ url, remoteAddress: STRANGER });

  const statusFor = async (remoteAddress: string, headers: Readonly<Record<string, string>> = {}) => {
    const answer = await app?.inject({ url: '/metrics', headers, remoteAddress });
    if (answer?.statusCode === 401) expect(answer.json().error.code).toBe('no-key');
    return answer?.statusCode;
  };

  test('is told to the machine itself, and to no stranger', async () => {
    await open();
    expect(await statusFor('127.0.0.1')).toBe(200);
    expect(await statusFor('::1')).toBe(200);
    for (const key of ['', 'undefined', KEY]) expect(await statusFor(STRANGER, shown(key))).toBe(401);
    expect(await statusFor(STRANGER)).toBe(401);
  });

  test.each([true, false])(
    'nor to one who comes by a proxy on the machine (told of it: %s)',
    async (behindProxy) => {
      await open({ behindProxy });
      expect(await statusFor('127.0.0.1', { 'x-forwarded-for': '127.0.0.1' })).toBe(401);
    },
  );

  test('to others for its key, which a browser shows as a password', async () => {
    await open({ metricsKey: KEY });
    expect(await statusFor(STRANGER, shown(KEY))).toBe(200);
    expect(await statusFor(STRANGER, shown(`${KEY}x`))).toBe(401);
    expect(await statusFor(STRANGER)).toBe(401);
    for (const name of ['', 'operator']) expect(await statusFor(STRANGER, basic(name, KEY))).toBe(200);
    expect(await statusFor(STRANGER, basic('operator', `${KEY}x`))).toBe(401);
    const refused = await app?.inject(asked('/status'));
    expect(refused?.headers['www-authenticate']).toMatch(/^Basic realm=/);
  });

  test.each(['/metrics', '/status', '/status.json'])(
    'after too many wrong keys an address waits, the right one included: %s',
    async (url) => {
      const server = await open({ metricsKey: KEY });
      const tell = (key: string, remoteAddress = STRANGER) =>
        server.inject({ url, headers: shown(key), remoteAddress });
      const said: number[] = [];
      for (let tries = 0; tries < 100 && !said.includes(429); tries += 1)
        said.push((await tell(`wrong-${tries}`)).statusCode);
      expect(said.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 401));
      expect(said.at(-1)).toBe(429);
      const { statusCode, headers } = await tell(KEY);
      expect([statusCode, Number(headers['retry-after']) > 0]).toEqual([429, true]);
      expect((await tell(KEY, '198.51.100.7')).statusCode).toBe(200);
      expect((await server.inject({ url })).statusCode).toBe(200);
    },
  );

  test('a right key is never counted as a try, nor is none', async () => {
    const server = await open({ metricsKey: KEY });
    const tell = (headers: Readonly<Record<string, string>>) =>
      server.inject({ ...asked('/status.json'), headers });
    for (let times = 0; times < 15; times += 1) {
      expect((await tell(shown(KEY))).statusCode).toBe(200);
      expect((await tell({})).statusCode).toBe(401);
    }
  });
});

describe('the server answers to', () => {
  const PROXIED = { 'x-forwarded-for': '203.0.113.9' };

  const statusFor = async (
    host: string,
    headers: Readonly<Record<string, string>> = {},
    url = '/api/games',
  ) => {
    const answer = await app?.inject({ url, headers: { ...headers, host } });
    if (answer?.statusCode === 421) expect(answer.json().error.code).toBe('wrong-host');
    return answer?.statusCode;
  };

  test.each([
    'localhost:1815',
    '127.0.0.1',
    '[::1]:1815',
    '192.168.1.7:1815',
    'den',
    'a.localhost',
    hostname(),
  ])('%s, which nobody else can point at it', async (host) => {
    await open();
    expect(await statusFor(host)).toBe(200);
  });

  test.each([
    'rebound.example',
    'localhost.rebound.example:1815',
    '127.0.0.1.rebound.example',
    'rebound.example.',
    'a b',
  ])('no stranger’s name: %s', async (host) => {
    await open();
    expect(await statusFor(host)).toBe(421);
    expect(await statusFor(host, { 'x-forwarded-host': 'localhost', ...PROXIED })).toBe(421);
    expect(await statusFor(host, {}, '/')).toBe(421);
    expect(await statusFor(host, {}, '/ready')).toBe(200);
  });

  test('the names that its operator has set, and with them no others, behind a proxy too', async () => {
    await open({ names: ['Grognard.example'], behindProxy: true });
    for (const headers of [{}, PROXIED]) {
      expect(await statusFor('grognard.example:443', headers)).toBe(200);
      expect(await statusFor('other.example', headers)).toBe(421);
    }
  });

  test('the name that it listens on', async () => {
    await open({ host: 'den.lan' });
    expect([await statusFor('den.lan:1815'), await statusFor('other.lan')]).toEqual([200, 421]);
  });

  test('whatever a proxy of his passes on, where he has set none', async () => {
    await open({ behindProxy: true });
    expect(await statusFor('any.example', PROXIED)).toBe(200);
    expect(await statusFor('any.example')).toBe(421);
  });
});
