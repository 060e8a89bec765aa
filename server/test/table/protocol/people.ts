import { describe, expect, test } from 'vitest';
import { until } from '../../store/until.ts';
import { both, ford, listen, newTable } from '../served.ts';
import { RED, type Served, viewOf } from './at-the-table.ts';

export const people = (server: Served): void => {
  describe('sitting down', () => {
    test('under a name that all can read; the word is nobody’s business', async () => {
      const table = await newTable(server());
      const stream = await listen(server(), [{ table: table.table, key: table.keyOf('blue'), since: 0 }]);
      const said = await table.at('red', 'POST', '/sit', { name: ' Ney ', word: 'a-secret-word' });
      expect(said.json.seats[0]).toEqual({ seat: RED, by: 'link', name: 'Ney' });
      await table.at('red', 'POST', '/sit', { name: 'Soult', word: 'another-word' });
      const { json } = await table.at('blue', 'GET', '');
      expect(json.seats[0].name).toBe('Soult');
      const notices = (): number =>
        stream.lines.filter((line) => 'notice' in line && line.notice.kind === 'seats').length;
      await until(() => notices() === 2 && stream.ids.length === 1);
      expect(stream.raw()).not.toContain('word');
      await stream.stop();
    });

    test('nothing in a name turns the line around, or is not to be seen', async () => {
      const table = await newTable(server());
      const codes = [0x07, 0x85, 0xad, 0x61c, 0x3164, 0x200b, 0x200d, 0x200e, 0x2028, 0x202e, 0x2066, 0xfeff];
      for (const code of [...codes, 0xe0041]) {
        const said = await table.at('red', 'POST', '/sit', {
          name: `Ney${String.fromCodePoint(code)}x`,
          word: '',
        });
        expect([said.status, said.json.error?.path], code.toString(16)).toEqual([400, 'body.name']);
      }
      for (const name of ['Joséphine d’Aÿ', 'Кутузов', '大山 巌', 'Ney\u00a0II', 'عمر', '🎖️'])
        expect((await table.at('red', 'POST', '/sit', { name, word: '' })).json.seats[0].name).toBe(name);
    });
  });

  describe('the umpire', () => {
    test('waives, amends, strikes and is told when he may not', async () => {
      const table = await newTable(server(), { ...ford, seats: [...both, { seat: 'umpire', by: 'link' }] });
      const act = (body: object) => table.at('umpire', 'POST', '/acts', body);
      const reason = 'the wind has turned';
      expect((await table.at('red', 'POST', '/acts', { act: 'waive', rule: 'TN-R01', reason })).status).toBe(
        403,
      );
      expect((await act({ act: 'waive', rule: 'XX-1', reason })).status).toBe(422);
      expect((await act({ act: 'waive', rule: 'TN-R03', reason })).json).toEqual({ kind: 'done', n: 1 });
      expect((await viewOf(table, 'blue')).outlook.waivers.rules).toEqual(['TN-R03']);
      const { outlook } = await viewOf(table, 'umpire');
      expect(JSON.stringify(outlook.view)).toContain('Ashby');
      expect((await act({ act: 'amend', path: ['turn'], value: 'x', reason })).status).toBe(422);
      expect((await act({ act: 'amend', path: ['turn'], value: 3, reason })).json.kind).toBe('done');
      expect((await viewOf(table, 'red')).outlook.view).toMatchObject({ turn: 3 });
      expect((await act({ act: 'strike', seq: 2, reason })).json.kind).toBe('done');
      expect((await viewOf(table, 'red')).outlook.view).toMatchObject({ turn: 1 });
      expect((await act({ act: 'strike', seq: 99, reason })).status).toBe(422);
    });
  });
};
