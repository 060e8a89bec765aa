import { err, ok, type Refusal, type Result, refuse, type Side, type SwitchValues } from '@grognard/engine';
import type { Cell, Ground, Setting } from './vocabulary.ts';
import { switches } from './vocabulary.ts';

export const cellKey = ({ x, y }: Cell): number => y * 1024 + x;

export const sameCell = (a: Cell, b: Cell): boolean => a.x === b.x && a.y === b.y;

/** Steps between two cells, diagonals counting one. */
export const steps = (a: Cell, b: Cell): number => Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));

/** In an order of their own: the order of keys in a record tells nothing and lasts for nothing. */
export const sidesOf = ({ counts }: Ground): readonly Side[] => Object.keys(counts).sort();

export const isOnBoard = ({ ground }: Setting, { x, y }: Cell): boolean =>
  x >= 0 && y >= 0 && x < ground.width && y < ground.height;

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

export const prepare = (ground: Ground, given: SwitchValues): Result<Setting, readonly Refusal[]> => {
  const wrong = Object.entries(given).filter(
    ([name, value]) =>
      !switches.some((each) => each.name === name && each.values.some((one) => one === value)),
  );
  if (wrong.length > 0) {
    return err(wrong.map(([name, value]) => refuse('TN-R14', 'unknown-switch', { name, value })));
  }
  const marsh = new Set(ground.marsh.map(cellKey));
  return ok({
    ground,
    marsh,
    walls: new Set((ground.walls ?? []).map(cellKey)),
    digging: given.digging !== 'forbidden',
    covering: given.covering === 'allowed',
    sight: given.sight === 1 ? 1 : 2,
  });
};
