/** LA-OV-23, -22: whether every arm finds a way from one side's edge to the other's. */
import { gapToPoint, unitsOf, whereIn } from '@grognard/field';
import type { Laid, Terrain } from '../../../../model/terrain.ts';
import { type Arm, arms } from '../../../../model/vocabulary.ts';
import { shapeOf } from '../../shape-of.ts';
import { remark } from '../finding.ts';
import type { Check, CheckedTable } from './table.ts';

/** The ground is looked at in squares of this side, in 0.001 cm. */
const SQUARE = unitsOf(2);

const GUNS: readonly Arm[] = ['foot artillery', 'horse artillery'];

/** Whether an arm may stand on a place that lies in this. */
const bars = (feature: Laid, arm: Arm): boolean => {
  const isGun = GUNS.includes(arm);
  switch (feature.kind) {
    case 'house':
    case 'marsh':
    case 'mountain':
      return true;
    case 'wood':
      return arm !== 'infantry';
    case 'water': {
      const { sort } = feature.entry;
      return sort === 'stream' || sort === 'ditch' ? arm === 'foot artillery' : true;
    }
    case 'line':
      return feature.sort === 'hard' ? arm !== 'infantry' : isGun;
    case 'crop':
      return isGun && feature.entry.sort !== 'ploughland';
    case 'wreck':
      return isGun;
    default:
      return false;
  }
};

const holds = (feature: Laid, x: number, y: number): boolean => {
  const shape = shapeOf(feature);
  if (shape.kind === 'polygon') return whereIn(shape, x, y) === 'inside';
  return gapToPoint(shape, x, y) <= (shape.width === 0 ? SQUARE / 2 : 0);
};

/** A bridge carries everybody, a ford those who may wade; a road leads through anything but a river or a house. */
const isCarried = (terrain: Terrain, barred: readonly Laid[], arm: Arm, x: number, y: number): boolean =>
  barred.every((feature) => {
    if (feature.kind === 'house') return false;
    if (feature.kind === 'water') {
      return feature.crossings.some(
        ({ sort, bed }) => (sort === 'bridge' || !GUNS.includes(arm)) && gapToPoint(bed, x, y) <= SQUARE / 2,
      );
    }
    return terrain.laid.some((road) => road.kind === 'road' && gapToPoint(road.bed, x, y) <= SQUARE / 2);
  });

/** Whether an arm gets from the southern edge of a table to its northern one. */
const getsThrough = ({ terrain, box }: CheckedTable, arm: Arm): boolean => {
  const columns = Math.ceil((box.maxX - box.minX) / SQUARE);
  const rows = Math.ceil((box.maxY - box.minY) / SQUARE);
  const hurdles = terrain.laid.filter((feature) => bars(feature, arm));
  const isOpen = (column: number, row: number): boolean => {
    const [x, y] = [box.minX + (column + 0.5) * SQUARE, box.minY + (row + 0.5) * SQUARE];
    const barred = hurdles.filter((feature) => holds(feature, x, y));
    return barred.length === 0 || isCarried(terrain, barred, arm, x, y);
  };
  const seen = new Uint8Array(columns * rows);
  const open: (readonly [number, number])[] = [];
  const visit = (column: number, row: number): void => {
    if (column < 0 || row < 0 || column >= columns || row >= rows) return;
    if (seen[row * columns + column] === 1) return;
    seen[row * columns + column] = 1;
    if (isOpen(column, row)) open.push([column, row]);
  };
  for (let column = 0; column < columns; column += 1) visit(column, 0);
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [column, row] = next;
    if (row === rows - 1) return true;
    visit(column + 1, row);
    visit(column - 1, row);
    visit(column, row + 1);
    visit(column, row - 1);
  }
  return false;
};

/** LA-OV-23, and -22 where it is a marsh that closes the way. */
export const waysThrough: Check = (table) => {
  const shut = arms.filter((arm) => !getsThrough(table, arm));
  if (shut.length === 0) return [];
  const dry = {
    ...table,
    terrain: { ...table.terrain, laid: table.terrain.laid.filter(({ kind }) => kind !== 'marsh') },
  };
  return shut.map((arm) =>
    getsThrough(dry, arm)
      ? remark('LA-OV-22', 'no-way-through', { arm })
      : remark('LA-OV-23', 'no-way-through', { arm }),
  );
};
