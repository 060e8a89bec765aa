import type { Notice } from '@grognard/engine';
import { normalHeading } from '@grognard/field';
import { onSheet } from '@grognard/ink/plane';
import { type Order, type OwnPiece, pubBattlesForPage, type Region } from '@grognard/pub-battles/for-page';
import type { RegionKind } from '../words/words.ts';
import {
  factsOf,
  type Ghost,
  judgeGhost,
  judgeStraggler,
  type Pose,
  type Straggler,
  takenUpFrom,
  type Way,
} from './ghost.ts';
import { MapSeen } from './map-seen.svelte.ts';
import { type Looker, sightOf } from './sight.ts';

/** What map and orders share while a seat has the board before it: what is looked at, and what is held in hand. */
export class Hands extends MapSeen {
  /** The piece that is looked at. */
  focus = $state.raw<string | undefined>(undefined);
  #ghost = $state.raw<Ghost | undefined>(undefined);
  /** The piece in hand. Its ghost changes with every frame of a carry, this does not: the pieces on the map ask for no more. */
  #held = $state.raw<string | undefined>(undefined);
  /** Pieces that a button under the pointer is about. */
  hinted = $state.raw<readonly string[]>([]);
  /** Where such a button would lead a piece. */
  pointed = $state.raw<{ readonly ref: string; readonly heading: number } | undefined>(undefined);
  shownRegions = $state.raw<readonly RegionKind[]>([]);
  /** The ends of a line of sight, while the thread is out. */
  thread = $state.raw<readonly Looker[] | undefined>(undefined);
  /** Stragglers placed so far this night. */
  gathered = $state.raw<readonly Straggler[]>([]);
  busy = $state(false);

  get ghost(): Ghost | undefined {
    return this.#ghost;
  }

  set ghost(ghost: Ghost | undefined) {
    this.#ghost = ghost;
    this.#held = ghost?.ref;
  }

  get held(): string | undefined {
    return this.#held;
  }

  readonly verdict = $derived.by(() => {
    const { ghost, player, reading } = this;
    const piece = this.own(ghost?.ref);
    if (ghost === undefined || player === undefined || piece === undefined) return undefined;
    return piece.where === 'lost'
      ? judgeStraggler(reading, player, ghost, this.gathered)
      : judgeGhost(reading, player, piece, ghost);
  });

  /** The pieces that stand in the way of what is held. */
  readonly blamed: readonly string[] = $derived.by(() => {
    const result = this.verdict?.result;
    if (result === undefined || result.ok) return [];
    return result.error.flatMap(({ params }) => {
      const refs = [params?.enemy, params?.piece].filter((ref) => typeof ref === 'string');
      return refs.filter((ref) => ref !== this.ghost?.ref);
    });
  });

  /** The pieces of ours that a combat now waits for, or HQs that must show what they hide. */
  readonly concerned: readonly string[] = $derived.by(() => {
    const { combat, deploying } = this.view;
    if (this.sitting.owed.length === 0) return [];
    if (deploying.length > 0) return deploying.filter((ref) => !ref.startsWith('#'));
    if (combat === undefined) return [];
    if (combat.retreating !== undefined) return [combat.retreating.piece];
    if (combat.stepping !== undefined) return [combat.stepping.support];
    return (combat.toFire.length > 0 ? combat.toFire : combat.toChoose).slice(0, 1);
  });

  readonly facts = $derived.by(() => {
    const { ghost, verdict } = this;
    const piece = this.own(ghost?.ref);
    return piece === undefined || verdict === undefined ? undefined : factsOf(this.reading, piece, verdict);
  });

  /** What has been asked for; and how far a piece can go, while it can. */
  readonly regions: readonly Region[] = $derived.by(() => {
    const { focus, player } = this;
    if (focus === undefined || player === undefined) return [];
    // What is looked back on is over: nobody goes anywhere from there.
    if (this.sitting.still && this.sitting.owed.length === 0) return [];
    const shown = this.isAble(focus) ? ['reach', ...this.shownRegions] : this.shownRegions;
    if (shown.length === 0) return [];
    return pubBattlesForPage
      .options(this.reading, player, focus)
      .regions.filter(({ kind }) => shown.includes(kind));
  });

  readonly orders: readonly Order[] = $derived.by(() => {
    const { player } = this;
    if (player === undefined || this.sitting.still || this.sitting.owed.length === 0) return [];
    return pubBattlesForPage
      .options(this.reading, player)
      .orders.filter(({ kind }) => this.decisionFor(kind) !== undefined);
  });

  readonly sight = $derived.by(() => {
    const [a, b] = this.thread ?? [];
    return a === undefined || b === undefined ? undefined : sightOf(this.setting, a, b);
  });

