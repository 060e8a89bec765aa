import { canonical, patched, randomFrom, type SeatMessage } from '@grognard/engine';
import { describe, expect, test } from 'vitest';
import { streamLine } from '../../../api/response-schemas.ts';
import { until } from '../../store/until.ts';
import { anOrder, matchFrom } from '../playing.ts';
import { listen, newTable } from '../served.ts';
import { bothStay, type Served, type TestTable, viewOf } from './at-the-table.ts';

const postAll = async (table: TestTable, seat: string, id: string): Promise<void> => {
  const facts = (await table.at(seat, 'GET', '')).json;
  const { outlook } = await viewOf(table, seat);
  const order = anOrder(matchFrom(facts), outlook, { side: seat }, randomFrom(7));
  if (order === undefined || !outlook.decisions.some(({ kind }) => kind !== 'plan')) return;
  await table.at(seat, 'POST', '/orders', { id: `${id}-${seat}-${order.decision}`, ...order });
};

export const seen = (server: Served): void => {
  describe('what was seen', () => {
    test('the opening and the patches give the view at every message, also page by page', async () => {
      const table = await newTable(server());
      for (const turn of ['1', '2']) {
        await bothStay(table, turn);
        for (const seat of ['red', 'blue', 'red', 'blue']) await postAll(table, seat, turn);
      }
      const messages: SeatMessage[] = [];
      for (let more = true; more; ) {
        const { json } = await table.at('red', 'GET', `/messages?since=${messages.length}&limit=3`);
        expect(json.messages.length).toBeLessThanOrEqual(3);
        messages.push(...json.messages);
        more = json.more;
      }
      expect(messages.map(({ n }) => n)).toEqual(messages.map((_, place) => place + 1));
      expect(messages.length).toBeGreaterThan(4);
      let outlook: unknown = (await viewOf(table, 'red', '?at=0')).outlook;
      for (const { n, patch } of messages) {
        outlook = patched(outlook, patch);
        expect(canonical(outlook)).toBe(canonical((await viewOf(table, 'red', `?at=${n}`)).outlook));
      }
      expect((await table.at('red', 'GET', `/view?at=${messages.length + 1}`)).status).toBe(404);
    });

    test('a stream tells several seats at once, exactly from where each left off', async () => {
      const [one, two] = [await newTable(server()), await newTable(server())];
      await bothStay(one, 'x');
      const { n } = await viewOf(one, 'red');
      const stream = await listen(server(), [
        { table: one.table, key: one.keyOf('red'), since: 1 },
        { table: two.table, key: two.keyOf('blue'), since: 0 },
        { table: two.table, key: 'x'.repeat(32), since: 0 },
      ]);
      expect(stream.status).toBe(200);
      expect(stream.headers.get('content-security-policy')).toContain("default-src 'none'");
      await bothStay(two, 'y');
      const { n: other } = await viewOf(two, 'blue');
      const numbers = (place: number): readonly number[] =>
        stream.lines.flatMap((line) => ('message' in line && line.line === place ? [line.message.n] : []));
      await until(() => numbers(0).length === n - 1 && numbers(1).length === other);
      for (const line of stream.lines) expect(streamLine.safeParse(line).error).toBeUndefined();
      expect(numbers(0)).toEqual(Array.from({ length: n - 1 }, (_, place) => place + 2));
      expect(numbers(1)).toEqual(Array.from({ length: other }, (_, place) => place + 1));
      expect(stream.lines).toContainEqual({ line: 2, closed: 'no-seat' });
      expect(stream.ids.length).toBe(n - 1 + other);
      const told = stream.lines.flatMap((line) =>
        'message' in line && line.line === 1 ? [line.message] : [],
      );
      expect(told).toEqual((await two.at('blue', 'GET', '/messages')).json.messages);
      await stream.stop();
    });
  });
};
