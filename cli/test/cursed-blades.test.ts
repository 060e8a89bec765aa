import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildCommand, called, checkout, complaint, grognard } from './process.ts';

beforeAll(buildCommand, 60_000);

const folder = mkdtempSync(join(tmpdir(), 'grognard-cursed-blades-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const home = join(checkout, 'scenarios/cursed-blades');

interface Army {
  units: Record<string, unknown>[];
  counters: Record<string, unknown>[];
  turns: unknown;
}

const army = (): Army => JSON.parse(readFileSync(join(home, 'first-blood.json'), 'utf8'));

/** The small scenario as a position, with something wrong in it. */
const spoilt = (spoil: (army: Army) => void): object => {
  const position = army();
  spoil(position);
  return { format: 1, game: 'cursed-blades', position, orders: [] };
};

const crowd = (kind: string, at: unknown) => ({ kind, side: 'red', at });

const cases: readonly (readonly [string, object | string, string])[] = [
  [
    'an unknown unit',
    spoilt(({ units: [first = {}] }) => Object.assign(first, { type: 'wizards' })),
    'position.units.0: The unit “red-captain” is of an unknown type: “wizards”. (CB-B4.2-1)',
  ],
  [
    'a counter off the map',
    spoilt(({ counters: [first = {}] }) => Object.assign(first, { at: [40, 1] })),
    'A counter does not stand on the map: ',
  ],
  [
    'two units of one name',
    spoilt(({ units }) => units.push({ ...units[0] })),
    `position.units.${army().units.length}: Two units have the same name: “red-captain”. (CB-B4.2-1)`,
  ],
  [
    'too high a stack',
    spoilt(({ units: [{ at } = {}], counters }) => counters.push(crowd('herd', at), crowd('civilians', at))),
    'More than 10 stacking points stand in the hex 0305. (CB-B4.5)',
  ],
  [
    'a number that is none',
    JSON.stringify(spoilt((given) => Object.assign(given, { turns: 'TURNS' }))).replace('"TURNS"', 'NaN'),
    'it is not JSON',
  ],
  ['a number in words', spoilt((given) => Object.assign(given, { turns: 'six' })), 'position.turns: '],
  [
    'a number without end',
    JSON.stringify(spoilt((given) => Object.assign(given, { turns: 'TURNS' }))).replace('"TURNS"', '1e999'),
    'position.turns: this number is too big to be measured',
  ],
];

describe('a position of Cursed Blades that cannot be judged', () => {
  test.each(cases)('for %s is sent back', async (_, content, sentence) => {
    const place = join(folder, 'bad.json');
    writeFileSync(place, typeof content === 'string' ? content : JSON.stringify(content));
    expect(complaint(await called(['adjudicate', place]))).toContain(sentence);
  });
});

describe('a scenario of Cursed Blades', () => {
  test.each(readdirSync(home).filter((name) => name.endsWith('.json')))('%s can be played', async (name) => {
    const { status, out } = await called(['scenario', 'check', join(home, name)]);
    expect(out).toContain('Cursed Blades can be played from it');
    expect(status).toBe(0);
  });

  test('that the rules refuse is no battle', async () => {
    const place = join(folder, 'refused.json');
    const given = army();
    given.units.push({ ...given.units[0] });
    writeFileSync(place, JSON.stringify(given));
    const said = complaint(await called(['simulate', 'cursed-blades', place, '--games', '1']));
    expect(said).toContain('Two units have the same name: “red-captain”.');
  });

  test('is simulated to its end', async () => {
    const { status, out } = await grognard([
      ...['simulate', 'cursed-blades', 'first-blood', '--games', '2', '--seed', '1', '--jobs', '1', '--json'],
    ]);
    expect(status).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ games: 2, ended: 2 });
  });

  test('is judged from its opening', async () => {
    const place = join(folder, 'orders.json');
    const orders = [{ seat: 'red', order: { kind: 'activate', unit: 'red-spears' } }];
    const file = { format: 1, game: 'cursed-blades', scenario: 'first-blood', orders };
    writeFileSync(place, JSON.stringify(file));
    expect(await called(['adjudicate', place])).toMatchObject({ status: 0 });
  });
});

describe('a map of Cursed Blades', () => {
  const printed = async (args: readonly string[]): Promise<string> => {
    const { status, out } = await called(args);
    expect(status).toBe(0);
    return out;
  };

  test('goes to Tiled and comes back into its scenario', async () => {
    const drawing = join(folder, 'map.tmj');
    writeFileSync(drawing, await printed(['scenario', 'export', 'first-blood']));
    const { map } = JSON.parse(readFileSync(join(home, 'first-blood.json'), 'utf8'));
    expect(JSON.parse(await printed(['scenario', 'import', drawing]))).toEqual(map);
    const scenario = join(home, 'first-blood.json');
    const whole = JSON.parse(await printed(['scenario', 'import', drawing, '--into', scenario]));
    expect(whole).toEqual(JSON.parse(readFileSync(scenario, 'utf8')));
  });

  test.each([
    [['import'], 'FILE is missing'],
    [['export'], 'SCENARIO is missing'],
    [['export', 'moon'], 'cursed-blades has no scenario “moon”'],
    [['import', 'nowhere.tmj'], 'nowhere.tmj: there is no such file'],
    [['import', 'package.json'], 'package.json: type: '],
  ])('is not had from %j', async (words, sentence) => {
    expect(complaint(await called(['scenario', ...words]))).toContain(sentence);
  });
});
