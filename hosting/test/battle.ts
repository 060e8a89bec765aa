import { setTimeout as pause } from 'node:timers/promises';
import { type OutlookTold, randomFrom } from '@grognard/engine';
import { expect } from 'vitest';
import { anOrder, matchFrom } from '../../server/test/table/playing.ts';
import { newTable } from '../../server/test/table/served.ts';

const FRENCH = { side: 'french' } as const;

/** A person against a general, at a table of a server that may be anywhere. */
export const sitDown = async (address: string) => {
  const house = { address, close: async () => {} };
  const table = await newTable(house, {
    game: 'pub-battles',
    scenario: 'first-contact',
    seats: [
      { seat: FRENCH, by: 'link' },
      { seat: { side: 'austrians' }, by: { general: 'simple' } },
    ],
  });
  const match = matchFrom((await table.at('french', 'GET', '')).json);
  const random = randomFrom(7);
  let orders = 0;
  const view = async (): Promise<{ n: number; outlook: OutlookTold }> =>
    (await table.at('french', 'GET', '/view')).json;
  /** An order for whatever the seat owes; nothing while it is the general's turn. */
  const next = async (): Promise<object | undefined> => {
    const chosen = anOrder(match, (await view()).outlook, FRENCH, random);
    if (chosen === undefined) return undefined;
    orders += 1;
    return { id: `hand-${orders}`, ...chosen };
  };
  return { ...table, key: table.keyOf('french'), path: `/tables/${table.table}`, view, next };
};

export type Battle = Awaited<ReturnType<typeof sitDown>>;

/** Gives some orders by request, waiting for the general where it has the word. */
export const playOrders = async (battle: Battle, most: number): Promise<void> => {
  let given = 0;
  while (given < most) {
    const order = await battle.next();
    if (order === undefined) {
      await pause(50);
      continue;
    }
    const { status, text } = await battle.at('french', 'POST', '/orders', order);
    if (status !== 200) throw new Error(`${status} ${text}`);
    given += 1;
  }
};

/** How many decisions generals have answered, by how it went; asked of the server itself, from its own machine. */
export const generalsOrders = async (address: string): Promise<Readonly<Record<string, number>>> => {
  const response = await fetch(`${address}/metrics`);
  expect(response.status).toBe(200);
  const rows = (await response.text()).matchAll(/^grognard_general_orders_total\{how="(\w+)"\} (\d+)$/gm);
  return Object.fromEntries([...rows].map(([, how = '', count]) => [how, Number(count)]));
};
