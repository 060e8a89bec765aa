import type { Setting } from '../model/setting.ts';
import type { Cell } from '../model/vocabulary.ts';

export const cellKey = ({ x, y }: Cell): number => y * 1024 + x;

export const sameCell = (a: Cell, b: Cell): boolean => a.x === b.x && a.y === b.y;

/** Steps between two cells, diagonals counting one. */
export const steps = (a: Cell, b: Cell): number => Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));

export const isOnBoard = ({ source }: Setting, { x, y }: Cell): boolean =>
  x >= 0 && y >= 0 && x < source.width && y < source.height;

export const isMarsh = ({ marsh }: Setting, cell: Cell): boolean => marsh.has(cellKey(cell));

export const isWall = ({ walls }: Setting, cell: Cell): boolean => walls.has(cellKey(cell));

/** Where nobody can stand. */
export const isClosed = (setting: Setting, cell: Cell): boolean =>
  isMarsh(setting, cell) || isWall(setting, cell);

/** TN-R11, TN-R15: whether somebody here sees what stands there: near enough, and not behind a wall. */
export const sees = (setting: Setting, here: Cell, there: Cell): boolean => {
  if (steps(here, there) > setting.sight) return false;
  const between = cellsBetween(here, there);
  return between.length === 0 || between.some((cell) => !isWall(setting, cell));
};

/** The cells that lie between two that are two steps apart. */
const cellsBetween = (a: Cell, b: Cell): readonly Cell[] => {
  if (steps(a, b) !== 2) return [];
  const halves = (from: number, to: number): readonly number[] => [
    ...new Set([Math.floor((from + to) / 2), Math.ceil((from + to) / 2)]),
  ];
  return halves(a.x, b.x).flatMap((x) => halves(a.y, b.y).map((y) => ({ x, y })));
};
