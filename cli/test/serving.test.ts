import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildCommand, checkout, complaint, grognard } from './process.ts';

const folder = mkdtempSync(join(tmpdir(), 'grognard-serve-'));
const data = join(folder, 'data');
const env = { DATABASE_URL: '' };

beforeAll(buildCommand, 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A server as a process of its own: its first line, and how it ended once it was told to. */
const served = async (work: (address: string) => Promise<void>): Promise<number | null> => {
  const child = spawn(
    process.execPath,
    [join(checkout, 'cli/grognard.js'), 'serve', '--port', '0', '--data', data],
    { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  const line = await new Promise<string>((resolve) =>
    child.stdout.once('data', (chunk) => resolve(String(chunk))),
  );
  try {
    await work(/http:\S+/.exec(line)?.[0] ?? '');
  } finally {
    child.kill('SIGINT');
  }
  return ended;
};

describe('grognard serve and backup', () => {
  test('serve answers, is copied while it runs, and ends well on Ctrl-C', async () => {
    const copy = join(folder, 'copy.sqlite');
    const status = await served(async (address) => {
      expect((await fetch(`${address}/api/games`)).status).toBe(200);
      const backup = await grognard(['backup', copy, '--data', data], { env });
      expect(backup.err).toBe('');
      expect(backup.status).toBe(0);
    });
    expect(status).toBe(0);
    expect(statSync(copy).size).toBeGreaterThan(0);
    expect(complaint(await grognard(['backup', copy, '--data', data], { env }))).toContain(
      'it exists already',
    );
  });

  test('serve says in a sentence that its port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const address = other.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const ended = await grognard(['serve', '--port', String(port), '--data', join(folder, 'other')], { env });
    other.close();
    expect(ended).toMatchObject({ status: 1, out: '' });
    expect(ended.err).toContain(`Port ${port} is in use`);
    expect(ended.err.trim().split('\n')).toHaveLength(1);
  });

  test('backup says in a sentence that there are no games', async () => {
    const file = join(folder, 'none.sqlite');
    const ended = await grognard(['backup', file, '--data', join(folder, 'nowhere')], { env });
    expect(ended).toMatchObject({ status: 1, out: '' });
    expect(ended.err).toContain('There are no games at');
    expect(existsSync(file)).toBe(false);
  });

  test.each([
    [['serve', '--port', '70000'], '--port: it takes a whole number from 0 to 65535'],
    [
      ['serve', '--log', 'requests,bodies'],
      '--log: it takes requests or addresses, and “bodies” is none of them',
    ],
    [['serve', 'now'], 'now: this word means nothing here'],
    [['serve', '--data', '/proc/1/games'], '/proc/1/games belongs to the system'],
    [['backup', join(folder, 'x'), '--config', '/no/such'], '/no/such: there is no such file'],
    [['backup', join(folder, 'x'), '--data', '/proc/1/games'], '/proc/1/games belongs to the system'],
    [['backup'], 'FILE is missing'],
    [['backup', '/no/such/folder/x'], 'its folder does not exist'],
  ])('complain of %j', async (args, sentence) => {
    expect(complaint(await grognard(args))).toContain(sentence);
  });
});
