import { type Decision, flat, isPlayer, type Player, type Refusal } from '@grognard/engine';
import { bodyOf, cmOf, gap, roundUnit } from '@grognard/field';
import { onSheet } from '@grognard/ink/plane';
import {
  type AfterWin,
  blocksOf,
  type FeatureEntry,
  isThere,
  type Leg,
  legsWithin,
  lesAiglesAtHand,
  type Offer,
  type Officer,
  type OfficerPlan,
  type Order,
  offersFor,
  type Part,
  type Setting,
  type Stage,
  stagesOf,
  type Task,
  taskTowards,
  terrainOf,
  type Unit,
  type View,
  withTask,
} from '@grognard/les-aigles/at-hand';
import type { Sitting } from '../../board.ts';
import { Lens } from '../../shared/lens.svelte.ts';
import type { liveryOf } from '../../shared/livery.ts';
import { sheetOf } from '../ground/sheet.ts';
import { type BoardWords, boardWords } from '../words/words.ts';
import { Draft } from './draft.svelte.ts';
import { Eyes } from './eyes.svelte.ts';
import { Speech } from './speech.ts';

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

export interface Verdict {
  readonly stages: readonly Stage[];
  readonly refusals: readonly Refusal[];
  /** How far the nearest enemy would be, where that may be measured. */
  readonly enemy?: number | undefined;
}

const KEEP_AFTER = 350;

/** Colours of armies that have none of their own. */
const USUAL = ['#1f3a6e', '#a23b2e'];

const key = ({ rule, code, params }: Refusal): string => JSON.stringify([rule, code, params]);

/** What map and orders share while a seat has the board before it. */
export class Hands {
  readonly sitting: Sitting;
  readonly lens: Lens;
  readonly eyes = new Eyes();
  readonly draft = new Draft();
  chosen = $state.raw<Chosen | undefined>(undefined);
  held = $state.raw<Held | undefined>(undefined);
  riding = $state.raw<Riding | undefined>(undefined);
  /** Marches are forced ones, for who is looked at. */
  forced = $state(false);
  /** Parts that a button under the pointer is about. */
  hinted = $state.raw<readonly number[]>([]);
  keyed = $state(false);
  tape = $state.raw<readonly (readonly [number, number])[] | undefined>(undefined);
  busy = $state(false);
  said = $state('');
  #keeping: ReturnType<typeof setTimeout> | undefined;

  constructor(sitting: Sitting) {
    this.sitting = sitting;
    this.lens = new Lens(sheetOf(this.setting.source));
  }

  get setting(): Setting {
    return this.sitting.setting as Setting;
  }

  /** The table as the seat knows it: what orders are judged on. */
  get view(): View {
    return this.sitting.outlook.view as View;
  }

  /** The table as it is drawn: as it is, or as it was in the scene that is played. */
  get shown(): View {
    return this.eyes.scene?.before ?? this.view;
  }

  get words(): BoardWords {
    return boardWords(this.sitting.language);
  }

  get player(): Player | undefined {
    const { seat } = this.sitting;
    return isPlayer(seat) ? seat : undefined;
  }

  get side(): string | undefined {
    return this.player?.side;
  }

  /** The sides with everything that their livery needs. */
  get armies(): Parameters<typeof liveryOf>[0] {
    const sides = this.setting.source.sides.map(({ id, name, colour }, place) => ({
      id,
      name: name ?? { en: id },
      colour: colour ?? USUAL[place % USUAL.length] ?? '#555555',
    }));
    return { source: { sides } };
  }

  get mayMeasure(): boolean {
    return this.setting.switches.measuring === 'allowed';
  }

  readonly speech = $derived.by(() => new Speech(this.setting, this.view, this.sitting.language));
  readonly units: readonly Unit[] = $derived.by(() => flat(this.view.units));
  readonly parts: readonly Part[] = $derived.by(() => flat(this.view.parts));

  readonly standing: readonly number[] = $derived.by(() =>
    flat(this.shown.parts).flatMap((part, index) => (isThere(part) ? [index] : [])),
  );

  /** What this seat knows to lie on the table; the same list as long as nothing changes. */
  readonly #terrain = $derived.by(() => terrainOf(this.setting, this.view));
  readonly features: readonly FeatureEntry[] = $derived.by(() =>
    this.#terrain.features.map(({ entry }) => entry),
  );

  unitOf(index: number): Unit | undefined {
    return this.units[this.parts[index]?.unit ?? -1];
  }

  isOurs(index: number): boolean {
    const unit = this.unitOf(index);
    const { player } = this;
    if (unit === undefined || player === undefined || unit.side !== player.side) return false;
    return player.command === undefined || player.command === unit.command;
  }

