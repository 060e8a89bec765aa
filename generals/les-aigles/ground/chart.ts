/** A table drawn in squares: how dear it is to go over each of them. */
import type { Setting, View } from '@grognard/les-aigles';
import {
  type Drawer,
  type Footing,
  footingAt,
  isBareTable,
  knownGround,
} from '@grognard/les-aigles/for-generals';
import type { Man } from '../situation.ts';

/** How wide a square is, and how far the ground counts about its middle: half the front of a column; in 0.001 cm. */
const SQUARE = 3_000;
const HALF_FRONT = 4_000;

/** So many squares from the edge of the table one has no room to wheel. */
const RIM = 2;
const AT_THE_EDGE = 2;

export interface Chart {
  readonly columns: number;
  readonly rows: number;
  readonly minX: number;
  readonly minY: number;
  /** What a square costs, in squares of open ground; infinite where nobody may go. */
  readonly dear: Float64Array;
  /** Routes that have been looked for, by the squares that they lead to. */
  readonly routes: Map<string, Float64Array>;
}

/** What is lost to ranks that have to be dressed or formed again, in squares, for each one that it takes to cross. */
const UNDRESSED = [0, 0.7, 4, 6] as const;
/** Half a pace is not as bad as twice the way: whoever goes straight keeps his front and his friends. */
const SLOW = 0.5;
/** A column loses a quarter for each of its ranks that has to climb. */
const CLIMB = 1_000;

const costOf = ({ pace, level, isBarred, rank }: Footing): number => {
  if (isBarred) return Infinity;
  const climb = rank === undefined ? 0 : (2 * CLIMB) / Math.max(1, rank);
  return 1 + SLOW * (1 / Math.max(0.1, pace) - 1) + UNDRESSED[level] + climb;
};

/** Marches are made in these. */
const COLUMN = { foot: 'division column', horse: 'march column', guns: 'limbered' } as const;
/** And foot goes over bridges in this, so many abreast. */
const NARROW = { formation: 'march column', ranks: [3, 3, 3, 3] } as const;

/** Whether somebody on foot marches in a column that a road carries. */
export const isNarrow = ({ kind, part: { formation, ranks } }: Man): boolean =>
  kind === 'foot' && formation === NARROW.formation && (ranks[0] ?? 0) <= NARROW.ranks[0];

const drawn = (setting: Setting, view: View, { unit, kind }: Man, narrow: boolean): Chart => {
  const { minX, minY, maxX, maxY } = setting.table;
  const columns = Math.ceil((maxX - minX) / SQUARE);
  const rows = Math.ceil((maxY - minY) / SQUARE);
  const mover = { unit, part: narrow ? NARROW : { formation: COLUMN[kind], ranks: [4, 4, 4, 4] } };
  const dear = new Float64Array(columns * rows);
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const [x, y] = [minX + (column + 0.5) * SQUARE, minY + (row + 0.5) * SQUARE];
      const rim = Math.min(row, column, rows - 1 - row, columns - 1 - column) < RIM ? AT_THE_EDGE : 0;
      dear[row * columns + column] =
        rim + costOf(footingAt(setting, view, mover, { x, y, half: HALF_FRONT }));
    }
  return { columns, rows, minX, minY, dear, routes: new Map() };
};

const CHARTS: Drawer<WeakMap<object, Map<string, Chart>>> = { empty: () => new WeakMap() };

/** The chart of a table for somebody; none, if it is bare. */
export const chartFor = (
  setting: Setting,
  view: View,
  man: Man,
  narrow = isNarrow(man),
): Chart | undefined => {
  if (isBareTable(setting, view)) return undefined;
  const ground = knownGround(setting, view);
  const charts = setting.memory(CHARTS);
  const known = charts.get(ground) ?? new Map<string, Chart>();
  charts.set(ground, known);
  const key = narrow ? 'narrow' : man.unit.arm;
  const chart = known.get(key) ?? drawn(setting, view, man, narrow);
  known.set(key, chart);
  return chart;
};

const clamped = (value: number, most: number): number => Math.max(0, Math.min(most - 1, value));

export const squareAt = ({ columns, rows, minX, minY }: Chart, x: number, y: number): number =>
  clamped(Math.floor((y - minY) / SQUARE), rows) * columns +
  clamped(Math.floor((x - minX) / SQUARE), columns);

export const middleOfSquare = ({ columns, minX, minY }: Chart, square: number): [number, number] => [
  minX + ((square % columns) + 0.5) * SQUARE,
  minY + (Math.floor(square / columns) + 0.5) * SQUARE,
];

/** All that a straight way costs, in squares, and the dearest of them. */
export const straightCost = (chart: Chart, from: Place, to: Place): { sum: number; worst: number } => {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.sqrt(dx * dx + dy * dy);
  const steps = Math.max(1, Math.ceil(length / SQUARE));
  let [sum, worst] = [0, 0];
  for (let step = 0; step < steps; step += 1) {
    const share = (step + 0.5) / steps;
    const dear = chart.dear[squareAt(chart, from.x + dx * share, from.y + dy * share)] ?? 1;
    sum += dear;
    worst = Math.max(worst, dear);
  }
  return { sum: (sum * length) / SQUARE / steps, worst };
};

export interface Place {
  readonly x: number;
  readonly y: number;
}

export const inSquares = (from: Place, to: Place): number =>
  Math.sqrt((to.x - from.x) * (to.x - from.x) + (to.y - from.y) * (to.y - from.y)) / SQUARE;

export const CM_A_SQUARE = SQUARE / 1_000;
