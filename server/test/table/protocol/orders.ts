import { describe, expect, test } from 'vitest';
import { messagePage, orderAnswer } from '../../../api/response-schemas.ts';
import { both, ford, newTable } from '../served.ts';
import { bothStay, decisionOf, RED, type Served, stay, viewOf } from './at-the-table.ts';

export const orders = (server: Served): void => {
  describe('orders', () => {
    test('done, and told to each seat under its own number; sent twice they are given once', async () => {
      const table = await newTable(server());
      const decision = await decisionOf(table, 'red');
      const sent = { id: 'a', decision, order: stay };
      const first = await table.at('red', 'POST', '/orders', sent);
      expect(first.json).toEqual({ kind: 'done', n: 1 });
      expect((await table.at('red', 'POST', '/orders', sent)).json).toEqual({ kind: 'done', n: 1 });
      expect((await viewOf(table, 'red')).n).toBe(1);
      const { json } = await table.at('blue', 'GET', '/messages');
      expect(messagePage.safeParse(json).error).toBeUndefined();
      expect(json.messages).toHaveLength(1);
      expect(json.messages[0].told).toEqual([{ table: 'sealed', seat: RED }]);
    });

    test('many at once under one id are one', async () => {
      const table = await newTable(server());
      const sent = { id: 'same', decision: await decisionOf(table, 'red'), order: stay };
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => table.at('red', 'POST', '/orders', sent)),
      );
      expect(new Set(answers.map(({ text }) => text))).toEqual(new Set(['{"kind":"done","n":1}']));
      expect((await viewOf(table, 'blue')).n).toBe(1);
    });

    test('refused with the rules, and nothing has changed', async () => {
      const table = await newTable(server());
      const before = await viewOf(table, 'red');
      const decision = before.outlook.decisions[0]?.id;
      const far = { kind: 'plan', steps: [{ piece: 'Aubert', to: { x: 6, y: 4 } }] };
      const { status, json } = await table.at('red', 'POST', '/orders', { id: 'b', decision, order: far });
      expect(status).toBe(422);
      expect(orderAnswer.safeParse(json).error).toBeUndefined();
      expect(json.refusals[0].rule).toMatch(/^TN-/);
      expect(await viewOf(table, 'red')).toEqual(before);
    });

    test('stale once the decision is closed', async () => {
      const table = await newTable(server());
      const decision = await decisionOf(table, 'red');
      await bothStay(table, 'one');
      const late = await table.at('red', 'POST', '/orders', { id: 'late', decision, order: stay });
      expect(late.status).toBe(409);
      expect(late.json).toMatchObject({ kind: 'stale' });
    });

    test('only players give them', async () => {
      const table = await newTable(server(), {
        ...ford,
        seats: [...both, { seat: 'spectator', by: 'link' }],
      });
      const decision = await decisionOf(table, 'spectator');
      const said = await table.at('spectator', 'POST', '/orders', { id: 'c', decision, order: stay });
      expect(said.status).toBe(403);
    });

    test('a sealed one is opened again until all are in', async () => {
      const table = await newTable(server());
      const decision = await decisionOf(table, 'red');
      await table.at('red', 'POST', '/orders', { id: 'd', decision, order: stay });
      expect((await viewOf(table, 'red')).outlook.mine[decision]).toEqual(stay);
      expect((await table.at('red', 'POST', '/unseal', { decision })).json).toEqual({ kind: 'done', n: 2 });
      expect((await viewOf(table, 'red')).outlook.sealed).toEqual([]);
      expect((await table.at('red', 'POST', '/unseal', { decision })).status).toBe(422);
    });

    test('drafts are the seat’s own, and go with the order', async () => {
      const table = await newTable(server());
      const decision = await decisionOf(table, 'red');
      const path = `/drafts/${encodeURIComponent(decision)}`;
      expect((await table.at('red', 'GET', path)).status).toBe(404);
      expect((await table.at('red', 'PUT', path, { draft: { steps: [1] } })).status).toBe(204);
      expect((await table.at('red', 'GET', path)).json).toEqual({ draft: { steps: [1] } });
      expect((await table.at('blue', 'GET', path)).status).toBe(404);
      expect((await table.at('red', 'PUT', '/drafts/nothing', { draft: 1 })).status).toBe(404);
      expect((await table.at('red', 'DELETE', path)).status).toBe(204);
      await table.at('red', 'PUT', path, { draft: 2 });
      await table.at('red', 'POST', '/orders', { id: 'e', decision, order: stay });
      // Nobody waits for it to be put away.
      const put = async (): Promise<number> => (await table.at('red', 'GET', path)).status;
      await expect.poll(put, { timeout: 20_000 }).toBe(404);
    });
  });
};
