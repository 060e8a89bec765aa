import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inLanguage, languages } from '@grognard/engine';
import Database from 'libsql';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { WebSocketServer } from 'ws';
import { examineNewest, examineOtherClock } from '../doctor/clock.ts';
import { examine, type Finding } from '../doctor/index.ts';
import { examineProxy } from '../doctor/proxy.ts';
import { openStore } from '../index.ts';
import { backupName } from '../maintenance/backup-files.ts';
import { readSettings } from '../settings/index.ts';
import { openServer } from './table/served.ts';

let folder: string;
let data: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'grognard-doctor-'));
  data = join(folder, 'data');
});
afterEach(() => rmSync(folder, { recursive: true }));

const levelsOf = (found: readonly Finding[]) =>
  Object.fromEntries(found.map(({ code, level }) => [code, level]));

/** What is found, by its code. */
const found = async (
  flags: Readonly<Record<string, string>> = {},
  env: Readonly<Record<string, string>> = {},
) => {
  const chosen = readSettings({ flags: new Map(Object.entries({ data, ...flags })), env, folder });
  const all: Finding[] = [];
  for await (const each of examine({ chosen, data, env })) all.push(each);
  for (const { says } of all)
    for (const language of languages) expect(inLanguage(says, language)).toMatch(/\S{3}/);
  return levelsOf(all);
};

const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;

/** As somebody who may not do everything. */
const asNobody = async <T>(work: () => Promise<T>): Promise<T> => {
  if (isRoot) process.seteuid?.(NOBODY);
  try {
    return await work();
  } finally {
    if (isRoot) process.seteuid?.(0);
  }
};

const withGames = async (): Promise<void> => {
  const store = await openStore({ data });
  for (let time = 0; time < 200; time += 1)
    await store.createGame({
      id: `game-${time}`,
      kind: 'tiny',
      at: 1,
      entry: JSON.stringify('x'.repeat(500)),
    });
  await store.close();
};

describe('the doctor', () => {
  test('finds a server in order, also while it is in use, and changes nothing', async () => {
    await withGames();
    const good = { settingsGood: 'good', storeGood: 'good', clockGood: 'good' };
    expect(await found()).toMatchObject({ ...good, noBackups: 'warning', runsNot: 'good' });
    const store = await openStore({ data });
    expect(await found()).toMatchObject(good);
    await store.close();
  });

  test('finds games that are damaged', async () => {
    await withGames();
    const file = join(data, 'games.sqlite');
    const { readFileSync } = await import('node:fs');
    const bytes = readFileSync(file);
    bytes.fill(7, 20_000, 60_000);
    writeFileSync(file, bytes);
    expect(await found()).toMatchObject({ storeBroken: 'fault' });
    writeFileSync(file, 'no games at all, and never were any');
    expect(await found()).toMatchObject({ storeBroken: 'fault' });
  });

  test('finds games of a newer server, open files, and what was put aside', async () => {
    await withGames();
    chmodSync(join(data, 'games.sqlite'), 0o644);
    writeFileSync(join(data, 'rescued-x.sqlite'), '');
    expect(await found()).toMatchObject({ readable: 'warning', leftOver: 'warning' });
    const db = new Database(join(data, 'games.sqlite'));
    db.exec('pragma user_version = 1000');
    db.close();
    expect(await found()).toMatchObject({ storeTooNew: 'fault' });
  });

  test('finds games that this user may not read or write, and does not call them damaged', async () => {
    await withGames();
    chmodSync(folder, 0o755);
    chmodSync(data, 0o000);
    const unseen = await asNobody(() => found());
    chmodSync(data, 0o755);
    expect(unseen).toMatchObject({ storeForbidden: 'fault' });
    expect(unseen).not.toHaveProperty('storeBroken');
  });

  test('finds games that whoever serves may not write', async () => {
    await withGames();
    const file = join(data, 'games.sqlite');
    // Root may write everything: he is told that others may not.
    if (isRoot) chownSync(file, NOBODY, NOBODY);
    else chmodSync(file, 0o400);
    expect(await found()).toMatchObject(isRoot ? { storeOfOther: 'warning' } : { storeForbidden: 'fault' });
  });

  test('finds that there are no games yet, and makes none', async () => {
    expect(await found()).toMatchObject({ noGamesYet: 'warning' });
    expect(await found()).toMatchObject({ noGamesYet: 'warning' });
  });

  test('finds clocks that disagree', () => {
    expect(examineOtherClock('x', Date.now() - 60_000)).toMatchObject({ level: 'fault', code: 'clockOff' });
    expect(examineOtherClock('x', Date.now())).toMatchObject({ level: 'good' });
    expect(levelsOf(examineNewest(Date.now() + 60_000))).toEqual({ clockBehindGames: 'fault' });
    expect(examineNewest(Date.now() - 60_000)).toEqual([]);
  });

  test('finds backups that are missing, old or broken', async () => {
    const backups = join(folder, 'copies');
    expect(await found({ backups })).toMatchObject({ backupNone: 'warning' });
    await withGames();
    const store = await openStore({ data });
    mkdirSync(backups);
    const old = join(backups, backupName(Date.now() - 3 * 86_400_000));
    await store.backup(old);
    await store.close();
    expect(await found({ backups })).toMatchObject({ backupOld: 'fault' });
    expect(await found({ backups, backupEvery: '7d' })).toMatchObject({ backupGood: 'good' });
    writeFileSync(join(backups, backupName(Date.now())), 'no copy');
    expect(await found({ backups })).toMatchObject({ backupBroken: 'fault' });
  });

  test('finds settings that are wrong, unknown, or open to others', async () => {
    expect(await found({ port: 'x' })).toEqual({ settingsBad: 'fault' });
    expect(await found({}, { GROGNARD_PROT: '1' })).toMatchObject({ unknownVariable: 'warning' });
    const config = join(folder, 'settings.json');
    writeFileSync(config, JSON.stringify({ metricsKey: 'a-key-of-enough-letters' }));
    chmodSync(config, 0o644);
    expect(await found({ config })).toMatchObject({ openConfig: 'warning' });
    chmodSync(config, 0o600);
    expect(await found({ config })).toMatchObject({ settingsGood: 'good' });
  });
});

