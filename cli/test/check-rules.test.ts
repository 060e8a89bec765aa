import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildCommand, checkout, complaint, type Ended, node } from './process.ts';

const TOOL = 'cli/dist/dev/main.js';
const madeUp = join(checkout, 'cli/test/made-up');
const books = join(madeUp, 'books.json');
const folder = mkdtempSync(join(tmpdir(), 'grognard-rules-'));
const proofs = join(folder, 'proofs.json');
const copy = join(folder, 'project');

const tool = (verb: string, ...more: readonly string[]): Promise<Ended> =>
  node(TOOL, [verb, '--books', books, '--proofs', proofs, ...more]);

beforeAll(async () => {
  buildCommand();
  // The real runner and the real reporter: one of the made-up proofs is bound to fail.
  const ran = await node(
    'node_modules/vitest/vitest.mjs',
    ['run', '--root', madeUp, `--reporter=${join(checkout, 'tools/proofs/reporter.ts')}`],
    { env: { GROGNARD_PROOFS: proofs } },
  );
  expect(ran.status, ran.out + ran.err).toBe(1);
  cpSync(madeUp, copy, { recursive: true });
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the rulebook tool, given a made-up rulebook,', () => {
  let checked: Ended;
  beforeAll(async () => {
    checked = await tool('check', '--root', copy);
  });

  test('fails', () => expect(checked.status).toBe(1));

  test.each([
    ['an untested id', '  made-up: no passing test proves ZZ-2\n'],
    ['an unknown id', '  fire.ts:5 cites ZZ-99, which no rulebook has\n'],
    ['a duplicate', '  made-up: ZZ-4 is defined twice\n'],
    [
      'a test that names an id without exercising it',
      ': smoke rises, or so it says” names ZZ-3 without exercising it\n',
    ],
    ['a proof that asserts nothing', ': fire is there” names ZZ-1 without exercising it\n'],
    ['an id whose only test does not exercise it', '  made-up: no passing test proves ZZ-3\n'],
    ['documents that are not written', '  docs/rulebooks/made-up.md\n'],
  ])('reports %s', (_, sentence) => expect(checked.out).toContain(sentence));

  test('reports nothing else', () => {
    const findings = checked.out.split('\n').filter((line) => line.startsWith('  '));
    expect(findings).toHaveLength(9);
    expect(checked.out).toMatch(/rulebooks: 1, ids: 6, findings: 9\n$/);
  });
});

describe('the documents', () => {
  const stale = async (): Promise<readonly string[]> => {
    const { out } = await tool('check', '--root', copy);
    return out.split('\n').filter((line) => line.startsWith('  docs/'));
  };

  test('are fresh once they are written, and stale when somebody changes them', async () => {
    expect((await tool('docs', '--root', copy)).status).toBe(0);
    expect(await stale()).toEqual([]);
    const page = join(copy, 'docs/rulebooks/made-up.md');
    writeFileSync(page, readFileSync(page, 'utf8').replace('Fire burns.', 'Fire is cold.'));
    expect(await stale()).toEqual(['  docs/rulebooks/made-up.md']);
  });

  test('keep the coverage for machines', async () => {
    await tool('docs', '--root', copy);
    expect(JSON.parse(readFileSync(join(copy, 'docs/rulebooks/made-up.json'), 'utf8'))).toEqual({
      ids: 5,
      notes: 1,
      proven: 2,
      unproven: ['ZZ-2', 'ZZ-3'],
    });
  });
});

describe('the rulebook tool complains', () => {
  test.each([
    [
      'of a verb it does not have',
      ['burn'],
      'main.js takes check, docs or words, and “burn” is none of them',
    ],
    ['without a verb', [], 'VERB is missing'],
    [
      'of a record that is not there',
      ['check', '--proofs', '/nowhere.json'],
      '/nowhere.json: there is no such file',
    ],
    ['of a record that is none', ['check', '--proofs', books], 'format'],
    [
      'of rulebooks that are none',
      ['check', '--books', join(checkout, 'package.json')],
      'package.json: name',
    ],
  ])('%s', async (_, args, sentence) => {
    expect(complaint(await node(TOOL, args))).toContain(sentence);
  });
});
