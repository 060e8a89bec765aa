import { rmSync } from 'node:fs';
import { pickFrom, type Random, randomFrom } from '@grognard/engine';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countOf, firstSeed, patience } from '../../../tools/counts.ts';
import { errorInfo, orderAnswer, takeBackAnswer } from '../../api/response-schemas.ts';
import { buildApp } from '../../app.ts';
import { openStore, type Store, type StoreLocation } from '../../index.ts';
import { LAST_VISIT_DOCUMENT } from '../../tables/documents.ts';
import { until } from '../store/until.ts';
import { both, emptyPages, ford, threadsScript } from './served.ts';
import { openWebsocket } from './websockets.ts';

let store: Store;
let app: FastifyInstance;

/** What is sent there is a text on its line. */
const WEBSOCKET = '/api/websocket';

interface Asked {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly url: string;
  readonly key?: string;
  readonly body?: unknown;
  readonly type?: string;
}

const send = ({ method, url, key, body, type = 'application/json' }: Asked) => {
  const options: InjectOptions = {
    method,
    url,
    headers: {
      ...(key !== undefined && { authorization: `Bearer ${key}` }),
      ...(body !== undefined && { 'content-type': type }),
    },
    ...(body !== undefined && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
  };
  return app.inject(options);
};

/** A table at which everything can be asked, and a valid message for every endpoint. */
const prepare = async (): Promise<{
  readonly asks: readonly Asked[];
  readonly look: () => Promise<string>;
}> => {
  for (const { id } of await store.games(undefined, 1000)) await store.deleteGame(id);
  const made = (
    await send({
      method: 'POST',
      url: '/api/tables',
      body: { ...ford, seats: [...both, { seat: 'umpire', by: 'link' }] },
    })
  ).json();
  const [red, blue, umpire] = made.keys.map(({ key }: { key: string }) => key);
  const at = `/api/tables/${made.table}`;
  const view = async (key: string) => (await send({ method: 'GET', url: `${at}/view`, key })).json();
  const [decision] = (await view(red)).outlook.decisions;
  const order = { kind: 'plan', steps: [{ piece: 'Aubert', to: { x: 1, y: 0 } }] };
  await send({
    method: 'POST',
    url: `${at}/orders`,
    key: blue,
    body: { id: 'b', decision: decision.id, order: { kind: 'plan', steps: [] } },
  });
  // That somebody was here is noted in its own time: nothing else may change from here on.
  await expect.poll(() => store.documents(made.table, LAST_VISIT_DOCUMENT)).toHaveLength(1);
  const draft = `${at}/drafts/${encodeURIComponent(decision.id)}`;
  const reason = 'a reason';
  const asks: readonly Asked[] = [
    { method: 'GET', url: '/api/games/tiny/scenarios' },
    { method: 'GET', url: '/api/games/tiny/scenarios/ford' },
    { method: 'GET', url: '/api/games/tiny/examples' },
    { method: 'POST', url: '/api/tables', body: { ...ford, switches: { sight: 1 }, sandbox: false } },
    { method: 'POST', url: '/api/tables/import', body: '{"seq":0}', type: 'application/x-ndjson' },
    { method: 'GET', url: at, key: red },
    { method: 'GET', url: `${at}/view?at=0`, key: red },
    { method: 'GET', url: `${at}/messages?since=0&limit=5`, key: red },
    { method: 'POST', url: `${at}/orders`, key: red, body: { id: 'r', decision: decision.id, order } },
    { method: 'PUT', url: draft, key: red, body: { draft: order } },
    { method: 'GET', url: draft, key: red },
    { method: 'DELETE', url: draft, key: red },
    { method: 'POST', url: `${at}/unseal`, key: blue, body: { decision: decision.id } },
    { method: 'POST', url: `${at}/take-back`, key: blue, body: {} },
    { method: 'POST', url: `${at}/take-back/abc`, key: red, body: { consent: true } },
    { method: 'POST', url: `${at}/resign`, key: red, body: {} },
    { method: 'POST', url: `${at}/sit`, key: red, body: { name: 'Ney', word: 'w' } },
    {
      method: 'POST',
      url: `${at}/acts`,
      key: umpire,
      body: { act: 'amend', path: ['turn'], value: 2, reason },
    },
    { method: 'POST', url: `${at}/acts`, key: umpire, body: { act: 'waive', rule: 'TN-R03', reason } },
    { method: 'POST', url: `${at}/acts`, key: umpire, body: { act: 'strike', seq: 1, reason } },
    { method: 'GET', url: `${at}/export`, key: red },
    { method: 'GET', url: `${at}/log`, key: red },
    { method: 'GET', url: `${at}/luck`, key: red },
    { method: 'DELETE', url: at, key: made.owner },
    { method: 'POST', url: '/api/stream', body: { seats: [{ table: made.table, key: red, since: 0 }] } },
    {
      method: 'GET',
      url: WEBSOCKET,
      body: { ask: 1, table: made.table, key: red, body: { id: 'r', decision: decision.id, order } },
    },
    {
      method: 'GET',
      url: WEBSOCKET,
      body: { listen: { seats: [{ table: made.table, key: red, since: 0 }] } },
    },
  ];
  const look = async (): Promise<string> =>
    JSON.stringify([
      await store.game(made.table),
      await store.documents(made.table, ''),
      (await store.games(undefined, 100_000)).length,
      await view(red),
      await view(umpire),
    ]);
  return { asks, look };
};

const ODD: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  1e300,
  Number.MAX_SAFE_INTEGER,
  '',
  '\u0000',
  '\ud800',
  '../../etc/passwd',
  'x'.repeat(5000),
  [],
  {},
  [[[[]]]],
  { kind: 'plan' },
  { constructor: 1 },
  ['length'],
];

