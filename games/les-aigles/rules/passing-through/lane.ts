/** Free ground between friends, measured across the way of whoever has to get past them. */
import { type Box, eastOf, type Heading, northOf, SAME, type Shape } from '@grognard/field';

/** From the least to the most along one direction. */
export interface LaneSpan {
  readonly from: number;
  readonly to: number;
}

/** A length without the noise of the arithmetic, so that halves of a unit are halves in a mirror, too. */
export const snapped = (length: number): number =>
  Math.sign(length) * (Math.round(Math.abs(length) * 1_024) / 1_024);

/** How far a shape reaches along a step of one unit. */
const spanAlong = ({ pieces: { points } }: Pick<Shape, 'pieces'>, east: number, north: number): LaneSpan => {
  let from = Infinity;
  let to = -Infinity;
  for (let i = 0; i < points.length; i += 2) {
    const along = (points[i] as number) * east + (points[i + 1] as number) * north;
    from = Math.min(from, along);
    to = Math.max(to, along);
  }
  return { from: from + 0, to: to + 0 };
};

/** How far a shape reaches along a way, from its hindmost to its foremost point. */
export const lengthwise = (shape: Pick<Shape, 'pieces'>, way: Heading): LaneSpan =>
  spanAlong(shape, eastOf(way), northOf(way));

/** How far a shape reaches across a way, from its leftmost to its rightmost point. */
export const crosswise = (shape: Pick<Shape, 'pieces'>, way: Heading): LaneSpan =>
  spanAlong(shape, northOf(way), -eastOf(way));

/** The table, across a way. */
export const tableAcross = ({ minX, minY, maxX, maxY }: Box, way: Heading): LaneSpan => {
  const [right, down] = [northOf(way), -eastOf(way)];
  const corners = [minX * right, maxX * right].flatMap((x) => [x + minY * down, x + maxY * down]);
  return { from: Math.min(...corners), to: Math.max(...corners) };
};

export const widthOf = ({ from, to }: LaneSpan): number => to - from;
export const middleOfSpan = ({ from, to }: LaneSpan): number => (from + to) / 2;

/** Whether two spans share more than a touch. */
export const spansMeet = (a: LaneSpan, b: LaneSpan): boolean => a.from < b.to - SAME && b.from < a.to - SAME;

/** What is left free of a width, from left to right. */
export const freeLanes = (within: LaneSpan, bars: readonly LaneSpan[]): readonly LaneSpan[] => {
  const lanes: LaneSpan[] = [];
  let from = within.from;
  for (const bar of [...bars].sort((a, b) => a.from - b.from || a.to - b.to)) {
    if (bar.to <= from) continue;
    if (bar.from > from) lanes.push({ from, to: Math.min(bar.from, within.to) });
    from = bar.to;
    if (from >= within.to) return lanes;
  }
  return [...lanes, { from, to: within.to }];
};

/** So wide a piece of a lane as near to a place as can be: where it begins and ends. */
export const pieceOf = (lane: LaneSpan, width: number, near: number): LaneSpan => {
  const from = Math.min(Math.max(near - width / 2, lane.from), lane.to - width);
  return { from, to: from + width };
};

/** Of two as good, the one nearer to the middle of the table: so it is in a mirror, too. */
export const isMoreCentral = (a: number, b: number): boolean => Math.abs(a) < Math.abs(b);

/** The lane nearest to a place that leaves so much room. */
export const nearestLane = (lanes: readonly LaneSpan[], near: number, room: number): LaneSpan | undefined => {
  let best: LaneSpan | undefined;
  let least = Infinity;
  for (const lane of lanes) {
    if (widthOf(lane) + SAME < room) continue;
    const away = Math.max(0, lane.from + room / 2 - near, near - (lane.to - room / 2));
    const isAsNear = best !== undefined && Math.abs(away - least) <= SAME;
    const isBetter = isAsNear
      ? isMoreCentral(endOf(lane, near), endOf(best as LaneSpan, near))
      : away < least;
    if (!isBetter) continue;
    best = lane;
    least = away;
  }
  return best;
};

/** The end of a lane on the side of a place. */
const endOf = ({ from, to }: LaneSpan, near: number): number =>
  Math.abs(from - near) <= Math.abs(to - near) ? from : to;

/** How many figures pass a lane abreast. */
export const filesIn = (lane: LaneSpan, base: number): number => Math.floor((widthOf(lane) + SAME) / base);
