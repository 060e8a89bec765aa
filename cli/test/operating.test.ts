import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildCommand, called, checkout, complaint, type Ended } from './process.ts';

const folder = mkdtempSync(join(tmpdir(), 'grognard-operating-'));
const config = join(folder, 'settings.json');
const env = { DATABASE_URL: '', GROGNARD_CONFIG: config };

const before = { ...process.env };
beforeAll(async () => {
  buildCommand();
  // What the commands load when they are called: here it is made of its sources first.
  await Promise.all([import('@grognard/server'), import('@grognard/server/doctor')]);
  Object.assign(process.env, env);
}, 120_000);
afterAll(() => {
  process.env = before;
  rmSync(folder, { recursive: true, force: true });
});

const kept = (...args: readonly string[]): Promise<Ended> => called(args);

/** A server as a process of its own, as its operator has it. */
const whileServed = async (work: (address: string) => Promise<void>): Promise<void> => {
  const child = spawn(process.execPath, [join(checkout, 'cli/grognard.js'), 'serve'], {
    env: { ...process.env, LC_ALL: 'C', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.on('close', resolve));
  const line = await new Promise<string>((resolve) =>
    child.stdout.once('data', (chunk) => resolve(String(chunk))),
  );
  try {
    await work(/http:\S+/.exec(line)?.[0] ?? '');
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
};

const seats = ['french', 'austrians'].map((side) => ({ seat: { side }, by: 'link' }));

const newTable = async (address: string): Promise<{ readonly table: string }> => {
  const made = await fetch(`${address}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game: 'pub-battles', scenario: 'first-contact', seats }),
  });
  expect(made.status).toBe(201);
  return (await made.json()) as { table: string };
};

describe('operating a server', () => {
  test('an afternoon: list, show, hand back, clear, back up, doctor, while it runs and after', async () => {
    writeFileSync(config, JSON.stringify({ port: 0, data: 'data', backups: 'copies' }), { mode: 0o600 });
    expect(await kept('tables', 'list')).toMatchObject({
      status: 1,
      err: expect.stringContaining('There are no games at'),
    });
    expect(existsSync(join(folder, 'data'))).toBe(false);

    let table = '';
    await whileServed(async (address) => {
      const made = await newTable(address);
      table = made.table;
      const other = await newTable(address);
      const list = await kept('tables', 'list');
      expect(list).toMatchObject({ status: 0, err: '' });
      expect(list.out).toMatch(
        new RegExp(`^${table} +pub-battles +first-contact +never begun +0 min ago`, 'm'),
      );
      expect(list.out).toMatch(/^2 tables, \d+ kB$/m);
      expect((await kept('tables', 'list', '--finished')).out).toBe('There are no such tables.\n');
      const shown = JSON.parse((await kept('tables', 'show', table, '--json')).out);
      expect(shown).toMatchObject({ table, state: 'never-begun' });

      const back = await kept('tables', 'hand-back', table, 'french', '--url', 'https://x.example/');
      expect(back.out).toMatch(new RegExp(`^https://x\\.example/#seat=${table}\\.[\\w-]{32}\n$`));
      const key = back.out.trim().split('.').at(-1);
      const view = await fetch(`${address}/api/tables/${table}/view`, {
        headers: { authorization: `Bearer ${key}` },
      });
      expect(view.status).toBe(200);

      const dry = await kept('tables', 'clear', '--never-begun');
      expect(dry.out).toContain('2 tables');
      expect(dry.out).toContain('Nothing was done: add --yes to do it.');
      expect((await kept('tables', 'list')).out).toContain('2 tables');
      const cleared = await kept('tables', 'clear', other.table, '--yes');
      expect(cleared.out).toContain(`${other.table}: cleared away.`);
      expect((await kept('tables', 'list')).out).toContain('1 table,');
    });

    const [copy = ''] = readdirSync(join(folder, 'copies'));
    expect((await kept('backup', '--check', join(folder, 'copies', copy))).out).toContain(
      'it opens and is whole',
    );
    const inFrench = await kept('tables', 'show', table, '--lang', 'fr');
    expect(inFrench.out).toContain('jamais commencée');
    const well = await kept('doctor');
    expect(well.out).toMatch(/^0 faults, 1 warning\.$/m);
    expect(well.status).toBe(0);
    writeFileSync(join(folder, 'data', 'games.sqlite'), 'gone');
    const ill = await kept('doctor', '--json');
    expect(ill.status).toBe(1);
    expect(JSON.parse(ill.out)).toMatchObject({ faults: 1 });
  });

  test.each([
    [['tables'], 'tables takes list, show, clear or hand-back'],
    [['tables', 'clear'], 'say which tables'],
    [['tables', 'show'], 'TABLE is missing'],
    [['tables', 'hand-back', 'x'], 'SEAT is missing'],
    [['tables', 'list', '--older-than', 'long'], '--older-than takes a span of time'],
    [['tables', 'list', '--larger-than', 'big'], '--larger-than takes a size'],
    [['tables', 'list', '--finnished'], 'Did you mean “--finished”?'],
    [['doctor', '--url', 'x'], '--url takes an address'],
    [['scenario', 'list', 'cursed-blade'], 'Did you mean “cursed-blades”?'],
    [['doctr'], 'Did you mean “doctor”?'],
  ])('complains of %j', async (args, sentence) => {
    writeFileSync(config, '{}');
    expect(complaint(await kept(...args))).toContain(sentence);
  });

  test('tells its version', async () => {
    expect(await kept('--version')).toMatchObject({
      status: 0,
      out: expect.stringMatching(/^grognard \d+\.\d+\.\d+\n$/),
    });
  });
});
