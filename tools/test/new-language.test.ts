import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countOf, patience } from '../counts.ts';

const house = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(realpathSync(tmpdir()), 'grognard-language-'));

/** What the command needs to run, and the page, which is checked in the soak. */
const PARTS = ['engine', 'field', 'games', 'generals', 'ink', 'server', 'cli', 'scenarios', 'web'];
const LEFT_OUT = /[/\\](?:dist|node_modules|test|recorded)$/;

/** Packages of others are those of the house; our own must be those of the copy. */
const linkPackages = (): void => {
  const [from, to] = [join(house, 'node_modules'), join(folder, 'node_modules')];
  mkdirSync(join(to, '@grognard'), { recursive: true });
  for (const name of readdirSync(from))
    if (name !== '@grognard') symlinkSync(join(from, name), join(to, name));
  for (const name of readdirSync(join(from, '@grognard'))) {
    const own = relative(house, realpathSync(join(from, '@grognard', name)));
    symlinkSync(join(folder, own), join(to, '@grognard', name));
  }
};

/** The house as it is, with one word more in the list of languages. */
const copyWithGerman = (): void => {
  for (const part of PARTS)
    cpSync(join(house, part), join(folder, part), {
      recursive: true,
      filter: (path) => !LEFT_OUT.test(path),
    });
  for (const file of ['package.json', 'tsconfig.base.json']) cpSync(join(house, file), join(folder, file));
  linkPackages();
  const list = join(folder, 'engine/contract/language.ts');
  const source = readFileSync(list, 'utf8');
  const begun = source.replace(
    "languages = ['fr', 'en'] as const",
    "languages = ['fr', 'en', 'de'] as const",
  );
  expect(begun).not.toBe(source);
  writeFileSync(list, begun);
};

const run = async (tool: string, args: readonly string[]): Promise<string> => {
  const asked = promisify(execFile)(process.execPath, [join(folder, tool), ...args], { cwd: folder });
  const { stdout } = await asked.catch((error: unknown) => {
    throw new Error(error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error));
  });
  return stdout;
};

describe('with German begun, and not a word of it written,', () => {
  beforeAll(async () => {
    copyWithGerman();
    // A command that does not compile ends here, with what the compiler says.
    await run('node_modules/typescript7/bin/tsc', ['-b', 'cli']);
  }, patience);

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const inGerman = (...args: readonly string[]) => run('cli/dist/main.js', [...args, '--lang', 'de']);
  const inEnglish = (...args: readonly string[]) => run('cli/dist/main.js', [...args, '--lang', 'en']);

  test.each([
    ['a rule', ['rules', 'pub-battles', 'PB-R081']],
    ['a rule of a supplement', ['rules', 'les-aigles', 'LA-S3.7-63']],
    ['the scenarios of a game', ['scenario', 'list', 'cursed-blades']],
    ['a verdict', ['adjudicate', 'games/cursed-blades/examples/cart-gets-away.json']],
    ['a page of help', ['simulate', '--help']],
  ])('%s is told in English', async (_, args) => {
    const told = await inGerman(...args);
    expect(told).toMatch(/\w{4}/);
    expect(told).toBe(await inEnglish(...args));
  });

  test('a scenario may have a German title', async () => {
    const file = join(folder, 'scenarios/pub-battles/first-contact.json');
    const scenario: Record<string, unknown> = JSON.parse(readFileSync(file, 'utf8'));
    const title = { ...Object(scenario.title), de: 'Erste Berührung' };
    writeFileSync(file, JSON.stringify({ ...scenario, title }));
    expect(await inGerman('scenario', 'check', file)).not.toContain('title');
    expect(await inGerman('scenario', 'list', 'pub-battles')).toContain('Erste Berührung');
  });

  // It takes as long as all the rest.
  if (countOf('pageInNewLanguage') > 0) {
    test('the page compiles', async () => {
      const checked = await run('node_modules/svelte-check/bin/svelte-check', ['--workspace', 'web']);
      expect(checked).toContain('0 errors');
    });
  }
});
