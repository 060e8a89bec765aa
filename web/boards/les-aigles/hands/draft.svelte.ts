import type { Json } from '@grognard/engine';
import type { AfterWin, OfficerPlan, PartPlan, PlanOrder, Task } from '@grognard/les-aigles';

interface Sheets {
  readonly parts: ReadonlyMap<number, PartPlan>;
  readonly officers: ReadonlyMap<number, OfficerPlan>;
}

const EMPTY: Sheets = { parts: new Map(), officers: new Map() };

const isPlan = (value: unknown): value is PlanOrder =>
  typeof value === 'object' &&
  value !== null &&
  'parts' in value &&
  Array.isArray(value.parts) &&
  'officers' in value &&
  Array.isArray(value.officers);

const without = <T>(map: ReadonlyMap<number, T>, key: number): ReadonlyMap<number, T> =>
  new Map([...map].filter(([each]) => each !== key));

/** What has been written down and not yet sealed, with every step on the way to it. */
export class Draft {
  #sheets = $state.raw<Sheets>(EMPTY);
  #before = $state.raw<readonly Sheets[]>([]);

  get order(): PlanOrder {
    return {
      kind: 'plan',
      parts: [...this.#sheets.parts.values()],
      officers: [...this.#sheets.officers.values()],
    };
  }

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

  /** The order as it would be with other tasks for a part. */
  with(part: number, tasks: readonly Task[]): PlanOrder {
    const { order } = this;
    const mine = { ...this.of(part), part, tasks };
    return { ...order, parts: [...order.parts.filter((each) => each.part !== part), mine] };
  }

  withOfficer(plan: OfficerPlan): PlanOrder {
    const { order } = this;
    const others = order.officers.filter(({ officer }) => officer !== plan.officer);
    return { ...order, officers: [...others, plan] };
  }

  setTasks(part: number, tasks: readonly Task[]): void {
    const mine = { ...this.of(part), part, tasks };
    const isBare = tasks.length === 0 && mine.afterWin === undefined;
    const rest = without(this.#sheets.parts, part);
    this.#write({ ...this.#sheets, parts: isBare ? rest : new Map([...rest, [part, mine]]) });
  }

  setAfterWin(part: number, afterWin: AfterWin | undefined): void {
    const { afterWin: _old, ...now } = this.of(part) ?? { part, tasks: [] };
    const mine: PartPlan = { ...now, ...(afterWin !== undefined && { afterWin }) };
    const isBare = mine.tasks.length === 0 && afterWin === undefined;
    const rest = without(this.#sheets.parts, part);
    this.#write({ ...this.#sheets, parts: isBare ? rest : new Map([...rest, [part, mine]]) });
  }

  setOfficer(plan: OfficerPlan): void {
    const isBare = plan.ride.length === 0 && plan.brings === undefined && (plan.orders ?? []).length === 0;
    const rest = without(this.#sheets.officers, plan.officer);
    this.#write({ ...this.#sheets, officers: isBare ? rest : new Map([...rest, [plan.officer, plan]]) });
  }

  clear(part: number): void {
    if (this.of(part) !== undefined)
      this.#write({ ...this.#sheets, parts: without(this.#sheets.parts, part) });
  }

  clearAll(): void {
    if (!this.isEmpty) this.#write(EMPTY);
  }

  undo(): boolean {
    const last = this.#before[this.#before.length - 1];
    if (last === undefined) return false;
    this.#before = this.#before.slice(0, -1);
    this.#sheets = last;
    return true;
  }

  /** Begins anew, with what was kept of an earlier sitting or of an opened seal. */
  begin(kept: Json | object | undefined): void {
    this.#before = [];
    this.#sheets = isPlan(kept)
      ? {
          parts: new Map(kept.parts.map((plan) => [plan.part, plan] as const)),
          officers: new Map(kept.officers.map((plan) => [plan.officer, plan] as const)),
        }
      : EMPTY;
  }
}
