import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { called, checkout, complaint } from './process.ts';

const folder = mkdtempSync(join(tmpdir(), 'grognard-bad-files-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const battle = {
  format: 1,
  game: 'pub-battles',
  scenario: 'first-contact',
  orders: [{ seat: 'french', order: { kind: 'march', piece: 'darnault-hq', steps: [] } }],
};

interface Army {
  pieces: Record<string, unknown>[];
  readonly formations: object[];
}

const army = (): Army =>
  JSON.parse(readFileSync(join(checkout, 'scenarios/pub-battles/first-contact.json'), 'utf8'));

/** The shipped battle as a position, with something wrong in it. */
const spoilt = (spoil: (army: Army) => void): object => {
  const position = army();
  spoil(position);
  const { scenario: _scenario, ...rest } = battle;
  return { ...rest, position, orders: [] };
};

const marching = (step: unknown): string => {
  const [given] = battle.orders;
  return JSON.stringify({
    ...battle,
    orders: [{ ...given, order: { ...given?.order, steps: ['STEP'] } }],
  }).replace('"STEP"', String(step));
};

const cases: readonly (readonly [string, object | string, string])[] = [
  [
    'an unknown piece',
    { ...battle, orders: [{ seat: 'french', order: { kind: 'unpack', piece: 'nobody' } }] },
    'orders.0.order.piece: there is no piece “nobody”',
  ],
  [
    'an unknown order',
    { ...battle, orders: [{ seat: 'french', order: { kind: 'fly' } }] },
    'orders.0.order.kind: ',
  ],
  [
    'a block off the map',
    spoilt(({ pieces: [first = {}] }) => Object.assign(first, { at: [400, 0] })),
    'position.pieces.0: Most of Darnault HQ would be off the map. (PB-R081)',
  ],
  [
    'a block off every map',
    spoilt(({ pieces: [first = {}] }) => Object.assign(first, { at: [4e4, 0] })),
    'position.pieces.0.at.0: ',
  ],
  [
    'two HQs of one name',
    spoilt(({ pieces }) => pieces.push({ ...pieces[0], at: [0, 0] })),
    'position.pieces.18: The same name twice: “darnault-hq”. (PB-R012)',
  ],
  [
    'two HQs of one formation',
    spoilt(({ pieces }) => pieces.push({ ...pieces[0], id: 'other-hq', at: [0, 0] })),
    'position.formations.0: The formation “darnault” must have one HQ and no more. (PB-R012)',
  ],
  [
    'two formations of one name',
    spoilt(({ formations }) => formations.push({ ...formations[0] })),
    'position.formations.4: The same name twice: “darnault”. (PB-R012)',
  ],
  [
    'a piece of no formation',
    spoilt(({ pieces: [first = {}] }) => Object.assign(first, { formation: 'nobody' })),
    'position.pieces.0: There is no formation “nobody”.',
  ],
  ['a way that is no number', marching('{"do":"ahead","by":NaN}'), 'it is not JSON'],
  ['a way in words', marching('{"do":"ahead","by":"far"}'), 'orders.0.order.steps.0.by: '],
  [
    'a way without end',
    marching('{"do":"ahead","by":1e999}'),
    'orders.0.order.steps.0.by: this number is too big to be measured',
  ],
  ['an unknown scenario', { ...battle, scenario: 'moon' }, 'scenario: pub-battles has no scenario “moon”'],
  ['an unknown game', { ...battle, game: 'chess' }, 'game: There is no game “chess”'],
  ['the position of another game', { ...spoilt(() => undefined), game: 'tiny' }, 'position.width: '],
  ['a file that breaks off', JSON.stringify(battle).slice(0, 40), 'it is not JSON'],
  ['an empty file', '', 'it is not JSON'],
];

describe('a file that cannot be judged is sent back with the place of its fault', () => {
  test.each(cases)('%s', async (_, content, sentence) => {
    const place = join(folder, 'bad.json');
    writeFileSync(place, typeof content === 'string' ? content : JSON.stringify(content));
    const said = complaint(await called(['adjudicate', place]));
    expect(said).toContain(`bad.json: ${sentence}`);
  });
});
