import type { Point, Sheet } from '@grognard/ink/plane';

/** A gesture in progress: how the layers are shifted and stretched on the screen until it ends. */
interface Gesture {
  readonly dx: number;
  readonly dy: number;
  readonly k: number;
}

const REST: Gesture = { dx: 0, dy: 0, k: 1 };
const SETTLE = 160;
const EDGE = 80;
const WIDE = 640;
const NARROW = 620;
const TOOLS = 62;

/** What part of the sheet is looked at. While a hand moves it only the picture is shifted; it is drawn anew at the end. */
export class Lens {
  width = $state(1);
  height = $state(1);
  /** The middle of what is seen, on the sheet, and pixels a step of the sheet. */
  middle = $state.raw<Point>([0, 0]);
  scale = $state(0.5);
  gesture = $state.raw<Gesture>(REST);
  #sheet: Sheet;
  #settling: ReturnType<typeof setTimeout> | undefined;
  #fitted = true;

  constructor(sheet: Sheet) {
    this.#sheet = sheet;
  }

  get viewBox(): string {
    const [w, h] = [this.width / this.scale, this.height / this.scale];
    return `${this.middle[0] - w / 2} ${this.middle[1] - h / 2} ${w} ${h}`;
  }

  /** A phone's: what is said lies below or above, not beside. */
  get isNarrow(): boolean {
    return this.width < NARROW;
  }

  get isMoving(): boolean {
    return this.gesture !== REST;
  }

  get transform(): string {
    const { dx, dy, k } = this.gesture;
    return this.gesture === REST ? 'none' : `translate(${dx}px, ${dy}px) scale(${k})`;
  }

  resize(width: number, height: number): void {
    if (width < 1 || height < 1) return;
    this.width = width;
    this.height = height;
    if (this.#fitted) this.fit();
  }

  /** The whole sheet. */
  fit(): void {
    const { left, top, width, height } = this.#sheet;
    this.gesture = REST;
    this.#fitted = true;
    // The tools at the right edge cover no ground, if there is room for both.
    const spare = this.width > WIDE ? TOOLS : 0;
    this.scale = Math.min((this.width - spare) / width, this.height / height) * 0.985;
    const shift = Math.max(0, spare / 2 - (this.width - spare - width * this.scale) / 2) / this.scale;
    this.middle = [left + width / 2 + shift, top + height / 2];
  }

  /** From a place in the window of the map to the sheet, gesture included; and back. */
  toSheet([px, py]: Point): Point {
    const { dx, dy, k } = this.gesture;
    const [x, y] = [(px - dx) / k, (py - dy) / k];
    return [
      this.middle[0] + (x - this.width / 2) / this.scale,
      this.middle[1] + (y - this.height / 2) / this.scale,
    ];
  }

  toWindow([x, y]: Point): Point {
    const { dx, dy, k } = this.gesture;
    return [
      ((x - this.middle[0]) * this.scale + this.width / 2) * k + dx,
      ((y - this.middle[1]) * this.scale + this.height / 2) * k + dy,
    ];
  }

  pan(dx: number, dy: number): void {
    this.gesture = { ...this.gesture, dx: this.gesture.dx + dx, dy: this.gesture.dy + dy };
  }

  /** Stretches about a place in the window. */
  zoom(by: number, [px, py]: Point = [this.width / 2, this.height / 2]): void {
    const { dx, dy, k } = this.gesture;
    const [least, most] = this.#limits();
    const to = Math.max(least / this.scale, Math.min(most / this.scale, k * by));
    this.gesture = { k: to, dx: px - ((px - dx) / k) * to, dy: py - ((py - dy) / k) * to };
  }

  /** From a little less than the whole sheet to a block as broad as a hand. */
  #limits(): Point {
    const { width, height } = this.#sheet;
    const whole = Math.min(this.width / width, this.height / height);
    return [whole * 0.8, Math.max(2.2, whole * 2)];
  }

  /** Draws anew what the gesture has led to. */
  settle(): void {
    clearTimeout(this.#settling);
    const { k } = this.gesture;
    if (!this.isMoving) return;
    const middle = this.toSheet([this.width / 2, this.height / 2]);
    this.scale *= k;
    this.middle = this.#kept(middle);
    this.gesture = REST;
    this.#fitted = false;
  }

  settleSoon(): void {
    clearTimeout(this.#settling);
    this.#settling = setTimeout(() => this.settle(), SETTLE);
  }

  /** So that the sheet cannot be lost. */
  #kept([x, y]: Point): Point {
    const { left, top, width, height } = this.#sheet;
    return [Math.max(left, Math.min(left + width, x)), Math.max(top, Math.min(top + height, y))];
  }

  step(dx: number, dy: number): void {
    this.pan(dx, dy);
    this.settle();
  }

  /** Brings a place into sight if it is not, by no more than is needed. */
  reveal(place: Point): void {
    const [x, y] = this.toWindow(place);
    const off = (at: number, most: number): number =>
      Math.min(0, at - EDGE) + Math.max(0, at - (most - EDGE));
    const isSeen = x >= 0 && y >= 0 && x <= this.width && y <= this.height;
    if (!isSeen) this.step(-off(x, this.width), -off(y, this.height));
  }
}
