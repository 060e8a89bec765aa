import { inUnits, onSheet, type Point } from '../../shared/plane.ts';
import type { Hands } from './hands.svelte.ts';
import { carryTo, layOn, sendTo, turnTowards } from './touch.ts';

type Doing =
  | { readonly what: 'nothing' }
  /** Pressed, not yet known whether it will be a tap or a drag. */
  | { readonly what: 'pressed'; readonly at: Point; readonly on: Pressed }
  | { readonly what: 'pan'; readonly at: Point }
  | { readonly what: 'pinch'; readonly at: Point; readonly apart: number }
  | { readonly what: 'carry'; readonly grip: Point }
  | { readonly what: 'turn' };

interface Pressed {
  readonly ref?: string | undefined;
  readonly ghost: boolean;
  readonly turn: boolean;
}

const THRESHOLD = 6;
const DOUBLE = 320;

const middleOf = ([a, b]: readonly Point[]): Point => [
  ((a?.[0] ?? 0) + (b?.[0] ?? 0)) / 2,
  ((a?.[1] ?? 0) + (b?.[1] ?? 0)) / 2,
];
const apartOf = ([a, b]: readonly Point[]): number =>
  Math.hypot((a?.[0] ?? 0) - (b?.[0] ?? 0), (a?.[1] ?? 0) - (b?.[1] ?? 0));

/** Fingers and mouse on the map: pan, pinch, take a piece, turn it, tap. */
export class Pointers {
  readonly #hands: Hands;
  readonly #down = new Map<number, Point>();
  #doing: Doing = { what: 'nothing' };
  #lastTap = 0;
  #frame = 0;
  #next: (() => void) | undefined;

  constructor(hands: Hands) {
    this.#hands = hands;
  }

  get isCarrying(): boolean {
    return this.#doing.what === 'carry';
  }

  /** At most once a frame, with the newest place. */
  #soon(act: () => void): void {
    this.#next = act;
    if (this.#frame !== 0) return;
    this.#frame = requestAnimationFrame(() => {
      this.#frame = 0;
      this.#next?.();
      this.#next = undefined;
    });
  }

  down(id: number, at: Point, target: Element | null): void {
    this.#down.set(id, at);
    if (this.#down.size === 2) {
      const points = [...this.#down.values()];
      this.#doing = { what: 'pinch', at: middleOf(points), apart: apartOf(points) };
      return;
    }
    const on: Pressed = {
      ref: target?.closest<SVGGElement>('[data-ref]')?.dataset.ref,
      ghost: target?.closest('[data-ghost]') != null,
      turn: target?.closest('[data-turn]') != null,
    };
    this.#doing = { what: 'pressed', at, on };
  }

  move(id: number, at: Point): void {
    if (!this.#down.has(id)) return;
    this.#down.set(id, at);
    const doing = this.#doing;
    const { lens } = this.#hands;
    switch (doing.what) {
      case 'pressed':
        if (Math.hypot(at[0] - doing.at[0], at[1] - doing.at[1]) >= THRESHOLD)
          this.#begin(doing.at, doing.on);
        break;
      case 'pan':
        lens.pan(at[0] - doing.at[0], at[1] - doing.at[1]);
        this.#doing = { what: 'pan', at };
        break;
      case 'pinch': {
        const points = [...this.#down.values()];
        const [middle, apart] = [middleOf(points), apartOf(points)];
        lens.pan(middle[0] - doing.at[0], middle[1] - doing.at[1]);
        if (doing.apart > 0) lens.zoom(apart / doing.apart, middle);
        this.#doing = { what: 'pinch', at: middle, apart };
        break;
      }
      case 'carry':
        this.#soon(() => carryTo(this.#hands, lens.toSheet(at), doing.grip));
        break;
      case 'turn':
        this.#soon(() => turnTowards(this.#hands, lens.toSheet(at)));
        break;
      default:
    }
  }

  #begin(at: Point, on: Pressed): void {
    const hands = this.#hands;
    const place = hands.lens.toSheet(at);
    if (on.turn) {
      this.#doing = { what: 'turn' };
      return;
    }
    if (on.ghost && hands.ghost !== undefined) {
      const [x, y] = onSheet(
        hands.ghost.target === undefined ? hands.ghost : (hands.verdict?.end ?? hands.ghost),
      );
      hands.move({ ...inUnits([x, y]) });
      this.#doing = { what: 'carry', grip: [place[0] - x, place[1] - y] };
      return;
    }
    if (on.ref !== undefined && hands.thread === undefined && hands.takeUp(on.ref)) {
      const [x, y] = onSheet(hands.ghost ?? { x: 0, y: 0 });
      this.#doing = { what: 'carry', grip: [place[0] - x, place[1] - y] };
      return;
    }
    this.#doing = { what: 'pan', at };
  }

  up(id: number, at: Point): void {
    if (!this.#down.delete(id)) return;
    const doing = this.#doing;
    const [left] = this.#down.values();
    if (left !== undefined) {
      this.#doing = { what: 'pan', at: left };
      return;
    }
    this.#doing = { what: 'nothing' };
    if (doing.what === 'pressed') this.#tap(at, doing.on);
    else if (doing.what === 'pan' || doing.what === 'pinch') this.#hands.lens.settle();
    else if (doing.what === 'carry' || doing.what === 'turn') {
      cancelAnimationFrame(this.#frame);
      this.#frame = 0;
      this.#next?.();
      this.#next = undefined;
      this.#hands.putDown();
    }
  }

  cancel(id: number): void {
    this.#down.delete(id);
    this.#doing = { what: 'nothing' };
    this.#hands.lens.settle();
  }

  #tap(at: Point, on: Pressed): void {
    const hands = this.#hands;
    const place = hands.lens.toSheet(at);
    if (hands.thread !== undefined) {
      const block = hands.blockNamed(on.ref);
      hands.look(block === undefined ? inUnits(place) : { x: block.x, y: block.y, block });
      return;
    }
    const held = hands.ghost?.ref ?? hands.focus;
    if (on.ghost || on.turn) hands.putDown();
    else if (on.ref !== undefined) this.#tapPiece(on.ref, held);
    else if (held !== undefined && (hands.isAble(held) || hands.own(held)?.where === 'lost')) {
      sendTo(hands, held, place);
    } else this.#tapGround();
  }

  #tapPiece(ref: string, held: string | undefined): void {
    const hands = this.#hands;
    const target = hands.blockNamed(ref);
    const isEnemy = target !== undefined && target.side !== hands.view.us;
    const isMeant = isEnemy || hands.ghost !== undefined;
    if (held !== undefined && held !== ref && isMeant && target !== undefined && hands.isAble(held)) {
      layOn(hands, held, target);
    } else hands.select(hands.focus === ref && hands.ghost === undefined ? undefined : ref);
  }

  #tapGround(): void {
    const hands = this.#hands;
    const now = performance.now();
    if (now - this.#lastTap < DOUBLE) hands.lens.fit();
    this.#lastTap = now;
    hands.select(undefined);
  }
}
