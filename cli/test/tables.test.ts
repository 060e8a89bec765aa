import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { called, checkout } from './process.ts';

const folder = mkdtempSync(join(tmpdir(), 'grognard-tables-'));
const file = (name: string, data: unknown): string => {
  const place = join(folder, name);
  writeFileSync(place, JSON.stringify(data));
  return place;
};

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const sides = [
  { id: 'south', edge: 'south' },
  { id: 'north', edge: 'north' },
];
const bare = { table: { width: 240, depth: 120 }, sides, units: [] };
const square = (x: number, y: number, half: number) => [
  [x - half, y - half],
  [x + half, y - half],
  [x + half, y + half],
  [x - half, y + half],
];

describe('scenario new', () => {
  test('the same seed gives the same table, and it is of the kind asked for', async () => {
    const words = ['scenario', 'new', 'les-aigles', '--kind', 'wooded', '--seed', '7'];
    const [first, second] = [await called(words), await called(words)];
    expect([first.status, first.out]).toEqual([0, second.out]);
    const place = file('wooded.json', JSON.parse(first.out));
    const checked = await called(['scenario', 'check', place, '--game', 'les-aigles', '--lang', 'en']);
    expect(checked).toMatchObject({ status: 0, err: expect.stringContaining('the ground: wooded.') });
  });

  test('draws two armies up on it', async () => {
    const army = join(checkout, 'scenarios/les-aigles/armies/france.json');
    const made = await called([
      ...['scenario', 'new', 'les-aigles', '--kind', 'hilly', '--seed', '3', '--army', army, '--army', army],
    ]);
    expect(made.status).toBe(0);
    const place = file('battle.json', JSON.parse(made.out));
    expect(await called(['scenario', 'check', place, '--game', 'les-aigles'])).toMatchObject({ status: 0 });
  });

  test.each([
    [['--kind', 'lunar'], '“lunar” is none'],
    [[], '--kind is missing'],
    [['--kind', 'plain', '--seed', 'x'], '--seed takes a whole number'],
    [['--kind', 'plain', '--width', '20'], '--width takes a whole number'],
    [['--kind', 'plain', '--army', 'one.json'], '--army is given twice'],
  ])('%j is bad input', async (words, sentence) => {
    const answer = await called(['scenario', 'new', 'les-aigles', ...words]);
    expect(answer).toMatchObject({ status: 2, out: '', err: expect.stringContaining(sentence) });
  });

  test('only Les Aigles has such tables', async () => {
    expect(await called(['scenario', 'new', 'pub-battles', '--kind', 'plain'])).toMatchObject({ status: 2 });
  });
});

describe('scenario check says what is wrong with a table', () => {
  const river = (crossings: readonly object[]) => ({
    ...{ id: 'ouse', kind: 'water', sort: 'river', width: 4, crossings },
    way: [
      [-120, 0],
      [120, 0],
    ],
  });
  const ford = {
    ...{ id: 'ford', sort: 'ford', width: 6 },
    way: [
      [0, -3],
      [0, 3],
    ],
  };
  test.each([
    ['a river with one crossing', river([ford]), 'it has 1'],
    ['a house off the road', { id: 'farm', kind: 'house', corners: square(0, 0, 3) }, 'touches no road'],
    [
      'a hill without a crest',
      { id: 'knoll', kind: 'hill', outline: square(0, 0, 6) },
      'without a crest line',
    ],
  ])('%s', async (name, feature, sentence) => {
    const place = file(`${name}.json`, { ...bare, features: [feature] });
    const answer = await called(['scenario', 'check', place, '--game', 'les-aigles', '--lang', 'en']);
    expect(answer).toMatchObject({ status: 1, out: expect.stringContaining(sentence) });
  });
});

describe('render', () => {
  test('writes a picture with everything on it', async () => {
    const place = file('wood.json', {
      ...bare,
      title: { fr: 'Un bois', en: 'A <wood>' },
      features: [
        {
          id: 'copse',
          kind: 'wood',
          sort: 'wood',
          outline: square(0, 0, 8),
          name: { fr: 'Le Bois', en: 'The Wood' },
        },
      ],
    });
    const out = join(folder, 'wood.svg');
    expect(await called(['render', place, '-o', out, '--lang', 'en'])).toMatchObject({ status: 0, out: '' });
    const picture = readFileSync(out, 'utf8');
    expect(picture).toContain('>The Wood</text>');
    expect(picture).toContain('A &lt;wood&gt;');
    expect(picture).not.toContain('NaN');
  });

  test('bad input is said', async () => {
    expect(await called(['render', join(folder, 'none.json')])).toMatchObject({ status: 2 });
    expect(await called(['render', 'flat-table', '-o', 'x.bmp'])).toMatchObject({ status: 2 });
    expect(await called(['render', 'flat-table', '--at', '3'])).toMatchObject({ status: 2 });
  });
});
