import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type SettingName, settings } from '../settings/index.ts';
import { start } from '../start.ts';

const serve = vi.hoisted(() => vi.fn());
vi.mock('../serve.ts', () => ({ serve }));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'grognard-settings-'));
  serve.mockReset().mockResolvedValue({ address: 'http://127.0.0.1:1' });
});
afterEach(() => rmSync(folder, { recursive: true }));

/** For each setting something that is not its default, and what the server is opened with then. */
const trials: Readonly<Record<Exclude<SettingName, 'config'>, readonly [written: string, used: object]>> = {
  port: ['1777', { port: 1777 }],
  host: ['0.0.0.0', { host: '0.0.0.0' }],
  data: ['games', { data: expect.stringMatching(/games$/) }],
  databaseUrl: ['postgres://nowhere.invalid/x', { databaseUrl: 'postgres://nowhere.invalid/x' }],
  proxy: ['1', { behindProxy: true }],
  names: ['a.example.org', { names: ['a.example.org'] }],
  metricsKey: ['0123456789abcdef', { metricsKey: '0123456789abcdef' }],
  log: ['requests', { logged: ['requests'] }],
  thinking: ['3', { thinking: 3_000 }],
  battles: ['2', { battles: 2 }],
  unwatched: ['7m', { unwatched: 420_000 }],
  imports: ['32', { imports: 32 * 1024 * 1024 }],
  drain: ['5', { drain: 5_000 }],
  backups: ['copies', { backups: expect.objectContaining({ folder: expect.stringMatching(/copies$/) }) }],
  backupEvery: ['2h', { backups: expect.objectContaining({ every: 7_200_000 }) }],
  backupsDaily: ['3', { backups: expect.objectContaining({ daily: 3 }) }],
  backupsWeekly: ['2', { backups: expect.objectContaining({ weekly: 2 }) }],
  expireAfter: ['90d', { expiry: expect.objectContaining({ after: 90 * 86_400_000 }) }],
  expireInto: ['logs', { expiry: expect.objectContaining({ into: expect.stringMatching(/logs$/) }) }],
};

/** Without which others say nothing. */
const WITH: Readonly<Record<string, string>> = { GROGNARD_BACKUPS: 'copies', GROGNARD_EXPIRE_AFTER: '30d' };

test.each(Object.entries(trials))('a server is opened with its setting %s', async (name, [written, used]) => {
  const { variable = '' } = settings.find((each) => each.name === name) ?? {};
  const said: string[] = [];
  await start([], {
    ...{ command: 'grognard serve', language: 'en', data: join(folder, 'data'), folder },
    out: (line) => void said.push(line),
    note: (line) => void said.push(line),
    env: { ...WITH, [variable]: written },
  });
  expect(said).toEqual([]);
  const [place, options] = serve.mock.calls[0] ?? [];
  expect({ ...place, ...options }).toMatchObject(used);
});
