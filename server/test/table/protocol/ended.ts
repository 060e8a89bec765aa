import { commitmentOf } from '@grognard/engine';
import { describe, expect, test } from 'vitest';
import { errorInfo, luckAnswer } from '../../../api/response-schemas.ts';
import { sha256 } from '../../../tables/keys.ts';
import { ask, newTable } from '../served.ts';
import { bothStay, RED, type Served, viewOf } from './at-the-table.ts';

export const ended = (server: Served): void => {
  describe('after the end', () => {
    test('the log and the luck are told; before, only what the seat knows', async () => {
      const table = await newTable(server());
      await table.at('red', 'POST', '/sit', { name: 'Ney', word: 'one' });
      await bothStay(table, 'h');
      for (const path of ['/log', '/luck']) expect((await table.at('red', 'GET', path)).status).toBe(409);
      const mine = await table.at('red', 'GET', '/export');
      expect(mine.text).not.toMatch(/Ashby|Blake|Clegg|secret/);
      expect(JSON.parse(mine.text.split('\n')[0] ?? '')).toMatchObject({ memory: true, seat: RED });
      expect(mine.text.trim().split('\n')).toHaveLength(1 + (await viewOf(table, 'red')).n);
      expect((await table.at('red', 'POST', '/resign')).json.kind).toBe('done');
      expect((await table.at('blue', 'POST', '/resign')).status).toBe(422);
      expect((await table.at('red', 'POST', '/take-back', {})).status).toBe(422);
      const { json: luck } = await table.at('blue', 'GET', '/luck');
      expect(luckAnswer.safeParse(luck).error).toBeUndefined();
      expect(luck.flaws).toEqual([]);
      expect(commitmentOf(luck.secret, sha256)).toBe((await table.at('red', 'GET', '')).json.commitment);
      const log = await table.at('blue', 'GET', '/export');
      expect(log.text).toBe((await table.at('red', 'GET', '/log')).text);
      expect(log.headers.get('content-disposition')).toContain('attachment');
      const lines = log.text.trim().split('\n');
      expect(JSON.parse(lines.at(-1) ?? '')).toEqual({ secret: luck.secret });
    });

    test('a log is brought in again, whole; what is no log is not', async () => {
      const table = await newTable(server());
      await bothStay(table, 'i');
      await table.at('red', 'POST', '/resign');
      const { text } = await table.at('red', 'GET', '/log');
      const send = async (body: string) => {
        const response = await fetch(`${server().address}/api/tables/import`, {
          method: 'POST',
          headers: { 'content-type': 'application/x-ndjson' },
          body,
        });
        return { status: response.status, json: JSON.parse(await response.text()) };
      };
      const { status, json } = await send(text);
      expect(status).toBe(201);
      const key = json.keys[1].key;
      const path = `/tables/${json.table}`;
      const view = await ask(server(), 'GET', `${path}/view`, undefined, key);
      expect(view.json.outlook).toEqual((await viewOf(table, 'blue')).outlook);
      expect((await ask(server(), 'GET', `${path}/log`, undefined, key)).text).toBe(text);
      expect((await ask(server(), 'GET', `${path}/luck`, undefined, key)).json.flaws).toEqual([]);
      const lines = text.split('\n');
      for (const broken of [
        'nonsense',
        '{}',
        lines.slice(1).join('\n'),
        [lines[0], lines[2]].join('\n'),
        text.replaceAll('"plan"', '"dance"'),
      ]) {
        const said = await send(broken);
        expect(said.status).toBe(400);
        expect(errorInfo.safeParse(said.json).error).toBeUndefined();
      }
      const going = await send(lines.slice(0, 3).join('\n'));
      expect(going.status).toBe(201);
      const live = await ask(
        server(),
        'GET',
        `/tables/${going.json.table}`,
        undefined,
        going.json.keys[0].key,
      );
      expect(live.json.commitment).toBeUndefined();
    });
  });
};
