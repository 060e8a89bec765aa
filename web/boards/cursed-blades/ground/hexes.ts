import type { HexBoard } from '@grognard/field/hex';
import { at, type Point } from '@grognard/ink/plane';

/** From the middle of a hex to a corner, in steps of the sheet; corners point north and south. */
export const RADIUS = 100;
/** From the middle to a side. */
export const APOTHEM = RADIUS * 0.866_025;
/** From a row of hexes to the next. */
export const ROW = RADIUS * 1.5;

/** The middle of a hex; every odd row is shoved half a hex to the east. */
export const middleOf = ({ width }: Pick<HexBoard, 'width'>, hex: number): Point => {
  const row = Math.floor(hex / width);
  return [(hex - row * width + (row % 2) / 2) * 2 * APOTHEM, row * ROW];
};

/** Corner n lies before side n, clockwise: side 0 (east) runs from corner 0 (north-east) to corner 1 (south-east). */
export const cornerOf = ([x, y]: Point, corner: number, radius = RADIUS): Point => {
  const angle = ((corner * 60 - 30) * Math.PI) / 180;
  return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
};

const cornersOf = (middle: Point, radius = RADIUS): readonly Point[] =>
  [0, 1, 2, 3, 4, 5].map((corner) => cornerOf(middle, corner, radius));

export const hexPath = (middle: Point, radius = RADIUS): string =>
  `M${cornersOf(middle, radius).map(at).join('L')}Z`;

/** The two ends of a side. */
export const sideEnds = (middle: Point, side: number, radius = RADIUS): readonly [Point, Point] => [
  cornerOf(middle, side, radius),
  cornerOf(middle, side + 1, radius),
];

/** A place so far from the middle in the direction of one of the twelve facings. */
export const towards = ([x, y]: Point, facing: number, by: number): Point => {
  const angle = (facing * Math.PI) / 6;
  return [x + Math.cos(angle) * by, y + Math.sin(angle) * by];
};

/** The facing that points nearest to a place. */
export const facingTo = ([ax, ay]: Point, [bx, by]: Point): number =>
  (Math.round((Math.atan2(by - ay, bx - ax) * 6) / Math.PI) + 12) % 12;

/** The hex under a place of the sheet; undefined beyond the edge. */
export const hexUnder = ({ width, height }: HexBoard, [x, y]: Point): number | undefined => {
  let best: { readonly hex: number; readonly off: number } | undefined;
  const near = Math.round(y / ROW);
  for (const row of [near - 1, near, near + 1]) {
    const column = Math.round(x / (2 * APOTHEM) - (Math.abs(row) % 2) / 2);
    if (row < 0 || row >= height || column < 0 || column >= width) continue;
    // A rounded zero may be negative.
    const hex = row * width + column + 0;
    const [mx, my] = middleOf({ width }, hex);
    const off = Math.hypot(mx - x, my - y);
    if (off <= RADIUS && (best === undefined || off < best.off)) best = { hex, off };
  }
  return best?.hex;
};
