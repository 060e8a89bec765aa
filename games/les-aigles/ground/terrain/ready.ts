/** From a scenario's words to shapes that can be asked about. */
import {
  headingOf,
  type Line,
  normalHeading,
  polygonOf,
  type Ribbon,
  ribbonOf,
  roundUnit,
  unitsOf,
  whereIn,
} from '@grognard/field';
import type { Feature, LineClass, Slope, Wall } from '../../model/features.ts';
import type * as entries from '../../model/terrain-entries.ts';
import { infantryBase } from '../../tables/bases.ts';
import { ROAD_WIDTH } from '../../tables/terrain.ts';

type Places = readonly (readonly [number, number])[];

const place = ([x, y]: entries.Point): readonly [number, number] => [
  roundUnit(unitsOf(x)),
  roundUnit(unitsOf(y)),
];

export const placesOf = (points: readonly entries.Point[]): Places => points.map(place);

const area = (outline: entries.Outline, holes: readonly entries.Outline[] = []) =>
  polygonOf(placesOf(outline), holes.map(placesOf));

const closed = (points: Places): Line => [...points, ...points.slice(0, 1)];

const width = (cm: number): number => roundUnit(unitsOf(cm));

const slopesOf = (
  given: readonly entries.SlopeEntry[] = [],
): { slopes: readonly Slope[]; covered: readonly Slope[] } => {
  const slopes = given.map((slope) => ({ area: area(slope.area), cover: slope.cover }));
  return { slopes, covered: slopes.filter(({ cover }) => cover !== 'open') };
};

const LINE_CLASS: Readonly<Record<string, LineClass>> = {
  hedge: 'light',
  palisade: 'light',
  barricade: 'light',
  'stone wall': 'hard',
  abatis: 'hard',
};

const lengthOf = ([ax, ay]: readonly [number, number], [bx, by]: readonly [number, number]): number =>
  Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay));

const clockwise = (points: Places): Places => {
  const turn = points.reduce((sum, [x, y], index) => {
    const [nx, ny] = points[(index + 1) % points.length] ?? [x, y];
    return sum + (nx - x) * (ny + y);
  }, 0);
  return turn >= 0 ? points : [...points].reverse();
};

/** A side of something walked clockwise: what is outside lies on its left. */
const wallOf = (from: readonly [number, number], to: readonly [number, number]): Wall => {
  const length = lengthOf(from, to);
  const along = headingOf(to[0] - from[0], to[1] - from[1]);
  return {
    ...{ from, to, length, faces: normalHeading(along - 9_000) },
    // LA-O5.5-2
    capacity: Math.floor((length + 1) / infantryBase.width),
    course: ribbonOf([from, to], 0),
  };
};

/** The sides of something, clockwise. */
export const wallsAround = (points: Places): readonly Wall[] => {
  const around = clockwise(points);
  return around.map((from, index) => wallOf(from, around[(index + 1) % around.length] ?? from));
};

/** LA-O2.2-3: a crest that ends short of the border is lengthened to it. */
const crestOf = ({ outline, crest = [] }: entries.HillEntry): Ribbon => {
  const hill = area(outline);
  const points = placesOf(crest).map(([x, y]) => [x, y] as [number, number]);
  const lengthen = (end: [number, number] | undefined, before: [number, number] | undefined): void => {
    if (end === undefined || before === undefined || whereIn(hill, end[0], end[1]) !== 'inside') return;
    const length = lengthOf(before, end) || 1;
    const far = hill.maxX - hill.minX + hill.maxY - hill.minY;
    const [dx, dy] = [((end[0] - before[0]) / length) * far, ((end[1] - before[1]) / length) * far];
    const share = firstWayOut(hill.pieces.points, end, [dx, dy]);
    end[0] = roundUnit(end[0] + dx * share);
    end[1] = roundUnit(end[1] + dy * share);
  };
  lengthen(points[0], points[1]);
  lengthen(points[points.length - 1], points[points.length - 2]);
  return ribbonOf(points, 0);
};

