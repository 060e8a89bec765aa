import { onSheet, type Point, pointOf } from '@grognard/ink/plane';
import { type FeatureEntry, isThere } from '@grognard/les-aigles/for-page';
import type { Holding } from './holding.svelte.ts';

/** An enemy of who is looked at: whether he is seen from there, and by which rules. */
export interface Sighting {
  readonly target: number;
  readonly seen: boolean;
  readonly rules: readonly string[];
}

/** Whom the part that is looked at sees of the other side, as far as this seat knows. */
export const sightingsOf = (hands: Holding): readonly Sighting[] => {
  const { judge, part, setting, view } = hands;
  const own = part === undefined ? undefined : hands.parts[part];
  if (judge === undefined || part === undefined || own === undefined || !isThere(own)) return [];
  const side = hands.unitOf(part)?.side;
  return hands.parts.flatMap((other, target) => {
    if (!isThere(other) || hands.unitOf(target)?.side === side) return [];
    return [{ target, ...judge.lookOf(setting, view, part, target) }];
  });
};

/** The first of the rules that the board has a reason for in words. */
export const reasonFor = (rules: readonly string[], known: Readonly<Record<string, string>>) => {
  const rule = [...rules].reverse().find((each) => known[each] !== undefined);
  return rule === undefined ? undefined : { rule, text: known[rule] ?? '' };
};

const ringOf = (entry: FeatureEntry): readonly Point[] => {
  if (entry.kind === 'house') return entry.corners.map(pointOf);
  return entry.kind === 'wood' || entry.kind === 'hill' || entry.kind === 'plateau' || entry.kind === 'crop'
    ? entry.outline.map(pointOf)
    : [];
};

/** How far along a line it first crosses another, as a share of it. */
const crossing = (a: Point, b: Point, c: Point, d: Point): number | undefined => {
  const [rx, ry, sx, sy] = [b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]];
  const across = rx * sy - ry * sx;
  if (across === 0) return undefined;
  const share = ((c[0] - a[0]) * sy - (c[1] - a[1]) * sx) / across;
  const other = ((c[0] - a[0]) * ry - (c[1] - a[1]) * rx) / across;
  return share > 0.001 && share < 0.999 && other >= 0 && other <= 1 ? share : undefined;
};

/** The kinds of ground that a rule about obstacles speaks of, by how the number of the rule begins. */
const KINDS: readonly (readonly [string, readonly FeatureEntry['kind'][]])[] = [
  ['3.', ['plateau']],
  ['4.', ['wood', 'hill', 'plateau']],
  ['5.', ['house']],
  ['9.', ['crop', 'hill', 'plateau']],
  ['2.3-1', ['hill']],
  ['2.3-5', ['wood', 'house']],
];

/** The number of a rule about obstacles. */
const numberOf = (rule = ''): string => /-O(\d.*)$/.exec(rule)?.[1] ?? '';

export interface Blocked {
  readonly ring: readonly Point[];
  readonly share: number;
}

/** What on the table breaks a line of sight, and where: the first of its kind on the way. */
export const blockerOn = (
  features: readonly FeatureEntry[],
  from: Point,
  to: Point,
  rule: string | undefined,
): Blocked | undefined => {
  const kinds = KINDS.find(([begins]) => numberOf(rule).startsWith(begins))?.[1] ?? ['wood', 'house', 'hill'];
  const found = features
    .filter(({ kind }) => kinds.includes(kind))
    .flatMap((entry) => {
      const ring = ringOf(entry);
      const shares = ring.flatMap((corner, i) => {
        const share = crossing(from, to, corner, ring[(i + 1) % ring.length] ?? corner);
        return share === undefined ? [] : [share];
      });
      return shares.length === 0 ? [] : [{ ring, share: Math.min(...shares), kind: entry.kind }];
    });
  return found.sort((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind) || a.share - b.share)[0];
};

/** The middle of a part on the sheet: its place is that of its front. */
export const middleOfBody = (
  part: { readonly x: number; readonly y: number; readonly heading: number },
  depth: number,
): Point => {
  const [x, y] = onSheet(part);
  const angle = (part.heading / 100) * (Math.PI / 180);
  return [x - (Math.sin(angle) * depth) / 2, y + (Math.cos(angle) * depth) / 2];
};

export const isInRing = (ring: readonly Point[], [x, y]: Point): boolean =>
  ring.reduce((inside, [ax, ay], i) => {
    const [bx, by] = ring[(i + 1) % ring.length] ?? [ax, ay];
    return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax ? !inside : inside;
  }, false);
