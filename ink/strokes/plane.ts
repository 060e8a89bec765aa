/** From the map of a scenario to the sheet it is drawn on: x to the right, y down, so many steps to the centimetre. */
export const PER_CM = 40;

/** A game counts in thousandths of a centimetre. */
const PER_UNIT = PER_CM / 1000;

export type Point = readonly [number, number];

/** The paper that a map is drawn on, margins included. */
export interface Sheet {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** For a list that holds no such place. */
export const NOWHERE: Point = [0, 0];

/** A place of a scenario, in centimetres with north up. */
export type Spot = readonly [number, number];

export const pointOf = ([x, y]: Spot): Point => [x * PER_CM, -y * PER_CM];

/** A place of the game on the sheet, and back. */
export const onSheet = ({ x, y }: { readonly x: number; readonly y: number }): Point => [
  x * PER_UNIT,
  -y * PER_UNIT,
];
export const inUnits = ([x, y]: Point): { readonly x: number; readonly y: number } => ({
  x: Math.round(x / PER_UNIT),
  y: Math.round(-y / PER_UNIT) + 0,
});
export const lengthOnSheet = (units: number): number => units * PER_UNIT;

export const round = (value: number): number => Math.round(value * 10) / 10;

export const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(bx - ax, by - ay);

export const between = ([ax, ay]: Point, [bx, by]: Point, share: number): Point => [
  ax + (bx - ax) * share,
  ay + (by - ay) * share,
];

export const at = ([x, y]: Point): string => `${round(x)} ${round(y)}`;

/** The nearest place on a line, how far it is, and which way the line runs there (a step of length 1). */
export interface Nearest {
  readonly place: Point;
  readonly off: number;
  readonly along: Point;
  /** How far along the line it lies. */
  readonly reached: number;
}

export const nearestOn = (line: readonly Point[], from: Point): Nearest | undefined => {
  let best: Nearest | undefined;
  let before = 0;
  for (let i = 0; i + 1 < line.length; i += 1) {
    const [a, b] = [line[i] ?? from, line[i + 1] ?? from];
    const length = distance(a, b);
    if (length === 0) continue;
    const along: Point = [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
    const reach = (from[0] - a[0]) * along[0] + (from[1] - a[1]) * along[1];
    const kept = Math.max(0, Math.min(length, reach));
    const place: Point = [a[0] + along[0] * kept, a[1] + along[1] * kept];
    const off = distance(place, from);
    if (best === undefined || off < best.off) best = { place, off, along, reached: before + kept };
    before += length;
  }
  return best;
};

const isInside = (ring: readonly Point[], [x, y]: Point): boolean => {
  let inside = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i, i += 1) {
    const [ax, ay] = ring[i] ?? [0, 0];
    const [bx, by] = ring[j] ?? [0, 0];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
};

/** An area with its clearings. */
export interface Area {
  readonly ring: readonly Point[];
  readonly holes: readonly (readonly Point[])[];
}

export const areaOf = (data: {
  readonly outline: readonly Spot[];
  readonly holes?: readonly (readonly Spot[])[] | undefined;
}): Area => ({
  ring: data.outline.map(pointOf),
  holes: (data.holes ?? []).map((hole) => hole.map(pointOf)),
});

export const isIn = ({ ring, holes }: Area, place: Point): boolean =>
  isInside(ring, place) && !holes.some((hole) => isInside(hole, place));

export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const frameOf = (points: readonly Point[]): Frame => ({
  left: Math.min(...points.map(([x]) => x)),
  top: Math.min(...points.map(([, y]) => y)),
  right: Math.max(...points.map(([x]) => x)),
  bottom: Math.max(...points.map(([, y]) => y)),
});

/** Places along a closed or open line, evenly spaced. */
export const stations = (line: readonly Point[], spacing: number, closed: boolean): readonly Point[] => {
  const corners = closed && line[0] !== undefined ? [...line, line[0]] : line;
  const places: Point[] = [];
  let carry = 0;
  for (let i = 0; i + 1 < corners.length; i += 1) {
    const [a, b] = [corners[i] ?? NOWHERE, corners[i + 1] ?? NOWHERE];
    const length = distance(a, b);
    for (let reach = carry; reach < length; reach += spacing) places.push(between(a, b, reach / length));
    carry = length === 0 ? carry : (carry - length) % spacing;
    if (carry < 0) carry += spacing;
  }
  return places;
};