const isBag = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The body with one thing about it changed, somewhere. */
const bent = (value: unknown, random: Random): unknown => {
  if (random.below(4) === 0) return pickFrom(random, ODD);
  if (Array.isArray(value) && value.length > 0) {
    const place = random.below(value.length);
    if (random.below(4) === 0) return value.toSpliced(place, 1);
    return value.with(place, bent(value[place], random));
  }
  if (!isBag(value)) return pickFrom(random, ODD);
  const key = pickFrom(random, Object.keys(value)) ?? 'more';
  const { [key]: held, ...rest } = value;
  switch (random.below(4)) {
    case 0:
      return rest;
    case 1:
      return { ...value, [`${key}${random.below(9)}`]: pickFrom(random, ODD) };
    default:
      return { ...rest, [key]: bent(held, random) };
  }
};

const bentText = (text: string, random: Random): string => {
  const place = random.below(text.length);
  switch (random.below(3)) {
    case 0:
      return text.slice(0, place);
    case 1:
      return text.slice(0, place) + text.slice(place + 1);
    default:
      return `${text.slice(0, place)}${pickFrom(random, ['"', '}', '\\', '%', 'é', '\t', '__proto__'])}${text.slice(place)}`;
  }
};

/** The path with something wrong in it, such that it still begins where the protocol does. */
const bentUrl = (url: string, random: Random): string => {
  const [path = '', query] = url.split('?');
  if (query !== undefined && random.below(2) === 0)
    return `${path}?${query.replace(/=\d+/, `=${pickFrom(random, ['-1', 'x', '1e9', '%00', '0.5', '', '99999999999999999999'])}`)}`;
  const parts = path.split('/');
  const place = 3 + random.below(Math.max(1, parts.length - 3));
  const odd =
    pickFrom(random, ['%2e%2e', 'x'.repeat(300), '%00', '%F0%9F', '__proto__', 'constructor', '']) ?? '';
  return parts.with(Math.min(place, parts.length - 1), odd).join('/');
};

