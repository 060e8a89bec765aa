import { randomFrom } from '@grognard/engine';
import type { StoreLocation } from '../../index.ts';
import { anOrder, matchFrom } from '../table/playing.ts';
import { ask, both, ford, listen, newTable, openServer, type TestServer } from '../table/served.ts';
import { openWebsocket } from '../table/websockets.ts';

export type Prepare = () => Promise<{ readonly place: StoreLocation; readonly clear: () => Promise<void> }>;

const NAMES = { red: 'Maréchal Soult', blue: 'Sir John Moore' } as const;
const SIDES = ['red', 'blue'] as const;

/** A server in which something has happened: a battle that is over, one that has begun, one that waits, and some failures. */
export const playedServer = async (place: StoreLocation, manner: Parameters<typeof openServer>[1] = {}) => {
  const server = await openServer(place, { ...manner });
  const fought = await newTable(server);
  for (const side of SIDES)
    await fought.at(side, 'POST', '/sit', { name: NAMES[side], word: `the word of ${side}` });
  const stream = await listen(server, [{ table: fought.table, key: fought.keyOf('red'), since: 0 }]);
  const line = await openWebsocket(server);
  const match = matchFrom((await fought.at('red', 'GET', '')).json);
  const random = randomFrom(7);
  for (let order = 0; order < 12; order += 1)
    for (const side of SIDES) {
      const { outlook } = (await fought.at(side, 'GET', '/view')).json;
      const chosen = anOrder(match, outlook, { side }, random);
      if (chosen === undefined) continue;
      const sent = { id: `${side} order ${order}`, ...chosen };
      if (order % 2 === 0) await fought.at(side, 'POST', '/orders', sent);
      else await line.carry({ ask: order, table: fought.table, key: fought.keyOf(side), body: sent });
    }
  await fought.at('red', 'POST', '/resign');
  const { secret } = (await fought.at('red', 'GET', '/luck')).json;
  const begun = await newTable(server);
  for (const side of SIDES) await begun.at(side, 'POST', '/sit', { name: NAMES[side], word: 'w' });
  const waiting = await newTable(server, { ...ford, seats: [...both, { seat: 'spectator', by: 'link' }] });
  await ask(server, 'GET', `/tables/${fought.table}`, undefined, 'a-wrong-key-that-somebody-showed-here');
  await ask(server, 'POST', '/tables', { game: 'chess' });
  const secrets = [
    ...[fought, begun, waiting].flatMap(({ table, owner, keys }) => [
      table,
      owner,
      ...keys.map(({ key }) => key),
    ]),
    ...Object.values(NAMES),
    ...['the word of', 'red order', 'blue order', secret, 'a-wrong-key', 'Aubert', 'chess'],
  ];
  const close = async (): Promise<void> => {
    line.leave();
    await stream.stop();
    await server.close();
  };
  return { server, secrets, close };
};

export const textAt = async (
  { address }: Pick<TestServer, 'address'>,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<string> => (await fetch(`${address}${path}`, { headers })).text();
