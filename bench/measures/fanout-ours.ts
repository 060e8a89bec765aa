import type { Work } from '../measure.ts';
import type { openStream } from '../serving/stream.ts';
import { marchesOf, sides } from './march-cases.ts';
import { openingLine, UNITS } from './serving-cases.ts';
import { connectTo, newTable } from './serving-ours.ts';

/** One table with a thousand who listen at its spectator's seat: an order is told when all have heard of it. */
export const ourFanOut = async (port: number, clients: number, open: typeof openStream) => {
  const connection = connectTo(port);
  const { id, keys } = await newTable(connection, openingLine(true));
  let heard = 0;
  let wanted = Number.POSITIVE_INFINITY;
  let arrived: () => void = () => undefined;
  const hear = (): void => {
    heard += 1;
    if (heard === wanted) arrived();
  };
  const seats = [{ table: id, key: keys.spectator, since: 0 }];
  const streams = await Promise.all(Array.from({ length: clients }, () => open(port, seats, hear)));
  const marches = marchesOf(UNITS);
  let given = 0;
  const work: Work = async (times) => {
    for (let i = 0; i < times; i += 1) {
      wanted = heard + clients;
      const all = new Promise<void>((resolve) => {
        arrived = resolve;
      });
      const order = { kind: 'march', ...marches[given % marches.length] };
      const sent = { id: `${given}`, decision: `march ${given}`, order };
      const { status, text } = await connection.ask('POST', `/tables/${id}/orders`, keys[sides[0]], sent);
      if (status !== 200) throw new Error(`an order was not done: ${status} ${text}`);
      given += 1;
      await all;
    }
    return times;
  };
  const close = (): void => {
    for (const stream of streams) stream.close();
    connection.close();
  };
  return { work, close };
};
