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
import * as api from '../api/tables.ts';
import type { Happened } from '../boards/board.ts';
import type { KeptTable } from './kept.ts';
import { Outbox } from './outbox.svelte.ts';
import { Presses } from './presses.svelte.ts';
import { SeatRecord } from './record.svelte.ts';
import { listen } from './stream.ts';

/** A general in whose place the first order on offer was given. */
interface Relieved {
  readonly seat: Player;
  readonly why: 'failed' | 'late';
}

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
  raising = $state(false);
  gone = $state(false);
  thinking = $state.raw<readonly Player[]>([]);
  /** The general who last gave no order of his own, until one's own next order. */
  relieved = $state.raw<Relieved>();
  ask = $state.raw<TakeBackAsk>();
  readonly presses: Presses;
  happened = $state.raw<Happened>();
  #stop: (() => void) | undefined;
  /** How often the curtain has fallen. */
  #falls = 0;
  readonly #outbox: Outbox;

  constructor(kept: KeptTable, facts: TableFacts, game: GameShown<GameTypes>, setting: object) {
    this.kept = kept;
    this.facts = facts;
    this.match = { game, setting, seats: facts.seats.map(({ seat }) => seat) };
    this.presses = new Presses(kept.table);
    this.#outbox = new Outbox(kept.table, {
      outOfReach: () => {
        this.reached = false;
      },
      catchUp: (record) => this.#catchUp(record),
    });
  }

  get sending(): boolean {
    return this.#outbox.busy;
  }

  get refusals(): readonly Refusal[] {
    return this.#outbox.refusals;
  }

  /** Why not has been read. */
  dismissRefusals(): void {
    this.#outbox.refusals = [];
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
    this.front?.leave();
    this.front = undefined;
    this.at = undefined;
    this.happened = undefined;
    this.dismissRefusals();
    this.thinking = [];
    this.relieved = undefined;
    this.ask = undefined;
    this.presses.clear();
  }

  async #catchUp(record: SeatRecord): Promise<boolean> {
    while (!record.left.aborted) {
      const page = await api.askForMessages(this.kept.table, record.key, record.n);
      if (page.kind !== 'answer') return false;
      record.take(page.value.messages);
      if (!page.value.more) return true;
    }
    return false;
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

  async order(decision: Decision, order: AnOrder, gesture?: string): Promise<OrderAnswer> {
    const { front } = this;
    if (front === undefined || this.sending) return { kind: 'stale', n: front?.n ?? 0 };
    this.relieved = undefined;
    this.presses.clear();
    return this.#outbox.order(front, decision, order, gesture);
  }

  async goForward(): Promise<void> {
    const { front } = this;
    if (front === undefined) return;
    const answer = await this.#outbox.goForward(front);
    if (!front.left.aborted) await this.presses.wentForward(front, answer);
  }

  async goBack(): Promise<void> {
    const { front } = this;
    if (front === undefined) return;
    const answer = await this.#outbox.goBack(front);
    if (!front.left.aborted) await this.presses.wentBack(front, answer);
  }

  async unseal(decision: string): Promise<boolean> {
    const { front } = this;
    if (front === undefined || this.sending) return false;
    return this.#outbox.unseal(front, decision);
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
