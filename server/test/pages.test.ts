import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { openStore, type Store } from '../index.ts';

const SCRIPT = `export const words = ${JSON.stringify('one word and another, '.repeat(200))};`;
const PAGE = `<!doctype html><title>a page</title>${'<p>a page</p>'.repeat(50)}`;

let folder: string;
let store: Store;
let app: FastifyInstance;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'grognard-pages-'));
  const pages = join(folder, 'pages');
  mkdirSync(join(pages, 'assets'), { recursive: true });
  writeFileSync(join(pages, 'index.html'), PAGE);
  writeFileSync(join(pages, 'favicon.svg'), `<svg>${'<g/>'.repeat(100)}</svg>`);
  writeFileSync(join(pages, 'assets', 'script-abc123.js'), SCRIPT);
  writeFileSync(join(pages, 'assets', 'tiny-abc123.js'), '1');
  writeFileSync(join(pages, 'assets', 'font-abc123.woff2'), 'x'.repeat(1000));
  // As the build of the page lays them.
  for (const name of ['index.html', 'favicon.svg', 'assets/script-abc123.js']) {
    const content = readFileSync(join(pages, name));
    writeFileSync(join(pages, `${name}.br`), brotliCompressSync(content));
    writeFileSync(join(pages, `${name}.gz`), gzipSync(content));
  }
  store = await openStore({ data: join(folder, 'data') });
  app = await buildApp({ pages, store, log: 'silent' });
});

afterAll(async () => {
  await app.close();
  await store.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, accepted?: string) =>
  app.inject({ url, headers: accepted === undefined ? {} : { 'accept-encoding': accepted } });

const read = {
  br: (body: Buffer) => brotliDecompressSync(body).toString(),
  gzip: (body: Buffer) => gunzipSync(body).toString(),
  none: (body: Buffer) => body.toString(),
};

describe('files of the page', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip;q=1, br;q=0.1', 'gzip'],
    ['identity', 'none'],
    [undefined, 'none'],
  ] as const)('to who accepts %s go out as %s, the same to the byte', async (accepted, form) => {
    for (const [url, content, type] of [
      ['/assets/script-abc123.js', SCRIPT, /^(text|application)\/javascript/],
      ['/', PAGE, /^text\/html; charset=utf-8$/],
      ['/index.html', PAGE, /^text\/html; charset=utf-8$/],
    ] as const) {
      const { headers, rawPayload, statusCode } = await get(url, accepted);
      expect(statusCode).toBe(200);
      expect(headers['content-encoding'] ?? 'none').toBe(form);
      expect(read[form](rawPayload)).toBe(content);
      expect(headers['content-type']).toMatch(type);
      expect(headers.vary).toMatch(/accept-encoding/i);
      expect(Number(headers['content-length'])).toBe(rawPayload.length);
      if (form !== 'none') expect(rawPayload.length).toBeLessThan(content.length / 2);
    }
  });

  test.each(['/assets/tiny-abc123.js', '/assets/font-abc123.woff2'])(
    '%s, which would not be shorter, goes out as it is',
    async (url) => {
      const { headers, statusCode } = await get(url, 'br, gzip');
      expect([statusCode, headers['content-encoding']]).toEqual([200, undefined]);
    },
  );

  test.each(['br', undefined])('are kept as long as they may be, compressed or not: %s', async (accepted) => {
    const kept = async (url: string) => (await get(url, accepted)).headers['cache-control'];
    expect(await kept('/assets/script-abc123.js')).toBe('public, max-age=31536000, immutable');
    expect(await kept('/favicon.svg')).toBe('no-cache');
    for (const url of ['/', '/index.html']) expect(await kept(url)).toBe('no-store');
  });

  test('that are not there are not found, whatever is accepted', async () => {
    for (const accepted of ['br, gzip', undefined])
      expect((await get('/assets/nothing.js', accepted)).statusCode).toBe(404);
  });
});
