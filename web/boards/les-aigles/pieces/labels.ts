import type { Point } from '@grognard/ink/plane';

/** A name to be set beside its part, in steps of the sheet. */
export interface LabelWanted {
  readonly key: number;
  readonly lines: readonly string[];
  /** The middle of the part, and how far out its ground reaches. */
  readonly at: Point;
  readonly reach: number;
  /** Which way is behind it, a step of length 1. */
  readonly behind: Point;
}

export interface Label {
  readonly key: number;
  readonly lines: readonly string[];
  readonly at: Point;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const meet = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const boxAt = ([x, y]: Point, width: number, height: number): Box => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
});

/**
 * Every name behind its part or before it, wherever it hides no other and no troops; where there is no room it is left
 * out. Those that come first have the first choice.
 */
export const placeLabels = (
  wanted: readonly LabelWanted[],
  letters: number,
  taken: readonly Box[] = [],
  /** The sheet that no name runs off. */
  within: Pick<Box, 'left' | 'right'> = { left: -Infinity, right: Infinity },
): readonly Label[] => {
  const placed: Box[] = [...taken];
  return wanted.flatMap(({ key, lines, at, reach, behind }): Label[] => {
    const width = Math.max(...lines.map(({ length }) => length)) * letters * 0.47;
    const height = lines.length * letters * 1.15;
    const off = (sign: number): Point => {
      const clear =
        reach + (Math.abs(behind[0]) * width) / 2 + (Math.abs(behind[1]) * height) / 2 + letters * 0.35;
      const x = at[0] + behind[0] * clear * sign;
      const inside = Math.min(within.right - width / 2, Math.max(within.left + width / 2, x));
      return [inside, at[1] + behind[1] * clear * sign];
    };
    for (const place of [off(1), off(-1)]) {
      const box = boxAt(place, width, height);
      if (placed.some((each) => meet(each, box))) continue;
      placed.push(box);
      return [{ key, lines, at: place }];
    }
    return [];
  });
};

export type { Box };
