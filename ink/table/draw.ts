/** A table of Les Aigles as a period map: what lies on it, from the paper up. */
import type { FeatureEntry } from '@grognard/les-aigles/tables';
import { hachuresOf } from '../strokes/hills.ts';
import { type Luck, luckOf } from '../strokes/luck.ts';
import { marshOf } from '../strokes/marsh.ts';
import { type Area, at, between, PER_CM, type Point, stations } from '../strokes/plane.ts';
import { outlineOf, polygonOf } from '../strokes/strokes.ts';
import { treesOf } from '../strokes/woods.ts';
import { furrowsIn, stalksIn, vinesIn } from './fields.ts';
import type { Ink, Layer } from './layers.ts';
import { avenue, layersOfLine } from './lines.ts';

type Of<Kind extends FeatureEntry['kind']> = Extract<FeatureEntry, { kind: Kind }>;

/**
 * Strokes are made for small maps, where a tree is a sixth of a centimetre. On a table with figures everything is larger:
 * it is drawn small, and the whole drawing is enlarged by this.
 */
export const ENLARGED = 4;

/** A centimetre of the table on the small sheet. */
const CM = PER_CM / ENLARGED;
const CORNER = 0.14 * PER_CM;
const USUAL_ROAD = 4.5;

const smallPoint = ([x, y]: readonly [number, number]): Point => [x * CM, -y * CM];
const points = (way: readonly (readonly [number, number])[]): readonly Point[] => way.map(smallPoint);
const ringOf = (outline: readonly (readonly [number, number])[]): Area => ({
  ring: points(outline),
  holes: [],
});
const layer = (ink: Ink, d: string, width?: number): Layer => ({
  ink,
  d,
  ...(width !== undefined && { width }),
});

/** Straight from bend to bend: what looks like road is road to the referee. */
const lineOf = (line: readonly Point[]): string => (line.length < 2 ? '' : `M${line.map(at).join('L')}`);

const hill = (entry: Of<'hill'>, luck: Luck): readonly Layer[] => {
  const area = ringOf(entry.outline);
  const crest = points(entry.crest ?? []);
  return [
    layer('hill', outlineOf(area, CORNER)),
    layer('hachures', hachuresOf(area, crest, luck)),
    ...(entry.slopes ?? []).flatMap((slope) => coverOf(slope.cover, ringOf(slope.area), luck)),
    layer('crest', lineOf(crest)),
  ];
};

const plateau = (entry: Of<'plateau'>, luck: Luck): readonly Layer[] => {
  const area = ringOf(entry.outline);
  const top = points(entry.crest ?? []);
  const closed = top[0] === undefined ? top : [...top, top[0]];
  return [
    layer('hill', outlineOf(area, CORNER)),
    layer('hachures', hachuresOf(area, closed, luck)),
    layer('top', polygonOf(top)),
    ...(entry.slopes ?? []).flatMap((slope) => coverOf(slope.cover, ringOf(slope.area), luck)),
    layer('crest ring', polygonOf(top)),
  ];
};

/** What grows on a slope. */
const coverOf = (cover: string, area: Area, luck: Luck): readonly Layer[] => {
  if (cover === 'wooded') return trees([area], [], luck);
  if (cover === 'vines') return [layer('vines', vinesIn(area, luck))];
  return cover === 'cultivated' ? [layer('stalks', stalksIn(area, luck))] : [];
};

const trees = (
  areas: readonly Area[],
  clearOf: readonly (readonly Point[])[],
  luck: Luck,
): readonly Layer[] => {
  const { crowns, firs, bushes, shade } = treesOf(areas, clearOf, luck);
  return [layer('shade', shade), layer('tree', crowns), layer('fir', firs), layer('tree', bushes)];
};

