import type { AnswerCarried, OrderCarried, StreamLine, StreamWanted } from '@grognard/engine';

/** As much of a WebSocket as a courier needs. */
type Line = Pick<WebSocket, 'readyState' | 'send' | 'close' | 'addEventListener'>;

/** What somebody wishes to hear on the line. */
interface Hearing {
  readonly wanted: () => StreamWanted;
  readonly hear: (line: StreamLine) => void;
  readonly signal: AbortSignal;
}

export interface Courier {
  /** Carries an order and brings its answer; undefined if he cannot now, or did not come back. */
  carry(order: Omit<OrderCarried, 'ask'>): Promise<AnswerCarried | undefined>;
  /** Brings what happens at some seats until the line ends; false if he never came. */
  listen(hearing: Hearing): Promise<boolean>;
}

/** A line that is open, or about to be. */
interface Trip {
  readonly line: Line;
  readonly waiting: Map<number, (answer: AnswerCarried | undefined) => void>;
  hear: (line: StreamLine) => void;
  ended: () => void;
}

const OPEN = 1;
/** Whoever has not come back after this long is not waited for. */
const PATIENCE = 10_000;
/** A server, or a proxy before it, that takes no couriers is not asked again at once. */
const REST = 30_000;
/** So soon something must be heard of whoever listens. */
const FIRST_WORD = 4_000;

/**
 * One line for all orders of this page and for all it hears: an order costs far less on it than as a request of its own, and comes
 * back together with what came of it. Nothing depends on it. An order that he does not bring an answer to may have been given, and is
 * sent again under its own id; what is not heard on it is heard on a stream.
 */
export const hireCourier = (connect: () => Line, clock: () => number = Date.now): Courier => {
  let trip: Trip | undefined;
  let rested = 0;
  let isKnown = false;
  let asked = 0;

  /** Nothing more is expected of a line, whether it knows yet that it is dead or not. */
  const end = (mine: Trip): void => {
    if (trip !== mine) return;
    trip = undefined;
    for (const giveUp of [...mine.waiting.values()]) giveUp(undefined);
    mine.ended();
    mine.line.close();
  };

  const setOut = (): Trip => {
    const mine: Trip = { line: connect(), waiting: new Map(), hear: () => {}, ended: () => {} };
    rested = clock() + REST;
    mine.line.addEventListener('message', ({ data }) => {
      if (trip !== mine) return;
      isKnown = true;
      const said = JSON.parse(String(data)) as AnswerCarried | StreamLine;
      if (!('status' in said)) mine.hear(said);
      else if (said.to !== undefined) mine.waiting.get(said.to)?.(said);
    });
    mine.line.addEventListener('close', () => end(mine));
    trip = mine;
    return mine;
  };

  /** One who has come before is asked again at once, should he be lost. */
  const atHand = (): Trip | undefined => trip ?? (isKnown || clock() >= rested ? setOut() : undefined);

  return {
    carry: async (order) => {
      const mine = atHand();
      if (mine?.line.readyState !== OPEN) return undefined;
      return new Promise((resolve) => {
        asked += 1;
        const ask = asked;
        // A line that is dead without knowing it is left behind.
        const timer = setTimeout(() => end(mine), PATIENCE);
        mine.waiting.set(ask, (answer) => {
          clearTimeout(timer);
          mine.waiting.delete(ask);
          resolve(answer);
        });
        mine.line.send(JSON.stringify({ ask, ...order }));
      });
    },

    listen: async ({ wanted, hear, signal }) => {
      const mine = atHand();
      if (mine === undefined) return false;
      const leave = (): void => end(mine);
      const begin = (): void => {
        if (trip === mine) mine.line.send(JSON.stringify({ listen: wanted() }));
      };
      return new Promise((resolve) => {
        let isHeard = false;
        const timer = setTimeout(leave, FIRST_WORD);
        mine.ended = () => {
          clearTimeout(timer);
          resolve(isHeard || signal.aborted);
        };
        mine.hear = (line) => {
          isHeard = true;
          clearTimeout(timer);
          hear(line);
        };
        signal.addEventListener('abort', leave);
        if (mine.line.readyState === OPEN) begin();
        else mine.line.addEventListener('open', begin);
      });
    },
  };
};

const ours = (): WebSocket => new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/courier`);

export const courier: Courier = hireCourier(ours);
