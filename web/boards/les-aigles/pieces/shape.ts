import { lengthOnSheet } from '@grognard/ink/plane';
import {
  blocksOf,
  type Figure,
  figuresOf,
  newMemory,
  type Part,
  type Unit,
} from '@grognard/les-aigles/for-page';

/** A rectangle of the sheet as the part sees itself: x to its right, y behind it. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Man {
  readonly x: number;
  readonly y: number;
  /** In degrees. */
  readonly turn: number;
  readonly company: number;
}

/** A part as it is drawn, about the middle of its front. */
export interface Shape {
  readonly blocks: readonly Rect[];
  readonly men: readonly Man[];
  readonly front: number;
  readonly depth: number;
}

const rectOf = ({
  x,
  y,
  halfFront,
  halfDepth,
}: {
  readonly x: number;
  readonly y: number;
  readonly halfFront: number;
  readonly halfDepth: number;
}): Rect => ({
  x: lengthOnSheet(x - halfFront),
  y: lengthOnSheet(-y - halfDepth),
  width: lengthOnSheet(2 * halfFront),
  height: lengthOnSheet(2 * halfDepth),
});

const manOf = ({ right, ahead, turn, company }: Figure): Man => ({
  x: lengthOnSheet(right),
  y: lengthOnSheet(-ahead),
  turn: turn / 100,
  company,
});

/** Shapes are drawn about their own middle, wherever a table has them. */
const drawing = { memory: newMemory() };
const shapes = new WeakMap<Part, Shape>();

export const shapeOf = (part: Part, unit: Unit): Shape => {
  const known = shapes.get(part);
  if (known !== undefined) return known;
  const blocks = blocksOf(drawing, { ...part, x: 0, y: 0, heading: 0 }, unit.arm).map(rectOf);
  const shape = {
    blocks,
    men: figuresOf(part, unit).map(manOf),
    front: Math.max(...blocks.map(({ x, width }) => x + width)) - Math.min(...blocks.map(({ x }) => x)),
    depth: Math.max(...blocks.map(({ y, height }) => y + height)),
  };
  shapes.set(part, shape);
  return shape;
};

export const rectPath = ({ x, y, width, height }: Rect): string => `M${x} ${y}h${width}v${height}h${-width}Z`;

/** Figures that have lost their dressing: each a little off its place, the same every time. */
export const strayed = ({ x, y, turn, company }: Man, nth: number, by: number): Man => {
  const lot = (salt: number): number => ((Math.imul(nth * 7 + salt, 2_654_435_761) >>> 8) % 200) / 100 - 1;
  return { x: x + lot(1) * by * 16, y: y + lot(2) * by * 18, turn: turn + lot(3) * by * 16, company };
};
