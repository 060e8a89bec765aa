import type { Refusal } from '@grognard/engine';
import { bodyOf, cmOf, gap, roundUnit } from '@grognard/field';
import { onSheet } from '@grognard/ink/plane';
import {
  blocksOf,
  isThere,
  type Leg,
  type Offer,
  type OfficerPlan,
  type Order,
  type Part,
  type Stage,
  type Task,
} from '@grognard/les-aigles/for-page';
import { Draft } from './draft.svelte.ts';
import { type Sighting, sightingsOf } from './sights.ts';
import { TableSeen } from './table-seen.svelte.ts';

export type Chosen = { readonly part: number } | { readonly officer: number };

/** A task in hand that is not yet written down. */
export interface Held {
  readonly part: number;
  readonly task: Task;
  /** Put down: waits to be written or let go. */
  readonly dropped: boolean;
  /** The enemy under the hand, who could be charged. */
  readonly over?: number | undefined;
}

export interface Riding {
  readonly plan: OfficerPlan;
  readonly dropped: boolean;
}

export interface HoldingVerdict {
  readonly stages: readonly Stage[];
  readonly refusals: readonly Refusal[];
  /** How far the nearest enemy would be, where that may be measured. */
  readonly enemy?: number | undefined;
}

const key = ({ rule, code, params }: Refusal): string => JSON.stringify([rule, code, params]);

/** What is looked at and held, and what the rules say of it. */
export class Holding extends TableSeen {
  readonly draft = new Draft();
  chosen = $state.raw<Chosen | undefined>(undefined);
  held = $state.raw<Held | undefined>(undefined);
  riding = $state.raw<Riding | undefined>(undefined);
  /** Marches are forced ones, for who is looked at. */
  forced = $state(false);
  /** Whom the part that is looked at sees is shown. */
  looking = $state(false);
  busy = $state(false);
  /** The part that looks for a target: the next enemy who is touched is it. */
  aiming = $state.raw<number | undefined>(undefined);

  /** The seat is writing plans, and may. */
  get planning(): boolean {
    const mayWrite = this.judge !== undefined && !this.busy && this.eyes.at === undefined;
    return mayWrite && this.decisionFor('plan') !== undefined;
  }

  /** Our own sealed answer, while the others' are still to come. */
  readonly sealed = $derived.by(() => {
    const { decisions, mine } = this.sitting.outlook;
    const decision = decisions.find(({ id }) => Object.hasOwn(mine, id));
    return decision === undefined ? undefined : { decision, order: mine[decision.id] as unknown as Order };
  });

  readonly stages: ReadonlyMap<number, readonly Stage[]> = $derived.by(() => {
    const sealed = this.sealed?.order;
    const plans = this.planning ? this.draft.order.parts : sealed?.kind === 'plan' ? sealed.parts : [];
    return new Map(plans.map(({ part, tasks }) => [part, this.#stagesOf(part, tasks)] as const));
  });

  /** What can be worked out of the view: an order that is asked about again is not judged again. */
  readonly reading = $derived(this.judge?.read(this.setting, this.view));

  #stagesOf(part: number, tasks: readonly Task[]): readonly Stage[] {
    return this.judge?.stagesOf(this.setting, this.view, part, tasks) ?? [];
  }

  #checked(order: Order): readonly Refusal[] {
    const { player, judge, reading } = this;
    return player === undefined || judge === undefined || reading === undefined
      ? []
      : judge.judge(reading, player, order).refusals;
  }

  /** What stands against the plan as a whole, though each step was lawful when it was written. */
  readonly faults: readonly Refusal[] = $derived.by(() =>
    this.planning ? this.#checked(this.draft.order) : [],
  );

  /** What an order adds to that. */
  judged(order: Order): readonly Refusal[] {
    const known = new Set(this.faults.map(key));
    return this.#checked(order).filter((each) => !known.has(key(each)));
  }

  readonly verdict: HoldingVerdict | undefined = $derived.by(() => {
    const { held } = this;
    if (held === undefined) return undefined;
    const tasks = this.tasksWith(held);
    const stages = this.#stagesOf(held.part, tasks);
    const end = stages.at(-1)?.to;
    return {
      stages,
      refusals: this.judged(this.draft.with(held.part, tasks)),
      enemy: this.mayMeasure && end !== undefined ? this.#toEnemy(held.part, end) : undefined,
    };
  });

  /** The parts that stand in the way of what is held, and the one it aims at. */
  readonly blamed: readonly number[] = $derived.by(() => {
    const { held, verdict } = this;
    if (held === undefined || verdict === undefined) return [];
    const target = held.task.do === 'charge' ? held.task.target : undefined;
    const named = new Set(
      verdict.refusals.flatMap(({ params }) => [
        params?.friend,
        params?.target,
        params?.enemy,
        params?.other,
      ]),
    );
    return this.parts.flatMap((part, index) => {
      const isNamed = named.has(this.units[part.unit]?.id) && !this.isChosen({ part: index });
      return isNamed || index === target ? [index] : [];
    });
  });

  /** What is written for a part with what is in hand for it. */
  protected tasksWith({ part, task }: Held): readonly Task[] {
    const written = this.draft.tasks(part);
    return this.judge?.withTask(written, task) ?? written;
  }

  readonly rideVerdict: readonly Refusal[] = $derived.by(() =>
    this.riding === undefined ? [] : this.judged(this.draft.withOfficer(this.riding.plan)),
  );

  #toEnemy(index: number, end: Part): number | undefined {
    const unit = this.unitOf(index);
    if (unit === undefined) return undefined;
    const body = bodyOf(blocksOf(this.setting, end, unit.arm));
    const gaps = this.parts.flatMap((part) => {
      const other = this.units[part.unit];
      if (!isThere(part) || other === undefined || other.side === unit.side) return [];
      return [gap(body, bodyOf(blocksOf(this.setting, part, other.arm)))];
    });
    return gaps.length === 0 ? undefined : cmOf(Math.min(...gaps));
  }

