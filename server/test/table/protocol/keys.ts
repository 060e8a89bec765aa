import { describe, expect, test } from 'vitest';
import { until } from '../../store/until.ts';
import { ask, listen, newTable } from '../served.ts';
import type { Served } from './at-the-table.ts';

export const keys = (server: Served): void => {
  describe('keys', () => {
    test('without one: 401; an unknown table and an unknown key cannot be told apart', async () => {
      const table = await newTable(server());
      expect((await ask(server(), 'GET', `/tables/${table.table}`)).status).toBe(401);
      const wrong = 'x'.repeat(32);
      const unknownKey = await ask(server(), 'GET', `/tables/${table.table}`, undefined, wrong);
      const unknownTable = await ask(server(), 'GET', '/tables/nowhere', undefined, wrong);
      // Each has an id of its own.
      const withoutId = ({ json, text }: typeof unknownKey) => text.replace(json.error.id, '');
      expect([unknownKey.status, withoutId(unknownKey)]).toEqual([404, withoutId(unknownTable)]);
      expect(unknownTable.status).toBe(404);
    });

    test('a seat’s key clears nothing away; the owner’s does, and the stream is told', async () => {
      const table = await newTable(server());
      const path = `/tables/${table.table}`;
      expect((await ask(server(), 'DELETE', path, undefined, table.keyOf('red'))).status).toBe(404);
      expect((await ask(server(), 'GET', path, undefined, table.owner)).status).toBe(404);
      const stream = await listen(server(), [{ table: table.table, key: table.keyOf('red'), since: 0 }]);
      await until(() => stream.lines.length > 0);
      expect((await ask(server(), 'DELETE', path, undefined, table.owner)).status).toBe(204);
      await until(() => stream.lines.some((line) => 'notice' in line && line.notice.kind === 'cleared'));
      await stream.stop();
      expect((await table.at('red', 'GET', '')).status).toBe(404);
    });
  });
};
