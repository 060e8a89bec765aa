import { marchesOf, sides } from './march-cases.ts';
import { UNITS } from './serving-cases.ts';
import type { Player } from './serving-loop.ts';
import { connectTo, newTable } from './serving-ours.ts';
import { framed, hear, websocketTo } from './websocket-client.ts';

/** How an answer begins, and nothing else that comes back. */
const AN_ANSWER = '{"to":';

/** How the beat begins that tells whoever listens now and then that the server is there. */
const A_BEAT = '{"beat":';

/** Goes on once it has been called so many times since; whoever waits then, or comes later, is told of the end. */
const counting = () => {
  let left = 0;
  let all: () => void = () => undefined;
  let broken: (why: Error) => void = () => undefined;
  let end: Error | undefined;
  return {
    wait: (times: number): Promise<void> =>
      new Promise((resolve, reject) => {
        [left, all, broken] = [times, resolve, reject];
        if (end !== undefined) reject(end);
      }),
    one: (): void => {
      left -= 1;
      if (left === 0) all();
    },
    breakOff: (why: Error): void => {
      end = why;
      broken(why);
    },
  };
};

/**
 * The same march on a websocket, as the page sends its orders: one order, then the next once it is answered. Who
 * listens, as the page does, waits for the message that tells him what came of it, too.
 */
export const ourWebsocket = async (port: number, log: string, listens: boolean): Promise<Player> => {
  const connection = connectTo(port);
  const { id: table, keys } = await newTable(connection, log);
  connection.close();
  const key = keys[sides[0]] ?? '';
  const line = await websocketTo(port);
  const { wait, one, breakOff } = counting();
  let isListening = !listens;
  let said = '';
  const hearing = hear(
    line,
    (beginning) => {
      if (isListening && beginning.startsWith(A_BEAT)) return;
      if (beginning.startsWith(AN_ANSWER)) said = beginning;
      one();
    },
    40,
  );
  line.on('data', hearing);
  line.once('close', () => breakOff(new Error('the server has closed the websocket')));
  if (listens) {
    const beat = wait(1);
    line.write(framed(JSON.stringify({ listen: { seats: [{ table, key, since: 0 }] } })), 'latin1');
    await beat;
    isListening = true;
  }
  const sender = `,"table":"${table}","key":"${key}"`;
  const orders = marchesOf(UNITS).map((step) => JSON.stringify({ kind: 'march', ...step }));
  let given = 0;
  return {
    move: async () => {
      const body = `{"id":"${given}","decision":"march ${given}","order":${orders[given % orders.length]}}`;
      const done = wait(listens ? 2 : 1);
      line.write(framed(`{"ask":${given}${sender},"body":${body}}`), 'latin1');
      await done;
      if (!said.startsWith(`${AN_ANSWER}${given},"status":200,`)) throw new Error(`not done: ${said}`);
      given += 1;
    },
    close: () => line.destroy(),
  };
};
