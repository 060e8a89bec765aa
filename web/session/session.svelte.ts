import {
  type AnOrder,
  type Decision,
  type GameShown,
  type GameTypes,
  isPlayer,
  type MatchShown,
  type OrderAnswer,
  type Outcome,
  type Player,
  type Refusal,
  type Seat,
  type SeatKey,
  type StreamLine,
  sameSeat,
  type TableFacts,
  type TableNotice,
  type TakeBackAsk,
} from '@grognard/engine';
import type { Asked } from '../api/ask.ts';
import * as api from '../api/tables.ts';
import type { Happened } from '../boards/board.ts';
import { unguessable } from './chance-words.ts';
import { type KeptTable, keepTable } from './kept.ts';
import { Presses } from './presses.svelte.ts';
import { SeatRecord } from './record.svelte.ts';
import { listen } from './stream.ts';
import { takingTurns } from './taking-turns.ts';

/** A general in whose place the first order on offer was given. */
interface Relieved {
  readonly seat: Player;
  readonly why: 'failed' | 'late';
}

const RETRY = 1_500;
const PATIENCE = 400;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * A table as this device sits at it. Of several seats at one screen only the one in front is in memory: the others'
 * views come from the server when the curtain rises for them.
 */
export class Session {
  readonly kept: KeptTable;
  readonly match: MatchShown<GameTypes>;
  facts = $state.raw() as TableFacts;
  front = $state.raw<SeatRecord>();
  /** The message at which a replay stands; undefined: the table as it is. */
  at = $state<number>();
  reached = $state(true);
  sending = $state(false);
  raising = $state(false);
  gone = $state(false);
  thinking = $state.raw<readonly Player[]>([]);
  /** The general who last gave no order of his own, until one's own next order. */
  relieved = $state.raw<Relieved>();
  ask = $state.raw<TakeBackAsk>();
  readonly presses: Presses;
  refusals = $state.raw<readonly Refusal[]>([]);
  happened = $state.raw<Happened>();
  #stop: (() => void) | undefined;
  /** How often the curtain has fallen. */
  #falls = 0;
  /** What is sent goes one after the other: a key pressed twice in a moment goes back twice. */
  readonly #inTurn = takingTurns();
  #unanswered = 0;

  constructor(kept: KeptTable, facts: TableFacts, game: GameShown<GameTypes>, setting: object) {
    this.kept = kept;
    this.facts = facts;
    this.match = { game, setting, seats: facts.seats.map(({ seat }) => seat) };
    this.presses = new Presses(kept.table);
  }

  get isReplaying(): boolean {
    return this.at !== undefined;
  }

  /** The outlook on the screen: the table as it is, or as it was. */
  get shown() {
    return this.front?.outlookAt(this.at ?? this.front.n);
  }

  get decisions(): readonly Decision[] {
    return this.front?.outlook.decisions ?? [];
  }

  get outcome(): Outcome | null {
    return this.front?.outlook.outcome ?? null;
  }

  get owed(): readonly Decision[] {
    const { front } = this;
    if (front === undefined) return [];
    return front.outlook.decisions.filter(
      ({ id, owed }) =>
        owed.some((player) => sameSeat(player, front.seat)) && !Object.hasOwn(front.outlook.mine, id),
    );
  }

  /** Another seat of this device that has to choose, while the one in front has not. */
  get next(): SeatKey | undefined {
    if (this.owed.length > 0 || this.outcome !== null) return undefined;
    const { front } = this;
    if (front === undefined) return undefined;
    return this.kept.keys.find(
      ({ seat }) =>
        !sameSeat(seat, front.seat) &&
        isPlayer(seat) &&
        front.outlook.decisions.some(
          ({ id, owed }) =>
            owed.some((player) => sameSeat(player, seat)) &&
            !front.outlook.sealed.some((fact) => fact.decision === id && sameSeat(fact.seat, seat)),
        ),
    );
  }

