import type { ScenarioInfo, TableWanted } from '@grognard/engine';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setUp, type TableToSetUp } from '../../lobby/making.ts';

let wanted: TableWanted | undefined;

beforeEach(() => {
  wanted = undefined;
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal('fetch', async (path: string, { body }: { readonly body: string }) => {
    if (path !== '/api/tables') return new Response('{}');
    const asked = JSON.parse(body) as TableWanted;
    wanted = asked;
    const keys = asked.seats
      .filter(({ by }) => typeof by === 'string')
      .map(({ seat }) => ({ seat, key: JSON.stringify(seat) }));
    return new Response(JSON.stringify({ table: 't', owner: 'o', keys }));
  });
});

afterEach(() => vi.unstubAllGlobals());

const scenario = {
  ...{ id: 's', title: { fr: 'S', en: 'S' } },
  sides: [{ id: 'red' }, { id: 'blue' }],
} as unknown as ScenarioInfo;

const plain: TableToSetUp = {
  ...{
    game: 'tiny',
    scenario,
    mode: 'computer',
    side: 'red',
    general: 'marshal',
    umpire: false,
    name: 'Anna',
  },
};

test.each([
  ['computer', ['link', { general: 'marshal' }], ['red'], []],
  ['hot-seat', ['hot-seat', 'hot-seat'], ['red', 'blue'], []],
  ['link', ['link', 'link'], ['red'], ['blue']],
  ['watch', [{ general: 'marshal' }, { general: 'marshal' }, 'link'], ['spectator'], []],
] as const)('a table of the kind %s', async (mode, seats, mine, passedOn) => {
  const made = await setUp({ ...plain, mode });
  expect(wanted?.seats.map(({ by }) => by)).toEqual(seats);
  const names = (keys: readonly { readonly seat: unknown }[] | undefined): readonly unknown[] =>
    (keys ?? []).map(({ seat }) => (typeof seat === 'string' ? seat : (seat as { side: string }).side));
  if (made.kind !== 'answer') throw new Error(made.kind);
  expect(names(made.value.keys)).toEqual(mine);
  expect(names(made.value.links)).toEqual(passedOn);
});

test('an umpire has a link of his own, and a battle of one’s own goes along whole', async () => {
  const made = await setUp({ ...plain, umpire: true, own: { mine: true } });
  expect(wanted?.seats.at(-1)).toEqual({ seat: 'umpire', by: 'link' });
  expect(wanted).toMatchObject({ own: { mine: true } });
  expect(wanted).not.toHaveProperty('scenario');
  expect(made.kind === 'answer' && made.value.links?.map(({ seat }) => seat)).toEqual(['umpire']);
});

test('a house that refuses is told of', async () => {
  vi.stubGlobal(
    'fetch',
    async () => new Response('{"error":{"code":"full","message":"Full."}}', { status: 429 }),
  );
  expect(await setUp(plain)).toMatchObject({ kind: 'error', status: 429, error: { message: 'Full.' } });
});