const mutated = (ask: Asked, random: Random): Asked => {
  const choice = ask.url === WEBSOCKET ? 3 + random.below(7) : random.below(10);
  if (choice === 0) return { ...ask, url: bentUrl(ask.url, random) };
  if (choice === 1 && ask.key !== undefined)
    return {
      ...ask,
      key: pickFrom(random, ['', 'x', 'y'.repeat(32), `${ask.key}z`, 'Bearer', 'é'.repeat(24)]) ?? '',
    };
  if (choice === 2 && ask.body !== undefined)
    return {
      ...ask,
      type: pickFrom(random, ['text/plain', 'application/xml', 'application/x-ndjson', 'nonsense']) ?? '',
    };
  if (ask.body === undefined) return { ...ask, url: bentUrl(ask.url, random) };
  const text = typeof ask.body === 'string' ? ask.body : JSON.stringify(ask.body);
  if (choice === 3 || typeof ask.body === 'string') return { ...ask, body: bentText(text, random) };
  return { ...ask, body: JSON.stringify(bent(ask.body, random)) ?? '' };
};

const inShape = (status: number, json: unknown): boolean =>
  errorInfo.safeParse(json).success ||
  ([409, 422].includes(status) &&
    (orderAnswer.safeParse(json).success || takeBackAnswer.safeParse(json).success));

/** Every endpoint, with whatever can be wrong with what it is sent, on whichever store. */
export const mutationSuite = (prepareStore: () => Promise<StoreLocation>): void => {
  let pages: string;

  beforeAll(async () => {
    pages = emptyPages();
    store = await openStore(await prepareStore());
    const worker = await threadsScript();
    app = await buildApp({ pages, store, tiny: true, worker, inspection: { worker } });
    await app.listen({ port: 0, host: '127.0.0.1' });
  });

  afterAll(async () => {
    await app.close();
    await store.close();
    rmSync(pages, { recursive: true, force: true });
  });

  test(
    'whatever is sent, the answer is a 4xx in the one shape and nothing has changed',
    async () => {
      let { asks, look } = await prepare();
      let refused = 0;
      for (let seed = firstSeed; seed < firstSeed + countOf('mutations'); seed += 1) {
        const random = randomFrom(seed);
        const asked = mutated(pickFrom(random, asks) as Asked, random);
        const before = await look();
        const answer = await answerTo(asked);
        const what = `seed ${seed}: ${asked.method} ${asked.url} ${JSON.stringify(asked.body)}: ${answer.body}`;
        if (answer.statusCode < 300) {
          // It happened to be something one may ask: begin again at a new table.
          ({ asks, look } = await prepare());
          continue;
        }
        refused += 1;
        expect(answer.statusCode, what).toBeGreaterThanOrEqual(400);
        expect(answer.statusCode, what).toBeLessThan(500);
        expect(inShape(answer.statusCode, answer.json()), what).toBe(true);
        expect(await look(), what).toBe(before);
      }
      expect(refused).toBeGreaterThan(countOf('mutations') / 2);
    },
    patience,
  );
};

const answerTo = (asked: Asked) => {
  if (asked.url === WEBSOCKET) return carried(asked);
  return asked.url.startsWith('/api/stream') ? streamed(asked) : send(asked);
};

/** The same as a text on a websocket; whoever may listen is answered by a beat. */
const carried = async ({ body }: Asked) => {
  const line = await openWebsocket({ address: app.listeningOrigin });
  line.send(String(body));
  await until(() => line.heard.length + line.lines.length > 0);
  line.leave();
  const [{ status = 200, answer } = {}] = line.heard;
  return { statusCode: status, body: JSON.stringify(answer), json: (): unknown => answer };
};

/** A stream that is granted never ends by itself: for this test it is enough that it was. */
const streamed = async (asked: Asked) => {
  const answer = send(asked);
  const granted = new Promise<{ statusCode: number; body: string; json: () => unknown }>((resolve) =>
    setTimeout(() => resolve({ statusCode: 200, body: '', json: () => undefined }), 200),
  );
  return Promise.race([answer, granted]);
};
