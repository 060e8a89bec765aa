import type {
  AfterWin,
  FireOrder,
  OfficerPlan,
  PartPlan,
  PlanOrder,
  Task,
} from '@grognard/les-aigles/for-page';
import {
  cleared,
  EMPTY_SHEETS,
  orderOf,
  type Sheets,
  sheetsFrom,
  withAfterWin,
  withFire,
  withOfficer,
  withTasks,
} from './sheets.ts';

/** What has been written down and not yet sealed, with every step on the way to it. */
export class Draft {
  #sheets = $state.raw<Sheets>(EMPTY_SHEETS);
  #before = $state.raw<readonly Sheets[]>([]);

  readonly order: PlanOrder = $derived.by(() => orderOf(this.#sheets));

  get isEmpty(): boolean {
    return this.#sheets.parts.size === 0 && this.#sheets.officers.size === 0;
  }

  get canUndo(): boolean {
    return this.#before.length > 0;
  }

  of(part: number): PartPlan | undefined {
    return this.#sheets.parts.get(part);
  }

  tasks(part: number): readonly Task[] {
    return this.of(part)?.tasks ?? [];
  }

  officer(officer: number): OfficerPlan | undefined {
    return this.#sheets.officers.get(officer);
  }

  #write(sheets: Sheets): void {
    this.#before = [...this.#before, this.#sheets];
    this.#sheets = sheets;
  }

  /** The order as it would be with other tasks for a part, another instruction, another ride. */
  with(part: number, tasks: readonly Task[]): PlanOrder {
    return orderOf(withTasks(this.#sheets, part, tasks));
  }

  withAfterWin(part: number, afterWin: AfterWin | undefined): PlanOrder {
    return orderOf(withAfterWin(this.#sheets, part, afterWin));
  }

  withFire(part: number, fire: FireOrder | undefined): PlanOrder {
    return orderOf(withFire(this.#sheets, part, fire));
  }

  withOfficer(plan: OfficerPlan): PlanOrder {
    return orderOf(withOfficer(this.#sheets, plan));
  }

  setTasks(part: number, tasks: readonly Task[]): void {
    this.#write(withTasks(this.#sheets, part, tasks));
  }

  setAfterWin(part: number, afterWin: AfterWin | undefined): void {
    this.#write(withAfterWin(this.#sheets, part, afterWin));
  }

  setFire(part: number, fire: FireOrder | undefined): void {
    this.#write(withFire(this.#sheets, part, fire));
  }

  setOfficer(plan: OfficerPlan): void {
    this.#write(withOfficer(this.#sheets, plan));
  }

  clear(part: number): void {
    if (this.of(part) !== undefined) this.#write(cleared(this.#sheets, part));
  }

  clearAll(): void {
    if (!this.isEmpty) this.#write(EMPTY_SHEETS);
  }

  undo(): boolean {
    const last = this.#before[this.#before.length - 1];
    if (last === undefined) return false;
    this.#before = this.#before.slice(0, -1);
    this.#sheets = last;
    return true;
  }

  /** Begins anew, with what was kept of an earlier sitting or of an opened seal. */
  begin(kept: unknown): void {
    this.#before = [];
    this.#sheets = sheetsFrom(kept);
  }
}