  isOurOfficer({ side, command }: Officer): boolean {
    const { player } = this;
    return (
      player !== undefined &&
      side === player.side &&
      (player.command === undefined || player.command === command)
    );
  }

  readonly ours: readonly number[] = $derived.by(() =>
    this.parts.flatMap((part, index) => (isThere(part) && this.isOurs(index) ? [index] : [])),
  );

  decisionFor(kind: Order['kind']): Decision | undefined {
    return this.sitting.still ? undefined : this.sitting.owed.find(({ orders }) => orders.includes(kind));
  }

  /** The seat is writing plans, and may. */
  get planning(): boolean {
    return this.decisionFor('plan') !== undefined && !this.busy && this.eyes.at === undefined;
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
    return new Map(
      plans.map(({ part, tasks }) => [part, stagesOf(this.setting, this.view, part, tasks)] as const),
    );
  });

  /** What stands against the plan as a whole, though each step was lawful when it was written. */
  readonly faults: readonly Refusal[] = $derived.by(() => {
    const { player } = this;
    if (player === undefined || !this.planning) return [];
    return lesAiglesAtHand.check(this.setting, this.view, player, this.draft.order);
  });

  #judged(order: Order): readonly Refusal[] {
    const { player } = this;
    if (player === undefined) return [];
    const known = new Set(this.faults.map(key));
    return lesAiglesAtHand
      .check(this.setting, this.view, player, order)
      .filter((each) => !known.has(key(each)));
  }

  readonly verdict: Verdict | undefined = $derived.by(() => {
    const { held } = this;
    if (held === undefined) return undefined;
    const tasks = withTask(this.draft.tasks(held.part), held.task);
    const stages = stagesOf(this.setting, this.view, held.part, tasks);
    const end = stages.at(-1)?.to;
    return {
      stages,
      refusals: this.#judged(this.draft.with(held.part, tasks)),
      enemy: this.mayMeasure && end !== undefined ? this.#toEnemy(held.part, end) : undefined,
    };
  });

  readonly rideVerdict: readonly Refusal[] = $derived.by(() =>
    this.riding === undefined ? [] : this.#judged(this.draft.withOfficer(this.riding.plan)),
  );

  #toEnemy(index: number, end: Part): number | undefined {
    const unit = this.unitOf(index);
    if (unit === undefined) return undefined;
    const body = bodyOf(blocksOf(end, unit.arm));
    const gaps = this.parts.flatMap((part) => {
      const other = this.units[part.unit];
      if (!isThere(part) || other === undefined || other.side === unit.side) return [];
      return [gap(body, bodyOf(blocksOf(part, other.arm)))];
    });
    return gaps.length === 0 ? undefined : cmOf(Math.min(...gaps));
  }

  /** What who is looked at could be told next. */
  readonly offers: readonly Offer[] = $derived.by(() => {
    const { chosen } = this;
    if (chosen === undefined || !('part' in chosen) || !this.isPlanable(chosen.part)) return [];
    return offersFor(this.setting, this.view, chosen.part, this.draft.tasks(chosen.part));
  });

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
    const task = taskTowards(this.setting, this.view, part, this.draft.tasks(part), {
      to: [roundUnit(to[0]), roundUnit(to[1])],
      forced: this.forced,
      within: !this.mayMeasure,
    });
    if (task === undefined) this.held = undefined;
    else this.hold(part, task, more);
  }

  /** Holds legs, as many of them as can be gone. */
  holdLegs(part: number, legs: readonly Leg[], more: Partial<Held> = {}): void {
    const cut = legsWithin(this.setting, this.view, part, this.draft.tasks(part), legs, this.forced);
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
    this.draft.setTasks(held.part, withTask(this.draft.tasks(held.part), held.task));
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
    const refusals = this.#judged(this.draft.withAfterWin(part, afterWin));
    if (refusals.length > 0) return refusals;
    this.draft.setAfterWin(part, afterWin);
    this.#keep();
    return [];
  }

  /** Changes what a written charge says of its squadrons. */
  amendCharge(part: number, change: Pick<Extract<Task, { do: 'charge' }>, 'barred' | 'onward'>): void {
    const tasks = this.draft
      .tasks(part)
      .map((task) => (task.do === 'charge' ? { ...task, ...change } : task));
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

  /** The decision whose draft is before us. */
  opened: string | undefined;

  /** Whatever is refused, in the words of the game and with the names of the scenario. */
  sentence(refusal: Refusal): string {
    return this.sitting.sentence(this.speech.named(refusal));
  }
}
