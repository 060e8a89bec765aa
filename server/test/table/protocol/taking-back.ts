import type { OutlookAt } from '@grognard/engine';
import { describe, expect, test } from 'vitest';
import { takeBackAnswer, takeBackOffer } from '../../../api/response-schemas.ts';
import { until } from '../../store/until.ts';
import { listen, newTable } from '../served.ts';
import { BLUE, bothStay, decisionOf, RED, type Served, stay, viewOf } from './at-the-table.ts';

export const takingBack = (server: Served): void => {
  describe('taking back', () => {
    test('what revealed nothing goes at once', async () => {
      const table = await newTable(server());
      const opening = await viewOf(table, 'blue');
      expect((await table.at('red', 'POST', '/take-back')).status).toBe(422);
      const decision = await decisionOf(table, 'red');
      await table.at('red', 'POST', '/orders', { id: 'f', decision, order: stay });
      const { json } = await table.at('red', 'POST', '/take-back', {});
      expect(json).toEqual({ kind: 'done', n: 2 });
      expect((await viewOf(table, 'blue')).outlook).toEqual(opening.outlook);
      // The same order, sent again by a page that heard no answer, is not given anew.
      const again = await table.at('red', 'POST', '/orders', { id: 'f', decision, order: stay });
      expect(again.json).toMatchObject({ kind: 'done' });
      expect((await viewOf(table, 'red')).outlook.sealed).toEqual([]);
    });

    test('pressed again it goes further back, then forward as far', async () => {
      const table = await newTable(server());
      const decision = await decisionOf(table, 'red');
      const mine = async () => (await viewOf(table, 'red')).outlook.mine[decision];
      const seen: OutlookAt[] = [];
      for (const [place, order] of [stay, stay, stay].entries()) {
        seen.push(await viewOf(table, 'red'));
        await table.at('red', 'POST', '/orders', { id: `s${place}`, decision, order, gesture: `g${place}` });
      }
      const press = async (where: string, id?: string) =>
        (await table.at('red', 'POST', where, id === undefined ? {} : { id })).json;
      for (const before of seen.toReversed()) {
        expect(await press('/take-back')).toMatchObject({ kind: 'done' });
        expect((await viewOf(table, 'red')).outlook).toEqual(before.outlook);
      }
      expect(await press('/take-back')).toMatchObject({ kind: 'refused' });
      const offer = await table.at('red', 'GET', '/take-back');
      expect(takeBackOffer.safeParse(offer.json).error).toBeUndefined();
      expect(offer.json).toEqual({ back: 'none', luck: false, forward: true });
      expect((await table.at('blue', 'GET', '/take-back')).json).toMatchObject({ forward: false });
      for (const id of ['a', 'b', 'c']) {
        const first = await press('/forward', id);
        // A page that heard no answer presses again: that is pressing once.
        expect(await press('/forward', id)).toEqual(first);
        expect(first).toMatchObject({ kind: 'done' });
      }
      expect(await mine()).toEqual(stay);
      expect(await press('/forward')).toMatchObject({ kind: 'refused', refusals: [{ rule: 'GR-14' }] });
      const once = await press('/take-back', 'x');
      expect(await press('/take-back', 'x')).toEqual(once);
      expect((await table.at('red', 'GET', '/take-back')).json).toMatchObject({
        back: 'free',
        forward: true,
      });
    });

    test('orders of one gesture go together', async () => {
      const table = await newTable(server());
      await bothStay(table, 'h');
      const before = await viewOf(table, 'red');
      const post = before.outlook.decisions[0]?.id ?? '';
      const pass = { kind: 'pass' };
      expect(
        (await table.at('red', 'POST', '/orders', { id: '1', gesture: 'g', decision: post, order: pass }))
          .status,
      ).toBe(200);
      await table.at('blue', 'POST', '/orders', {
        ...{ id: '2', gesture: 'b', order: pass },
        decision: await decisionOf(table, 'blue'),
      });
      const between = await viewOf(table, 'blue');
      const plan = between.outlook.decisions[0]?.id ?? '';
      await table.at('blue', 'POST', '/orders', { id: '3', gesture: 'b', decision: plan, order: stay });
      expect((await table.at('blue', 'POST', '/take-back', {})).json).toMatchObject({ kind: 'done' });
      expect((await viewOf(table, 'blue')).outlook.decisions[0]?.owed).toEqual([BLUE]);
      expect((await table.at('blue', 'POST', '/forward', {})).json).toMatchObject({ kind: 'done' });
      expect((await viewOf(table, 'blue')).outlook.mine[plan]).toEqual(stay);
    });

    test('a seat is told which of its messages no longer stand', async () => {
      const table = await newTable(server());
      const decision = await decisionOf(table, 'red');
      await table.at('red', 'POST', '/orders', { id: 'm', decision, order: stay });
      await table.at('red', 'POST', '/take-back', {});
      for (const seat of ['red', 'blue']) {
        const { messages } = (await table.at(seat, 'GET', '/messages')).json;
        expect(messages.at(-1).told).toEqual([{ table: 'struck', reason: '', messages: [1] }]);
      }
    });

    test.each([
      [true, 'done'],
      [false, 'declined'],
    ])('what others were told of needs their consent: %s', async (consent, kind) => {
      const table = await newTable(server());
      const before = await viewOf(table, 'red');
      await bothStay(table, 'g');
      const stream = await listen(server(), [{ table: table.table, key: table.keyOf('blue'), since: 0 }]);
      const asked = await table.at('red', 'POST', '/take-back', {});
      expect(takeBackAnswer.safeParse(asked.json).error).toBeUndefined();
      expect(asked.json).toMatchObject({ kind: 'asked', ask: { by: RED, waiting: [BLUE] } });
      const { id } = asked.json.ask;
      expect((await table.at('red', 'POST', '/take-back', {})).json.ask.id).toBe(id);
      expect((await table.at('red', 'POST', `/take-back/${id}`, { consent })).status).toBe(404);
      const late = await listen(server(), [{ table: table.table, key: table.keyOf('blue'), since: 0 }]);
      const heard = (listener: typeof stream, what: string): boolean =>
        listener.lines.some((line) => 'notice' in line && line.notice.kind === what);
      await until(() => heard(stream, 'ask') && heard(late, 'ask'));
      const answer = await table.at('blue', 'POST', `/take-back/${id}`, { consent });
      expect(answer.json.kind).toBe(kind);
      await until(() => heard(stream, 'ask-over'));
      const { outlook } = await viewOf(table, 'red');
      if (consent) expect(outlook.decisions).toEqual(before.outlook.decisions);
      else expect(outlook.decisions).not.toEqual(before.outlook.decisions);
      expect((await table.at('blue', 'POST', `/take-back/${id}`, { consent })).status).toBe(404);
      await Promise.all([stream.stop(), late.stop()]);
    });
  });
};
