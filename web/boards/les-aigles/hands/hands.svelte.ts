import type { Refusal } from '@grognard/engine';
import type { AfterWin, FireOrder, Onward, Order, Task } from '@grognard/les-aigles/for-page';
import { aimedOf, changed } from './fire-orders.ts';
import { Holding } from './holding.svelte.ts';

const KEEP_AFTER = 350;

/** What map and orders share while a seat has the board before it: what is in sight, what is in hand, and the pen. */
export class Hands extends Holding {
  /** Parts that a button under the pointer is about. */
  hinted = $state.raw<readonly number[]>([]);
  keyed = $state(false);
  /** Nobody need be asked about rallies while there is nothing to rally from. */
  spared = $state(false);
  tape = $state.raw<readonly (readonly [number, number])[] | undefined>(undefined);
  said = $state('');
  /** The decision whose draft is before us. */
  opened: string | undefined;
  #keeping: ReturnType<typeof setTimeout> | undefined;

  /** Writes down what is in hand, if it may be; whether it was. */
  write(): boolean {
    const { held, verdict, riding } = this;
    if (riding !== undefined) {
      if (this.rideVerdict.length > 0) return false;
      this.draft.setOfficer(riding.plan);
      this.#written();
      return true;
    }
    if (held === undefined || verdict === undefined || verdict.refusals.length > 0) return false;
    this.draft.setTasks(held.part, this.tasksWith(held));
    this.#written();
    this.sitting.announce(
      this.words.written(this.speech.title(held.part), this.speech.plan(this.draft.of(held.part))),
    );
    return true;
  }

  /** At the end of a drag: what may be is written, what may not stays in hand with its reason. */
  putDown(): void {
    if (this.held?.over === undefined && this.write()) return;
    if (this.held !== undefined) this.held = { ...this.held, dropped: true };
    if (this.riding !== undefined) this.riding = { ...this.riding, dropped: true };
  }

  #written(): void {
    this.drop();
    this.#keep();
  }

  #keep(): void {
    const decision = this.decisionFor('plan');
    if (decision === undefined) return;
    clearTimeout(this.#keeping);
    const { order } = this.draft;
    this.#keeping = setTimeout(() => {
      void this.sitting.keepDraft(decision.id, JSON.parse(JSON.stringify(order)));
    }, KEEP_AFTER);
  }

  instruct(part: number, afterWin: AfterWin | undefined): readonly Refusal[] {
    const refusals = this.judged(this.draft.withAfterWin(part, afterWin));
    if (refusals.length > 0) return refusals;
    this.draft.setAfterWin(part, afterWin);
    this.#keep();
    return [];
  }

  /** Writes how a part is to fire, if it may be; why not, else. */
  orderFire(part: number, fire: FireOrder | undefined): readonly Refusal[] {
    const refusals = this.judged(this.draft.withFire(part, fire));
    if (refusals.length > 0) return refusals;
    this.draft.setFire(part, fire);
    this.#keep();
    return [];
  }

  /** The enemy on whom the hand has come down while it was looking for a target. */
  mark(target: number): void {
    const { aiming: part } = this;
    this.aiming = undefined;
    if (part === undefined) return;
    const fire = this.draft.of(part)?.fire;
    const isSame = aimedOf(fire).target === target;
    const [refusal] = this.orderFire(part, changed(fire, { target: isSame ? undefined : target }));
    this.sitting.announce(
      refusal === undefined
        ? this.words.written(this.speech.title(part), this.speech.plan(this.draft.of(part)))
        : `${this.words.refusedHere}: ${this.sentence(refusal)}`,
    );
  }

  /** Changes what a written charge says of its squadrons. */
  amendCharge(part: number, change: Pick<Extract<Task, { do: 'charge' }>, 'barred'>): void {
    const tasks = this.draft
      .tasks(part)
      .map((task) => (task.do === 'charge' ? { ...task, ...change } : task));
    this.draft.setTasks(part, tasks);
    this.#keep();
  }

  /** Changes what a written charge or march says of the squadrons behind, after contact. */
  amendOnward(part: number, onward: Onward): void {
    const tasks = this.draft
      .tasks(part)
      .map((task) => (task.do === 'charge' || task.do === 'march' ? { ...task, onward } : task));
    this.draft.setTasks(part, tasks);
    this.#keep();
  }

  undo(): boolean {
    this.drop();
    const done = this.draft.undo();
    if (done) this.#keep();
    return done;
  }

  clear(part: number): void {
    this.drop();
    this.draft.clear(part);
    this.#keep();
  }

  clearAll(): void {
    this.drop();
    this.draft.clearAll();
    this.#keep();
  }

  /** Takes up what was drafted for a decision before the page was left. */
  async open(decision: string): Promise<void> {
    this.draft.begin(undefined);
    // What is asked only now cannot have been drafted before.
    if (this.sitting.happened !== undefined) return;
    const kept = await this.sitting.readDraft(decision);
    if (this.decisionFor('plan')?.id === decision && this.draft.isEmpty && !this.draft.canUndo)
      this.draft.begin(kept);
  }

  async give(order: Order): Promise<boolean> {
    const decision = this.decisionFor(order.kind);
    if (decision === undefined || this.busy) return false;
    clearTimeout(this.#keeping);
    this.busy = true;
    try {
      const answer = await this.sitting.order(decision, order);
      if (answer.kind === 'done') this.choose(undefined);
      return answer.kind === 'done';
    } finally {
      this.busy = false;
    }
  }

  /** Opens our own seal, and has the plan before us again as it was. */
  async unseal(): Promise<void> {
    const { sealed } = this;
    if (sealed === undefined || this.busy) return;
    this.busy = true;
    try {
      const done = await this.sitting.unseal(sealed.decision.id);
      this.said = done ? '' : this.words.tooLateToUnseal;
      if (done && sealed.order.kind === 'plan') {
        this.draft.begin(sealed.order);
        this.opened = sealed.decision.id;
      }
    } finally {
      this.busy = false;
    }
    this.#keep();
  }
}