/** Where a ray from inside first meets one of the sides, as a share of it. */
const firstWayOut = (
  sides: Float64Array,
  [x, y]: readonly [number, number],
  [dx, dy]: readonly [number, number],
): number => {
  let least = 1;
  for (let i = 0; i + 3 < sides.length; i += 4) {
    const [ax = 0, ay = 0, bx = 0, by = 0] = sides.subarray(i, i + 4);
    const [ex, ey] = [bx - ax, by - ay];
    const across = dx * ey - dy * ex;
    if (across === 0) continue;
    const along = ((ax - x) * ey - (ay - y) * ex) / across;
    const beside = ((ax - x) * dy - (ay - y) * dx) / across;
    if (along > 0 && along < least && beside >= 0 && beside <= 1) least = along;
  }
  return least;
};

/** The stretch of a way from and to so many units along it, moved aside by a distance to the right. */
const borderOf = (points: Places, aside: number, from: number, to: number): Line => {
  const line: [number, number][] = [];
  let gone = 0;
  points.slice(1).forEach((end, index) => {
    const start = points[index] ?? end;
    const length = lengthOf(start, end);
    const [a, b] = [Math.max(from, gone), Math.min(to, gone + length)];
    if (length > 0 && a < b) {
      const [ux, uy] = [(end[0] - start[0]) / length, (end[1] - start[1]) / length];
      for (const at of [a - gone, b - gone])
        line.push([roundUnit(start[0] + ux * at + uy * aside), roundUnit(start[1] + uy * at - ux * aside)]);
    }
    gone += length;
  });
  return line;
};

const roadOf = (entry: entries.RoadEntry): Feature => {
  const broad = width(entry.width ?? ROAD_WIDTH);
  const points = placesOf(entry.way);
  const lined = (entry.lining ?? []).map(({ hand, from, to, by }) => {
    const aside = hand === 'right' ? broad / 2 : -broad / 2;
    return { by, course: ribbonOf(borderOf(points, aside, width(from), width(to)), 0) };
  });
  return { id: entry.id, kind: 'road', entry, bed: ribbonOf(points, broad), lined };
};

const barrierOf = (entry: entries.LineEntry): Feature => {
  const points = entry.closed === true ? closed(placesOf(entry.way)) : placesOf(entry.way);
  const length = points.slice(1).reduce((sum, end, index) => sum + lengthOf(points[index] ?? end, end), 0);
  const sort = LINE_CLASS[entry.material] ?? 'light';
  return { id: entry.id, kind: 'line', entry, course: ribbonOf(points, 0), points, sort, length };
};

const plateauOf = (entry: entries.PlateauEntry): Feature => ({
  ...{ id: entry.id, kind: 'plateau', entry, area: area(entry.outline), top: area(entry.crest ?? []) },
  slope: area(entry.outline, entry.crest === undefined ? [] : [entry.crest]),
  crest: ribbonOf(closed(placesOf(entry.crest ?? [])), 0),
  ...slopesOf(entry.slopes),
});

/** A piece of wall shorter than this is none: 0.1 cm. */
const NO_WALL = 100;

/** How far along a border a place on it lies. */
const alongBorder = (walls: readonly Wall[], [x, y]: Places[number]): number => {
  let [gone, least, found] = [0, Infinity, 0];
  for (const { from, to, length } of walls) {
    const share =
      length === 0 ? 0 : ((x - from[0]) * (to[0] - from[0]) + (y - from[1]) * (to[1] - from[1])) / length;
    const at = Math.min(length, Math.max(0, share));
    const foot = placeAt({ from, to, length }, at);
    const off = lengthOf([x, y], foot);
    if (off < least) [least, found] = [off, gone + at];
    gone += length;
  }
  return found;
};

