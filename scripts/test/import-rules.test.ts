import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHECKOUT } from './checkout.ts';

const ONE_WAY = 'Imports point one way';
const NOT_PURE = 'The pure packages touch no';

/** A file, what stands in it, and what the linter must say. */
const REFUSED: readonly (readonly [file: string, text: string, says: string])[] = [
  ['engine/a.ts', "import '@grognard/field';", ONE_WAY],
  ['engine/b.ts', "import '@grognard/catalogue';", ONE_WAY],
  ['field/a.ts', "import '@grognard/tiny';", ONE_WAY],
  ['field/b.ts', "import '@grognard/server';", ONE_WAY],
  ['engine/c.ts', "import '@grognard/a-fourth-game/schemas';", ONE_WAY],
  ['field/c.ts', "import '@grognard/a-fourth-game';", ONE_WAY],
  ['games/tiny/b.ts', "import '@grognard/a-fourth-game';", 'no game knows another'],
  ['games/tiny/a.ts', "import '@grognard/generals';", ONE_WAY],
  ['generals/a.ts', "import '@grognard/web';", ONE_WAY],
  ['server/a.ts', "import '@grognard/web';", ONE_WAY],
  ['web/a.ts', "import '@grognard/server';", ONE_WAY],
  ['engine/fs.ts', "import 'node:fs';", NOT_PURE],
  ['games/tiny/fs.ts', "import 'node:crypto';", NOT_PURE],
  ['engine/circle/a.ts', "import { b } from './b.ts';\nexport const a = () => b;", 'part of a cycle'],
  ['engine/circle/b.ts', "import { a } from './a.ts';\nexport const b = () => a;", 'part of a cycle'],
  ['field/sine.ts', 'export const x = Math.sin(1);', 'different results in different runtimes'],
  ['games/tiny/power.ts', 'export const x = (y: number) => y ** 3;', 'Math.pow'],
  ['engine/chance.ts', 'export const x = Math.random();', 'or at random'],
  ['engine/clock.ts', 'export const x = Date.now();', 'global variable Date'],
  ['games/tiny/page.ts', 'export const x = document.title;', 'global variable document'],
  ['generals/wait.ts', 'setTimeout(() => {}, 1);', 'global variable setTimeout'],
  ['field/names.ts', "export const x = 'a'.localeCompare('b');", 'Locale functions depend'],
];

const ALLOWED: readonly (readonly [file: string, text: string])[] = [
  ['field/good.ts', "import '@grognard/engine';\nexport const x = Math.sqrt(2);"],
  ['games/tiny/good.ts', "import '@grognard/field';"],
  ['games/catalogue/good.ts', "import '@grognard/a-fourth-game';"],
  ['server/good.ts', "import '@grognard/catalogue';\nexport const x = Date.now() + Math.sin(1);"],
  ['engine/test/good.test.ts', "import 'node:fs';\nexport const x = Date.now();"],
];

/** The real configuration on a tree of its own, so that the bad files are in nobody's way. */
let tree: string;
let said: string;

beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'grognard-rules-'));
  for (const name of ['biome.json', '.lint', '.gitignore', 'package.json'])
    cpSync(join(CHECKOUT, name), join(tree, name), { recursive: true });
  for (const [file, text] of [...REFUSED, ...ALLOWED]) {
    mkdirSync(join(tree, dirname(file)), { recursive: true });
    writeFileSync(join(tree, file), `${text}\n`);
  }
  const biome = join(CHECKOUT, 'node_modules', '@biomejs', 'biome', 'bin', 'biome');
  const args = [biome, 'lint', '--reporter=github', '--max-diagnostics=none', '.'];
  said = spawnSync(process.execPath, args, { cwd: tree, encoding: 'utf8' }).stdout;
});

afterAll(() => rmSync(tree, { recursive: true }));

const linesAbout = (file: string): readonly string[] =>
  said
    .split('\n')
    .filter((line) => line.includes(`file=${join(tree, file)},`) || line.includes(`file=${file},`));

describe('the linter', () => {
  test.each(REFUSED)('refuses %s: %s', (file, _text, says) => {
    const errors = linesAbout(file).filter((line) => line.startsWith('::error'));
    expect(errors.join('\n')).toContain(says);
  });

  test.each(ALLOWED)('lets %s be', (file) => {
    const errors = linesAbout(file).filter(
      (line) => line.startsWith('::error') && !line.includes('noUndeclaredDependencies'),
    );
    expect(errors).toEqual([]);
  });
});
