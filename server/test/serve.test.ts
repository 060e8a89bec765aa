import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openStore, serve } from '../index.ts';

let folder: string;
let pages: string;
let data: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'grognard-serve-'));
  [pages, data] = [folder, join(folder, 'data')];
  writeFileSync(join(pages, 'index.html'), '<!doctype html><title>a page</title>');
});

afterEach(() => rmSync(folder, { recursive: true }));

const here = { port: 0, host: '127.0.0.1' };

test('the server answers until it is closed', async () => {
  const { address, close } = await serve({ ...here, pages, data });
  expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect(await (await fetch(address)).text()).toContain('a page');
  expect(await (await fetch(`${address}/ready`)).json()).toEqual({ status: 'ready' });
  await close();
  await expect(fetch(address)).rejects.toThrow();
});

test('a port in use is one sentence, and no folder is made or touched for it', async () => {
  const first = await serve({ ...here, pages, data });
  const port = Number(new URL(first.address).port);
  const second = { ...here, port, pages, data: join(folder, 'other') };
  await expect(serve(second)).rejects.toThrow(/^Port \d+ is in use: [^\n]+\.$/);
  expect(existsSync(second.data)).toBe(false);
  // Not that its folder is in use: what is wrong is found out first.
  await expect(serve({ ...second, data })).rejects.toThrow(/^Port \d+ is in use/);
  await first.close();
});

test('a host that is not of this machine is one sentence', async () => {
  await expect(serve({ port: 0, host: '192.0.2.1', pages, data })).rejects.toThrow(
    /^This machine has no address 192\.0\.2\.1: [^\n]+\.$/,
  );
});

test('a page that was not built is one sentence, and the store is let go', async () => {
  await expect(serve({ ...here, pages: join(folder, 'nowhere'), data })).rejects.toThrow(
    /^There is no page in [^\n]+: build it with npm run build\.$/,
  );
  await (await openStore({ data })).close();
});
