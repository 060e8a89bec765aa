import {
  ableNow,
  type Counter,
  counterFacts,
  cursedBlades,
  engagements,
  hexesOf,
  isStanding,
  type Mover,
  type Order,
  openReach,
  type Region,
  regionsFor,
  type Setting,
  type Unit,
  type View,
} from '@grognard/cursed-blades/for-page';
import { type Decision, flat, isPlayer, type Player } from '@grognard/engine';
import type { Point } from '@grognard/ink/plane';
import type { Sitting } from '../../board.ts';
import { Lens } from '../../shared/lens.svelte.ts';
import { middleOf } from '../ground/hexes.ts';
import { sheetOf } from '../ground/sheet.ts';
import { workOf } from '../pieces/works.ts';
import { type BoardWords, boardWords } from '../words/words.ts';
import { Eyes } from './eyes.svelte.ts';
import { judgePlan } from './judge.ts';
import { type Plan, sameMover } from './plan.ts';
import { Speech } from './speech.ts';

const isFire = ({ kind }: Counter): boolean => kind === 'fire-start' || kind === 'blaze';

/** What map and orders share while a seat has the board before it: what is looked at, and what is held in hand. */
export class Hands {
  readonly sitting: Sitting;
  readonly lens: Lens;
  readonly eyes = new Eyes();
  /** Who is looked at. */
  focus = $state.raw<Mover | undefined>(undefined);
  plan = $state.raw<Plan | undefined>(undefined);
  /** The hex whose pile is laid out. */
  opened = $state.raw<number | undefined>(undefined);
  /** The hex that the keys are at. */
  cursor = $state.raw<number | undefined>(undefined);
  /** Units that a button under the pointer is about, and the hexes it leads to. */
  hinted = $state.raw<readonly number[]>([]);
  pointed = $state.raw<readonly number[]>([]);
  /** Whether the key of the map is out. */
  keyed = $state(false);
  busy = $state(false);

  constructor(sitting: Sitting) {
    this.sitting = sitting;
    this.lens = new Lens(sheetOf(this.setting.terrain.board));
  }

  get setting(): Setting {
    return this.sitting.setting as Setting;
  }

  get view(): View {
    return this.sitting.outlook.view as View;
  }

  /** What can be worked out of the view: all that is asked about it is asked of this. */
  readonly reading = $derived.by(() => cursedBlades.read(this.setting, this.view));

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

  readonly speech = $derived.by(() => new Speech(this.reading, this.sitting.language));

  readonly units: readonly Unit[] = $derived.by(() => flat(this.view.units));
  readonly counters: readonly Counter[] = $derived.by(() => flat(this.view.counters));

  /** The units that share each hex, foremost first; a formation lies by itself over two. */
  readonly piles: ReadonlyMap<number, readonly number[]> = $derived.by(() => {
    const piles = new Map<number, number[]>();
    this.units.forEach((unit, index) => {
      if (!isStanding(unit) || unit.formed !== undefined) return;
      piles.set(unit.hex, [...(piles.get(unit.hex) ?? []), index]);
    });
    return piles;
  });

  readonly formations: readonly number[] = $derived.by(() =>
    this.units.flatMap((unit, index) => (isStanding(unit) && unit.formed !== undefined ? [index] : [])),
  );