  /** What who is looked at could be told next. */
  readonly offers: readonly Offer[] = $derived.by(() => {
    const { part } = this;
    if (part === undefined || !this.isPlanable(part)) return [];
    return this.judge?.offersFor(this.setting, this.view, part, this.draft.tasks(part)) ?? [];
  });

  /** Whether a part can be told how to fire at all. */
  firesByOrder(index: number): boolean {
    const [part, unit] = [this.parts[index], this.unitOf(index)];
    if (part === undefined || unit === undefined || this.judge === undefined) return false;
    return this.judge.fireChoices(this.setting, this.view, part, unit).length > 0;
  }

  readonly sightings: readonly Sighting[] = $derived.by(() => (this.looking ? sightingsOf(this) : []));

  isPlanable(index: number): boolean {
    return this.planning && this.isOurs(index) && this.parts[index]?.gone === undefined;
  }

  isChosen(chosen: Chosen): boolean {
    const { chosen: now } = this;
    if (now === undefined) return false;
    return 'part' in chosen
      ? 'part' in now && now.part === chosen.part
      : 'officer' in now && now.officer === chosen.officer;
  }

  get part(): number | undefined {
    return this.chosen !== undefined && 'part' in this.chosen ? this.chosen.part : undefined;
  }

  choose(chosen: Chosen | undefined): void {
    if (chosen === undefined || !this.isChosen(chosen)) {
      this.drop();
      this.forced = false;
      this.aiming = undefined;
    }
    this.chosen = chosen;
    const place = this.placeOf(chosen);
    if (place !== undefined) this.lens.reveal(onSheet(place));
  }

  placeOf(chosen: Chosen | undefined): { readonly x: number; readonly y: number } | undefined {
    if (chosen === undefined) return undefined;
    return 'part' in chosen ? this.parts[chosen.part] : this.view.officers[chosen.officer];
  }

  /** Where a part will be when what is written for it is done. */
  endOf(index: number): Part | undefined {
    return this.stages.get(index)?.at(-1)?.to ?? this.parts[index];
  }

  hold(part: number, task: Task, more: Partial<Held> = {}): void {
    this.riding = undefined;
    this.held = { part, task, dropped: true, ...more };
  }

  /** Holds a march to a place of the table. */
  holdTowards(part: number, to: readonly [number, number], more: Partial<Held> = {}): void {
    const task = this.judge?.taskTowards(this.setting, this.view, part, this.draft.tasks(part), {
      to: [roundUnit(to[0]), roundUnit(to[1])],
      forced: this.forced,
      within: !this.mayMeasure,
    });
    if (task === undefined) this.held = undefined;
    else this.hold(part, task, more);
  }

  /** Holds legs, as many of them as can be gone. */
  holdLegs(part: number, legs: readonly Leg[], more: Partial<Held> = {}): void {
    const tasks = this.draft.tasks(part);
    const cut = this.judge?.legsWithin(this.setting, this.view, part, tasks, legs, this.forced) ?? [];
    const kept = cut.length > 0 ? cut : legs;
    this.hold(part, { do: 'march', legs: kept, ...(this.forced && { forced: true }) }, more);
  }

  holdRide(plan: OfficerPlan, dropped: boolean): void {
    this.held = undefined;
    this.riding = { plan, dropped };
  }

  drop(): void {
    this.held = undefined;
    this.riding = undefined;
  }
}
