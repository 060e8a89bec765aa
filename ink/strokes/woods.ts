import type { Luck } from './luck.ts';
import {
  type Area,
  at,
  distance,
  frameOf,
  isIn,
  nearestOn,
  PER_CM,
  type Point,
  round,
  stations,
} from './plane.ts';

/** Trees in three shapes, and the shade that each throws to the east. */
export interface Trees {
  readonly crowns: string;
  readonly firs: string;
  readonly bushes: string;
  readonly shade: string;
}

const crown = ([x, y]: Point, r: number): string => {
  const [a, b] = [round(r * 0.62), round(r * 0.9)];
  return `M${round(x - r)} ${round(y)}a${a} ${a} 0 0 1 ${round(r * 0.5)} ${round(-r * 0.85)}a${a} ${a} 0 0 1 ${round(r)} 0a${a} ${a} 0 0 1 ${round(r * 0.5)} ${round(r * 0.85)}a${b} ${b} 0 0 1 ${round(-r * 2)} 0Zm${round(r)} ${round(r * 0.3)}v${round(r * 0.75)}`;
};

const fir = ([x, y]: Point, r: number): string =>
  `M${at([x, y - r * 1.7])}l${round(r * 0.75)} ${round(r * 1.2)}h${round(-r * 0.3)}l${round(r * 0.5)} ${round(r * 0.9)}h${round(-r * 1.9)}l${round(r * 0.5)} ${round(-r * 0.9)}h${round(-r * 0.3)}Zm0 ${round(r * 2.1)}v${round(r * 0.5)}`;

const bush = ([x, y]: Point, r: number): string =>
  `M${at([x - r, y])}a${round(r)} ${round(r)} 0 0 1 ${round(r * 2)} 0Z`;

const shadow = ([x, y]: Point, r: number): string => `M${at([x - r * 0.2, y + r * 1.05])}h${round(r * 1.5)}`;

interface Tree {
  readonly place: Point;
  readonly size: number;
}

const GRID = 0.62 * PER_CM;

/** Strewn over the wood, and closer together along its edge. */
const plant = (area: Area, luck: Luck): readonly Tree[] => {
  const { left, top, right, bottom } = frameOf(area.ring);
  const trees: Tree[] = [];
  for (let y = top; y < bottom; y += GRID * 0.8) {
    for (let x = left; x < right; x += GRID) {
      const place: Point = [x + luck() * GRID, y + luck() * GRID * 0.8];
      const size = (0.17 + luck() * 0.07) * PER_CM;
      if (isIn(area, place)) trees.push({ place, size });
    }
  }
  for (const edge of [area.ring, ...area.holes]) {
    for (const [x, y] of stations(edge, GRID * 0.62, true)) {
      const off = (): number => (luck() - 0.5) * GRID * 0.55;
      const place: Point = [x + off(), y + off()];
      if (isIn(area, place)) trees.push({ place, size: (0.15 + luck() * 0.06) * PER_CM });
    }
  }
  return trees;
};

const ROADSIDE = 0.24 * PER_CM;

/** Trees keep off the roads and out of each other's way. */
export const treesOf = (
  woods: readonly Area[],
  clearOf: readonly (readonly Point[])[],
  luck: Luck,
): Trees => {
  const trees = woods
    .flatMap((area) => plant(area, luck))
    .filter(({ place }) => !clearOf.some((line) => (nearestOn(line, place)?.off ?? ROADSIDE) < ROADSIDE))
    .sort((a, b) => a.place[1] - b.place[1]);
  const kept = spaced(trees);
  const [crowns, firs, bushes, shade]: string[][] = [[], [], [], []];
  for (const { place, size } of kept) {
    const lot = luck();
    if (lot < 0.6) crowns?.push(crown(place, size));
    else if (lot < 0.82) firs?.push(fir(place, size * 0.85));
    else bushes?.push(bush(place, size * 0.75));
    shade?.push(shadow(place, size));
  }
  const joined = (each: readonly string[] | undefined): string => each?.join('') ?? '';
  return { crowns: joined(crowns), firs: joined(firs), bushes: joined(bushes), shade: joined(shade) };
};

const CLOSE = 0.3 * PER_CM;

/** Sorted from north to south, so only the last few can be near. */
const spaced = (trees: readonly Tree[]): readonly Tree[] => {
  const kept: Tree[] = [];
  for (const tree of trees) {
    let crowded = false;
    for (let i = kept.length - 1; i >= 0 && !crowded; i -= 1) {
      const other = kept[i];
      if (other === undefined || tree.place[1] - other.place[1] > CLOSE) break;
      crowded = distance(other.place, tree.place) < CLOSE;
    }
    if (!crowded) kept.push(tree);
  }
  return kept;
};
