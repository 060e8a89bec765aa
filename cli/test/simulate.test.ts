import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Language } from '@grognard/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { progressOf } from '../progress.ts';
import { takeSides } from '../simulate/sides.ts';
import { added, noBattles, tallyOf } from '../simulate/tally.ts';
import { voiceIn } from '../words/voice.ts';
import { buildCommand, called, checkout, complaint, grognard } from './process.ts';

const folder = mkdtempSync(join(tmpdir(), 'grognard-simulate-'));

beforeAll(buildCommand, 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const fought = async (...more: readonly string[]) => {
  const { status, out } = await grognard(['simulate', 'tiny', 'ford', '--json', '--seed', '3', ...more]);
  expect(status).toBe(0);
  return JSON.parse(out);
};

describe('grognard simulate --json', () => {
  test('has the agreed shape, and its numbers add up', async () => {
    const tally = await fought('--games', '30');
    expect(Object.keys(tally)).toEqual(['games', 'ended', 'wins', 'orders', 'seconds']);
    const { red, blue, draws } = tally.wins;
    expect(tally).toMatchObject({ games: 30, ended: 30 });
    expect(red + blue + draws).toBe(30);
    expect(tally.orders).toBeGreaterThan(30);
  });

  test('gives the same battles whatever the number of jobs, and others for another seed', async () => {
    const [one, three, other] = await Promise.all([
      fought('--games', '40', '--jobs', '1'),
      fought('--games', '40', '--jobs', '3'),
      fought('--games', '40', '--seed', '4'),
    ]);
    expect({ ...three, seconds: 0 }).toEqual({ ...one, seconds: 0 });
    expect(other.wins).not.toEqual(one.wins);
  });

  test('counts a battle that is broken off as not ended', async () => {
    expect(await fought('--games', '2', '--limit', '4')).toMatchObject({
      ended: 0,
      wins: { red: 0, blue: 0, draws: 0 },
      orders: 8,
    });
  });
});

describe('grognard simulate', () => {
  test('takes a general a side, a switch, and a scenario as a file', async () => {
    const args = ['--red', 'random', '--blue=random', '--set', 'digging=forbidden', '--games', '2'];
    const { status, out } = await grognard(['simulate', 'tiny', 'games/tiny/scenarios/wings.json', ...args]);
    expect(status).toBe(0);
    expect(out).toMatch(/^2 battles, 2 ended: .*draws \d.*; \d+ orders in/);
  });

  test('ends at once on Ctrl-C', async () => {
    const args = ['cli/grognard.js', 'simulate', 'tiny', 'ford', '--games', '1000000', '--progress'];
    const child = spawn(process.execPath, args, { cwd: checkout, stdio: ['ignore', 'ignore', 'pipe'] });
    const ended = new Promise((resolve) => child.on('close', (status, signal) => resolve(status ?? signal)));
    const progress = await new Promise<string>((resolve) =>
      child.stderr.once('data', (text) => resolve(String(text))),
    );
    child.kill('SIGINT');
    expect(progress).toMatch(/^battles: \d+ of 1000000, \d+ s/);
    expect(await ended).toBe('SIGINT');
  });

  test('writes the first battle down, byte for byte the same each time', async () => {
    const write = async (name: string) => {
      const file = join(folder, name);
      await fought('--games', '1', '--log', file);
      return readFileSync(file, 'utf8');
    };
    expect(await write('a.log')).toBe(await write('b.log'));
  });

  test.each([
    [['simulate', 'tiny'], 'SCENARIO is missing'],
    [['simulate', 'chess', 'ford'], 'There is no game “chess”'],
    [['simulate', 'tiny', 'moon'], 'tiny has no scenario “moon”, only: ford'],
    [['simulate', 'tiny', 'ford', '--games', '0'], '--games takes a whole number from 1'],
    [['simulate', 'tiny', 'ford', '--games', 'many'], '--games takes a whole number'],
    [['simulate', 'tiny', 'ford', '--red', 'murat'], 'There is no general “murat” for red, only: random'],
    [
      ['simulate', 'tiny', 'ford', '--green', 'random'],
      '--green is no option, and the sides of this scenario are',
    ],
    [['simulate', 'tiny', 'ford', '--set', 'fog=thick'], '--set: options.fog: the game has no such switch'],
    [['simulate', 'tiny', 'ford', '--set', 'digging'], '--set takes NAME=VALUE'],
    [['simulate', 'tiny', 'ford', '--log', '/no/such/folder/x.log'], 'its folder does not exist'],
    [['simulate', 'tiny', 'cli/test/made-up/books.json'], 'books.json: '],
  ])('complains of %j', async (args, sentence) => {
    expect(complaint(await called(args))).toContain(sentence);
  });
});

describe('progress', () => {
  const told = (asked: boolean, watched: boolean, language: Language = 'en'): readonly string[] => {
    const lines: string[] = [];
    const streams = { out: () => {}, note: () => {}, tick: (line: string) => void lines.push(line), watched };
    const now = Date.now;
    let time = 0;
    Date.now = () => time;
    try {
      const progress = progressOf(streams, voiceIn(language).words.answers.battlesFought, 10, asked);
      for (let done = 1; done <= 10; done += 1) {
        time += 300;
        progress.step(done);
      }
      progress.end();
    } finally {
      Date.now = now;
    }
    return lines;
  };

  test('is told after a second, now and then, to who watches or asks', () => {
    expect(told(false, true)).toEqual(told(true, false));
    expect(told(true, false)).toEqual([
      'battles: 4 of 10, 1 s',
      'battles: 6 of 10, 2 s',
      'battles: 8 of 10, 2 s',
      'battles: 10 of 10, 3 s',
      'battles: 3.0 s',
    ]);
  });

  test('is told in French too, with a French comma', () => {
    expect(told(true, false, 'fr').slice(-2)).toEqual([
      'batailles\u00A0: 10 sur 10, 3 s',
      'batailles\u00A0: 3,0 s',
    ]);
  });

  test('is not told to a file', () => expect(told(false, false)).toEqual([]));
});

test('tallies add up in any order', () => {
  const one = tallyOf({ code: 'a', rule: 'b', winner: 'red' }, 3);
  const two = tallyOf({ code: 'a', rule: 'b' }, 5);
  const none = tallyOf(undefined, 7);
  const total = { games: 3, ended: 2, wins: { red: 1, blue: 0, draws: 1 }, orders: 15 };
  for (const order of [
    [one, two, none],
    [none, two, one],
  ]) {
    expect(order.reduce(added, noBattles(['red', 'blue']))).toEqual(total);
  }
});

test('sides are told from options', () => {
  expect(takeSides(['a', '--json', '--red', 'x', '--blue=y', '--games', '3'], ['json', 'games'])).toEqual({
    rest: ['a', '--json', '--games', '3'],
    named: { red: 'x', blue: 'y' },
  });
});