describe('a proxy', () => {
  interface Ways {
    readonly metrics?: number;
    readonly games?: number;
    readonly stream?: 'beats' | 'silent' | 'cut';
    readonly upgrade?: 101 | 400 | 403;
    readonly health?: string;
  }

  let server: Server | undefined;
  const timers = new Set<NodeJS.Timeout>();
  afterEach(() => {
    for (const timer of timers) clearInterval(timer);
    server?.closeAllConnections();
    server?.close();
  });

  const stream = (way: Ways['stream'], response: ServerResponse): void => {
    if (way === 'silent') return;
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write('data: {"beat":1}\n\n');
    if (way === 'cut') setTimeout(() => response.destroy(), 150);
    else timers.add(setInterval(() => response.write('data: {"beat":2}\n\n'), 400));
  };

  /** A server behind a proxy of some kind, as it looks from outside. */
  const standing = async (ways: Ways): Promise<string> => {
    const { metrics = 401, games = 200, health = '{"status":"alive"}', upgrade = 101 } = ways;
    server = createServer((request, response) => {
      if (request.url === '/health') response.end(health);
      else if (request.url === '/api/stream') stream(ways.stream ?? 'beats', response);
      else response.writeHead(request.url === '/metrics' ? metrics : games).end('{}');
    });
    const sockets = new WebSocketServer({ noServer: true });
    server.on('upgrade', (request, socket, head) => {
      if (upgrade === 101) sockets.handleUpgrade(request, socket, head, () => {});
      else socket.end(`HTTP/1.1 ${upgrade} No\r\n\r\n`);
    });
    server.listen(0, '127.0.0.1');
    await new Promise((resolve) => server?.once('listening', resolve));
    const address = server.address();
    return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  };

  const judged = async (ways: Ways, proxy = true) =>
    levelsOf(
      await examineProxy(
        await standing(ways),
        { proxy, port: 1 },
        { first: 250, silence: 250, second: 2000 },
      ),
    );

  test('that does all it should', async () => {
    expect(await judged({})).toEqual({
      proxyAnswers: 'good',
      proxyForwards: 'good',
      websocketGood: 'good',
      streamGood: 'good',
    });
  });

  test.each<[string, Ways, object]>([
    ['hides who asks', { metrics: 200 }, { proxyHides: 'fault' }],
    ['lets no WebSocket pass', { upgrade: 400 }, { websocketBad: 'warning' }],
    ['does not pass on the name that visitors use', { upgrade: 403 }, { proxyWrongHost: 'fault' }],
    ['holds streams back', { stream: 'silent' }, { streamHeldBack: 'fault' }],
    ['cuts streams off', { stream: 'cut' }, { streamCut: 'fault' }],
    ['passes on a name that the server does not know', { games: 421 }, { proxyWrongHost: 'fault' }],
    ['leads elsewhere', { health: 'hello' }, { proxyOther: 'fault' }],
  ])('that %s', async (_, ways, expected) => {
    expect(await judged(ways)).toMatchObject(expected);
  });

  test('a server without one is in order, as it is served', async () => {
    const server = await openServer({ data });
    try {
      const port = Number(new URL(server.address).port);
      expect(levelsOf(await examineProxy(server.address, { proxy: false, port }))).toEqual({
        proxyAnswers: 'good',
        proxyNone: 'good',
        websocketGood: 'good',
        streamGood: 'good',
      });
    } finally {
      await server.close();
    }
  });

  test('that the server was not told of', async () => {
    expect(await judged({}, false)).toMatchObject({ proxyUnset: 'warning' });
  });

  test('that is not there', async () => {
    const gone = await examineProxy('http://127.0.0.1:1', { proxy: true, port: 1815 });
    expect(levelsOf(gone)).toEqual({ proxyAway: 'fault' });
    expect(levelsOf(await examineProxy(undefined, { proxy: true, port: 1815 }))).toEqual({
      proxyUntried: 'warning',
    });
  });
});