  readonly #peopled: ReadonlySet<number> = $derived.by(
    () => new Set(this.units.filter(isStanding).flatMap((unit) => hexesOf(unit))),
  );

  /** Things that lie in a hex by themselves. */
  #thingsIn(hex: number): readonly number[] {
    return this.counters.flatMap((counter, index) =>
      counter.hex === hex &&
      counter.gone === undefined &&
      !isFire(counter) &&
      workOf(counter.kind, counter.facing) === undefined
        ? [index]
        : [],
    );
  }

  isCrowded(hex: number): boolean {
    return this.#peopled.has(hex) || this.#thingsIn(hex).length > 1;
  }

  /** Where a thing is drawn: in the middle of its hex, or beside whoever else is there. */
  placeOf(index: number): Point {
    const hex = this.counters[index]?.hex ?? 0;
    const [x, y] = middleOf(this.setting.terrain.board, hex);
    const things = this.#thingsIn(hex);
    const off = things.indexOf(index) - (things.length - 1) / 2;
    if (this.#peopled.has(hex)) return [x + off * 58, y + 66];
    return things.length > 1 ? [x + off * 72, y + 8] : [x, y];
  }

  unitsAt(hex: number): readonly number[] {
    return this.units.flatMap((unit, index) =>
      isStanding(unit) && hexesOf(unit).includes(hex) ? [index] : [],
    );
  }

  driversAt(hex: number): readonly number[] {
    return this.#thingsIn(hex).filter(
      (index) => counterFacts[this.counters[index]?.kind ?? 'trap'].driven !== undefined,
    );
  }

  decisionFor(kind: Order['kind']): Decision | undefined {
    return this.sitting.still ? undefined : this.sitting.owed.find(({ orders }) => orders.includes(kind));
  }

  isFocus(mover: Mover): boolean {
    return sameMover(this.focus, mover);
  }

  /** Those of ours who may be given an order now, as the game says. */
  readonly #able: readonly Mover[] = $derived.by(() => {
    const { player, reading, sitting } = this;
    return player === undefined || sitting.still || sitting.owed.length === 0 ? [] : ableNow(reading, player);
  });

  /** Whether somebody of ours could be ordered to do something now. */
  isAble(mover: Mover): boolean {
    return this.view.phase !== 'losses' && this.#able.some((each) => sameMover(each, mover));
  }

  /** Whoever of ours was struck and must say how. */
  readonly concerned: readonly number[] = $derived.by(() =>
    this.view.phase === 'losses' ? this.#able.flatMap((each) => ('unit' in each ? [each.unit] : [])) : [],
  );

  readonly verdict = $derived.by(() => {
    const { plan, player, reading } = this;
    return plan === undefined || player === undefined ? undefined : judgePlan(reading, player, plan);
  });

  /** The units that stand in the way of what is held. */
  readonly blamed: readonly number[] = $derived.by(() => {
    const { verdict, plan } = this;
    if (verdict === undefined || verdict.chosen !== undefined) return [];
    const names = verdict.refusals.flatMap(({ params }) => [params?.enemy, params?.unit]);
    return this.units.flatMap(({ id }, index) =>
      names.includes(id) && !sameMover(plan?.mover, { unit: index }) ? [index] : [],
    );
  });

  /** How far whoever is looked at can go. */
  readonly reach = $derived.by(() => {
    const { focus, reading, plan } = this;
    return focus === undefined || !this.isAble(focus) ? undefined : openReach(reading, focus, plan?.pace);
  });

  /** The zones of whoever is looked at, friend or enemy, and where he shoots. */
  readonly zones: readonly Region[] = $derived.by(() => {
    const { focus, reading } = this;
    if (focus === undefined || !('unit' in focus)) return [];
    const id = this.units[focus.unit]?.id ?? '';
    return regionsFor(reading, id).filter(({ kind }) => kind !== 'reach');
  });

  readonly engaged = $derived.by(() => engagements(this.reading));

  /** Everything that may be ordered now. */
  readonly orders: readonly Order[] = $derived.by(() => {
    const { player } = this;
    if (player === undefined || this.sitting.still || this.sitting.owed.length === 0) return [];
    return cursedBlades
      .options(this.reading, player)
      .orders.filter(({ kind }) => this.decisionFor(kind) !== undefined);
  });

  select(mover: Mover | undefined): void {
    if (!sameMover(this.plan?.mover, mover)) this.drop();
    this.focus = mover;
    const hex = this.hexOf(mover);
    if (hex !== undefined) this.lens.reveal(middleOf(this.setting.terrain.board, hex));
  }

  hexOf(mover: Mover | undefined): number | undefined {
    if (mover === undefined) return undefined;
    return 'unit' in mover ? this.units[mover.unit]?.hex : this.counters[mover.counter]?.hex;
  }

  /** Holds somebody over a hex, or over an enemy in it. */
  hold(mover: Mover, to: number, more: Partial<Plan> = {}): void {
    const before = sameMover(this.plan?.mover, mover) && this.plan?.to === to ? this.plan : undefined;
    this.focus = mover;
    this.plan = { ...before, mover, to, dropped: false, ...more };
  }

  turn(by: number): void {
    const { plan, verdict } = this;
    if (plan === undefined) return;
    const now = plan.facing ?? verdict?.ends?.facing ?? this.#facingOf(plan.mover);
    this.plan = { ...plan, facing: (now + by + 12) % 12 };
  }

  #facingOf(mover: Mover): number {
    return ('unit' in mover ? this.units[mover.unit]?.facing : this.counters[mover.counter]?.facing) ?? 0;
  }

  putDown(): void {
    if (this.plan !== undefined) this.plan = { ...this.plan, dropped: true };
  }

  drop(): void {
    this.plan = undefined;
  }

  hint(units: readonly number[], hexes: readonly number[] = []): void {
    this.hinted = units;
    this.pointed = hexes;
  }

  /** Does what is held, if it may be: activates first whoever has still to be. */
  async confirm(): Promise<void> {
    const { verdict, plan } = this;
    if (verdict?.chosen === undefined || plan === undefined) return;
    // Activated and moved in one go, it is taken back in one go.
    const gesture = verdict.first === undefined ? undefined : this.sitting.gesture();
    if (verdict.first !== undefined) {
      if (!(await this.give(verdict.first, gesture))) return;
      // What the activation has led to may have taken the choice away.
      if (!this.isAble(plan.mover)) {
        this.drop();
        return;
      }
    }
    const order = this.verdict?.chosen?.order;
    if (
      order !== undefined &&
      this.decisionFor(order.kind) !== undefined &&
      (await this.give(order, gesture))
    )
      this.drop();
  }

  async give(order: Order, gesture?: string): Promise<boolean> {
    const decision = this.decisionFor(order.kind);
    if (decision === undefined || this.busy) return false;
    this.busy = true;
    try {
      const answer = await this.sitting.order(decision, order, gesture);
      if (answer.kind === 'done') {
        this.hint([]);
        this.opened = undefined;
      }
      return answer.kind === 'done';
    } finally {
      this.busy = false;
    }
  }
}
