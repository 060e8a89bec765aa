import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commandNames } from '../command-names.ts';
import { duel } from './position.ts';
import { buildCommand, called, checkout, complaint, grognard, node } from './process.ts';

const folder = mkdtempSync(join(tmpdir(), 'grognard-cli-'));

beforeAll(buildCommand, 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('grognard', () => {
  test('--help lists every command', async () => {
    const { status, out } = await grognard(['--help']);
    expect(status).toBe(0);
    for (const name of commandNames) expect(out).toMatch(new RegExp(`^  ${name} +\\S`, 'm'));
  });

  test.each(commandNames)('%s --help tells how it is called', async (name) => {
    const { status, out } = await called([name, '--help']);
    expect(status).toBe(0);
    expect(out).toContain(`grognard ${name}`);
  });

  test('options without a command are those of serve', async () => {
    expect(complaint(await grognard(['--port', '70000']))).toContain(
      '--port: it takes a whole number from 0 to 65535',
    );
    expect(complaint(await grognard(['--colour']))).toContain('grognard serve --help');
  });

  test('complains of a command that it does not have', async () => {
    expect(complaint(await grognard(['dance']))).toContain('There is no command “dance”');
  });

  test('never shows the tiny game to players', async () => {
    const shown = [await called(['rules']), await called(['--help']), await called(['rules', 'nobody'])];
    for (const { out, err } of shown) expect(out + err).not.toContain('tiny');
  });
});

describe('grognard rules', () => {
  test('lists the rulebooks', async () => {
    const { out } = await called(['rules', '--json']);
    expect(JSON.parse(out)[0]).toEqual({ name: 'table', title: 'The table', rules: expect.any(Number) });
  });

  test.each([
    ['an id', ['rules', 'table', 'gr-05'], 'GR-05 (supplement) A game that has ended'],
    ['an id of any rulebook', ['rules', 'GR-05'], 'GR-05 (supplement) A game that has ended'],
    [
      'words without their accents',
      ['rules', 'table', 'SCELLEE', 'revient', '--lang', 'fr'],
      'GR-07 (complément)',
    ],
    ['a whole rulebook', ['rules', 'table'], 'GR-13'],
    ['a ruling with its reason', ['rules', 'tiny', 'TN-R10'], 'An open choice without chance'],
  ])('finds %s', async (_, args, sentence) => {
    const { status, out } = await called(args);
    expect(status).toBe(0);
    expect(out).toContain(sentence);
  });

  test('finds only what has all the words', async () => {
    const { out } = await called(['rules', 'table', 'umpire', 'number', '--json']);
    expect(JSON.parse(out).map(({ id }: { id: string }) => id)).toEqual(['GR-12']);
  });

  test('exits with 1 when it finds nothing', async () => {
    const { status, err } = await called(['rules', 'table', 'zeppelin']);
    expect(status).toBe(1);
    expect(err).toContain('No rule of table has “zeppelin”.');
  });

  test.each(['table', 'tiny'])('%s --coverage --json has the agreed shape', async (name) => {
    const { status, out } = await grognard(['rules', name, '--coverage', '--json']);
    const coverage = JSON.parse(out);
    expect(status).toBe(0);
    expect(Object.keys(coverage)).toEqual(['ids', 'notes', 'proven', 'unproven']);
    expect(coverage.ids).toBe(coverage.notes + coverage.proven + coverage.unproven.length);
  });

  test.each([
    [['rules', 'chess', '--coverage'], 'There is no game “chess”'],
    [['rules', '--coverage'], '--coverage takes the name of one rulebook'],
  ])('complains of %j', async (args, sentence) => {
    expect(complaint(await called(args))).toContain(sentence);
  });
});

describe('grognard scenario', () => {
  test('list --json prints id, title and minutes', async () => {
    const { out } = await grognard(['scenario', 'list', 'tiny', '--json', '--lang', 'fr']);
    expect(JSON.parse(out)).toContainEqual({ id: 'ford', title: 'Le gué', minutes: 5 });
  });

  test('check knows the game by the folder', async () => {
    const { status, out } = await called(['scenario', 'check', 'games/tiny/scenarios/ford.json']);
    expect(status).toBe(0);
    expect(out).toContain('Tiny game can be played from it');
  });

  test('check exits with 1 when the rules refuse the scenario', async () => {
    const file = join(folder, 'crowded.json');
    const [first] = duel.pieces;
    writeFileSync(
      file,
      JSON.stringify({ ...duel, pieces: [first, { ...first, name: 'Double', side: 'blue' }] }),
    );
    const { status, out } = await grognard(['scenario', 'check', file, '--game', 'tiny']);
    expect(status).toBe(1);
    expect(out).toMatch(/crowded\.json: .+ \(TN-R06\)/);
  });

  test('check complains of a scenario that it cannot read, with every fault and its place', async () => {
    const file = join(folder, 'torn.json');
    writeFileSync(file, JSON.stringify({ ...duel, width: 0, pieces: [] }));
    const err = complaint(await called(['scenario', 'check', file, '--game', 'tiny']));
    expect(err).toContain('torn.json: width: ');
    expect(err).toContain('torn.json: pieces: ');
  });

  test.each([
    [['scenario'], 'scenario takes list, check, new, import or export'],
    [['scenario', 'burn'], '“burn” is none of them'],
    [['scenario', 'list'], 'GAME is missing'],
    [['scenario', 'list', 'chess'], 'There is no game “chess”'],
    [['scenario', 'check', 'package.json'], 'its folder is named after no game'],
  ])('complains of %j', async (args, sentence) => {
    expect(complaint(await called(args))).toContain(sentence);
  });
});

describe('the command before it is built', () => {
  test('says what to do', async () => {
    cpSync(join(checkout, 'cli/grognard.js'), join(folder, 'grognard.mjs'));
    const ended = await node(join(folder, 'grognard.mjs'), []);
    expect(complaint(ended)).toContain('run npm run build');
    const inFrench = await node(join(folder, 'grognard.mjs'), [], { env: { LANG: 'fr_FR.UTF-8' } });
    expect(complaint(inFrench)).toContain('lancez d’abord npm run build');
  });
});