/** An orchard's trees stand in rows. */
const orchard = (area: Area, luck: Luck): readonly Layer[] => {
  const [a, b] = [area.ring[0] ?? [0, 0], area.ring[1] ?? [1, 0]];
  const turn = Math.atan2(b[1] - a[1], b[0] - a[0]);
  const [ux, uy] = [Math.cos(turn), Math.sin(turn)];
  const reach = 30;
  const places: Point[] = [];
  for (let i = -reach; i <= reach; i += 1)
    for (let k = -reach; k <= reach; k += 1) {
      const [x, y] = [i * 0.62 * PER_CM, k * 0.62 * PER_CM];
      places.push([
        a[0] + ux * x - uy * y + (ux - uy) * 0.34 * PER_CM,
        a[1] + uy * x + ux * y + (uy + ux) * 0.34 * PER_CM,
      ]);
    }
  const inside = places.filter((place) => areaHolds(area, place));
  const crown = ([x, y]: Point): string => {
    const r = Math.round(0.2 * PER_CM * (0.9 + luck() * 0.2) * 10) / 10;
    return `M${at([x - r, y])}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
  };
  return [layer('tree', inside.map(crown).join(''))];
};

const areaHolds = (area: Area, [x, y]: Point): boolean => {
  const step = 0.2 * PER_CM;
  return [
    [x - step, y],
    [x + step, y],
    [x, y - step],
    [x, y + step],
  ].every(([px = 0, py = 0]) => holds(area.ring, [px, py]));
};

const holds = (ring: readonly Point[], [x, y]: Point): boolean =>
  ring.reduce((inside, [ax, ay], i) => {
    const [bx, by] = ring[(i + 1) % ring.length] ?? [ax, ay];
    return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax ? !inside : inside;
  }, false);

const wood = (entry: Of<'wood'>, luck: Luck): readonly Layer[] => {
  const area = { ring: points(entry.outline), holes: (entry.clearings ?? []).map(points) };
  const paths = (entry.paths ?? []).map(({ way, width }) => ({ line: points(way), width: width * CM }));
  const kept = paths.flatMap(({ line, width }) => [-0.5, 0, 0.5].map((side) => aside(line, side * width)));
  return [
    layer('wood', outlineOf(area, entry.sort === 'orchard' ? CORNER * 0.3 : CORNER)),
    ...paths.map(({ line, width }) => layer('path', lineOf(line), width)),
    ...(entry.sort === 'orchard' ? orchard(area, luck) : trees([area], kept, luck)),
  ];
};

/** A line beside another. */
const aside = (line: readonly Point[], by: number): readonly Point[] =>
  line.map(([x, y], i) => {
    const [ax, ay] = line[Math.max(0, i - 1)] ?? [x, y];
    const [bx, by2] = line[Math.min(line.length - 1, i + 1)] ?? [x, y];
    const length = Math.hypot(bx - ax, by2 - ay) || 1;
    return [x - ((by2 - ay) / length) * by, y + ((bx - ax) / length) * by];
  });

const crop = (entry: Of<'crop'>, luck: Luck): readonly Layer[] => {
  const area = ringOf(entry.outline);
  if (entry.sort === 'ploughland')
    return [layer('plough', polygonOf(area.ring)), layer('furrows', furrowsIn(area, luck))];
  return [
    layer('crop', polygonOf(area.ring)),
    entry.sort === 'vines' ? layer('vines', vinesIn(area, luck)) : layer('stalks', stalksIn(area, luck)),
  ];
};

const marsh = (entry: Of<'marsh'>, luck: Luck): readonly Layer[] => {
  const area = ringOf(entry.outline);
  const { levels, reeds } = marshOf([area], luck);
  const around = stations(area.ring, 0.55 * PER_CM, true)
    .map(([x, y]) => `M${at([x, y])}v-8M${at([x - 2.5, y])}l-2-6M${at([x + 2.5, y])}l2-6`)
    .join('');
  return entry.sort === 'pond'
    ? [layer('pond', outlineOf(area, CORNER)), layer('levels', levels), layer('reeds', around)]
    : [
        layer('marsh', outlineOf(area, CORNER)),
        layer('levels', levels),
        layer('reeds', `${reeds}${entry.fringe === true ? around : ''}`),
      ];
};

const water = (entry: Of<'water'>): readonly Layer[] => {
  const line = points(entry.way);
  const width = entry.width * CM;
  const d = lineOf(line);
  if (entry.sort === 'ditch') return [layer('ditch', d, width), layer('road', d, width * 0.45)];
  const currents =
    width > 3 * CM ? [-0.3, 0, 0.3].map((side) => layer('current', lineOf(aside(line, side * width)))) : [];
  return [layer('bank', d, width), layer('water', d, width - 4), ...currents];
};

const crossings = (entry: Of<'water'>): readonly Layer[] =>
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

const road = (entry: Of<'road'>): readonly Layer[] => {
  const d = lineOf(points(entry.way));
  const width = (entry.width ?? USUAL_ROAD) * CM;
  return [layer('kerb', d, width), layer('road', d, width - 3.2)];
};

/** What stands along the borders of a road. */
const lining = (entry: Of<'road'>, luck: Luck): readonly Layer[] =>
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

/** From and to so far along a line. */
const stretch = (line: readonly Point[], from: number, to: number): readonly Point[] => {
  const kept: Point[] = [];
  let gone = 0;
  line.slice(1).forEach((end, i) => {
    const start = line[i] ?? end;
    const length = Math.hypot(end[0] - start[0], end[1] - start[1]) || 1;
    const [a, b] = [Math.max(from, gone), Math.min(to, gone + length)];
    if (a < b) kept.push(between(start, end, (a - gone) / length), between(start, end, (b - gone) / length));
    gone += length;
  });
  return kept;
};

/** A block of buildings: its ground, its walls, the ridges of its roofs. */
const house = (entry: Of<'house'>): readonly Layer[] => {
  const [a, b, c, d] = points(entry.corners) as [Point, Point, Point, Point];
  const inner = (p: Point, share: number, q: Point): Point => between(p, q, share);
  const left = [inner(a, 0.5, d), inner(b, 0.5, c)] as const;
  const rows = [0.25, 0.5, 0.75].map((share) => `M${at(inner(a, share, b))}L${at(inner(d, share, c))}`);
  return [
    layer('house', polygonOf([a, b, c, d])),
    layer('roof', `M${at(left[0])}L${at(left[1])}${rows.join('')}`),
  ];
};

const redoubt = (entry: Of<'redoubt'>, luck: Luck): readonly Layer[] => {
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

const wreck = (entry: Of<'wreck'>): readonly Layer[] => {
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

/** In the order of the paper: what lies lowest first. */
const ORDER: readonly FeatureEntry['kind'][] = [
  'plateau',
  'hill',
  'crop',
  'marsh',
  'water',
  'wood',
  'road',
  'line',
  'redoubt',
  'house',
  'wreck',
];

const layersOf = (entry: FeatureEntry, luck: Luck): readonly Layer[] => {
  switch (entry.kind) {
    case 'hill':
      return hill(entry, luck);
    case 'plateau':
      return plateau(entry, luck);
    case 'wood':
      return wood(entry, luck);
    case 'crop':
      return crop(entry, luck);
    case 'marsh':
      return marsh(entry, luck);
    case 'water':
      return water(entry);
    case 'road':
      return road(entry);
    case 'line': {
      const line = points(entry.way);
      return layersOfLine(
        entry.material,
        entry.closed === true && line[0] !== undefined ? [...line, line[0]] : line,
        luck,
      );
    }
    case 'house':
      return house(entry);
    case 'redoubt':
      return redoubt(entry, luck);
    case 'wreck':
      return wreck(entry);
    case 'village':
    case 'mountain':
      return [];
  }
};

/** Every table is drawn with the same strokes each time. */
const SEED = 1805;

export const drawTable = (features: readonly FeatureEntry[]): readonly Layer[] => {
  const laid = ORDER.flatMap((kind) => features.filter((entry) => entry.kind === kind));
  const drawn = laid.flatMap((entry, i) => layersOf(entry, luckOf(SEED + i * 97)));
  const over = features.flatMap((entry, i): readonly Layer[] => {
    if (entry.kind === 'water') return crossings(entry);
    return entry.kind === 'road' ? lining(entry, luckOf(SEED + i * 89)) : [];
  });
  return joined([...drawn, ...over].filter(({ d }) => d !== ''));
};

/** Neighbouring layers of one ink are one path. */
const joined = (layers: readonly Layer[]): readonly Layer[] => {
  const all: Layer[] = [];
  for (const next of layers) {
    const last = all[all.length - 1];
    if (last?.ink === next.ink && last.width === next.width)
      all[all.length - 1] = { ...last, d: `${last.d}${next.d}` };
    else all.push(next);
  }
  return all;
};
