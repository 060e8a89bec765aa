import { setTimeout as pause } from 'node:timers/promises';
import type { OrderSent, OutlookAt, StreamLine, WebsocketAnswer } from '@grognard/engine';
import { WebSocket } from 'ws';
import { ask } from './served.ts';

/** A seat whose player goes to another server whenever his own ends or falls silent, as the page does. */
export interface Restless {
  /** The numbers of all messages, in the order in which they were heard. */
  readonly heard: readonly number[];
  /** How often he has come back, and the codes that he was sent away with. */
  readonly ends: readonly number[];
  /** How often he was asked to come back. */
  readonly asked: () => number;
  readonly view: () => Promise<OutlookAt>;
  /** Sends an order until somebody has answered it, under one id. */
  readonly order: (body: OrderSent) => Promise<WebsocketAnswer>;
  readonly leave: () => void;
}

const SILENCE = 4_500;
const A_MOMENT = 50;

export const sitRestlessly = (addresses: readonly string[], table: string, key: string): Restless => {
  const heard: number[] = [];
  const ends: number[] = [];
  const waiting = new Map<number, (answer: WebsocketAnswer | undefined) => void>();
  let [place, numbered, asked] = [0, 0, 0];
  let hasLeft = false;
  let websocket = connect();

  function connect(): WebSocket {
    const mine = new WebSocket(`${(addresses[place] ?? '').replace('http', 'ws')}/api/websocket`);
    let watch: ReturnType<typeof setTimeout> | undefined;
    const expectMore = (): void => {
      clearTimeout(watch);
      watch = setTimeout(() => mine.terminate(), SILENCE);
    };
    expectMore();
    mine.on('error', () => {});
    mine.on('open', () => mine.send(JSON.stringify({ listen: { seats: [{ table, key, since: last() }] } })));
    mine.on('message', (data: Buffer) => {
      expectMore();
      hear(JSON.parse(data.toString()));
    });
    mine.on('close', (code) => {
      clearTimeout(watch);
      ends.push(code);
      for (const giveUp of [...waiting.values()]) giveUp(undefined);
      if (hasLeft) return;
      place = (place + 1) % addresses.length;
      setTimeout(() => {
        if (!hasLeft) websocket = connect();
      }, A_MOMENT);
    });
    return mine;
  }

  const last = (): number => heard.at(-1) ?? 0;

  const hear = (said: WebsocketAnswer | StreamLine): void => {
    if ('status' in said) waiting.get(said.to ?? -1)?.(said);
    else if ('message' in said) heard.push(said.message.n);
    else if ('again' in said) asked += 1;
  };

  const sendOnce = (body: OrderSent): Promise<WebsocketAnswer | undefined> =>
    new Promise((resolve) => {
      if (websocket.readyState !== WebSocket.OPEN) return resolve(undefined);
      numbered += 1;
      const number = numbered;
      waiting.set(number, (answer) => {
        waiting.delete(number);
        resolve(answer);
      });
      websocket.send(JSON.stringify({ ask: number, table, key, body }));
    });

  return {
    heard,
    ends,
    asked: () => asked,
    view: async () => {
      for (;;) {
        const timeLimits = AbortSignal.timeout(SILENCE);
        const told = await ask(
          { address: addresses[place] ?? '' },
          'GET',
          `/tables/${table}/view`,
          undefined,
          key,
          timeLimits,
        ).catch(() => undefined);
        if (told?.status === 200) return told.json;
        await pause(A_MOMENT);
      }
    },
    order: async (body) => {
      for (;;) {
        const answer = await sendOnce(body);
        if (answer !== undefined && answer.status < 500) return answer;
        await pause(A_MOMENT);
      }
    },
    leave: () => {
      hasLeft = true;
      websocket.terminate();
    },
  };
};
