import { beforeAll, describe, expect, test } from 'vitest';
import { leavesOf } from '../odds/leaves.ts';
import { shareOf } from '../odds/shares.ts';
import type { Odds } from '../odds/tally.ts';
import { file, step } from './position.ts';
import { buildCommand, grognard } from './process.ts';

beforeAll(buildCommand, 60_000);

const asked = async (parts: object, ...more: readonly string[]): Promise<Odds> => {
  const { out } = await grognard(['odds', '-', '--json', ...more], { input: file(parts) });
  return JSON.parse(out) as Odds;
};

const of = (odds: Odds, path: string) => odds.prospects.find((prospect) => prospect.path === path);

describe('grognard odds', () => {
  test('counts what becomes of a clash of equals: each side falls about as often as the other', async () => {
    const odds = await asked({}, '--samples', '400');
    expect(odds).toMatchObject({ samples: 400, refused: [0, 0] });
    const [red = 0, blue = 0] = ['Aubert', 'Ashby'].map(
      (name) => of(odds, `pieces.${name}.lost`)?.outcomes.find(({ value }) => value === true)?.share,
    );
    expect(red).toBeGreaterThan(0.3);
    expect(blue).toBeGreaterThan(0.3);
    expect(red + blue).toBeLessThanOrEqual(1);
  });

  test('shares of one thing add up to all of them, the commonest first', async () => {
    const { prospects } = await asked({}, '--samples', '50');
    expect(prospects.length).toBeGreaterThan(0);
    for (const { outcomes } of prospects) {
      const shares = outcomes.map(({ share }) => share);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
      expect(shares).toEqual([...shares].sort((one, other) => other - one));
    }
  });

  test('does not listen to the dice that a file scripts, and repeats itself by seed', async () => {
    const scripted = await asked({ dice: [1, 5] }, '--samples', '40', '--seed', '3');
    expect(scripted).toEqual(await asked({}, '--samples', '40', '--seed', '3'));
    expect(scripted).not.toEqual(await asked({}, '--samples', '40', '--seed', '900'));
  });

  test('says so when an order is refused whatever the dice show, and exits with 1', async () => {
    const input = file({ orders: [{ seat: 'red', order: step('Aubert', 6) }] });
    const { status, out } = await grognard(['odds', '-', '--samples', '5'], { input });
    expect(status).toBe(1);
    expect(out).toContain('refused 100 %');
    expect(out).toContain('nothing changes');
  });

  test('speaks French, with a French comma', async () => {
    const { out } = await grognard(['odds', '-', '--samples', '30', '--lang', 'fr'], { input: file({}) });
    expect(out).toContain('30 fois');
    expect(out).toMatch(/\d,\d/);
  });

  test.each([
    [['--samples', '0'], '--samples takes a whole number'],
    [['--samples', 'many'], '--samples takes a whole number'],
  ])('%j is bad input', async (more, complaint) => {
    const { status, err } = await grognard(['odds', '-', ...more], { input: file({}) });
    expect(status).toBe(2);
    expect(err).toContain(complaint);
  });
});

test('a position is read leaf by leaf, items by their names', () => {
  const leaves = leavesOf({ pieces: [{ name: 'Ney', at: [1, 2] }], turn: 3, gone: null });
  expect([...leaves]).toEqual([
    ['pieces.Ney.name', 'Ney'],
    ['pieces.Ney.at.0', 1],
    ['pieces.Ney.at.1', 2],
    ['turn', 3],
    ['gone', null],
  ]);
});

test('a share knows how sure it is: half of a hundred lies between two fifths and three fifths', () => {
  expect(shareOf(50, 100)).toMatchObject({ share: 0.5 });
  expect(shareOf(50, 100).low).toBeCloseTo(0.404, 3);
  expect(shareOf(50, 100).high).toBeCloseTo(0.596, 3);
  expect(shareOf(0, 100)).toMatchObject({ share: 0, low: 0 });
  expect(shareOf(0, 100).high).toBeCloseTo(0.037, 3);
});
