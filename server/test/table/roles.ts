import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { StoreLocation } from '../../index.ts';
import { until } from '../store/until.ts';
import { ask, both, ford, listen, newTable, openServer, type Said, type TestServer } from './served.ts';
import { openWebsocket } from './websockets.ts';

/**
 * Who shows which key: none, no key at all, one that nobody has, and those of a spectator, of a side that has only drafted
 * its plan, of the one that has sealed its own, of a seat at another table, of the umpire, and of whoever set the table up.
 */
const ROLES = [
  'none',
  'malformed',
  'unknown',
  'spectator',
  'drafted',
  'sealed',
  'elsewhere',
  'umpire',
  'owner',
] as const;
type Role = (typeof ROLES)[number];

interface Row {
  /** What each of them is answered, in that order. */
  readonly statuses: string;
  readonly body?: (at: Laid) => unknown;
  /** Asked otherwise than by a request with a key. */
  readonly asked?: (server: TestServer, at: Laid, key: string | undefined) => Promise<number>;
}

interface Laid {
  readonly table: string;
  readonly decision: string;
  readonly keys: Readonly<Record<Role, string | undefined>>;
}

const OPEN = '200 200 200 200 200 200 200 200 200';
const SEATED = '401 401 404 200 200 200 404 200 404';
const PLAYERS = '401 401 404 403 200 200 404 403 404';
const AT_THE_END = '401 401 404 409 409 409 404 409 404';

const plan = { kind: 'plan', steps: [] };
const order = ({ decision }: Laid) => ({ id: 'an order', decision, order: plan });

/** One order on a line of its own. */
const carried = async (server: TestServer, at: Laid, key = ''): Promise<number> => {
  const line = await openWebsocket(server);
  const { status } = await line.carry({ ask: 1, table: at.table, key, body: order(at) });
  line.leave();
  return status;
};

/** A stream is granted to anybody and tells only those who have a seat: 404 for whoever is told that there is none. */
const streamed = async (server: TestServer, at: Laid, key = ''): Promise<number> => {
  const stream = await listen(server, [{ table: at.table, key, since: 0 }]);
  const isTold = (): boolean => stream.lines.some((line) => 'message' in line);
  const isClosed = (): boolean => stream.lines.some((line) => 'closed' in line);
  if (stream.status === 200) await until(() => isTold() || isClosed());
  await stream.stop();
  return isClosed() && !isTold() ? 404 : stream.status;
};

const MATRIX: Readonly<Record<string, Row>> = {
  'GET /games': { statuses: OPEN },
  'GET /games/:game/scenarios': { statuses: OPEN },
  'GET /games/:game/scenarios/:scenario': { statuses: OPEN },
  'GET /games/:game/examples': { statuses: OPEN },
  'POST /tables': { statuses: OPEN.replaceAll('200', '201'), body: () => ford },
  'POST /tables/import': { statuses: OPEN.replaceAll('200', '400') },
  'DELETE /tables/:table': { statuses: '401 401 404 404 404 404 404 404 204' },
  'GET /tables/:table': { statuses: SEATED },
  'GET /tables/:table/view': { statuses: SEATED },
  'GET /tables/:table/messages': { statuses: SEATED },
  'GET /tables/:table/export': { statuses: SEATED },
  'POST /tables/:table/sit': { statuses: SEATED, body: () => ({ name: 'Ney', word: '' }) },
  'POST /tables/:table/orders': { statuses: PLAYERS, body: order },
  'POST /tables/:table/unseal': {
    statuses: '401 401 404 403 422 200 404 403 404',
    body: ({ decision }) => ({ decision }),
  },
  'POST /tables/:table/take-back': { statuses: '401 401 404 403 422 200 404 403 404', body: () => ({}) },
  'GET /tables/:table/take-back': { statuses: PLAYERS },
  'POST /tables/:table/forward': { statuses: '401 401 404 403 422 422 404 403 404', body: () => ({}) },
  'POST /tables/:table/take-back/:ask': {
    statuses: '401 401 404 403 404 404 404 403 404',
    body: () => ({ consent: true }),
  },
  'POST /tables/:table/resign': { statuses: PLAYERS, body: () => ({}) },
  'PUT /tables/:table/drafts/:decision': {
    statuses: '401 401 404 403 204 204 404 403 404',
    body: () => ({ draft: plan }),
  },
  'GET /tables/:table/drafts/:decision': { statuses: '401 401 404 403 200 404 404 403 404' },
  'DELETE /tables/:table/drafts/:decision': { statuses: '401 401 404 403 204 404 404 403 404' },
  'POST /tables/:table/acts': {
    statuses: '401 401 404 403 403 403 404 200 404',
    body: () => ({ act: 'waive', rule: 'TN-R03', reason: 'a reason' }),
  },
  'GET /tables/:table/log': { statuses: AT_THE_END },
  'GET /tables/:table/luck': { statuses: AT_THE_END },
  'POST /stream': { statuses: '400 400 404 200 200 200 404 200 404', asked: streamed },
  'GET /websocket': { statuses: PLAYERS, asked: carried },
};

