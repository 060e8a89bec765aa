import type { AnOrder, Decision, OrderAnswer, Refusal, TakeBackAnswer } from '@grognard/engine';
import type { Asked } from '../api/ask.ts';
import { PATIENCE } from '../api/patience.ts';
import * as api from '../api/tables.ts';
import { unguessable } from './chance-words.ts';
import { pause } from './pause.ts';
import type { SeatRecord } from './record.svelte.ts';
import { takingTurns } from './taking-turns.ts';

interface Ways {
  /** Nobody answers: the table is out of reach for now. */
  readonly outOfReach: () => void;
  /** Asks for every message that has not come by itself. */
  readonly catchUp: (record: SeatRecord) => Promise<unknown>;
}

/** What the seat in front sends: one thing after the other, each until the server has answered or the seat is left. */
export class Outbox {
  /** Whether something is on its way. */
  busy = $state(false);
  refusals = $state.raw<readonly Refusal[]>([]);
  readonly #table: string;
  readonly #ways: Ways;
  /** A key pressed twice in a moment goes back twice. */
  readonly #inTurn = takingTurns();
  #unanswered = 0;

  constructor(table: string, ways: Ways) {
    this.#table = table;
    this.#ways = ways;
  }

  /** Sends an order under one id: sent twice, it is ordered once. */
  order(record: SeatRecord, decision: Decision, order: AnOrder, gesture?: string): Promise<OrderAnswer> {
    const mark = gesture === undefined ? {} : { gesture };
    const sent = { id: unguessable(), ...mark, decision: decision.id, order };
    return this.#ordered(record, () => api.sendOrder(this.#table, record.key, sent));
  }

  /** Gives again what was taken back last: each of its orders is judged again. */
  goForward(record: SeatRecord): Promise<OrderAnswer> {
    const id = unguessable();
    return this.#ordered(record, () => api.goForward(this.#table, record.key, id));
  }

  /** Takes the seat's latest gesture back, or asks the others for it; undefined if the server would not hear of it. */
  goBack(record: SeatRecord): Promise<TakeBackAnswer | undefined> {
    const id = unguessable();
    return this.#sent(async () => {
      const told = await this.#insist(record, () => api.takeBack(this.#table, record.key, id));
      if (told?.kind === 'done' || told?.kind === 'refused') await this.#answered(record, told);
      return told;
    });
  }

  /** Opens the seat's sealed answer; false if it could not be. */
  unseal(record: SeatRecord, decision: string): Promise<boolean> {
    return this.#sent(async () => {
      const answer = await api.unseal(this.#table, record.key, decision);
      if (answer.kind !== 'answer') return false;
      return (await this.#answered(record, answer.value)).kind === 'done';
    });
  }

  #ordered(record: SeatRecord, send: () => Promise<Asked<OrderAnswer>>): Promise<OrderAnswer> {
    return this.#sent(async () => {
      const answer = await this.#insist(record, send);
      return answer === undefined ? { kind: 'stale', n: record.n } : this.#answered(record, answer);
    });
  }

  #sent<T>(send: () => Promise<T>): Promise<T> {
    this.#unanswered += 1;
    this.busy = true;
    return this.#inTurn(async () => {
      this.refusals = [];
      try {
        return await send();
      } finally {
        this.#unanswered -= 1;
        this.busy = this.#unanswered > 0;
      }
    });
  }

  /** What is sent has a name of its own, so that sending twice does it once. */
  async #insist<T>({ left }: SeatRecord, send: () => Promise<Asked<T>>): Promise<T | undefined> {
    while (!left.aborted) {
      const answer = await send();
      if (answer.kind === 'answer') return answer.value;
      if (answer.kind === 'error' && answer.status < 500 && answer.status !== 429) return undefined;
      if (!left.aborted) this.#ways.outOfReach();
      await pause(PATIENCE.attempt, left);
    }
    return undefined;
  }

  async #answered(record: SeatRecord, answer: OrderAnswer): Promise<OrderAnswer> {
    if (answer.kind === 'refused') {
      if (!record.left.aborted) this.refusals = answer.refusals;
      return answer;
    }
    // The line on which it was answered brings what came of it; one that has just been lost does not.
    const isTold = await record.until(answer.n, PATIENCE.message);
    if (!isTold && !record.left.aborted) await this.#ways.catchUp(record);
    return answer;
  }
}