  select(ref: string | undefined): void {
    if (this.ghost !== undefined && this.ghost.ref !== ref) this.drop();
    this.focus = ref;
  }

  /** Takes a piece up where it stands, or where it would come from. */
  takeUp(ref: string): boolean {
    const piece = this.own(ref);
    if (piece === undefined || !this.isAble(ref)) return false;
    const start = takenUpFrom(this.reading, piece);
    if (start === undefined) return false;
    const { x, y, heading } = start;
    this.focus = ref;
    this.ghost = { ref, x, y, heading, way: 'field', dropped: false };
    this.lens.reveal(onSheet(start));
    return true;
  }

  takeUpStraggler(piece: OwnPiece): void {
    const hq = this.own(this.view.formations.find(({ id }) => id === piece.formation)?.hq);
    const { x, y } = hq ?? { x: 0, y: 0 };
    this.focus = piece.ref;
    this.ghost = {
      ref: piece.ref,
      x,
      y: y - this.setting.measures.front / 2,
      heading: 0,
      way: 'field',
      dropped: true,
    };
    this.lens.reveal(onSheet({ x, y }));
  }

  move(to: Partial<Pose> & Pick<Ghost, 'target' | 'edge'>): void {
    if (this.ghost !== undefined) this.ghost = { ...this.ghost, target: undefined, edge: undefined, ...to };
  }

  turn(by: number): void {
    const { ghost } = this;
    if (ghost !== undefined) this.ghost = { ...ghost, heading: normalHeading(ghost.heading + by) };
  }

  /** It is to go by the place where it is held; asked for there once more, it is not. */
  goByHere(): void {
    const { ghost } = this;
    if (ghost === undefined || ghost.target !== undefined) return;
    const { x, y, via = [] } = ghost;
    const last = via.at(-1);
    const isThere = last?.x === x && last.y === y;
    this.ghost = { ...ghost, via: isThere ? via.slice(0, -1) : [...via, { x, y }], dropped: true };
  }

  goBy(way: Way): void {
    if (this.ghost !== undefined) this.ghost = { ...this.ghost, way, dropped: true };
  }

  putDown(): void {
    if (this.ghost !== undefined) this.ghost = { ...this.ghost, dropped: true };
  }

  /** Lets go of what is held. */
  drop(): void {
    this.ghost = undefined;
  }

  hint(refs: readonly string[], towards?: { readonly ref: string; readonly heading: number }): void {
    this.hinted = refs;
    this.pointed = towards;
  }

  toggleRegion(kind: RegionKind): void {
    this.shownRegions = this.shownRegions.includes(kind)
      ? this.shownRegions.filter((each) => each !== kind)
      : [...this.shownRegions, kind];
  }

  toggleThread(): void {
    this.thread = this.thread === undefined ? [] : undefined;
  }

  look(at: Looker): void {
    if (this.thread === undefined) return;
    this.thread = this.thread.length === 1 ? [...this.thread, at] : [at];
    const { sight, words, names } = this;
    if (sight === undefined) return;
    const { broken, blocker } = sight;
    this.sitting.announce(
      broken === undefined || blocker === undefined
        ? words.sightFree
        : words.sightStopped(words.blockers[blocker.kind], names.speech.cm(broken.cm)),
    );
  }

  /** Other orders that may be meant by a ghost that has been put down: a near miss, the other of two grounds. */
  readonly offers = $derived.by((): readonly Notice<Order>[] => {
    const { ghost, verdict, player, reading } = this;
    if (ghost?.dropped !== true || verdict?.result.ok !== true || player === undefined) return [];
    const told = pubBattlesForPage.notices?.(reading, player, verdict.result.value) ?? [];
    return told.filter(({ instead }) => instead !== undefined);
  });

  async accept({ instead }: Notice<Order>): Promise<void> {
    if (instead !== undefined && (await this.give(instead))) this.select(undefined);
  }

  /** Does what the ghost asks for, if it may. */
  async confirm(): Promise<void> {
    const { verdict, ghost } = this;
    if (verdict === undefined || ghost === undefined || !verdict.result.ok) return;
    const order = verdict.result.value;
    if (order.kind === 'recover') {
      this.gathered = order.pieces;
      this.drop();
      return;
    }
    if (await this.give(order)) this.select(undefined);
  }

  async give(order: Order): Promise<boolean> {
    const decision = this.decisionFor(order.kind);
    if (decision === undefined || this.busy) return false;
    this.busy = true;
    try {
      const answer = await this.sitting.order(decision, order);
      if (answer.kind === 'done') {
        this.hint([]);
        this.gathered = [];
      }
      return answer.kind === 'done';
    } finally {
      this.busy = false;
    }
  }
}