  /** The curtain rises for a seat. False if the server could not be asked. */
  async raise({ seat, key }: SeatKey): Promise<boolean> {
    this.lower();
    const falls = this.#falls;
    this.raising = true;
    try {
      const record = await this.#recordOf(seat, key);
      // Somebody has left the table meanwhile, or it has risen for another.
      if (this.#falls !== falls) return true;
      if (record === undefined) return false;
      this.front = record;
      this.#listen(record);
      void this.presses.look(record);
      return true;
    } finally {
      if (this.#falls === falls) this.raising = false;
    }
  }

  async #recordOf(seat: Seat, key: string): Promise<SeatRecord | undefined> {
    const opening = await api.askForOpening(this.kept.table, key);
    if (opening.kind !== 'answer') return undefined;
    const record = new SeatRecord(seat, key, opening.value.outlook);
    return (await this.#catchUp(record)) ? record : undefined;
  }

  /** The curtain falls: nothing of the seat stays in memory. */
  lower(): void {
    this.#falls += 1;
    this.raising = false;
    this.#stop?.();
    this.#stop = undefined;
    this.front = undefined;
    this.at = undefined;
    this.happened = undefined;
    this.refusals = [];
    this.thinking = [];
    this.relieved = undefined;
    this.ask = undefined;
    this.presses.clear();
  }

  async #catchUp(record: SeatRecord): Promise<boolean> {
    for (;;) {
      const page = await api.askForMessages(this.kept.table, record.key, record.n);
      if (page.kind !== 'answer') return false;
      record.take(page.value.messages);
      if (!page.value.more) return true;
    }
  }

  #listen(record: SeatRecord): void {
    const { table } = this.kept;
    this.#stop = listen({
      wanted: () => ({ seats: [{ table, key: record.key, since: record.n }] }),
      hear: (line) => this.#hear(record, line),
      reached: (isReached) => {
        this.reached = isReached;
      },
    });
  }

  #hear(record: SeatRecord, line: StreamLine): void {
    if ('message' in line) this.#take(record, line);
    else if ('notice' in line) this.#notice(line.notice);
    else if ('closed' in line) this.gone = true;
  }

  #take(record: SeatRecord, { message }: Extract<StreamLine, { message: unknown }>): void {
    const before = record.outlook;
    if (!record.take([message])) {
      if (message.n > record.n) void this.#catchUp(record);
      return;
    }
    this.presses.heard(record);
    if (this.at === undefined)
      this.happened = { n: message.n, told: message.told, before, after: record.outlook };
  }

  #notice(notice: TableNotice): void {
    switch (notice.kind) {
      case 'thinking':
        this.thinking = [...this.thinking.filter((seat) => !sameSeat(seat, notice.seat)), notice.seat];
        break;
      case 'thought':
        this.thinking = this.thinking.filter((seat) => !sameSeat(seat, notice.seat));
        if (notice.instead !== undefined) this.relieved = { seat: notice.seat, why: notice.instead };
        break;
      case 'ask':
        this.ask = notice.ask;
        break;
      case 'ask-over':
        if (this.ask?.id === notice.ask && this.front !== undefined && sameSeat(this.ask.by, this.front.seat))
          this.presses.answered(notice.granted);
        this.ask = undefined;
        break;
      case 'seats':
        this.facts = { ...this.facts, seats: notice.seats };
        break;
      case 'cleared':
        this.gone = true;
    }
  }

  /** Sends an order until the server has answered, under one id: sent twice, it is ordered once. */
  async order(decision: Decision, order: AnOrder, gesture?: string): Promise<OrderAnswer> {
    const { front } = this;
    if (front === undefined || this.sending) return { kind: 'stale', n: front?.n ?? 0 };
    this.relieved = undefined;
    const mark = gesture === undefined ? {} : { gesture };
    const sent = { id: unguessable(), ...mark, decision: decision.id, order };
    this.presses.clear();
    return this.#ordered(front, () => api.sendOrder(this.kept.table, front.key, sent));
  }

  /** Gives again what was taken back last: each of its orders is judged again. */
  async goForward(): Promise<void> {
    const { front } = this;
    if (front === undefined) return;
    const id = unguessable();
    const answer = await this.#ordered(front, () => api.goForward(this.kept.table, front.key, id));
    await this.presses.wentForward(front, answer);
  }

  /** Takes the seat's latest gesture back, or asks the others for it. */
  async goBack(): Promise<void> {
    const { front } = this;
    if (front === undefined) return;
    const id = unguessable();
    const answer = await this.#sent(async () => {
      const told = await this.#insist(() => api.takeBack(this.kept.table, front.key, id));
      if (told?.kind === 'done' || told?.kind === 'refused') await this.#answered(front, told);
      return told;
    });
    await this.presses.wentBack(front, answer);
  }

  #ordered(front: SeatRecord, send: () => Promise<Asked<OrderAnswer>>): Promise<OrderAnswer> {
    return this.#sent(async () => {
      const answer = await this.#insist(send);
      return answer === undefined ? { kind: 'stale', n: front.n } : this.#answered(front, answer);
    });
  }

  #sent<T>(send: () => Promise<T>): Promise<T> {
    this.#unanswered += 1;
    this.sending = true;
    return this.#inTurn(async () => {
      this.refusals = [];
      try {
        return await send();
      } finally {
        this.#unanswered -= 1;
        this.sending = this.#unanswered > 0;
      }
    });
  }

  /** Sends until the server has answered: what is sent has a name of its own, so that sending twice does it once. */
  async #insist<T>(send: () => Promise<Asked<T>>): Promise<T | undefined> {
    for (;;) {
      const answer = await send();
      if (answer.kind === 'answer') return answer.value;
      if (answer.kind === 'error' && answer.status < 500 && answer.status !== 429) return undefined;
      this.reached = false;
      await pause(RETRY);
    }
  }

  async #answered(front: SeatRecord, answer: OrderAnswer): Promise<OrderAnswer> {
    if (answer.kind === 'refused') {
      this.refusals = answer.refusals;
      return answer;
    }
    // The stream brings what came of it; a stream that has just been lost does not.
    const until = performance.now() + PATIENCE;
    while (front.n < answer.n && performance.now() < until) await pause(20);
    if (front.n < answer.n) await this.#catchUp(front);
    return answer;
  }

  /** Opens the sealed answer of the seat in front; false if it could not be. */
  async unseal(decision: string): Promise<boolean> {
    const { front } = this;
    if (front === undefined || this.sending) return false;
    return this.#sent(async () => {
      const answer = await api.unseal(this.kept.table, front.key, decision);
      if (answer.kind !== 'answer') return false;
      return (await this.#answered(front, answer.value)).kind === 'done';
    });
  }

  /** Shows the table as it was after a message; the last one is a replay, too, until it is left. */
  show(at: number | undefined): void {
    const { front } = this;
    if (front === undefined) return;
    const before = this.at ?? front.n;
    this.at = at === undefined ? undefined : Math.max(0, Math.min(at, front.n));
    const message = this.at === before + 1 ? front.messages[before] : undefined;
    this.happened =
      message === undefined
        ? undefined
        : {
            n: message.n,
            told: message.told,
            before: front.outlookAt(before),
            after: front.outlookAt(before + 1),
          };
  }

  seatOf(side: string): Seat | undefined {
    return this.match.seats.find((seat) => isPlayer(seat) && seat.side === side);
  }
}

/** Sits down for the first time with a word of one's own for the dice, and remembers the seat. */
export const sitDown = async (kept: KeptTable, name: string): Promise<void> => {
  keepTable(kept);
  await Promise.all(
    kept.keys
      .filter(({ seat }) => isPlayer(seat))
      .map(({ key }) => api.sit(kept.table, key, name, unguessable())),
  );
};
