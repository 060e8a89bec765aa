import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { called, checkout, complaint } from './process.ts';

const folder = mkdtempSync(join(tmpdir(), 'grognard-les-aigles-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const examples = join(checkout, 'games/les-aigles/examples');

interface Spoilt {
  readonly position: {
    readonly units: Record<string, unknown>[];
    readonly officers?: Record<string, unknown>[];
    contacts?: object[];
  };
  readonly orders: { seat: string; order: { kind: string; parts: Record<string, unknown>[] } }[];
}

/** A printed example with something wrong in it. */
const spoilt = (spoil: (file: Spoilt) => void, name = 'charge-from-nineteen-centimetres'): string => {
  const file = JSON.parse(readFileSync(join(examples, `${name}.json`), 'utf8'));
  spoil(file);
  return JSON.stringify(file);
};

const ordering = (change: object): string =>
  spoilt(({ orders }) => {
    const charge = orders.find(({ order }) => order.parts.length > 0);
    Object.assign(charge?.order.parts[0] ?? {}, change);
  });

const cases: readonly (readonly [string, string, string])[] = [
  ['an unknown unit', ordering({ part: 'nobody' }), 'orders.1.order.parts.0.part: there is no unit “nobody”'],
  [
    'an unknown part of a unit',
    ordering({ part: 'hussars#7' }),
    'orders.1.order.parts.0.part: Invalid input: expected number',
  ],
  [
    'an unknown target',
    ordering({ tasks: [{ do: 'charge', target: 'nobody' }] }),
    'orders.1.order.parts.0.tasks.0.target: there is no unit “nobody”',
  ],
  ['a task that does not exist', ordering({ tasks: [{ do: 'fly' }] }), 'orders.1.order.parts.0.tasks.0.do: '],
  [
    'a formation that does not exist',
    ordering({ tasks: [{ do: 'change', to: 'phalanx' }] }),
    'orders.1.order.parts.0.tasks.0.to: ',
  ],
  [
    'a way in words',
    ordering({ tasks: [{ do: 'march', legs: [{ go: 'ahead', cm: 'far' }] }] }),
    'orders.1.order.parts.0.tasks.0.legs.0',
  ],
  [
    'a way that is no number',
    ordering({ tasks: [{ do: 'march', legs: [{ go: 'ahead', cm: 'NAN' }] }] }).replace('"NAN"', 'NaN'),
    'it is not JSON',
  ],
  [
    'a way without end',
    ordering({ tasks: [{ do: 'march', legs: [{ go: 'ahead', cm: 'FAR' }] }] }).replace('"FAR"', '1e999'),
    'orders.1.order.parts.0.tasks.0.legs.0.cm: this number is too big to be measured',
  ],
  [
    'troops that no table knows',
    spoilt(({ position: { units } }) =>
      Object.assign(units[0] ?? {}, { companies: [{ troop: 'orc', figures: 9 }] }),
    ),
    'position.units.0: ',
  ],
  [
    'a unit off the table',
    spoilt(({ position: { units } }) => Object.assign(units[0] ?? {}, { at: [400, 0] })),
    'position.units.0: Hussar regiment stands beyond the edge of the table',
  ],
  [
    'two units of one name',
    spoilt(({ position: { units } }) => units.push({ ...units[0], at: [60, 0] })),
    'position.units.2: ',
  ],
  [
    'ranks that do not add up',
    spoilt(({ position: { units } }) => Object.assign(units[0] ?? {}, { ranks: [3, 3, 3, 2] })),
    'position.units.0: The ranks of Hussar regiment do not add up to its companies',
  ],
  [
    'a contact with nobody',
    spoilt(({ position }) => {
      position.contacts = [{ attacker: 'hussars', defender: 'line#2', side: 'front' }];
    }),
    'line#2',
  ],
  [
    'an unknown officer',
    spoilt(
      ({ orders }) => Object.assign(orders[0]?.order ?? {}, { officers: [{ officer: 'murat', via: [] }] }),
      'order-brought-by-an-aide',
    ),
    'orders.0.order.officers.0.officer: there is no officer “murat”',
  ],
];

describe('a file of Les Aigles that cannot be judged is sent back with the place of its fault', () => {
  test.each(cases)('%s', async (_, content, sentence) => {
    const place = join(folder, 'bad.json');
    writeFileSync(place, content);
    expect(complaint(await called(['adjudicate', place]))).toContain(sentence);
  });
});

describe('the printed examples', () => {
  test('are judged as they expect by the command too', async () => {
    const failed: string[] = [];
    for (const name of readdirSync(examples)) {
      const { status, err } = await called(['adjudicate', join(examples, name)]);
      if (status !== 0) failed.push(`${name}: ${err}`);
    }
    expect(failed).toEqual([]);
  });
});
