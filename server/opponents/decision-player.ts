import { type AnOrder, seatName, type TableNotice } from '@grognard/engine';
import { HttpError } from '../http-error.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { giveOrder } from '../tables/orders.ts';
import type { Tables } from '../tables/tables.ts';
import { isAlone, isOwed, type Owed, orderIdFor, taskOf } from './owed.ts';
import type { Presence } from './presence.ts';
import { type Scheduler, ThinkTimeout } from './scheduler.ts';
import type { ThinkTask } from './task.ts';

export interface DecisionParts {
  readonly tables: Tables;
  readonly scheduler: Scheduler;
  readonly presence: Presence;
  /** How long a general may take, in milliseconds. */
  readonly budget: number;
  readonly announce: (table: string, notice: TableNotice) => void;
  readonly say: (message: string, error: unknown) => void;
  readonly count: (how: 'done' | 'failed' | 'late') => void;
}

/** Who waits longer than this is told that the general is thinking. */
const NOTICEABLE = 200;

/** What goes on beside a general who thinks. */
interface Meanwhile {
  isNoticed: boolean;
  /** What there is to give if nothing better comes. */
  first?: Promise<AnOrder | undefined>;
  readonly stop: () => void;
}

/** Has a decision that a general owes thought about, and gives the order that comes of it. */
export class DecisionPlayer {
  readonly #parts: DecisionParts;
  #isClosed = false;

  constructor(parts: DecisionParts) {
    this.#parts = parts;
  }

  /** Nobody is replaced from now on: what is not answered is owed when the next process starts. */
  close(): void {
    this.#isClosed = true;
  }

  /** A battle of generals alone rests while nobody looks. */
  isPaused(live: LiveTable): boolean {
    return isAlone(live) && !this.#parts.presence.isWatched(live.id);
  }

  /** Whoever fails, or is late, is replaced by the first order on offer. */
  async play(live: LiveTable, owed: Owed): Promise<void> {
    const { scheduler, announce, count } = this.#parts;
    const { id, share = '' } = live;
    const { seat } = owed;
    // Named before it is thought about: if another process was faster, it is the same order, and is not given twice.
    const name = orderIdFor(live, owed);
    const isWaitedFor = (): boolean => this.#isWaitedFor(live);
    const meanwhile = this.#meanwhile(live, owed);
    try {
      const order = await scheduler.think({
        ...{ table: id, share, isWaitedFor },
        task: () => this.#taskNow(id, owed),
      });
      await this.#give(id, owed, name, order);
      if (order !== undefined) count('done');
      if (meanwhile.isNoticed) announce(id, { kind: 'thought', seat });
    } catch (error) {
      // Where it was not the general but the store, he is asked again later.
      if (this.#isClosed || error instanceof HttpError) throw error;
      const instead = this.#blame(id, owed, error);
      await this.#give(id, owed, name, await (meanwhile.first ?? this.#firstOnOffer(id, owed)));
      announce(id, { kind: 'thought', seat, instead });
    } finally {
      meanwhile.stop();
    }
  }

  #isWaitedFor(live: LiveTable): boolean {
    return !isAlone(live) && this.#parts.presence.isAwaited(live.id);
  }

  #meanwhile(live: LiveTable, owed: Owed): Meanwhile {
    const { announce, budget } = this.#parts;
    const meanwhile: Meanwhile = { isNoticed: false, stop: () => timers.forEach(clearTimeout) };
    const timers = [
      setTimeout(() => {
        meanwhile.isNoticed = true;
        announce(live.id, { kind: 'thinking', seat: owed.seat, since: Date.now() - NOTICEABLE });
      }, NOTICEABLE),
      // Whoever waits has an answer in time: what there is to give if nothing better comes is looked up before it is needed.
      setTimeout(() => {
        if (!this.#isWaitedFor(live)) return;
        meanwhile.first = this.#firstOnOffer(live.id, owed);
        meanwhile.first.catch(() => {});
      }, budget / 2),
    ];
    return meanwhile;
  }

  #blame(id: string, { general, seat }: Owed, error: unknown): 'late' | 'failed' {
    const how = error instanceof ThinkTimeout ? 'late' : 'failed';
    this.#parts.count(how);
    this.#parts.say(`the general ${general} (${seatName(seat)} at ${id}) was of no use: ${how}`, error);
    return how;
  }

  /** What there is to think about, as the table stands now. */
  async #taskNow(id: string, owed: Owed): Promise<ThinkTask | undefined> {
    const live = await this.#parts.tables.get(id);
    return live === undefined || this.isPaused(live) || !isOwed(live, owed) ? undefined : taskOf(live, owed);
  }

  async #firstOnOffer(id: string, owed: Owed): Promise<AnOrder | undefined> {
    const task = await this.#taskNow(id, owed);
    return task === undefined ? undefined : this.#parts.scheduler.first(task);
  }

  async #give(table: string, owed: Owed, id: string, order: AnOrder | undefined): Promise<void> {
    if (order === undefined) return;
    const sent = { id, decision: owed.decision.id, order };
    const answer = await giveOrder(this.#parts.tables, table, owed.seat, sent);
    if (answer?.kind === 'refused')
      throw new Error(`its order was refused: ${answer.refusals.map(({ rule }) => rule).join(', ')}`);
  }
}
