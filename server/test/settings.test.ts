import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Language, languages } from '@grognard/engine';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  helpOnSettings,
  manualOnSettings,
  readSettings,
  type Setting,
  sayFaults,
  settings,
} from '../settings/index.ts';
import { start } from '../start.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'grognard-settings-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const SECRET = 'a-key-that-nobody-may-read';
const URL_WITH_PASSWORD = 'postgres://operator:hush-hush@nowhere.invalid/games';

const fileOf = (content: unknown): string => {
  const file = join(folder, 'settings.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
};

/** What the operator reads, and the exit status; nothing may have been opened. */
const started = async (
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  language: Language = 'en',
) => {
  const said: string[] = [];
  const say = (line: string): void => void said.push(line);
  const data = join(folder, 'data');
  const end = await start(args, {
    command: 'grognard serve',
    language,
    data,
    out: say,
    note: say,
    env,
    folder,
  });
  if (!('status' in end)) throw new Error('it has started');
  return { status: end.status, said };
};

describe('settings', () => {
  test('a flag goes before a variable, a variable before the file, the file before the default', () => {
    const file = fileOf({
      port: 3,
      host: 'in.file',
      names: ['a.example', 'b.example'],
      proxy: true,
      data: 'games',
    });
    const chosen = readSettings({
      flags: new Map([['port', '1']]),
      env: { GROGNARD_CONFIG: file, GROGNARD_PORT: '2', GROGNARD_HOST: 'in.variable', GROGNARD_NAMES: '' },
      folder: '/elsewhere',
    });
    if (!chosen.ok) throw new Error(sayFaults(chosen.error, 'en').join('\n'));
    expect(chosen.value.values).toEqual({
      battles: 8,
      drain: undefined,
      imports: 64 << 20,
      log: undefined,
      thinking: 10_000,
      unwatched: 300_000,
      config: file,
      port: 1,
      host: 'in.variable',
      names: ['a.example', 'b.example'],
      proxy: true,
      // Paths in the file begin at its folder.
      data: join(folder, 'games'),
      databaseUrl: undefined,
      metricsKey: undefined,
      backups: undefined,
      backupEvery: 86_400_000,
      backupsDaily: 7,
      backupsWeekly: 4,
      expireAfter: undefined,
      expireInto: undefined,
    });
    const { origins } = chosen.value;
    expect(origins.port).toEqual({ by: 'flag', name: '--port' });
    expect(origins.host).toEqual({ by: 'variable', name: 'GROGNARD_HOST' });
    expect(origins.names).toEqual({ by: 'file', file, name: 'names' });
    expect(origins.metricsKey).toEqual({ by: 'default' });
  });

  test('all that is wrong is said at once, each with its place, and nothing is made', async () => {
    const file = fileOf({
      prot: 1815,
      proxy: 'yes',
      names: ['http://x.example'],
      databaseUrl: 'mysql://a:hush@b/c',
    });
    const { status, said } = await started(
      ['--config', file, '--hots', 'x', '--port', '70000', '--data', '/proc/self/games', 'now'],
      {
        GROGNARD_HOST: 'a b',
        GROGNARD_METRICS_KEY: 'short',
      },
    );
    expect(status).toBe(2);
    expect(said).toEqual([
      '--hots: there is no such option; did you mean “--host”?',
      'now: this word means nothing here',
      `${file}: prot: there is no such setting; did you mean “port”?`,
      `${file}: proxy: it takes true or false`,
      '--port: it takes a whole number from 0 to 65535, and “70000” is none',
      'GROGNARD_HOST: “a b” is neither the name nor the address of a machine',
      '--data: /proc/self/games belongs to the system, and no files can be kept there',
      `${file}: databaseUrl: it is no address of a PostgreSQL: postgres://user:password@host:5432/name`,
      `${file}: names: “http://x.example” is no name: give it as grognard.example.org, without http:// and without a port`,
      'GROGNARD_METRICS_KEY: a key has 16 characters or more, and no spaces',
      'See grognard serve --help.',
    ]);
  });

  test.each([
    ['{ "port": 1, }', 'it is not JSON: see line 1, column 14'],
    ['[]', 'it must hold one object, with a name for each setting'],
  ])('a file that is none: %s', async (content, sentence) => {
    const file = fileOf(content);
    expect((await started([], { GROGNARD_CONFIG: file })).said[0]).toBe(`${file}: ${sentence}`);
  });

  test.each([
    [['--config', '/no/such.json'], '/no/such.json: there is no such file'],
    [['--port'], '--port: it takes a value, and none is given'],
    [['--port', '--proxy'], '--port: it takes a value, and none is given'],
    [['--proxy=1'], '--proxy: it takes no value'],
    [['--data', '/etc/passwd'], '--data: /etc/passwd is no folder'],
  ])('%j is explained', async (args, sentence) => {
    expect((await started(args)).said[0]).toBe(sentence);
  });

  test('one that is overruled is checked as well', async () => {
    const { said } = await started(['--port', '1'], { GROGNARD_PORT: 'eighty' });
    expect(said[0]).toBe('GROGNARD_PORT: it takes a whole number from 0 to 65535, and “eighty” is none');
  });

  test.each(languages)(
    '--check tells what would be used and from where, and no secret (%s)',
    async (language) => {
      const file = fileOf({ metricsKey: SECRET, proxy: true });
      const { status, said } = await started(
        ['--check', '--config', file],
        { DATABASE_URL: URL_WITH_PASSWORD },
        language,
      );
      expect(status).toBe(0);
      const all = said.join('\n');
      for (const { name } of settings) expect(all).toMatch(new RegExp(`^  ${name} `, 'm'));
      expect(all).toContain(`(${file}: proxy)`);
      expect(all).toContain('(DATABASE_URL)');
      expect(all).not.toContain(SECRET);
      expect(all).not.toContain('hush');
    },
  );

  test('no fault shows a secret', async () => {
    const { said } = await started([], {
      DATABASE_URL: `mysql://${SECRET}`,
      GROGNARD_METRICS_KEY: `${SECRET} x`,
    });
    expect(said).toHaveLength(3);
    expect(said.join('\n')).not.toContain(SECRET);
  });

  test.each(languages)('the help has a line for each (%s)', (language) => {
    const help = helpOnSettings('grognard serve', language);
    const called = settings.map(({ variable, flag }: Setting) =>
      flag === undefined ? variable : `--${flag}`,
    );
    for (const each of called) expect(help).toContain(each);
  });

  test('what is secret has no flag', () => {
    expect(settings.filter((each: Setting) => each.secret && each.flag !== undefined)).toEqual([]);
  });
});

/** `GROGNARD_RECORD=1` writes it anew. */
test('the manual has a line for each setting, as it is described', () => {
  const file = join(import.meta.dirname, '../../docs/operating.md');
  const manual = readFileSync(file, 'utf8');
  const asDescribed = manual.replace(
    /(?<=<!-- settings -->\n)[\s\S]*?(?=<!-- \/settings -->)/,
    () => `${manualOnSettings()}\n`,
  );
  expect(asDescribed).toContain(manualOnSettings());
  if (process.env.GROGNARD_RECORD === '1') writeFileSync(file, asDescribed);
  expect(readFileSync(file, 'utf8')).toBe(asDescribed);
});
