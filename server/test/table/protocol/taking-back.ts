import { describe, expect, test } from 'vitest';
import { takeBackAnswer } from '../../../api/answers.ts';
import { until } from '../../store/until.ts';
import { listen, newTable } from '../served.ts';
import { BLUE, bothStay, decisionOf, RED, type Served, stay, viewOf } from './at-the-table.ts';

export const takingBack = (house: Served): void => {
  describe('taking back', () => {
    test('what revealed nothing goes at once', async () => {
      const table = await newTable(house());
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

    test.each([
      [true, 'done'],
      [false, 'declined'],
    ])('what others were told of needs their consent: %s', async (consent, kind) => {
      const table = await newTable(house());
      const before = await viewOf(table, 'red');
      await bothStay(table, 'g');
      const stream = await listen(house(), [{ table: table.table, key: table.keyOf('blue'), since: 0 }]);
      const asked = await table.at('red', 'POST', '/take-back', {});
      expect(takeBackAnswer.safeParse(asked.json).error).toBeUndefined();
      expect(asked.json).toMatchObject({ kind: 'asked', ask: { by: RED, waiting: [BLUE] } });
      const { id } = asked.json.ask;
      expect((await table.at('red', 'POST', '/take-back', {})).json.ask.id).toBe(id);
      expect((await table.at('red', 'POST', `/take-back/${id}`, { consent })).status).toBe(404);
      const late = await listen(house(), [{ table: table.table, key: table.keyOf('blue'), since: 0 }]);
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
