/** LA-OV-12 to -16: houses, villages, redoubts. */
import { gapToPoint, unitsOf } from '@grognard/field';
import type { House } from '../../../../model/features.ts';
import { BESIDE_IT } from '../../../../tables/terrain.ts';
import { shapeOf } from '../../shape-of.ts';
import { allOf, featureOf, isOf } from '../../terrain.ts';
import { type Finding, fault, remark } from '../finding.ts';
import { apart, axisOf, borderOf, crossingShare, shareGround, type TablePlace } from '../geometry.ts';
import { type Check, featureNamed, type Table } from './table.ts';

/** How near a house must come to a road, walls and kerb together. */
const touchesRoad = (house: House, table: Table): boolean =>
  allOf(table.terrain, 'road').some(({ bed }) => {
    const near = bed.width / 2 + BESIDE_IT;
    const sides = house.walls.map(({ from, to }) => [from, to] as const);
    return (
      sides.flat().some(([x, y]) => gapToPoint(bed, x, y) <= BESIDE_IT) ||
      axisOf(bed).some(([x, y]) => gapToPoint(house.area, x, y) <= near)
    );
  });

/** LA-OV-12: an inner farm may have its road hidden with it. */
const onRoads: Check = (table) =>
  allOf(table.terrain, 'house')
    .filter((house) => !touchesRoad(house, table))
    .map((house) => fault('LA-OV-12', 'house-off-road', featureNamed(house), ['LA-O5.1-6']));

/** On which side of a line a place lies: 1 for its right, -1 for its left. */
const sideOf = (line: readonly TablePlace[], [x, y]: TablePlace): number => {
  let best = { off: Number.POSITIVE_INFINITY, side: 1 };
  line.slice(1).forEach((end, i) => {
    const start = line[i] ?? end;
    const [dx, dy] = [end[0] - start[0], end[1] - start[1]];
    const share = Math.max(
      0,
      Math.min(1, ((x - start[0]) * dx + (y - start[1]) * dy) / (dx * dx + dy * dy || 1)),
    );
    const off = apart([x, y], [start[0] + dx * share, start[1] + dy * share]);
    if (off < best.off) best = { off, side: dx * (y - start[1]) - dy * (x - start[0]) > 0 ? -1 : 1 };
  });
  return best.side;
};

const middleOf = ({ area }: House): TablePlace => {
  const corners = borderOf(area);
  const sum = corners.reduce<TablePlace>(([x, y], [cx, cy]) => [x + cx, y + cy], [0, 0]);
  return [sum[0] / corners.length, sum[1] / corners.length];
};

/** LA-OV-13. */
const streets: Check = ({ terrain }) =>
  allOf(terrain, 'village').flatMap((village): readonly Finding[] => {
    const houses = allOf(terrain, 'house').filter(({ entry }) => entry.village === village.id);
    if (houses.length < 2) return [];
    const street =
      village.entry.street === undefined ? undefined : featureOf(terrain, 'road', village.entry.street);
    if (street === undefined) return [fault('LA-OV-13', 'no-street', featureNamed(village), ['LA-O5.1-3'])];
    const right = houses.filter((house) => sideOf(axisOf(street.bed), middleOf(house)) > 0).length;
    if (right === 0 || right === houses.length)
      return [fault('LA-OV-13', 'no-street', featureNamed(village), ['LA-O5.1-3'])];
    return Math.abs(houses.length - 2 * right) <= 1
      ? []
      : [remark('LA-OV-13', 'houses-one-sided', featureNamed(village), ['LA-O5.1-3'])];
  });

/** Whether two sides of a quadrilateral that do not meet cross. */
const isKnotted = (corners: readonly TablePlace[]): boolean => {
  const [a = [0, 0], b = [0, 0], c = [0, 0], d = [0, 0]] = corners;
  return (
    crossingShare([a, b], [c, d]) !== undefined ||
    crossingShare([b, c], [d, a]) !== undefined ||
    [
      [a, b],
      [b, c],
      [c, d],
      [d, a],
    ].some(([p = a, q = b]) => apart(p as TablePlace, q as TablePlace) <= BESIDE_IT)
  );
};

/** LA-OV-14. */
const fourSided: Check = ({ terrain }) =>
  allOf(terrain, 'house').flatMap((house): readonly Finding[] => {
    if (isKnotted(house.entry.corners.map(([x, y]) => [unitsOf(x), unitsOf(y)] as const)))
      return [fault('LA-OV-14', 'house-not-four', featureNamed(house), ['LA-O5.1-8'])];
    const holds = house.walls.reduce((sum, { capacity }) => sum + capacity, 0);
    return holds < 3
      ? [remark('LA-OV-14', 'house-too-small', { ...featureNamed(house), figures: holds })]
      : [];
  });

/** LA-OV-15. */
const standFree: Check = ({ terrain }) =>
  allOf(terrain, 'house').flatMap((house, i) =>
    terrain.laid
      .filter(isOf('house', 'road', 'water', 'marsh'))
      .filter((other) => other.kind !== 'house' || allOf(terrain, 'house').indexOf(other) > i)
      .filter((other) => shareGround(house.area, shapeOf(other), BESIDE_IT))
      .map((other) => fault('LA-OV-15', 'house-on', { ...featureNamed(house), other: other.id })),
  );

/** LA-O9.1-5: as wide as three figures. */
const GORGE = unitsOf(4.5);

/** LA-OV-16. */
const gorges: Check = ({ terrain }) =>
  allOf(terrain, 'redoubt').flatMap((redoubt): readonly Finding[] => {
    const [from = [0, 0], to = [0, 0]] = axisOf(redoubt.gorge);
    const isOnBorder = [from, to].every(([x, y]) => borderNear(borderOf(redoubt.area), [x, y]));
    const middle: TablePlace = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    const isBarred = terrain.laid
      .filter(isOf('house', 'marsh', 'water', 'line'))
      .some((other) => gapToPoint(shapeOf(other), middle[0], middle[1]) <= BESIDE_IT);
    return isOnBorder && apart(from, to) >= GORGE - BESIDE_IT && !isBarred
      ? []
      : [fault('LA-OV-16', 'no-gorge', featureNamed(redoubt), ['LA-O9.1-5'])];
  });

const borderNear = (corners: readonly TablePlace[], [x, y]: TablePlace): boolean =>
  corners.some((corner, i) => {
    const next = corners[(i + 1) % corners.length] ?? corner;
    const [dx, dy] = [next[0] - corner[0], next[1] - corner[1]];
    const share = Math.max(
      0,
      Math.min(1, ((x - corner[0]) * dx + (y - corner[1]) * dy) / (dx * dx + dy * dy || 1)),
    );
    return apart([x, y], [corner[0] + dx * share, corner[1] + dy * share]) <= BESIDE_IT;
  });

export const buildingChecks: readonly Check[] = [onRoads, streets, fourSided, standFree, gorges];
