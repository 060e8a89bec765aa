import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clash, duel, file, step } from './position.ts';
import { buildCommand, called, checkout, complaint, grognard } from './process.ts';

beforeAll(buildCommand, 60_000);

const folder = mkdtempSync(join(tmpdir(), 'grognard-adjudicate-'));
const place = join(folder, 'a.json');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const judge = (parts: object, ...more: readonly string[]) => {
  writeFileSync(place, file(parts));
  return called(['adjudicate', place, ...more]);
};

const linesOf = (out: string): readonly Record<string, unknown>[] =>
  out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

describe('grognard adjudicate --json', () => {
  test('prints an object an order, then the position', async () => {
    const { status, out } = await grognard(['adjudicate', '-', '--json'], { input: file({ dice: [1, 5] }) });
    const [first, second, end, ...more] = linesOf(out);
    expect(status).toBe(0);
    expect(first).toEqual({ order: step('Aubert', 3), verdict: 'done', told: [expect.any(String)] });
    expect(Object.keys(second ?? {})).toEqual(['order', 'verdict', 'rules', 'told', 'dice']);
    expect(second).toMatchObject({ verdict: 'done', dice: [1, 5] });
    expect(second?.rules).toContain('TN-R07');
    expect(Object.keys(end ?? {})).toEqual(['position']);
    expect(more).toEqual([]);
  });

  test('gives a position that a position file takes', async () => {
    const { position } = linesOf((await judge({ dice: [3, 3] }, '--json')).out).at(-1) ?? {};
    const again = await judge({ position, orders: [] }, '--json');
    expect(linesOf(again.out)).toEqual([{ position }]);
  });

  test('says which rules refuse an order, and exits with 1', async () => {
    const input = file({ orders: [{ seat: 'red', order: step('Aubert', 6) }] });
    const { status, out } = await grognard(['adjudicate', '-', '--json'], { input });
    expect(status).toBe(1);
    expect(linesOf(out)[0]).toEqual({
      order: step('Aubert', 6),
      verdict: 'refused',
      rules: ['TN-R02'],
      told: [expect.stringContaining('Aubert')],
    });
  });
});

describe('grognard adjudicate', () => {
  test('is content with a refusal that the file expects', async () => {
    const orders = [{ seat: 'red', order: step('Aubert', 6) }];
    expect(await judge({ orders, expect: { verdicts: ['refused'] } })).toMatchObject({ status: 0, err: '' });
    expect(await judge({ orders, expect: { verdicts: ['done'] } })).toMatchObject({ status: 1 });
  });

  test.each(['fr', 'en'])('speaks %s', async (language) => {
    const { out } = await judge({ dice: [1, 5] }, '--lang', language);
    expect(out).toContain(language === 'fr' ? '2. blue plan\u00A0: exécuté' : '2. blue plan: done');
  });

  test('takes the language of the shell', async () => {
    const { out } = await grognard(['adjudicate', '-'], { input: file({}), env: { LANG: 'fr_FR.UTF-8' } });
    expect(out).toContain('exécuté');
  });

  test('rolls by its seed where no dice are scripted', async () => {
    const rolled = async (seed: string) => (await judge({}, '--json', '--seed', seed)).out;
    expect(await rolled('4')).toBe(await rolled('4'));
    expect(await rolled('4')).not.toBe(await rolled('5'));
  });

  test('finds a shipped scenario by its id', async () => {
    const input = JSON.stringify({ format: 1, game: 'tiny', scenario: 'ford', orders: [] });
    const { status, out } = await grognard(['adjudicate', '-', '--json'], { input });
    expect(status).toBe(0);
    expect(JSON.parse(out).position.pieces.length).toBeGreaterThan(1);
  });

  test('does what docs/position-files.md says', async () => {
    const page = readFileSync(join(checkout, 'docs/position-files.md'), 'utf8');
    writeFileSync(place, /```json\n(.*?)```/s.exec(page)?.[1] ?? '');
    expect(await called(['adjudicate', place])).toMatchObject({ status: 0, err: '' });
  });

  test('exits with 1 when an expectation fails, and says which', async () => {
    const { status, err } = await judge({ dice: [1, 5], expect: { facts: [{ path: 'turns', value: 4 }] } });
    expect(status).toBe(1);
    expect(err).toContain('a.json: expect.facts.0: turns is 3, not 4');
  });
});

describe('grognard adjudicate complains', () => {
  test.each<[string, object, string]>([
    ['of an unknown game', { game: 'chess' }, 'There is no game “chess”'],
    ['of an unknown scenario', { position: undefined, scenario: 'moon' }, 'tiny has no scenario “moon”'],
    ['of a hole in the position', { position: { ...duel, width: 'wide' } }, 'a.json: position.width: '],
    ['of dice that do not fit', { dice: [1] }, 'a.json: dice: no die is left'],
    [
      'of a strange seat',
      { orders: [{ seat: 'green', order: clash[0]?.order }] },
      'a.json: orders.0.seat: there is no side',
    ],
  ])('%s', async (_, parts, sentence) => {
    expect(complaint(await judge(parts))).toContain(sentence);
  });

  test('of what is not JSON', async () => {
    const ended = await grognard(['adjudicate', '-'], { input: '{ format: 1' });
    expect(complaint(ended)).toMatch(/^-: it is not JSON/);
  });

  test.each([
    [['adjudicate', '/no/such/file.json'], '/no/such/file.json: there is no such file'],
    [['adjudicate', '/'], '/: it is a folder'],
    [['adjudicate'], 'FILE is missing'],
    [['adjudicate', 'a', 'b'], '“b” is one word too many'],
    [['adjudicate', '-', '--seed', 'x'], '--seed takes a whole number'],
    [['adjudicate', '-', '--lang', 'de'], '--lang takes fr or en'],
    [['adjudicate', '-', '--loud'], 'There is no option --loud.'],
  ])('of %j', async (args, sentence) => {
    expect(complaint(await called(args))).toContain(sentence);
  });
});
