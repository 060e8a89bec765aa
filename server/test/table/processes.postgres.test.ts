import { type OutlookAt, randomFrom } from '@grognard/engine';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Database, freshDatabase } from '../store/fresh-database.ts';
import { until } from '../store/until.ts';
import { anOrder, matchFrom } from './playing.ts';
import { ask, ford, listen, newTable, openServer, type TestServer } from './served.ts';

describe('several servers on one PostgreSQL', () => {
  let database: Database;
  let one: TestServer;
  let other: TestServer;

  beforeAll(async () => {
    database = await freshDatabase(inject('postgres'));
    const place = { data: '', databaseUrl: database.url };
    one = await openServer(place);
    other = await openServer(place);
  });

  afterAll(async () => {
    await Promise.all([one.close(), other.close()]);
    await database.drop();
  });

  const newest = async (): Promise<{ table: string; red: string; blue: string }> => {
    const made = await newTable(one, ford);
    return { table: made.table, red: made.keyOf('red'), blue: made.keyOf('blue') };
  };

  test('what is ordered through one is seen at once through the other, on streams and when asked', async () => {
    const { table, red, blue } = await newest();
    const stream = await listen(other, [{ table, key: blue, since: 0 }]);
    const { json } = await ask(one, 'GET', `/tables/${table}/view`, undefined, red);
    const decision = json.outlook.decisions[0].id;
    const order = { kind: 'plan', steps: [] };
    const sent = await ask(one, 'POST', `/tables/${table}/orders`, { id: 'a', decision, order }, red);
    expect(sent.json).toEqual({ kind: 'done', n: 1 });
    const seen = await ask(other, 'GET', `/tables/${table}/view`, undefined, red);
    expect(seen.json).toMatchObject({ n: 1 });
    await until(() => stream.lines.some((line) => 'message' in line && line.message.n === 1));
    const again = await ask(other, 'POST', `/tables/${table}/orders`, { id: 'a', decision, order }, red);
    expect(again.json).toEqual({ kind: 'done', n: 1 });
    await ask(one, 'POST', `/tables/${table}/sit`, { name: 'Ney', word: '' }, red);
    await until(() => stream.lines.some((line) => 'notice' in line && line.notice.kind === 'seats'));
    const wish = await ask(one, 'POST', `/tables/${table}/take-back`, {}, red);
    expect(wish.json.kind).toBe('done');
    expect((await ask(other, 'GET', `/tables/${table}/view`, undefined, blue)).json.outlook.sealed).toEqual(
      [],
    );
    await stream.stop();
  });

  test('a battle whose players sit at different servers is played to its end', async () => {
    const { table, red, blue } = await newest();
    const path = `/tables/${table}`;
    const facts = (await ask(one, 'GET', path, undefined, red)).json;
    const match = matchFrom(facts);
    const streams = await Promise.all(
      [one, other].map((server) => listen(server, [{ table, key: red, since: 0 }])),
    );
    const play = async (server: TestServer, key: string, side: string): Promise<number> => {
      const random = randomFrom(side.length);
      for (let order = 0; ; order += 1) {
        const at: OutlookAt = (await ask(server, 'GET', `${path}/view`, undefined, key)).json;
        if (at.outlook.outcome !== null) return at.n;
        const chosen = anOrder(match, at.outlook, { side }, random);
        if (chosen === undefined) continue;
        const said = await ask(server, 'POST', `${path}/orders`, { id: `${order}`, ...chosen }, key);
        expect([200, 409]).toContain(said.status);
      }
    };
    const [n] = await Promise.all([play(one, red, 'red'), play(other, blue, 'blue')]);
    const numbers = (place: number): readonly number[] =>
      (streams[place]?.lines ?? []).flatMap((line) => ('message' in line ? [line.message.n] : []));
    await until(() => numbers(0).length >= n && numbers(1).length >= n);
    expect(numbers(0)).toEqual(Array.from({ length: n }, (_, place) => place + 1));
    expect(numbers(1)).toEqual(numbers(0));
    expect((await ask(other, 'GET', `${path}/luck`, undefined, blue)).json.flaws).toEqual([]);
    for (const stream of streams) await stream.stop();
  });

  test('a table cleared away through one is gone for the other', async () => {
    const { table, owner, keyOf } = await newTable(one, ford);
    expect((await ask(other, 'GET', `/tables/${table}`, undefined, keyOf('red'))).status).toBe(200);
    expect((await ask(one, 'DELETE', `/tables/${table}`, undefined, owner)).status).toBe(204);
    for (let status = 200; status === 200; )
      ({ status } = await ask(other, 'GET', `/tables/${table}`, undefined, keyOf('red')));
  });
});
