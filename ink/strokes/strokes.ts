import { at, between, distance, type Point } from './plane.ts';

const closedOf = (points: readonly Point[], i: number): Point =>
  points[(i + points.length) % points.length] ?? [0, 0];

/**
 * A border with its corners a little rounded. It keeps to the true line elsewhere: what looks like wood is wood to the
 * referee.
 */
const roundedRing = (ring: readonly Point[], radius: number): string => {
  const corners = ring.map((corner, i) => {
    const [before, after] = [closedOf(ring, i - 1), closedOf(ring, i + 1)];
    const cut = (to: Point): Point => {
      const length = distance(corner, to);
      return between(corner, to, length === 0 ? 0 : Math.min(0.45, radius / length));
    };
    return { from: cut(before), corner, to: cut(after) };
  });
  return corners
    .map(({ from, corner, to }, i) => `${i === 0 ? 'M' : 'L'}${at(from)}Q${at(corner)} ${at(to)}`)
    .join('')
    .concat('Z');
};

export const outlineOf = (
  { ring, holes }: { readonly ring: readonly Point[]; readonly holes: readonly (readonly Point[])[] },
  radius: number,
): string => [ring, ...holes].map((each) => roundedRing(each, radius)).join('');

/** A line through all its places, its bends a little rounded. */
export const lineOf = (line: readonly Point[]): string =>
  line
    .map((place, i) => {
      if (i === 0) return `M${at(place)}`;
      const next = line[i + 1];
      if (next === undefined) return `L${at(place)}`;
      const before = line[i - 1] ?? place;
      return `L${at(between(place, before, 0.3))}Q${at(place)} ${at(between(place, next, 0.3))}`;
    })
    .join('');

export const polygonOf = (points: readonly Point[]): string => `M${points.map(at).join('L')}Z`;

/** A brook, thin where it rises and broader where it leaves. */
export const taperingOf = (line: readonly Point[], from: number, to: number): string => {
  const last = Math.max(1, line.length - 1);
  const sides = line.map((place, i) => {
    const [a, b] = [line[Math.max(0, i - 1)] ?? place, line[Math.min(last, i + 1)] ?? place];
    const length = distance(a, b) || 1;
    const half = (from + ((to - from) * i) / last) / 2;
    const across: Point = [(-(b[1] - a[1]) / length) * half, ((b[0] - a[0]) / length) * half];
    return {
      left: [place[0] + across[0], place[1] + across[1]],
      right: [place[0] - across[0], place[1] - across[1]],
    };
  });
  const left = sides.map(({ left: [x = 0, y = 0] }): Point => [x, y]);
  const right = sides.map(({ right: [x = 0, y = 0] }): Point => [x, y]).reverse();
  return `${lineOf(left)}${lineOf(right).replace('M', 'L')}Z`;
};
