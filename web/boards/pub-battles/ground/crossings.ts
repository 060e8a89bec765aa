import { at, nearestOn, PER_CM, type Point } from '@grognard/ink/plane';

/** Water that a crossing may lie on: its line and its breadth on the sheet. */
export interface Water {
  readonly line: readonly Point[];
  readonly width: number;
}

interface Place {
  readonly here: Point;
  /** A step along the way that crosses, and one beside it. */
  readonly along: Point;
  readonly half: number;
}

const ROADSIDE = 1.2 * PER_CM;

const placeOf = (here: Point, roads: readonly (readonly Point[])[], waters: readonly Water[]): Place => {
  const road = roads
    .flatMap((line) => nearestOn(line, here) ?? [])
    .sort((a, b) => a.off - b.off)
    .find(({ off }) => off < ROADSIDE);
  const water = waters
    .flatMap(({ line, width }) => {
      const near = nearestOn(line, here);
      return near === undefined ? [] : [{ ...near, width }];
    })
    .sort((a, b) => a.off - b.off)[0];
  // Without a road the crossing lies square to the water.
  const along: Point = road?.along ?? (water === undefined ? [1, 0] : [-water.along[1], water.along[0]]);
  return { here, along, half: (water?.width ?? 4) / 2 + 0.14 * PER_CM };
};

const stepFrom = ({ here: [x, y], along: [ex, ey] }: Place, ahead: number, aside: number): Point => [
  x + ex * ahead - ey * aside,
  y + ey * ahead + ex * aside,
];

/** Two parapets that open towards both banks, and the way between them. */
export const bridgeOf = (
  here: Point,
  roads: readonly (readonly Point[])[],
  waters: readonly Water[],
): { readonly deck: string; readonly rails: string } => {
  const place = placeOf(here, roads, waters);
  const { half } = place;
  const rail = (side: number): string =>
    `M${at(stepFrom(place, -half - 4, side * 8))}L${at(stepFrom(place, -half, side * 4.8))}L${at(stepFrom(place, half, side * 4.8))}L${at(stepFrom(place, half + 4, side * 8))}`;
  const corner = (ahead: number, aside: number): string => at(stepFrom(place, ahead, aside));
  return {
    deck: `M${corner(-half, -4.8)}L${corner(half, -4.8)}L${corner(half, 4.8)}L${corner(-half, 4.8)}Z`,
    rails: `${rail(1)}${rail(-1)}`,
  };
};

/** A ford: two rows of stones through the water. */
export const fordOf = (
  here: Point,
  roads: readonly (readonly Point[])[],
  waters: readonly Water[],
): string => {
  const place = placeOf(here, roads, waters);
  return [3.4, -3.4]
    .map((aside) => `M${at(stepFrom(place, -place.half, aside))}L${at(stepFrom(place, place.half, aside))}`)
    .join('');
};
