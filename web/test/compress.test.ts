import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compressFolder } from '../compress.ts';

const LONG = 'one word and another, '.repeat(100);
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'grognard-compress-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

test('texts get a shorter copy of either kind, which is the same when it is read', async () => {
  mkdirSync(join(folder, 'assets'));
  for (const name of ['index.html', 'assets/a-1.js', 'assets/a-1.css', 'assets/a.svg'])
    writeFileSync(join(folder, name), LONG);
  await compressFolder(folder);
  for (const name of ['index.html', 'assets/a-1.js', 'assets/a-1.css', 'assets/a.svg']) {
    const [br, gz] = ['br', 'gz'].map((form) => readFileSync(join(folder, `${name}.${form}`)));
    expect(brotliDecompressSync(br ?? '').toString()).toBe(LONG);
    expect(gunzipSync(gz ?? '').toString()).toBe(LONG);
    expect(br?.length).toBeLessThan(LONG.length);
  }
});

test('what is compressed already, and what would become longer, is left alone', async () => {
  writeFileSync(join(folder, 'font.woff2'), LONG);
  writeFileSync(join(folder, 'one.js'), '1');
  await compressFolder(folder);
  expect(readdirSync(folder).sort()).toEqual(['font.woff2', 'one.js']);
});
