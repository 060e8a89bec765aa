/** The small sheet that a table is drawn on, before it is enlarged. */
import type { FeatureEntry } from '@grognard/les-aigles/tables';
import { type Area, at, between, PER_CM, type Point } from '../strokes/plane.ts';
import type { Ink } from './inks.ts';
import type { Layer } from './layers.ts';

export type Of<Kind extends FeatureEntry['kind']> = Extract<FeatureEntry, { kind: Kind }>;

/**
 * Strokes are made for small maps, where a tree is a sixth of a centimetre. On a table with figures everything is larger:
 * it is drawn small, and the whole drawing is enlarged by this.
 */
export const ENLARGED = 4;

/** A centimetre of the table on the small sheet. */
export const CM = PER_CM / ENLARGED;
export const CORNER = 0.14 * PER_CM;
export const USUAL_ROAD = 4.5;

const smallPoint = ([x, y]: readonly [number, number]): Point => [x * CM, -y * CM];
export const points = (way: readonly (readonly [number, number])[]): readonly Point[] => way.map(smallPoint);
export const ringOf = (outline: readonly (readonly [number, number])[]): Area => ({
  ring: points(outline),
  holes: [],
});
export const layer = (ink: Ink, d: string, width?: number): Layer => ({
  ink,
  d,
  ...(width !== undefined && { width }),
});

/** Straight from bend to bend: what looks like road is road to the referee. */
export const straightLine = (line: readonly Point[]): string =>
  line.length < 2 ? '' : `M${line.map(at).join('L')}`;

export const areaHolds = (area: Area, [x, y]: Point): boolean => {
  const step = 0.2 * PER_CM;
  return [
    [x - step, y],
    [x + step, y],
    [x, y - step],
    [x, y + step],
  ].every(([px = 0, py = 0]) => holds(area.ring, [px, py]));
};

const holds = (ring: readonly Point[], [x, y]: Point): boolean =>
  ring.reduce((inside, [ax, ay], i) => {
    const [bx, by] = ring[(i + 1) % ring.length] ?? [ax, ay];
    return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax ? !inside : inside;
  }, false);

/** A line beside another. */
export const aside = (line: readonly Point[], by: number): readonly Point[] =>
  line.map(([x, y], i) => {
    const [ax, ay] = line[Math.max(0, i - 1)] ?? [x, y];
    const [bx, by2] = line[Math.min(line.length - 1, i + 1)] ?? [x, y];
    const length = Math.hypot(bx - ax, by2 - ay) || 1;
    return [x - ((by2 - ay) / length) * by, y + ((bx - ax) / length) * by];
  });

/** From and to so far along a line. */
export const stretch = (line: readonly Point[], from: number, to: number): readonly Point[] => {
  const kept: Point[] = [];
  let gone = 0;
  line.slice(1).forEach((end, i) => {
    const start = line[i] ?? end;
    const length = Math.hypot(end[0] - start[0], end[1] - start[1]) || 1;
    const [a, b] = [Math.max(from, gone), Math.min(to, gone + length)];
    if (a < b) kept.push(between(start, end, (a - gone) / length), between(start, end, (b - gone) / length));
    gone += length;
  });
  return kept;
};
