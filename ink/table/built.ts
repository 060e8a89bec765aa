/** What runs and what was built: waters and their crossings, roads, houses, redoubts, wrecks. */
import { hachuresOf } from '../strokes/hills.ts';
import type { Luck } from '../strokes/luck.ts';
import { at, between, PER_CM, type Point } from '../strokes/plane.ts';
import { polygonOf } from '../strokes/strokes.ts';
import type { Layer } from './layers.ts';
import { avenue, layersOfLine } from './lines.ts';
import { aside, CM, layer, type Of, points, ringOf, straightLine, stretch, USUAL_ROAD } from './sheet.ts';

export const water = (entry: Of<'water'>): readonly Layer[] => {
  const line = points(entry.way);
  const width = entry.width * CM;
  const d = straightLine(line);
  if (entry.sort === 'ditch') return [layer('ditch', d, width), layer('road', d, width * 0.45)];
  const currents =
    width > 3 * CM
      ? [-0.3, 0, 0.3].map((side) => layer('current', straightLine(aside(line, side * width))))
      : [];
  return [layer('bank', d, width), layer('water', d, width - 4), ...currents];
};

export const crossings = (entry: Of<'water'>): readonly Layer[] =>
  (entry.crossings ?? []).map(({ sort, way, width }) => {
    const [from = [0, 0], to = [0, 0]] = points(way);
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
    const [px, py] = [
      ((to[1] - from[1]) / length) * (width / 2) * CM,
      (-(to[0] - from[0]) / length) * (width / 2) * CM,
    ];
    const corner = ([x, y]: Point, side: number): Point => [x + px * side, y + py * side];
    if (sort === 'bridge')
      return layer('deck', polygonOf([corner(from, 1), corner(to, 1), corner(to, -1), corner(from, -1)]));
    const rows = [-0.7, -0.2, 0.3, 0.8].map((side) => `M${at(corner(from, side))}L${at(corner(to, side))}`);
    return layer('ford', rows.join(''));
  });

export const road = (entry: Of<'road'>): readonly Layer[] => {
  const d = straightLine(points(entry.way));
  const width = (entry.width ?? USUAL_ROAD) * CM;
  return [layer('kerb', d, width), layer('road', d, width - 3.2)];
};

/** What stands along the borders of a road. */
export const lining = (entry: Of<'road'>, luck: Luck): readonly Layer[] =>
  (entry.lining ?? []).flatMap(({ hand, from, to, by }) => {
    const half = ((entry.width ?? USUAL_ROAD) / 2) * CM;
    const line = stretch(
      aside(points(entry.way), hand === 'right' ? half : -half),
      from * PER_CM,
      to * PER_CM,
    );
    if (by === 'trees') return [layer('tree', avenue(line, luck))];
    return layersOfLine(by === 'wall' ? 'stone wall' : 'hedge', line, luck);
  });

/** A block of buildings: its ground, its walls, the ridges of its roofs. */
export const house = (entry: Of<'house'>): readonly Layer[] => {
  const [a, b, c, d] = points(entry.corners) as [Point, Point, Point, Point];
  const inner = (p: Point, share: number, q: Point): Point => between(p, q, share);
  const left = [inner(a, 0.5, d), inner(b, 0.5, c)] as const;
  const rows = [0.25, 0.5, 0.75].map((share) => `M${at(inner(a, share, b))}L${at(inner(d, share, c))}`);
  return [
    layer('house', polygonOf([a, b, c, d])),
    layer('roof', `M${at(left[0])}L${at(left[1])}${rows.join('')}`),
  ];
};

export const redoubt = (entry: Of<'redoubt'>, luck: Luck): readonly Layer[] => {
  const area = ringOf(entry.outline);
  const middle = area.ring.reduce<Point>(
    ([x, y], [px, py]) => [x + px / area.ring.length, y + py / area.ring.length],
    [0, 0],
  );
  const inner = area.ring.map((corner) => between(corner, middle, 0.22));
  const [g, h] = points(entry.gorge) as [Point, Point];
  return [
    layer('parapet', polygonOf(area.ring)),
    layer('hachures', hachuresOf(area, [...inner, inner[0] ?? middle], luck)),
    layer('floor', polygonOf(inner)),
    layer('floor', polygonOf([g, h, between(h, middle, 0.3), between(g, middle, 0.3)])),
  ];
};

export const wreck = (entry: Of<'wreck'>): readonly Layer[] => {
  const area = ringOf(entry.outline);
  const count = area.ring.length;
  const [x, y] = area.ring.reduce<Point>(([sx, sy], [px, py]) => [sx + px / count, sy + py / count], [0, 0]);
  const wheel = (cx: number, cy: number): string =>
    `M${at([cx - 6, cy])}a6 6 0 1 0 12 0a6 6 0 1 0 -12 0M${at([cx - 6, cy])}h12M${at([cx, cy - 6])}v12`;
  const barrel = `M${at([x - 22, y + 13])}L${at([x + 22, y - 11])}M${at([x - 4, y + 16])}l14-4`;
  return [
    layer('wreck', polygonOf(area.ring)),
    layer('gun', `${wheel(x - 12, y + 4)}${wheel(x + 14, y - 5)}${barrel}`),
  ];
};
