import { eastOf, northOf } from '@grognard/field';
import { onSheet, type Point } from '@grognard/ink/plane';
import { footprint } from '@grognard/pub-battles/for-page';
import type { Hands } from '../hands/hands.svelte.ts';

/** An upright rectangle in the window of the map, in pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** What a slip of paper should not lie on, and how much it matters. */
export interface Covered {
  readonly at: Point;
  readonly weight: number;
}

const holds = ({ left, top, width, height }: Box, [x, y]: Point, margin: number): boolean =>
  x > left - margin && x < left + width + margin && y > top - margin && y < top + height + margin;

const overlaps = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width &&
  b.left < a.left + a.width &&
  a.top < b.top + b.height &&
  b.top < a.top + a.height;

/** The pieces on the map, each by its middle and its two ends. */
export const piecesSeen = ({ blocks, lens, setting }: Hands, weight: number): readonly Covered[] =>
  blocks.flatMap((block) => {
    const { halfFront } = footprint(setting.measures, block);
    const along = block.heading + 9_000;
    return [-0.9, 0, 0.9].map((share) => {
      const [x, y] = [
        block.x + eastOf(along) * halfFront * share,
        block.y + northOf(along) * halfFront * share,
      ];
      return { at: lens.toWindow(onSheet({ x, y })), weight };
    });
  });

interface Asked {
  /** What it belongs to. */
  readonly about: Point;
  readonly size: readonly [number, number];
  readonly window: readonly [number, number];
  /** How far from what it belongs to it begins. */
  readonly off: number;
  readonly covered: readonly Covered[];
  readonly taken?: readonly Box[];
}

const EDGE = 8;
const MARGIN = 14;

/** The eight places about a thing, above first, at one and a half and three times the distance as well. */
const placesAbout = ({ about: [x, y], size: [w, h], off }: Asked): readonly Point[] =>
  [1, 1.7, 3].flatMap((far): Point[] => {
    const [right, below] = [x + off * far, y + off * far];
    const [left, above] = [x - off * far - w, y - off * far - h];
    const [middle, level] = [x - w / 2, y - h / 2];
    return [
      ...([
        [middle, above],
        [right, above],
        [left, above],
        [right, level],
      ] as const),
      ...([
        [left, level],
        [middle, below],
        [right, below],
        [left, below],
      ] as const),
    ];
  });

/** How much a slip would hide; no matter how much exactly once it is more than `most`. */
const hiddenBy = (box: Box, covered: readonly Covered[], most: number): number => {
  let hidden = 0;
  for (const { at, weight } of covered) {
    if (holds(box, at, MARGIN)) hidden += weight;
    if (hidden > most) break;
  }
  return hidden;
};

/** Where a slip about something hides the least of the map, near to it rather than far. */
export const roomFor = (asked: Asked): Point => {
  const { size, window, covered, about, taken = [] } = asked;
  const within = (at: number, length: number, whole: number): number =>
    Math.max(EDGE, Math.min(whole - length - EDGE, at));
  let best: { readonly at: Point; readonly cost: number } | undefined;
  for (const [x, y] of placesAbout(asked)) {
    const [left, top] = [within(x, size[0], window[0]), within(y, size[1], window[1])];
    const box: Box = { left, top, width: size[0], height: size[1] };
    const most = best?.cost ?? Number.POSITIVE_INFINITY;
    const hidden = hiddenBy(box, covered, most);
    if (hidden > most) continue;
    const piled = taken.filter((other) => overlaps(box, other)).length;
    const away = Math.hypot(left + size[0] / 2 - about[0], top + size[1] / 2 - about[1]);
    const cost = hidden + piled * 6 + away / 300;
    if (best === undefined || cost < best.cost) best = { at: [left, top], cost };
  }
  return best?.at ?? [EDGE, EDGE];
};
