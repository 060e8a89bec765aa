import type { Point } from '@grognard/ink/plane';
import type { Lens } from './lens.svelte.ts';

/** What a board makes of fingers and mouse; places are on the sheet. */
export interface Touched<On> {
  readonly lens: Lens;
  /** What lies under the finger where it comes down. */
  read(target: Element | null): On;
  /** Begins a drag: what carries the thing along, or undefined if it is the map that is dragged. */
  take(place: Point, on: On): ((to: Point) => void) | undefined;
  /** The end of such a drag. */
  putDown(): void;
  tap(place: Point, on: On): void;
}

type Doing<On> =
  | { readonly what: 'nothing' }
  /** Pressed, not yet known whether it will be a tap or a drag. */
  | { readonly what: 'pressed'; readonly at: Point; readonly on: On }
  | { readonly what: 'pan'; readonly at: Point }
  | { readonly what: 'pinch'; readonly at: Point; readonly apart: number }
  | { readonly what: 'carry'; readonly carry: (to: Point) => void };

const THRESHOLD = 6;

const middleOf = ([a, b]: readonly Point[]): Point => [
  ((a?.[0] ?? 0) + (b?.[0] ?? 0)) / 2,
  ((a?.[1] ?? 0) + (b?.[1] ?? 0)) / 2,
];
const apartOf = ([a, b]: readonly Point[]): number =>
  Math.hypot((a?.[0] ?? 0) - (b?.[0] ?? 0), (a?.[1] ?? 0) - (b?.[1] ?? 0));

/** Fingers and mouse on a map: pan, pinch, carry, tap. */
export class Pointers<On> {
  readonly #touched: Touched<On>;
  readonly #down = new Map<number, Point>();
  #doing: Doing<On> = { what: 'nothing' };
  #frame = 0;
  #next: (() => void) | undefined;

  constructor(touched: Touched<On>) {
    this.#touched = touched;
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
      this.#now();
    });
  }

  #now(): void {
    this.#next?.();
    this.#next = undefined;
  }

  down(id: number, at: Point, target: Element | null): void {
    this.#down.set(id, at);
    if (this.#down.size === 2) {
      const points = [...this.#down.values()];
      this.#doing = { what: 'pinch', at: middleOf(points), apart: apartOf(points) };
      return;
    }
    this.#doing = { what: 'pressed', at, on: this.#touched.read(target) };
  }

  move(id: number, at: Point): void {
    if (!this.#down.has(id)) return;
    this.#down.set(id, at);
    const doing = this.#doing;
    const { lens } = this.#touched;
    switch (doing.what) {
      case 'pressed':
        if (Math.hypot(at[0] - doing.at[0], at[1] - doing.at[1]) >= THRESHOLD)
          this.#begin(doing.at, doing.on);
        break;
      case 'pan':
        lens.pan(at[0] - doing.at[0], at[1] - doing.at[1]);
        this.#doing = { what: 'pan', at };
        break;
      case 'pinch':
        this.#pinch(doing);
        break;
      case 'carry':
        this.#soon(() => doing.carry(lens.toSheet(at)));
        break;
      default:
    }
  }

  #pinch({ at, apart }: Extract<Doing<On>, { what: 'pinch' }>): void {
    const { lens } = this.#touched;
    const points = [...this.#down.values()];
    const [middle, wide] = [middleOf(points), apartOf(points)];
    lens.pan(middle[0] - at[0], middle[1] - at[1]);
    if (apart > 0) lens.zoom(wide / apart, middle);
    this.#doing = { what: 'pinch', at: middle, apart: wide };
  }

  #begin(at: Point, on: On): void {
    const carry = this.#touched.take(this.#touched.lens.toSheet(at), on);
    this.#doing = carry === undefined ? { what: 'pan', at } : { what: 'carry', carry };
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
    const { lens } = this.#touched;
    if (doing.what === 'pressed') this.#touched.tap(lens.toSheet(at), doing.on);
    else if (doing.what === 'pan' || doing.what === 'pinch') lens.settle();
    else if (doing.what === 'carry') {
      cancelAnimationFrame(this.#frame);
      this.#frame = 0;
      this.#now();
      this.#touched.putDown();
    }
  }

  cancel(id: number): void {
    this.#down.delete(id);
    this.#doing = { what: 'nothing' };
    this.#touched.lens.settle();
  }
}
