import { onSheet, type Point, pointOf } from '@grognard/ink/plane';
import { type FeatureEntry, isThere, type Unseen } from '@grognard/les-aigles/for-page';
import type { Holding } from './holding.svelte.ts';

/** An enemy of who is looked at: whether he is seen from there, and why not. */
export interface Sighting {
  readonly target: number;
  readonly seen: boolean;
  readonly why?: Unseen;
}

/** Whom the part that is looked at sees of the other side, as far as this seat knows. */
export const sightingsOf = (hands: Holding): readonly Sighting[] => {
  const { judge, part, setting, view } = hands;
  const own = part === undefined ? undefined : hands.parts[part];
  if (judge === undefined || part === undefined || own === undefined || !isThere(own)) return [];
  const side = hands.unitOf(part)?.side;
  return hands.parts.flatMap((other, target) => {
    if (!isThere(other) || hands.unitOf(target)?.side === side) return [];
    const { seen, why } = judge.lookOf(setting, view, part, target);
    return [{ target, seen, ...(why !== undefined && { why }) }];
  });
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

type Kinds = readonly FeatureEntry['kind'][];

const PLATEAUS: Kinds = ['plateau'];
const WOODS: Kinds = ['wood', 'hill', 'plateau'];
const HOUSES: Kinds = ['house'];
const CROPS: Kinds = ['crop', 'hill', 'plateau'];
const ANY: Kinds = ['wood', 'house', 'hill'];

/** The kinds of ground that may stand between two who do not see each other, the likeliest first. */
const BLOCKERS: Readonly<Record<Unseen, Kinds>> = {
  'no free line': ANY,
  'hill between': ['hill'],
  'behind another hill': ANY,
  'behind a wood': ['wood', 'house'],
  'overgrown slope': ANY,
  masked: ANY,
  'below a plateau': PLATEAUS,
  'up on a plateau': PLATEAUS,
  'plateau between': PLATEAUS,
  'wood between': WOODS,
  'deep in a wood': WOODS,
  'far off in a wood': WOODS,
  'hidden in a wood': WOODS,
  'blind wall': HOUSES,
  'house between': HOUSES,
  'behind a house': HOUSES,
  'hidden in a house': HOUSES,
  'hidden in crops': CROPS,
  'deep in crops': CROPS,
  'far off in crops': CROPS,
};

export interface Blocked {
  readonly ring: readonly Point[];
  readonly share: number;
}

/** What on the table breaks a line of sight, and where: the first of its kind on the way. */
export const blockerOn = (
  features: readonly FeatureEntry[],
  from: Point,
  to: Point,
  why: Unseen | undefined,
): Blocked | undefined => {
  const kinds = why === undefined ? ANY : BLOCKERS[why];
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
