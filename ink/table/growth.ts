/** What rises and what grows: hills, plateaus, woods, fields, marshes. */
import { hachuresOf } from '../strokes/hills.ts';
import type { Luck } from '../strokes/luck.ts';
import { marshOf } from '../strokes/marsh.ts';
import { type Area, at, PER_CM, type Point, stations } from '../strokes/plane.ts';
import { outlineOf, polygonOf } from '../strokes/strokes.ts';
import { treesOf } from '../strokes/woods.ts';
import { furrowsIn, stalksIn, vinesIn } from './fields.ts';
import type { Layer } from './layers.ts';
import { areaHolds, aside, CM, CORNER, layer, type Of, points, ringOf, straightLine } from './sheet.ts';

export const hill = (entry: Of<'hill'>, luck: Luck): readonly Layer[] => {
  const area = ringOf(entry.outline);
  const crest = points(entry.crest ?? []);
  return [
    layer('hill', outlineOf(area, CORNER)),
    layer('hachures', hachuresOf(area, crest, luck)),
    ...(entry.slopes ?? []).flatMap((slope) => coverOf(slope.cover, ringOf(slope.area), luck)),
    layer('crest', straightLine(crest)),
  ];
};

export const plateau = (entry: Of<'plateau'>, luck: Luck): readonly Layer[] => {
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

export const wood = (entry: Of<'wood'>, luck: Luck): readonly Layer[] => {
  const area = { ring: points(entry.outline), holes: (entry.clearings ?? []).map(points) };
  const paths = (entry.paths ?? []).map(({ way, width }) => ({ line: points(way), width: width * CM }));
  const kept = paths.flatMap(({ line, width }) => [-0.5, 0, 0.5].map((side) => aside(line, side * width)));
  return [
    layer('wood', outlineOf(area, entry.sort === 'orchard' ? CORNER * 0.3 : CORNER)),
    ...paths.map(({ line, width }) => layer('path', straightLine(line), width)),
    ...(entry.sort === 'orchard' ? orchard(area, luck) : trees([area], kept, luck)),
  ];
};

export const crop = (entry: Of<'crop'>, luck: Luck): readonly Layer[] => {
  const area = ringOf(entry.outline);
  if (entry.sort === 'ploughland')
    return [layer('plough', polygonOf(area.ring)), layer('furrows', furrowsIn(area, luck))];
  return [
    layer('crop', polygonOf(area.ring)),
    entry.sort === 'vines' ? layer('vines', vinesIn(area, luck)) : layer('stalks', stalksIn(area, luck)),
  ];
};

export const marsh = (entry: Of<'marsh'>, luck: Luck): readonly Layer[] => {
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
