import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildCommand, called, checkout, complaint, grognard } from './process.ts';

const folder = mkdtempSync(join(tmpdir(), 'grognard-army-'));

beforeAll(buildCommand, 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const written = (name: string, list: unknown): string => {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify(list));
  return file;
};

const brigade = {
  nation: 'france',
  units: [
    { id: '1/45', companies: [{ troop: 'fusilier', figures: 3, times: 6 }] },
    { id: '5th hussars', companies: [{ troop: 'hussar', figures: 3, times: 4 }] },
  ],
  batteries: [{ id: 'guns', troop: 'foot-8pdr' }],
  officers: [{ id: 'Friant', rank: 'general', level: 'brigade' }],
};

const lawful = written('lawful.json', brigade);
const weak = written('weak.json', {
  ...brigade,
  budget: 500,
  units: [{ id: 'few', companies: [{ troop: 'fusilier', figures: 7 }] }],
});
const small = written('small.json', {
  nation: 'russia',
  units: [{ id: '1/45', companies: [{ troop: 'musketeer', figures: 9 }] }],
});

describe('grognard army check', () => {
  test('says that an army may take the field, and what it costs', async () => {
    const { status, out, err } = await grognard(['army', 'check', lawful]);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(out).toBe(`${lawful}: this army may take the field; it costs 1006 points.\n`);
  });

  test('exits with 1 and tells every breach with its rule, in French too', async () => {
    const { status, out } = await called(['army', 'check', weak, '--lang', 'fr']);
    expect(status).toBe(1);
    expect(out.trim().split('\n')).toEqual([expect.stringMatching(/Few .*7 figurines.*8.*\(LA-U1\.2-1\)$/)]);
  });

  test('remarks on what is not usual, and lets it pass', async () => {
    const { status, out, err } = await called(['army', 'check', small]);
    expect(status).toBe(0);
    expect(out).toContain('this army may take the field');
    expect(err).toContain('1/45 has 9 figures; usual is 16 (LA-S3.7-41)');
  });

  test('--json has the agreed shape', async () => {
    const { status, out } = await called(['army', 'check', weak, '--json']);
    expect(status).toBe(1);
    expect(JSON.parse(out)).toEqual({
      lawful: false,
      points: 450,
      refusals: [{ rule: 'LA-U1.2-1', sentence: expect.stringContaining('Few has only 7 figures') }],
      remarks: [{ rule: 'LA-S3.7-1', sentence: expect.stringContaining('usual is 12 to 18') }],
    });
  });

  test('an army over its budget is refused', async () => {
    const dear = written('dear.json', { ...brigade, budget: 1005 });
    const { status, out } = await called(['army', 'check', dear]);
    expect(status).toBe(1);
    expect(out).toContain('The army costs 1006 points, 1 more than its 1005 (LA-S3.7-70)');
  });
});

const shipped = (nation: string): string => join(checkout, 'scenarios/les-aigles/armies', `${nation}.json`);
const NATIONS = ['france', 'britain', 'prussia', 'austria', 'russia'] as const;

describe('the armies that are shipped', () => {
  test.each(NATIONS)('%s is lawful and usual, and meets any other', async (nation) => {
    const { status, err } = await called(['army', 'check', shipped(nation)]);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    for (const other of NATIONS) {
      const { out } = await called(['army', 'battle', shipped(nation), shipped(other)]);
      const file = written(`${nation}-${other}.json`, JSON.parse(out));
      const checked = await called(['scenario', 'check', file, '--game', 'les-aigles']);
      expect(checked).toMatchObject({ status: 0, err: '' });
    }
  });
});

describe('grognard army points', () => {
  test('prints a line for each and the sum', async () => {
    const { status, out } = await called(['army', 'points', lawful]);
    expect(status).toBe(0);
    expect(
      out
        .trimEnd()
        .split('\n')
        .map((line) => line.trim().split(/ {2,}/).slice(-2).map(Number)),
    ).toEqual([
      [18, 360],
      [12, 336],
      [4, 220],
      [0, 90],
      [34, 1006],
    ]);
  });

  test('--json names the rules', async () => {
    const { out } = await called(['army', 'points', lawful, '--json']);
    const { total, figures, lines } = JSON.parse(out);
    expect({ total, figures }).toEqual({ total: 1006, figures: 34 });
    expect(lines[2]).toEqual({ id: 'guns', figures: 4, points: 220, rules: ['LA-S3.7-51', 'LA-S3.7-71'] });
  });
});

describe('grognard army battle', () => {
  test('draws both up in a scenario that can be played', async () => {
    const { status, out } = await grognard(['army', 'battle', lawful, small]);
    expect(status).toBe(0);
    const file = written('battle.json', JSON.parse(out));
    const checked = await called(['scenario', 'check', file, '--game', 'les-aigles']);
    expect(checked).toMatchObject({ status: 0, out: expect.stringContaining('can be played from it') });
  });

  test('refuses armies that may not take the field', async () => {
    const { status, out, err } = await called(['army', 'battle', lawful, weak]);
    expect({ status, out }).toEqual({ status: 1, out: '' });
    expect(err).toContain('weak.json: Few has only 7 figures');
  });
});

describe('grognard army troops', () => {
  test('lists a nation’s troops with their prices', async () => {
    const { out } = await called(['army', 'troops', 'france', '--lang', 'fr']);
    expect(out).toMatch(/^fusilier +20 {2}fusilier \(LA-S3\.7-1\)$/m);
    expect(out).toMatch(/^foot-12pdr +70 {2}batterie à pied de 12 \(LA-S3\.7-52\)$/m);
    expect(JSON.parse((await called(['army', 'troops', 'russia', '--json'])).out)).toContainEqual({
      ...{ troop: 'cossack', name: 'cossack', points: 18, rule: 'LA-S3.7-50' },
    });
  });
});

describe('grognard army complains', () => {
  const torn = written('torn.json', { nation: 'sparta', units: [{ id: '', companies: [] }] });

  test.each([
    [['army'], 'army takes check, points, battle or troops'],
    [['army', 'burn'], '“burn” is none of them'],
    [['army', 'check'], 'FILE is missing'],
    [['army', 'battle', lawful], 'SECOND is missing'],
    [['army', 'points', join(folder, 'nowhere.json')], 'there is no such file'],
    [['army', 'troops', 'sparta'], 'There is no nation “sparta”, only: france'],
    [['army', 'check', torn], 'torn.json: nation: '],
    [['army', 'check', torn], 'torn.json: units.0.companies: '],
  ])('of %j', async (args, sentence) => {
    expect(complaint(await called(args))).toContain(sentence);
  });
});
