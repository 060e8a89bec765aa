import {
  canonical,
  commitmentOf,
  type OutlookAt,
  type Player,
  patched,
  randomFrom,
  type SeatMessage,
} from '@grognard/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  errorTold,
  luckAnswer,
  messagePage,
  orderAnswer,
  outlookAnswer,
  scenariosAnswer,
  streamLine,
  tableFacts,
  tableMade,
  takeBackAnswer,
} from '../../api/answers.ts';
import type { Place } from '../../index.ts';
import { sha256 } from '../../tables/keys.ts';
import { until } from '../store/until.ts';
import { anOrder, matchFrom } from './playing.ts';
import { ask, both, ford, type House, listen, newTable, openHouse } from './served.ts';

interface Ground {
  readonly place: Place;
  readonly clear: () => Promise<void>;
}

type TestTable = Awaited<ReturnType<typeof newTable>>;

const RED: Player = { side: 'red' };
const BLUE: Player = { side: 'blue' };

/** The protocol, from outside, on whichever store. */
export const protocolSuite = (prepare: () => Promise<Ground>): void => {
  let ground: Ground;
  let house: House;

  beforeAll(async () => {
    ground = await prepare();
    house = await openHouse(ground.place);
  });

  afterAll(async () => {
    await house.close();
    await ground.clear();
  });

  const viewOf = async (table: TestTable, seat: string, at = ''): Promise<OutlookAt> => {
    const { json } = await table.at(seat, 'GET', `/view${at}`);
    expect(outlookAnswer.safeParse(json).error).toBeUndefined();
    return json;
  };

  const decisionOf = async (table: TestTable, seat: string): Promise<string> =>
    (await viewOf(table, seat)).outlook.decisions[0]?.id ?? '';

  const stay = { kind: 'plan', steps: [] };

  /** Both plan to stay: the turn goes on to what comes next. */
  const bothStay = async (table: TestTable, id: string): Promise<void> => {
    const decision = await decisionOf(table, 'red');
    for (const seat of ['red', 'blue'])
      expect(
        (await table.at(seat, 'POST', '/orders', { id: `${id}-${seat}`, decision, order: stay })).status,
      ).toBe(200);
  };

  describe('setting up', () => {
    test('what can be played is told: scenarios, generals, ground, examples', async () => {
      const { json } = await ask(house, 'GET', '/games/pub-battles/scenarios');
      expect(scenariosAnswer.safeParse(json).error).toBeUndefined();
      expect(json.scenarios[0]).toMatchObject({ id: 'first-contact', first: true });
      expect(json.scenarios.filter(({ first }: { first: boolean }) => first)).toHaveLength(1);
      expect(json.generals.map(({ name }: { name: string }) => name)).toContain('random');
      const one = await ask(house, 'GET', '/games/tiny/scenarios/wings');
      expect(one.json.scenario.commands).toEqual({ red: ['left', 'right'], blue: [] });
      expect(one.json.ground).toMatchObject({ width: 6, counts: { red: 4, blue: 4 } });
      expect(one.text).not.toContain('Aubert');
      const { json: gallery } = await ask(house, 'GET', '/games/tiny/examples');
      expect(gallery.examples.map(({ id }: { id: string }) => id)).toEqual(['duel', 'too-far']);
    });

    test('a table has a key for each seat that is not the computer’s, and the facts of it', async () => {
      const { status, json } = await ask(house, 'POST', '/tables', {
        ...ford,
        seats: [
          { seat: RED, by: 'hot-seat' },
          { seat: BLUE, by: { general: 'random' } },
          { seat: 'spectator', by: 'link' },
        ],
      });
      expect(status).toBe(201);
      expect(tableMade.safeParse(json).error).toBeUndefined();
      expect(json.keys.map(({ seat }: { seat: unknown }) => seat)).toEqual([RED, 'spectator']);
      const facts = await ask(house, 'GET', `/tables/${json.table}`, undefined, json.keys[1].key);
      expect(tableFacts.safeParse(facts.json).error).toBeUndefined();
      expect(facts.json).toMatchObject({ game: 'tiny', scenario: 'ford', you: 'spectator', sandbox: false });
    });

    test('switches, commands and worked examples are set up as they are wanted', async () => {
      const wings = await newTable(house, {
        game: 'tiny',
        scenario: 'wings',
        seats: [
          { seat: { side: 'red', command: 'left' }, by: 'link' },
          { seat: { side: 'red', command: 'right' }, by: 'link' },
          { seat: BLUE, by: 'link' },
        ],
        switches: { sight: 1 },
        sandbox: true,
      });
      const { json } = await wings.at('blue', 'GET', '');
      expect(json).toMatchObject({ switches: { sight: 1, digging: 'allowed' }, sandbox: true });
      const duel = await newTable(house, { game: 'tiny', example: 'duel', seats: both });
      expect((await duel.at('red', 'GET', '')).json).toMatchObject({ scenario: 'duel' });
      expect((await viewOf(duel, 'red')).outlook.view).toMatchObject({ turn: 1 });
    });

    test.each([
      ['no such game', { game: 'chess' }, 404],
      ['a game in preparation', { game: 'les-aigles' }, 404],
      ['no such scenario', { scenario: 'waterloo' }, 404],
      ['a scenario and an example', { example: 'duel' }, 400],
      ['no such switch', { switches: { fog: true } }, 400],
      ['no such side', { seats: [...both, { seat: { side: 'green' }, by: 'link' }] }, 400],
      ['a seat twice', { seats: [...both, both[0]] }, 400],
      ['a side without a player', { seats: [both[0]] }, 400],
      ['no such command', { seats: [both[0], { seat: { side: 'blue', command: 'x' }, by: 'link' }] }, 400],
      ['no such general', { seats: [both[0], { seat: BLUE, by: { general: 'Ney' } }] }, 400],
      ['a general who watches', { seats: [...both, { seat: 'spectator', by: { general: 'random' } }] }, 400],
      ['something unheard of', { colour: 'red' }, 400],
    ])('%s is told in the one shape', async (_name, change, status) => {
      const said = await ask(house, 'POST', '/tables', { ...ford, ...change });
      expect(said.status).toBe(status);
      expect(errorTold.safeParse(said.json).error).toBeUndefined();
    });
  });

  describe('keys', () => {
    test('without one: 401; an unknown table and an unknown key cannot be told apart', async () => {
      const table = await newTable(house);
      expect((await ask(house, 'GET', `/tables/${table.table}`)).status).toBe(401);
      const wrong = 'x'.repeat(32);
      const unknownKey = await ask(house, 'GET', `/tables/${table.table}`, undefined, wrong);
      const unknownTable = await ask(house, 'GET', '/tables/nowhere', undefined, wrong);
      expect([unknownKey.status, unknownKey.text]).toEqual([404, unknownTable.text]);
      expect(unknownTable.status).toBe(404);
    });

    test('a seat’s key clears nothing away; the owner’s does, and the stream is told', async () => {
      const table = await newTable(house);
      const path = `/tables/${table.table}`;
      expect((await ask(house, 'DELETE', path, undefined, table.keyOf('red'))).status).toBe(404);
      expect((await ask(house, 'GET', path, undefined, table.owner)).status).toBe(404);
      const stream = await listen(house, [{ table: table.table, key: table.keyOf('red'), since: 0 }]);
      await until(() => stream.lines.length > 0);
      expect((await ask(house, 'DELETE', path, undefined, table.owner)).status).toBe(204);
      await until(() => stream.lines.some((line) => 'notice' in line && line.notice.kind === 'cleared'));
      await stream.stop();
      expect((await table.at('red', 'GET', '')).status).toBe(404);
    });
  });

  describe('orders', () => {
    test('done, and told to each seat under its own number; sent twice they are given once', async () => {
      const table = await newTable(house);
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
      const table = await newTable(house);
      const sent = { id: 'same', decision: await decisionOf(table, 'red'), order: stay };
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => table.at('red', 'POST', '/orders', sent)),
      );
      expect(new Set(answers.map(({ text }) => text))).toEqual(new Set(['{"kind":"done","n":1}']));
      expect((await viewOf(table, 'blue')).n).toBe(1);
    });

    test('refused with the rules, and nothing has changed', async () => {
      const table = await newTable(house);
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
      const table = await newTable(house);
      const decision = await decisionOf(table, 'red');
      await bothStay(table, 'one');
      const late = await table.at('red', 'POST', '/orders', { id: 'late', decision, order: stay });
      expect(late.status).toBe(409);
      expect(late.json).toMatchObject({ kind: 'stale' });
    });

    test('only players give them', async () => {
      const table = await newTable(house, { ...ford, seats: [...both, { seat: 'spectator', by: 'link' }] });
      const decision = await decisionOf(table, 'spectator');
      const said = await table.at('spectator', 'POST', '/orders', { id: 'c', decision, order: stay });
      expect(said.status).toBe(403);
    });

    test('a sealed one is opened again until all are in', async () => {
      const table = await newTable(house);
      const decision = await decisionOf(table, 'red');
      await table.at('red', 'POST', '/orders', { id: 'd', decision, order: stay });
      expect((await viewOf(table, 'red')).outlook.mine[decision]).toEqual(stay);
      expect((await table.at('red', 'POST', '/unseal', { decision })).json).toEqual({ kind: 'done', n: 2 });
      expect((await viewOf(table, 'red')).outlook.sealed).toEqual([]);
      expect((await table.at('red', 'POST', '/unseal', { decision })).status).toBe(422);
    });

    test('drafts are the seat’s own, and go with the order', async () => {
      const table = await newTable(house);
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
      expect((await table.at('red', 'GET', path)).status).toBe(404);
    });
  });

  describe('what was seen', () => {
    test('the opening and the patches give the view at every message, also page by page', async () => {
      const table = await newTable(house);
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
      const [one, two] = [await newTable(house), await newTable(house)];
      await bothStay(one, 'x');
      const { n } = await viewOf(one, 'red');
      const stream = await listen(house, [
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

  const postAll = async (table: TestTable, seat: string, id: string): Promise<void> => {
    const facts = (await table.at(seat, 'GET', '')).json;
    const { outlook } = await viewOf(table, seat);
    const order = anOrder(matchFrom(facts), outlook, { side: seat }, randomFrom(7));
    if (order === undefined || !outlook.decisions.some(({ kind }) => kind !== 'plan')) return;
    await table.at(seat, 'POST', '/orders', { id: `${id}-${seat}-${order.decision}`, ...order });
  };

  describe('taking back', () => {
    test('what revealed nothing goes at once', async () => {
      const table = await newTable(house);
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
      const table = await newTable(house);
      const before = await viewOf(table, 'red');
      await bothStay(table, 'g');
      const stream = await listen(house, [{ table: table.table, key: table.keyOf('blue'), since: 0 }]);
      const asked = await table.at('red', 'POST', '/take-back', {});
      expect(takeBackAnswer.safeParse(asked.json).error).toBeUndefined();
      expect(asked.json).toMatchObject({ kind: 'asked', ask: { by: RED, waiting: [BLUE] } });
      const { id } = asked.json.ask;
      expect((await table.at('red', 'POST', '/take-back', {})).json.ask.id).toBe(id);
      expect((await table.at('red', 'POST', `/take-back/${id}`, { consent })).status).toBe(404);
      const late = await listen(house, [{ table: table.table, key: table.keyOf('blue'), since: 0 }]);
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

  describe('sitting down', () => {
    test('under a name that all can read; the word is nobody’s business', async () => {
      const table = await newTable(house);
      const stream = await listen(house, [{ table: table.table, key: table.keyOf('blue'), since: 0 }]);
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
  });

  describe('the umpire', () => {
    test('waives, amends, strikes and is told when he may not', async () => {
      const table = await newTable(house, { ...ford, seats: [...both, { seat: 'umpire', by: 'link' }] });
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

  describe('after the end', () => {
    test('the log and the luck are told; before, only what the seat knows', async () => {
      const table = await newTable(house);
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
      const table = await newTable(house);
      await bothStay(table, 'i');
      await table.at('red', 'POST', '/resign');
      const { text } = await table.at('red', 'GET', '/log');
      const send = async (body: string) => {
        const response = await fetch(`${house.address}/api/tables/import`, {
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
      const view = await ask(house, 'GET', `${path}/view`, undefined, key);
      expect(view.json.outlook).toEqual((await viewOf(table, 'blue')).outlook);
      expect((await ask(house, 'GET', `${path}/log`, undefined, key)).text).toBe(text);
      expect((await ask(house, 'GET', `${path}/luck`, undefined, key)).json.flaws).toEqual([]);
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
        expect(errorTold.safeParse(said.json).error).toBeUndefined();
      }
      const going = await send(lines.slice(0, 3).join('\n'));
      expect(going.status).toBe(201);
      const live = await ask(house, 'GET', `/tables/${going.json.table}`, undefined, going.json.keys[0].key);
      expect(live.json.commitment).toBeUndefined();
    });
  });
};
