import { describe, expect, test } from 'vitest';
import { streamLine, websocketAnswer } from '../../../api/response-schemas.ts';
import { until } from '../../store/until.ts';
import { both, ford, newTable } from '../served.ts';
import { openWebsocket, type TestWebsocket } from '../websockets.ts';
import { bothStay, decisionOf, type Served, stay, viewOf } from './at-the-table.ts';

export const websocket = (server: Served): void => {
  describe('orders on a websocket', () => {
    test('are answered as a request would be, and given once', async () => {
      const made = await newTable(server());
      const body = { id: 'a', decision: await decisionOf(made, 'red'), order: stay };
      const { table, keyOf } = made;
      const line = await openWebsocket(server());
      const first = await line.carry({ ask: 7, table, key: keyOf('red'), body });
      expect(websocketAnswer.safeParse(first).error).toBeUndefined();
      expect(first).toEqual({ to: 7, status: 200, answer: { kind: 'done', n: 1 } });
      expect(await line.carry({ ask: 8, table, key: keyOf('red'), body })).toEqual({ ...first, to: 8 });
      expect((await made.at('red', 'POST', '/orders', body)).json).toEqual({ kind: 'done', n: 1 });
      expect((await viewOf(made, 'blue')).n).toBe(1);
      line.leave();
    });

    test('of several tables and seats go on one line, each under its own key', async () => {
      const tables = await Promise.all([newTable(server()), newTable(server())]);
      const line = await openWebsocket(server());
      const orders = await Promise.all(
        tables.flatMap((each) =>
          ['red', 'blue'].map(async (side) => {
            const body = { id: side, decision: await decisionOf(each, side), order: stay };
            return { table: each.table, key: each.keyOf(side), body };
          }),
        ),
      );
      const answers = await Promise.all(orders.map((order, ask) => line.carry({ ask, ...order })));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      expect(new Set(answers.map(({ to }) => to))).toEqual(new Set([0, 1, 2, 3]));
      line.leave();
    });

    test('refused or stale, they say so and change nothing', async () => {
      const made = await newTable(server());
      const decision = await decisionOf(made, 'red');
      const carried = { table: made.table, key: made.keyOf('red') };
      const line = await openWebsocket(server());
      const far = { kind: 'plan', steps: [{ piece: 'Aubert', to: { x: 6, y: 4 } }] };
      const refused = await line.carry({ ask: 1, ...carried, body: { id: 'b', decision, order: far } });
      expect(refused).toMatchObject({ to: 1, status: 422, answer: { kind: 'refused' } });
      expect((await viewOf(made, 'red')).n).toBe(0);
      await bothStay(made, 'one');
      const late = await line.carry({ ask: 2, ...carried, body: { id: 'late', decision, order: stay } });
      expect(late).toMatchObject({ to: 2, status: 409, answer: { kind: 'stale' } });
      line.leave();
    });

    test('need the key of a player at that table', async () => {
      const spectated = { ...ford, seats: [...both, { seat: 'spectator', by: 'link' }] };
      const [made, other] = [await newTable(server(), spectated), await newTable(server())];
      const body = { id: 'c', decision: await decisionOf(made, 'red'), order: stay };
      const { table } = made;
      const line = await openWebsocket(server());
      const codeFor = async (shown: object): Promise<unknown> => {
        const { status, answer } = await line.carry({ ask: 1, table, body, ...shown });
        return [status, 'error' in answer ? answer.error.code : answer.kind];
      };
      expect(await codeFor({})).toEqual([401, 'no-key']);
      expect(await codeFor({ key: 'x' })).toEqual([401, 'no-key']);
      expect(await codeFor({ key: other.keyOf('red') })).toEqual([404, 'no-seat']);
      expect(await codeFor({ key: made.owner })).toEqual([404, 'no-seat']);
      expect(await codeFor({ key: made.keyOf('red'), table: 'nowhere' })).toEqual([404, 'no-seat']);
      expect(await codeFor({ key: made.keyOf('red'), table: '../x' })).toEqual([404, 'no-seat']);
      expect(await codeFor({ key: made.keyOf('spectator') })).toEqual([403, 'not-a-player']);
      expect((await viewOf(made, 'red')).n).toBe(0);
      line.leave();
    });

    test('that cannot be read are told so in the one shape, and the line goes on', async () => {
      const made = await newTable(server());
      const carried = { ask: 3, table: made.table, key: made.keyOf('red') };
      const body = { id: 'd', decision: await decisionOf(made, 'red'), order: stay };
      const line = await openWebsocket(server());
      const said = async (text: string): Promise<unknown> => {
        const before = line.heard.length;
        line.send(text);
        await until(() => line.heard.length > before);
        const answer = line.heard.at(-1);
        expect(websocketAnswer.safeParse(answer).error).toBeUndefined();
        return answer;
      };
      const unread = { status: 400, answer: { error: { code: 'bad-request' } } };
      for (const text of ['', 'no JSON', 'null', '[]', '7', '{"__proto__":1}'])
        expect(await said(text)).toMatchObject(unread);
      const faults: readonly (readonly [object, string])[] = [
        [{ ...carried, body: { ...body, id: '' } }, 'body.id'],
        [{ ...carried, body: { ...body, order: {} } }, 'body.order.kind'],
        [{ ...carried, body: 1 }, 'body'],
        [{ ...carried, table: 5, body }, 'table'],
      ];
      for (const [order, path] of faults)
        expect(await line.carry(order)).toMatchObject({ to: 3, status: 400, answer: { error: { path } } });
      for (const ask of ['1e999', '-1e999', '0.5', '"3"'])
        expect(
          await said(JSON.stringify({ ...carried, ask: 0, body }).replace('"ask":0', `"ask":${ask}`)),
        ).toEqual({
          status: 400,
          answer: {
            error: { code: 'bad-request', message: expect.any(String), path: 'ask', id: expect.any(String) },
          },
        });
      expect(await line.carry({ ...carried, more: 1, body })).toMatchObject({ to: 3, status: 400 });
      expect((await viewOf(made, 'red')).n).toBe(0);
      expect(await line.carry({ ...carried, body })).toMatchObject({ status: 200 });
      line.leave();
    });
  });

  describe('seats heard on a websocket', () => {
    const numbersOn = ({ lines }: TestWebsocket, place: number): readonly number[] =>
      lines.flatMap((line) => ('message' in line && line.line === place ? [line.message.n] : []));
    const listenTo = (line: TestWebsocket, ...seats: readonly object[]): void =>
      line.send(JSON.stringify({ listen: { seats } }));

    test('are told as on a stream, each exactly from where it left off', async () => {
      const [one, two] = [await newTable(server()), await newTable(server())];
      await bothStay(one, 'x');
      const { n } = await viewOf(one, 'red');
      const line = await openWebsocket(server());
      listenTo(
        line,
        { table: one.table, key: one.keyOf('red'), since: 1 },
        { table: two.table, key: two.keyOf('blue'), since: 0 },
        { table: two.table, key: 'x'.repeat(32), since: 0 },
      );
      await until(() => line.lines.some((each) => 'closed' in each));
      await bothStay(two, 'y');
      const { n: other } = await viewOf(two, 'blue');
      await until(() => numbersOn(line, 0).length === n - 1 && numbersOn(line, 1).length === other);
      for (const each of line.lines) expect(streamLine.safeParse(each).error).toBeUndefined();
      expect(line.lines[0]).toHaveProperty('beat');
      expect(numbersOn(line, 0)).toEqual(Array.from({ length: n - 1 }, (_, place) => place + 2));
      expect(line.lines).toContainEqual({ line: 2, closed: 'no-seat' });
      const told = line.lines.flatMap((each) => ('message' in each && each.line === 1 ? [each.message] : []));
      expect(told).toEqual((await two.at('blue', 'GET', '/messages')).json.messages);
      line.leave();
    });

    test('hear what came of an order that goes on the same line', async () => {
      const made = await newTable(server());
      const body = { id: 'a', decision: await decisionOf(made, 'red'), order: stay };
      const line = await openWebsocket(server());
      listenTo(line, { table: made.table, key: made.keyOf('red'), since: 0 });
      await made.at('blue', 'POST', '/orders', body);
      await until(() => numbersOn(line, 0).length > 0);
      const { status, answer } = await line.carry({
        ask: 1,
        table: made.table,
        key: made.keyOf('red'),
        body,
      });
      expect([status, answer]).toMatchObject([200, { kind: 'done' }]);
      const { n } = await viewOf(made, 'red');
      await until(() => numbersOn(line, 0).length >= n);
      expect(numbersOn(line, 0)).toEqual(Array.from({ length: n }, (_, place) => place + 1));
      line.leave();
    });

    test('are those that were asked for last, and none once the line is gone', async () => {
      const made = await newTable(server());
      const [red, blue] = ['red', 'blue'].map((side) => ({
        table: made.table,
        key: made.keyOf(side),
        since: 0,
      }));
      const line = await openWebsocket(server());
      listenTo(line, red ?? {});
      await until(() => line.lines.length === 1);
      listenTo(line, blue ?? {});
      await until(() => line.lines.length === 2);
      await bothStay(made, 'x');
      const { messages } = (await made.at('blue', 'GET', '/messages')).json;
      await until(() => numbersOn(line, 0).length === messages.length);
      expect(line.lines.flatMap((each) => ('message' in each ? [each.message] : []))).toEqual(messages);
      line.leave();
      await line.closed;
      const seats = async (): Promise<string> => {
        const text = await (await fetch(`${server().address}/metrics`)).text();
        return /^grognard_subscriptions (\d+)$/m.exec(text)?.[1] ?? '';
      };
      await expect.poll(seats).toBe('0');
    });

    test('hear notices, too', async () => {
      const made = await newTable(server());
      const line = await openWebsocket(server());
      listenTo(line, { table: made.table, key: made.keyOf('red'), since: 0 });
      await until(() => line.lines.length > 0);
      await made.at('blue', 'POST', '/sit', { name: 'Blücher', word: 'w' });
      await until(() => line.lines.some((each) => 'notice' in each && each.notice.kind === 'seats'));
      line.leave();
    });

    test('asked for wrongly, the one shape says so', async () => {
      const line = await openWebsocket(server());
      for (const listen of [
        {},
        { seats: [] },
        { seats: [{ table: '../x', key: 'k', since: -1 }] },
        7,
        null,
      ]) {
        const before = line.heard.length;
        line.send(JSON.stringify({ listen }));
        await until(() => line.heard.length > before);
        expect(websocketAnswer.safeParse(line.heard.at(-1)).error).toBeUndefined();
        expect(line.heard.at(-1)).toMatchObject({ status: 400, answer: { error: { code: 'bad-request' } } });
      }
      expect(line.lines).toEqual([]);
      line.leave();
    });
  });
};
