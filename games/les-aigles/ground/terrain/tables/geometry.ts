/** Questions about the shapes of a table that only its checks ask: they may take their time. */
import { gapToEdge, gapToPoint, type Polygon, type Ribbon, whereIn } from '@grognard/field';

export type TablePlace = readonly [number, number];

/** The corners of a polygon's border, without its holes. */
export const borderOf = ({ rings: { points, starts } }: Polygon): readonly TablePlace[] => {
  const corners: TablePlace[] = [];
  for (let i = starts[0] ?? 0; i < (starts[1] ?? 0); i += 2)
    corners.push([points[i] ?? 0, points[i + 1] ?? 0]);
  return corners;
};

export const axisOf = ({ axis }: Ribbon): readonly TablePlace[] =>
  Array.from({ length: axis.length / 2 }, (_, i): TablePlace => [axis[2 * i] ?? 0, axis[2 * i + 1] ?? 0]);

/** Every side of a shape: of a polygon all its rings, of a ribbon each leg of its axis. */
const sidesOf = (shape: Polygon | Ribbon): readonly (readonly [TablePlace, TablePlace])[] => {
  if (shape.kind === 'ribbon') {
    const places = axisOf(shape);
    return places.slice(1).map((end, i) => [places[i] ?? end, end] as const);
  }
  const { points, starts } = shape.pieces;
  return Array.from({ length: starts.length - 1 }, (_, i) => {
    const at = starts[i] ?? 0;
    return [
      [points[at] ?? 0, points[at + 1] ?? 0],
      [points[at + 2] ?? 0, points[at + 3] ?? 0],
    ] as const;
  });
};

export const along = ([ax, ay]: TablePlace, [bx, by]: TablePlace, share: number): TablePlace => [
  ax + (bx - ax) * share,
  ay + (by - ay) * share,
];

export const apart = ([ax, ay]: TablePlace, [bx, by]: TablePlace): number =>
  Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay));

/** Where two sides cross, as a share of the first; nothing if they do not. */
export const crossingShare = (
  [a, b]: readonly [TablePlace, TablePlace],
  [c, d]: readonly [TablePlace, TablePlace],
): number | undefined => {
  const [ux, uy, vx, vy] = [b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]];
  const across = ux * vy - uy * vx;
  if (across === 0) return undefined;
  const share = ((c[0] - a[0]) * vy - (c[1] - a[1]) * vx) / across;
  const other = ((c[0] - a[0]) * uy - (c[1] - a[1]) * ux) / across;
  return share >= 0 && share <= 1 && other >= 0 && other <= 1 ? share : undefined;
};

/** How deep a place lies in a shape: 0 or less if it is not in it. */
const depthIn = (shape: Polygon | Ribbon, [x, y]: TablePlace): number => {
  if (shape.kind === 'polygon') return whereIn(shape, x, y) === 'inside' ? gapToEdge(shape, x, y) : 0;
  const off = gapToAxis(shape, [x, y]);
  return shape.width / 2 - off;
};

const gapToAxis = (ribbon: Ribbon, [x, y]: TablePlace): number => {
  let least = Number.POSITIVE_INFINITY;
  for (const [[ax, ay], [bx, by]] of sidesOf(ribbon)) {
    const [dx, dy] = [bx - ax, by - ay];
    const length = dx * dx + dy * dy || 1;
    const share = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length));
    least = Math.min(least, apart([x, y], [ax + dx * share, ay + dy * share]));
  }
  return least;
};

/** Places on the sides of one shape between its crossings with another: in each the two lie the same way. */
const betweenCrossings = (one: Polygon | Ribbon, other: Polygon | Ribbon): readonly TablePlace[] =>
  sidesOf(one).flatMap(([a, b]) => {
    const cuts = sidesOf(other)
      .flatMap((side) => crossingShare([a, b], side) ?? [])
      .concat(0, 1)
      .sort((p, q) => p - q);
    return cuts.slice(1).map((cut, i) => along(a, b, (cut + (cuts[i] ?? 0)) / 2));
  });

/** A place well inside a polygon. */
const heartOf = (shape: Polygon | Ribbon): readonly TablePlace[] => {
  if (shape.kind === 'ribbon') return axisOf(shape);
  const corners = borderOf(shape);
  const sum = corners.reduce<TablePlace>(([x, y], [px, py]) => [x + px, y + py], [0, 0]);
  return [[sum[0] / corners.length, sum[1] / corners.length]];
};

/** Whether two shapes share ground by more than a tolerance. */
export const shareGround = (one: Polygon | Ribbon, other: Polygon | Ribbon, tolerance: number): boolean => {
  if (one.maxX < other.minX || other.maxX < one.minX || one.maxY < other.minY || other.maxY < one.minY)
    return false;
  const isDeep = (shape: Polygon | Ribbon) => (place: TablePlace) => depthIn(shape, place) > tolerance;
  return (
    betweenCrossings(one, other).some(isDeep(other)) ||
    betweenCrossings(other, one).some(isDeep(one)) ||
    heartOf(one).some((place) => isDeep(other)(place) && isDeep(one)(place)) ||
    heartOf(other).some((place) => isDeep(one)(place) && isDeep(other)(place))
  );
};

/** Whether a shape lies wholly inside a polygon, give or take a tolerance. */
export const liesIn = (shape: Polygon | Ribbon, polygon: Polygon, tolerance: number): boolean =>
  [...betweenCrossings(shape, polygon), ...sidesOf(shape).flat()].every(
    ([x, y]) => gapToPoint(polygon, x, y) <= tolerance,
  );

/** The area of a ring on one side of the line y = 0: the north for 1, the south for -1. */
export const areaBeyond = (ring: readonly TablePlace[], side: 1 | -1): number => {
  const kept = ring.flatMap(([x, y], i): TablePlace[] => {
    const [nx, ny] = ring[(i + 1) % ring.length] ?? [x, y];
    const cut: TablePlace[] = y * ny < 0 ? [[x + ((nx - x) * y) / (y - ny), 0]] : [];
    return y * side >= 0 ? [[x, y], ...cut] : cut;
  });
  const sum = kept.reduce((total, [x, y], i) => {
    const [nx, ny] = kept[(i + 1) % kept.length] ?? [x, y];
    return total + x * ny - nx * y;
  }, 0);
  return Math.abs(sum) / 2;
};

/** How much of a line runs on one side of the line y = 0. */
export const lengthBeyond = (line: readonly TablePlace[], side: 1 | -1): number =>
  line.slice(1).reduce((total, end, i) => {
    const start = line[i] ?? end;
    const share = crossingShare(
      [start, end],
      [
        [-1e9, 0],
        [1e9, 0],
      ],
    );
    const pieces: readonly (readonly [TablePlace, TablePlace])[] =
      share === undefined
        ? [[start, end]]
        : [
            [start, along(start, end, share)],
            [along(start, end, share), end],
          ];
    return total + pieces.reduce((sum, [a, b]) => ((a[1] + b[1]) * side > 0 ? sum + apart(a, b) : sum), 0);
  }, 0);
