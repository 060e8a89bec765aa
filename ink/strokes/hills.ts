import type { Luck } from './luck.ts';
import { type Area, at, between, distance, isIn, nearestOn, PER_CM, type Point, stations } from './plane.ts';

/** A stroke down the slope: thick above, thin below, with the slight bend of a pen. */
const stroke = (above: Point, below: Point, width: number, bend: number): string => {
  const length = distance(above, below) || 1;
  const across: Point = [-(below[1] - above[1]) / length, (below[0] - above[0]) / length];
  const beside = (place: Point, by: number): Point => [place[0] + across[0] * by, place[1] + across[1] * by];
  const middle = beside(between(above, below, 0.5), bend);
  return `M${at(beside(above, width))}Q${at(middle)} ${at(below)}Q${at(beside(middle, -width))} ${at(beside(above, -width))}Z`;
};

const middleOf = (ring: readonly Point[]): Point => {
  const sum = ring.reduce<Point>(([x, y], [px, py]) => [x + px, y + py], [0, 0]);
  return [sum[0] / ring.length, sum[1] / ring.length];
};

/** Where the slope of a place on the border leads up to. */
const upFrom = (crest: readonly Point[], ring: readonly Point[], place: Point): Point =>
  (crest.length > 1 ? nearestOn(crest, place)?.place : undefined) ?? crest[0] ?? middleOf(ring);

const STEEP = 1.4 * PER_CM;
const LONGEST = 1.15 * PER_CM;

/** Hachures down from the crest: short and close where the ground falls steeply, longer and looser where gently. */
export const hachuresOf = (area: Area, crest: readonly Point[], luck: Luck): string => {
  const strokes: string[] = [];
  const spacing = 0.19 * PER_CM;
  stations(area.ring, spacing, true).forEach((foot, i) => {
    const top = upFrom(crest, area.ring, foot);
    const fall = distance(foot, top);
    const gentle = fall > 4 * STEEP;
    if (gentle && i % 2 === 1) return;
    const length = Math.min(LONGEST, fall * 0.42) * (0.75 + luck() * 0.35);
    const start = Math.min(0.12 * PER_CM, fall * 0.05) * (0.6 + luck());
    const lower = between(foot, top, fall === 0 ? 0 : start / fall);
    const upper = between(foot, top, fall === 0 ? 0 : (start + length) / fall);
    if (!isIn(area, between(foot, top, 0.02))) return;
    strokes.push(stroke(upper, lower, 1.05 - (gentle ? 0.3 : 0) + luck() * 0.25, (luck() - 0.5) * 2.2));
    // A second row, nearer to the crest and lighter, where there is room for it.
    if (i % 2 === 0 && fall > 2.6 * STEEP) {
      const share = (start + length + 0.16 * PER_CM) / fall;
      const second = length * (0.5 + luck() * 0.25);
      strokes.push(
        stroke(
          between(foot, top, share + second / fall),
          between(foot, top, share),
          0.75,
          (luck() - 0.5) * 1.6,
        ),
      );
    }
  });
  return strokes.join('');
};
