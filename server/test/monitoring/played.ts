import { randomFrom } from '@grognard/engine';
import type { Place } from '../../index.ts';
import { anOrder, matchFrom } from '../table/playing.ts';
import { ask, both, ford, type House, listen, newTable, openHouse } from '../table/served.ts';
import { openWebsocket } from '../table/websockets.ts';

export type Prepare = () => Promise<{ readonly place: Place; readonly clear: () => Promise<void> }>;

const NAMES = { red: 'Maréchal Soult', blue: 'Sir John Moore' } as const;
const SIDES = ['red', 'blue'] as const;

/** A house in which something has happened: a battle that is over, one that has begun, one that waits, and some failures. */
export const playedHouse = async (place: Place, manner: Parameters<typeof openHouse>[1] = {}) => {
  const house = await openHouse(place, { ...manner });
  const fought = await newTable(house);
  for (const side of SIDES)
    await fought.at(side, 'POST', '/sit', { name: NAMES[side], word: `the word of ${side}` });
  const stream = await listen(house, [{ table: fought.table, key: fought.keyOf('red'), since: 0 }]);
  const line = await openWebsocket(house);
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
  const begun = await newTable(house);
  for (const side of SIDES) await begun.at(side, 'POST', '/sit', { name: NAMES[side], word: 'w' });
  const waiting = await newTable(house, { ...ford, seats: [...both, { seat: 'spectator', by: 'link' }] });
  await ask(house, 'GET', `/tables/${fought.table}`, undefined, 'a-wrong-key-that-somebody-showed-here');
  await ask(house, 'POST', '/tables', { game: 'chess' });
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
    await house.close();
  };
  return { house, secrets, close };
};

export const textAt = async (
  { address }: Pick<House, 'address'>,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<string> => (await fetch(`${address}${path}`, { headers })).text();
