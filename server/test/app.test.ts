import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAME_IDS } from '@grognard/catalogue';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { openStore, type Store } from '../index.ts';

let pages: string;
let app: FastifyInstance;
let store: Store;
let ready = true;

beforeAll(async () => {
  pages = mkdtempSync(join(tmpdir(), 'grognard-pages-'));
  mkdirSync(join(pages, 'assets'));
  writeFileSync(join(pages, 'index.html'), '<!doctype html><title>a page</title>');
  writeFileSync(join(pages, 'assets', 'script-abc123.js'), 'export {};');
  store = await openStore({ data: join(pages, 'data') });
  app = await buildApp({ pages, store: { ...store, isReady: async () => ready }, log: 'silent' });
  // Routes that only a test needs: something that reads a body, and something that breaks.
  app.post('/test/body', async () => ({ read: true }));
  app.get('/test/broken', async () => {
    throw new Error('a secret of the inside');
  });
});

afterAll(async () => {
  await app.close();
  await store.close();
  rmSync(pages, { recursive: true });
});

describe('the games', () => {
  test('are told in their order, with their words, without code', async () => {
    const { statusCode, body } = await app.inject('/api/games');
    expect(statusCode).toBe(200);
    const { games } = JSON.parse(body);
    expect(games.map((game: { id: string }) => game.id)).toEqual([...GAME_IDS]);
    expect(Object.keys(games[0]).sort()).toEqual(['about', 'id', 'space', 'title']);
  });
});

describe('health', () => {
  test('the process lives', async () => {
    expect((await app.inject('/health')).json()).toEqual({
      status: 'alive',
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    });
  });

  test('it is ready exactly while its store is', async () => {
    expect((await app.inject('/ready')).statusCode).toBe(200);
    ready = false;
    const { statusCode, body } = await app.inject('/ready');
    ready = true;
    expect(statusCode).toBe(503);
    expect(JSON.parse(body).error.code).toBe('not-ready');
  });
});

describe('what goes wrong', () => {
  const shape = { error: { code: expect.any(String), message: expect.any(String) } };

  test.each([
    ['an unknown path', { method: 'GET', url: '/nothing?secret=1' }, 404, 'not-found'],
    ['a wrong method', { method: 'DELETE', url: '/api/games' }, 404, 'not-found'],
    ['a climb out of the folder', { method: 'GET', url: '/..%2f..%2fpackage.json' }, 404, 'not-found'],
    [
      'a body that is no JSON',
      { method: 'POST', url: '/test/body', headers: { 'content-type': 'application/json' }, payload: '{' },
      400,
      'bad-request',
    ],
    [
      'a body of another kind',
      { method: 'POST', url: '/test/body', headers: { 'content-type': 'text/xml' }, payload: '<a/>' },
      415,
      'wrong-type',
    ],
    [
      'a huge body',
      {
        method: 'POST',
        url: '/test/body',
        headers: { 'content-type': 'application/json' },
        payload: `"${'x'.repeat(300_000)}"`,
      },
      413,
      'too-large',
    ],
    ['a failure of our own', { method: 'GET', url: '/test/broken' }, 500, 'broken'],
  ] as const)('%s is told in the one shape', async (_name, ask, status, code) => {
    const answer = await app.inject(ask);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toEqual(shape);
    expect(answer.json().error.code).toBe(code);
    expect(answer.body).not.toContain('secret');
  });
});

describe('the page', () => {
  test('is asked for afresh, its hashed files are kept for ever', async () => {
    const page = await app.inject('/');
    expect(page.body).toContain('a page');
    expect(page.headers['cache-control']).toBe('no-cache');
    const script = await app.inject('/assets/script-abc123.js');
    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  test.each(['/api/games', '/nothing', '/health', '/metrics', '/api/tables/x/view', '/%zz'])(
    'of what else is answered nobody keeps a copy: %s',
    async (url) => expect((await app.inject(url)).headers['cache-control']).toBe('no-store'),
  );

  test.each(['/', '/api/games', '/nothing', '/assets/script-abc123.js'])('%s is guarded', async (url) => {
    const { headers } = await app.inject(url);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe|\*|data:/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['x-frame-options']).toBe('DENY');
  });
});
