import { isDeepStrictEqual } from 'node:util';
import type { GameTypes, Match, OutlookAt, Random } from '@grognard/engine';
import { expect } from 'vitest';
import { anOrder, matchFrom } from '../playing.ts';
import { ask, ford, newTable, type TestServer } from '../served.ts';
import { openWebsocket } from '../websockets.ts';

type Door = Pick<TestServer, 'address'>;

/** An order as it was sent; without a number while nobody knows what became of it. */
interface Given {
  readonly id: string;
  readonly decision: string;
  readonly order: unknown;
  n?: number;
}

/** A battle that is fought while servers are killed, and all that was ever ordered in it. */
export interface Battle {
  readonly table: string;
  readonly match: Match<GameTypes>;
  readonly keys: Readonly<Record<string, string>>;
  readonly given: Readonly<Record<string, Given[]>>;
  /** Half of them send their orders by request, half on a line of their own. */
  readonly by: 'request' | 'websocket';
  over: boolean;
}

type Answer = { readonly status: number; readonly answer: { readonly kind: string; readonly n: number } };
type Send = (side: string, order: object) => Promise<Answer>;

export const beginBattle = async (door: Door, by: Battle['by']): Promise<Battle> => {
  const { table, keyOf } = await newTable({ ...door, close: async () => {} }, ford);
  const keys = { red: keyOf('red'), blue: keyOf('blue') };
  const match = matchFrom((await ask(door, 'GET', `/tables/${table}`, undefined, keys.red)).json);
  return { table, match, keys, given: { red: [], blue: [] }, by, over: false };
};

const byRequest =
  (door: Door, { table, keys }: Battle): Send =>
  async (side, order) => {
    const { status, json } = await ask(door, 'POST', `/tables/${table}/orders`, order, keys[side]);
    return { status, answer: json };
  };

const byWebsocket = async (door: Door, { table, keys }: Battle): Promise<[Send, () => void]> => {
  const line = await openWebsocket(door);
  const broken = line.closed.then(() => {
    throw new Error('the line broke');
  });
  broken.catch(() => {});
  const send: Send = async (side, body) => {
    const carried = await Promise.race([line.carry({ ask: 1, table, key: keys[side], body }), broken]);
    return carried as unknown as Answer;
  };
  return [send, line.leave];
};

/** Does something with a way to send orders to a server. */
const sending = async <T>(door: Door, battle: Battle, work: (send: Send) => Promise<T>): Promise<T> => {
  if (battle.by === 'request') return work(byRequest(door, battle));
  const [send, leave] = await byWebsocket(door, battle);
  try {
    return await work(send);
  } finally {
    leave();
  }
};

/** An order of each side that owes one, chosen at random from what it sees. `done`: hears of each that was answered. */
const playRound = async (
  door: Door,
  battle: Battle,
  send: Send,
  random: Random,
  done: () => void,
): Promise<void> => {
  const { table, match, keys, given } = battle;
  for (const [side, key] of Object.entries(keys)) {
    const at: OutlookAt = (await ask(door, 'GET', `/tables/${table}/view`, undefined, key)).json;
    battle.over = at.outlook.outcome !== null;
    const chosen = anOrder(match, at.outlook, { side }, random);
    if (chosen === undefined) continue;
    const orders = given[side] ?? [];
    const order: Given = { id: `${side} ${orders.length}`, ...chosen };
    orders.push(order);
    const { status, answer } = await send(side, { ...order });
    expect([status, answer.kind], `${side} in ${table}`).toEqual([200, 'done']);
    order.n = answer.n;
    done();
  }
};

/** Plays on until it is told that it is over. */
export const play = (
  door: Door,
  battle: Battle,
  random: Random,
  manner: { readonly done: () => void; readonly stopped: () => boolean },
): Promise<void> =>
  sending(door, battle, async (send) => {
    while (!battle.over && !manner.stopped()) await playRound(door, battle, send, random, manner.done);
  });

/** So many orders of each side are sent again after a kill; all of them at the end. */
const AGAIN = 4;

const checkOrder = async (send: Send, side: string, order: Given): Promise<void> => {
  // What was answered is found by its id, whatever comes with it; what was under way is sent as it was.
  const again = order.n === undefined ? { ...order } : { ...order, order: { kind: 'nothing of the sort' } };
  const { n, ...sent } = again;
  const { status, answer } = await send(side, sent);
  expect([status, answer], `${side}’s order ${order.id}`).toEqual([200, { kind: 'done', n: n ?? answer.n }]);
  order.n = answer.n;
};

/** Every order that was answered is there under its number, and the messages have no gap. */
export const check = (door: Door, battle: Battle, latest = AGAIN): Promise<void> =>
  sending(door, battle, async (send) => {
    for (const [side, key] of Object.entries(battle.keys)) {
      for (const order of (battle.given[side] ?? []).slice(-latest)) await checkOrder(send, side, order);
      const path = `/tables/${battle.table}/messages?limit=500`;
      const { messages } = (await ask(door, 'GET', path, undefined, key)).json;
      const numbers = messages.map(({ n }: { n: number }) => n);
      expect(numbers).toEqual(numbers.map((_: number, place: number) => place + 1));
      expect(numbers.length).toBeGreaterThanOrEqual(battle.given[side]?.at(-1)?.n ?? 0);
    }
  });

interface Line {
  readonly seq?: number;
  readonly id?: string;
  readonly seat?: { readonly side: string };
  readonly decision?: string;
  readonly order?: unknown;
}

/** Ends a battle and reads its log: every order once, as it was sent, in the order in which it was sent, with honest dice. */
export const checkLog = async (door: Door, battle: Battle): Promise<void> => {
  await check(door, battle, Number.MAX_SAFE_INTEGER);
  const { table, keys, given } = battle;
  const { status } = await ask(door, 'POST', `/tables/${table}/resign`, {}, keys.red);
  expect([200, 422]).toContain(status);
  const { text } = await ask(door, 'GET', `/tables/${table}/log`, undefined, keys.red);
  const lines: readonly Line[] = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const numbers = lines.flatMap(({ seq }) => seq ?? []);
  expect(numbers).toEqual(numbers.map((_, place) => place));
  for (const side of Object.keys(keys)) {
    const written = lines.flatMap(({ seat, id, decision, order }) =>
      id !== undefined && seat?.side === side ? [{ id, decision, order }] : [],
    );
    const sent = (given[side] ?? []).map(({ id, decision, order }) => ({ id, decision, order }));
    expect(isDeepStrictEqual(written, sent), `${side}’s orders in the log of ${table}`).toBe(true);
  }
  expect((await ask(door, 'GET', `/tables/${table}/luck`, undefined, keys.blue)).json.flaws).toEqual([]);
};
