import type { OutlookAt, Player } from '@grognard/engine';
import { expect } from 'vitest';
import { outlookAnswer } from '../../../api/response-schemas.ts';
import type { newTable, TestServer } from '../served.ts';

export type TestTable = Awaited<ReturnType<typeof newTable>>;

/** The server of the suite, once it is open. */
export type Served = () => TestServer;

export const RED: Player = { side: 'red' };
export const BLUE: Player = { side: 'blue' };

export const viewOf = async (table: TestTable, seat: string, at = ''): Promise<OutlookAt> => {
  const { json } = await table.at(seat, 'GET', `/view${at}`);
  expect(outlookAnswer.safeParse(json).error).toBeUndefined();
  return json;
};

export const decisionOf = async (table: TestTable, seat: string): Promise<string> =>
  (await viewOf(table, seat)).outlook.decisions[0]?.id ?? '';

export const stay = { kind: 'plan', steps: [] };

/** Both plan to stay: the turn goes on to what comes next. */
export const bothStay = async (table: TestTable, id: string): Promise<void> => {
  const decision = await decisionOf(table, 'red');
  for (const seat of ['red', 'blue'])
    expect(
      (await table.at(seat, 'POST', '/orders', { id: `${id}-${seat}`, decision, order: stay })).status,
    ).toBe(200);
};
