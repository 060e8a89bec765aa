import type { AnswerCarried, StreamWanted } from '@grognard/engine';
import type { FastifyError } from 'fastify';
import { safeParse } from 'secure-json-parse';
import { listenCarried, orderCarried } from '../api/asks.ts';
import type { House } from '../api/house.ts';
import { orderCame } from '../api/orders.ts';
import { read } from '../api/route.ts';
import type { Caller } from '../callers.ts';
import { tooDeep } from '../too-deep.ts';
import { failureTold } from '../errors.ts';
import { Refused } from '../failure.ts';
import { type Limits, meterOf, tooMany } from '../limits.ts';
import type { Meter } from '../meter.ts';
import type { Attending } from '../streams/attending.ts';

/** Does what came as text, and says what to send back; nothing to whoever wishes to listen. */
export type Carry = (text: string) => Promise<AnswerCarried | undefined>;

/** Lets whoever is on the line hear some seats, and no others from then on. */
export type Listen = (wanted: StreamWanted) => void;

export interface Carrying {
  readonly house: House;
  readonly attending: Attending;
  readonly take: Meter;
  readonly limits?: Limits | undefined;
}

/** Nothing that could not stand in an answer: 1e999 is a number in a text, but none that can be written down again. */
const askIn = (data: unknown): number | undefined =>
  typeof data === 'object' && data !== null && 'ask' in data && Number.isSafeInteger(data.ask)
    ? Number(data.ask)
    : undefined;

/** As strict as the framework is with a body. */
const jsonIn = (text: string): unknown => {
  const refused = tooDeep(text);
  if (refused !== undefined) throw refused;
  const data = safeParse(text);
  if (data !== undefined && data !== null) return data;
  throw new Refused(400, 'bad-request', 'This is no JSON.');
};

const isListen = (data: unknown): boolean => typeof data === 'object' && data !== null && 'listen' in data;

/** The same for what comes on a line as for any request: limits, schemas, keys, errors, counts. */
export const carryingFrom = (caller: Caller, { house, take, limits }: Carrying, listen: Listen): Carry => {
  const takeOne = meterOf(take, caller, limits);
  const count = (answer: AnswerCarried): AnswerCarried => {
    house.metrics.count('grognard_requests_total', 'status', String(answer.status));
    return answer;
  };

  return async (text) => {
    const wait = takeOne();
    let to: number | undefined;
    try {
      const data = jsonIn(text);
      to = askIn(data);
      if (wait > 0) throw tooMany();
      if (isListen(data)) {
        listen(read(listenCarried, data).listen);
        return undefined;
      }
      const { ask, table, key, body } = read(orderCarried, data);
      const { status, answer } = await orderCame(house, table, key, body);
      return count({ to: ask, status, answer });
    } catch (error) {
      const { status, told: answer } = failureTold(error as FastifyError | Refused, house.log);
      return count({ ...(to !== undefined && { to }), status, answer, ...(wait > 0 && { wait }) });
    }
  };
};
