import type { AnswerCarried, OrderCarried } from '@grognard/engine';

/** As much of a WebSocket as a courier needs. */
type Line = Pick<WebSocket, 'readyState' | 'send' | 'close' | 'addEventListener'>;

/** Carries an order and brings its answer; undefined if he cannot now, or did not come back. */
export type Courier = (order: Omit<OrderCarried, 'ask'>) => Promise<AnswerCarried | undefined>;

const OPEN = 1;
/** Whoever has not come back after this long is not waited for. */
const PATIENCE = 10_000;
/** A server, or a proxy before it, that takes no couriers is not asked again at once. */
const REST = 30_000;

/**
 * One line for all orders of this page: an order costs far less on it than as a request of its own. Nothing depends on it. An order
 * that he does not bring an answer to may have been given, and is sent again under its own id.
 */
export const hireCourier = (connect: () => Line, clock: () => number = Date.now): Courier => {
  const waiting = new Map<number, (answer: AnswerCarried | undefined) => void>();
  let line: Line | undefined;
  let rested = 0;
  let asked = 0;

  const hear = (answer: AnswerCarried): void => {
    if (answer.to !== undefined) waiting.get(answer.to)?.(answer);
  };

  const setOut = (): void => {
    const mine = connect();
    line = mine;
    rested = clock() + REST;
    mine.addEventListener('message', ({ data }) => hear(JSON.parse(String(data)) as AnswerCarried));
    mine.addEventListener('close', () => {
      if (line !== mine) return;
      line = undefined;
      for (const giveUp of waiting.values()) giveUp(undefined);
    });
  };

  const carry = (on: Line, order: Omit<OrderCarried, 'ask'>): Promise<AnswerCarried | undefined> =>
    new Promise((resolve) => {
      asked += 1;
      const ask = asked;
      const timer = setTimeout(() => {
        waiting.get(ask)?.(undefined);
        // A line that is dead without knowing it is left behind.
        on.close();
      }, PATIENCE);
      waiting.set(ask, (answer) => {
        clearTimeout(timer);
        waiting.delete(ask);
        resolve(answer);
      });
      on.send(JSON.stringify({ ask, ...order }));
    });

  return async (order) => {
    if (line?.readyState === OPEN) return carry(line, order);
    if (line === undefined && clock() >= rested) setOut();
    return undefined;
  };
};

const ours = (): WebSocket => new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/courier`);

export const courier: Courier = hireCourier(ours);