const umpired = {
  ...ford,
  seats: [...both, { seat: 'umpire', by: 'link' }, { seat: 'spectator', by: 'link' }],
};

/** A table at which blue has planned and red has not, but has a draft. */
const lay = async (server: TestServer): Promise<Laid> => {
  const [made, elsewhere] = [await newTable(server, umpired), await newTable(server, umpired)];
  const [{ id: decision }] = (await made.at('red', 'GET', '/view')).json.outlook.decisions;
  await made.at('blue', 'POST', '/orders', { id: 'sealed', decision, order: plan });
  await made.at('red', 'PUT', `/drafts/${encodeURIComponent(decision)}`, { draft: plan });
  const keys: Laid['keys'] = {
    none: undefined,
    malformed: 'a-key',
    unknown: 'x'.repeat(32),
    spectator: made.keyOf('spectator'),
    drafted: made.keyOf('red'),
    sealed: made.keyOf('blue'),
    elsewhere: elsewhere.keyOf('red'),
    umpire: made.keyOf('umpire'),
    owner: made.owner,
  };
  return { table: made.table, decision, keys };
};

const pathOf = (path: string, { table, decision }: Laid): string =>
  path
    .replace(':table', table)
    .replace(':decision', encodeURIComponent(decision))
    .replace(':game', 'tiny')
    .replace(':scenario', 'ford')
    .replace(':ask', 'abc');

const answerOf = async (
  server: TestServer,
  name: string,
  row: Row,
  at: Laid,
  role: Role,
): Promise<Said | number> => {
  if (row.asked !== undefined) return row.asked(server, at, at.keys[role]);
  const [method = '', path = ''] = name.split(' ');
  return ask(server, method, pathOf(path, at), row.body?.(at), at.keys[role]);
};

/** All that can be seen of a table by those who see most of it. */
const look = async (server: TestServer, { table, keys }: Laid): Promise<string> => {
  const asks = ['', '/view', '/messages'].flatMap((path) =>
    [keys.umpire, keys.drafted, keys.sealed].map((key) =>
      ask(server, 'GET', `/tables/${table}${path}`, undefined, key),
    ),
  );
  return (await Promise.all(asks)).map(({ text }) => text).join('\n');
};

/** Who may do what, on whichever store. */
export const rolesSuite = (prepare: () => Promise<StoreLocation>): void => {
  let server: TestServer;

  beforeAll(async () => {
    server = await openServer(await prepare());
  });

  afterAll(() => server.close());

  test('every route of the server is in the table', async () => {
    const { paths } = (await ask(server, 'GET', '/openapi.json')).json;
    const routes = Object.entries<object>(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map(
        (method) => `${method.toUpperCase()} ${path.replace('/api', '').replace(/\{(\w+)\}/g, ':$1')}`,
      ),
    );
    expect(routes.toSorted()).toEqual(Object.keys(MATRIX).toSorted());
  });

  describe.each(Object.entries(MATRIX))('%s', (name, row) => {
    test(`answers ${row.statuses}, and whoever is refused changes nothing`, async () => {
      const answers: Partial<Record<Role, number>> = {};
      const refusals = new Set<string>();
      for (const role of ROLES) {
        const at = await lay(server);
        const before = await look(server, at);
        const answer = await answerOf(server, name, row, at, role);
        const status = typeof answer === 'number' ? answer : answer.status;
        answers[role] = status;
        if (status >= 400) expect(await look(server, at), role).toBe(before);
        if (typeof answer !== 'number' && status === 404 && ['unknown', 'elsewhere', 'owner'].includes(role))
          // The same words each time, but for the id of the request.
          refusals.add(answer.text.replace(/"id":"[^"]*"/, ''));
      }
      expect(ROLES.map((role) => answers[role]).join(' ')).toBe(row.statuses);
      // Nobody learns which tables and keys there are.
      expect(refusals.size).toBeLessThanOrEqual(1);
    });
  });
};