const placeAt = ({ from, to, length }: Pick<Wall, 'from' | 'to' | 'length'>, at: number): Places[number] => [
  roundUnit(from[0] + ((to[0] - from[0]) * at) / (length || 1)),
  roundUnit(from[1] + ((to[1] - from[1]) * at) / (length || 1)),
];

/** LA-O9.1-5: what walls are left beside a gorge: it takes the shorter way between its two ends along the border. */
const wallsBeside = (walls: readonly Wall[], gorge: Places): readonly Wall[] => {
  const around = walls.reduce((sum, { length }) => sum + length, 0);
  const [a = 0, b = 0] = gorge.map((place) => alongBorder(walls, place)).sort((one, other) => one - other);
  const isBetween = 2 * (b - a) <= around;
  const open: readonly (readonly [number, number])[] = isBetween
    ? [[a, b]]
    : [
        [0, a],
        [b, around],
      ];
  let gone = 0;
  return walls.flatMap((wall) => {
    const start = gone;
    gone += wall.length;
    const cuts = open
      .map(([from, to]) => [Math.max(0, from - start), Math.min(wall.length, to - start)] as const)
      .filter(([from, to]) => to - from > NO_WALL);
    if (cuts.length === 0) return [wall];
    let at = 0;
    const left = [...cuts, [wall.length, wall.length] as const].flatMap(([from, to]) => {
      const piece = from - at > NO_WALL ? [wallOf(placeAt(wall, at), placeAt(wall, from))] : [];
      at = to;
      return piece;
    });
    return left;
  });
};

const redoubtOf = (entry: entries.RedoubtEntry): Feature => {
  const gorge = ribbonOf(placesOf(entry.gorge), 0);
  const walls = wallsBeside(wallsAround(placesOf(entry.outline)), placesOf(entry.gorge));
  return { id: entry.id, kind: 'redoubt', entry, area: area(entry.outline), gorge, walls };
};

const woodOf = (entry: entries.WoodEntry): Feature => ({
  ...{ id: entry.id, kind: 'wood', entry, area: area(entry.outline, entry.clearings) },
  whole: area(entry.outline),
  clearings: (entry.clearings ?? []).map((outline) => area(outline)),
  paths: (entry.paths ?? []).map(({ sort, way, width: broad }) => ({
    sort,
    bed: ribbonOf(placesOf(way), width(broad)),
  })),
});

const waterOf = (entry: entries.WaterEntry): Feature => ({
  ...{ id: entry.id, kind: 'water', entry, bed: ribbonOf(placesOf(entry.way), width(entry.width)) },
  crossings: (entry.crossings ?? []).map(({ id, sort, way, width: broad }) => ({
    id,
    sort,
    bed: ribbonOf(placesOf(way), width(broad)),
  })),
});

export const readyFeature = (entry: entries.FeatureEntry): Feature => {
  const { id } = entry;
  switch (entry.kind) {
    case 'hill':
      return {
        id,
        kind: 'hill',
        entry,
        area: area(entry.outline),
        crest: crestOf(entry),
        ...slopesOf(entry.slopes),
      };
    case 'plateau':
      return plateauOf(entry);
    case 'wood':
      return woodOf(entry);
    case 'village':
      return { id, kind: 'village', entry };
    case 'house':
      return {
        id,
        kind: 'house',
        entry,
        area: area(entry.corners),
        walls: wallsAround(placesOf(entry.corners)),
      };
    case 'water':
      return waterOf(entry);
    case 'marsh':
      return { id, kind: 'marsh', entry, area: area(entry.outline) };
    case 'road':
      return roadOf(entry);
    case 'line':
      return barrierOf(entry);
    case 'redoubt':
      return redoubtOf(entry);
    case 'crop':
      return { id, kind: 'crop', entry, area: area(entry.outline) };
    case 'mountain':
      return { id, kind: 'mountain', entry, area: area(entry.outline) };
    case 'wreck':
      return { id, kind: 'wreck', entry, area: area(entry.outline) };
  }
};
