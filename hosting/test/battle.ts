import { setTimeout as pause } from 'node:timers/promises';
import { type OutlookInfo, randomFrom } from '@grognard/engine';
import { expect } from 'vitest';
import { anOrder, matchFrom } from '../../server/test/table/playing.ts';
import { newTable } from '../../server/test/table/served.ts';

const SIDES = ['french', 'austrians'] as const;

/** An order, and the side that gives it. */
interface Given {
  readonly side: string;
  readonly body: object;
}

/** A person against a general, or with both sides to himself, at a table of a server that may be anywhere. */
export const sitDown = async (address: string, against: 'general' | 'himself') => {
  const [own, other] = SIDES;
  const hands = against === 'himself' ? SIDES : [own];
  const table = await newTable(
    { address, close: async () => {} },
    {
      game: 'pub-battles',
      scenario: 'first-contact',
      seats: [
        { seat: { side: own }, by: 'link' },
        { seat: { side: other }, by: against === 'himself' ? 'link' : { general: 'simple' } },
      ],
    },
  );
  /** Whoever is told by a proxy that nobody answers just now asks again, as the page does. */
  const at: typeof table.at = async (...asked) => {
    let said = await table.at(...asked);
    while (said.status >= 502) {
      await pause(50);
      said = await table.at(...asked);
    }
    return said;
  };
  const match = matchFrom((await at(own, 'GET', '')).json);
  const random = randomFrom(7);
  let orders = 0;
  const view = async (side: string): Promise<{ n: number; outlook: OutlookInfo }> =>
    (await at(side, 'GET', '/view')).json;
  /** An order for whatever is owed, once something is: the general may have the word. */
  const next = async (): Promise<Given> => {
    for (;;) {
      for (const side of hands) {
        const chosen = anOrder(match, (await view(side)).outlook, { side }, random);
        orders += 1;
        if (chosen !== undefined) return { side, body: { id: `hand-${orders}`, ...chosen } };
      }
      await pause(50);
    }
  };
  return { ...table, at, own, view, next };
};

type Battle = Awaited<ReturnType<typeof sitDown>>;

/** Gives some orders by request. */
export const playOrders = async (battle: Battle, count: number): Promise<void> => {
  for (let given = 0; given < count; given += 1) {
    const { side, body } = await battle.next();
    const { status, text } = await battle.at(side, 'POST', '/orders', body);
    if (status !== 200) throw new Error(`${status} ${text}`);
  }
};

/** How many decisions generals have answered, by how it went; asked of the server itself, from its own machine. */
export const generalsOrders = async (address: string): Promise<Readonly<Record<string, number>>> => {
  const response = await fetch(`${address}/metrics`);
  expect(response.status).toBe(200);
  const rows = (await response.text()).matchAll(/^grognard_general_orders_total\{how="(\w+)"\} (\d+)$/gm);
  return Object.fromEntries([...rows].map(([, how = '', count]) => [how, Number(count)]));
};
