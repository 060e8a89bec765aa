import { distance, NOWHERE, nearestOn, PER_CM, type Point } from '@grognard/ink/plane';
import { lineOf } from '@grognard/ink/strokes';

/** A name that stands at a place, or one that follows a river or a road. */
export interface Name {
  readonly text: string;
  readonly kind: 'town' | 'field' | 'wood' | 'hill' | 'water' | 'road';
  readonly at: Point;
  readonly along?: string;
}

/** How much of the line a text needs, by its letters. */
const breadthOf = (text: string, size: number): number => text.length * size * 0.5;

/** The part of a line from one reach to another, turned so that it reads from left to right. */
const stretch = (line: readonly Point[], from: number, to: number): readonly Point[] => {
  const places: Point[] = [];
  let before = 0;
  for (let i = 0; i + 1 < line.length; i += 1) {
    const [a, b] = [line[i] ?? NOWHERE, line[i + 1] ?? NOWHERE];
    const length = distance(a, b);
    const clip = (reach: number): Point => {
      const share = length === 0 ? 0 : Math.max(0, Math.min(1, (reach - before) / length));
      return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
    };
    if (before + length >= from && before <= to) {
      if (places.length === 0) places.push(clip(from));
      places.push(clip(to));
    }
    before += length;
  }
  const [first, last] = [places[0], places.at(-1)];
  return first !== undefined && last !== undefined && first[0] > last[0] ? places.reverse() : places;
};

const lengthOf = (line: readonly Point[]): number =>
  line.reduce((sum, place, i) => sum + (i === 0 ? 0 : distance(line[i - 1] ?? place, place)), 0);

/** Lifts a line to its left as it reads, so that the letters stand beside it. */
const lifted = (line: readonly Point[], by: number): readonly Point[] =>
  line.map((place, i) => {
    const [a, b] = [line[Math.max(0, i - 1)] ?? place, line[Math.min(line.length - 1, i + 1)] ?? place];
    const length = distance(a, b) || 1;
    return [place[0] + ((b[1] - a[1]) / length) * by, place[1] - ((b[0] - a[0]) / length) * by];
  });

/** The way a text of this size takes along a line about a place; undefined where the line is too short for it. */
export const wayFor = (
  line: readonly Point[],
  about: Point,
  text: string,
  size: number,
  lift: number,
): string | undefined => {
  const [near, whole] = [nearestOn(line, about), lengthOf(line)];
  const need = breadthOf(text, size) * 1.15;
  if (near === undefined || whole < need) return undefined;
  const from = Math.max(0, Math.min(whole - need, near.reached - need / 2));
  return lineOf(lifted(stretch(line, from, from + need), lift));
};

const FAR = 3.2 * PER_CM;

/** The line that a water's name belongs to. */
export const nearestLine = (
  lines: readonly (readonly Point[])[],
  place: Point,
): readonly Point[] | undefined =>
  lines
    .map((line) => ({ line, off: nearestOn(line, place)?.off ?? FAR }))
    .filter(({ off }) => off < FAR)
    .sort((a, b) => a.off - b.off)[0]?.line;

/** The place halfway along a line. */
export const halfway = (line: readonly Point[]): Point => {
  const [middle] = stretch(line, lengthOf(line) * 0.5, lengthOf(line) * 0.5 + 1);
  return middle ?? line[0] ?? [0, 0];
};

export const isLong = (line: readonly Point[], cm: number): boolean => lengthOf(line) > cm * PER_CM;
