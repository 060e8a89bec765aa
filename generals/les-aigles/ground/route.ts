/** The cheapest way over a table, and the next place on it to make for. */
import type { Man, Situation } from '../situation.ts';
import {
  type Chart,
  CM_A_SQUARE,
  chartFor,
  inSquares,
  isNarrow,
  middleOfSquare,
  type Place,
  squareAt,
  straightCost,
} from './chart.ts';

/** Squares that wait, the cheapest first. */
interface Queue {
  readonly squares: number[];
  readonly costs: number[];
}

const push = ({ squares, costs }: Queue, square: number, cost: number): void => {
  let at = squares.length;
  squares.push(square);
  costs.push(cost);
  while (at > 0) {
    const above = (at - 1) >> 1;
    if ((costs[above] ?? 0) <= cost) break;
    swap(squares, costs, at, above);
    at = above;
  }
};

const swap = (squares: number[], costs: number[], a: number, b: number): void => {
  [squares[a], squares[b]] = [squares[b] ?? 0, squares[a] ?? 0];
  [costs[a], costs[b]] = [costs[b] ?? 0, costs[a] ?? 0];
};

const pop = ({ squares, costs }: Queue): [number, number] | undefined => {
  const [first, least] = [squares[0], costs[0]];
  const [last, cost] = [squares.pop(), costs.pop()];
  if (first === undefined || least === undefined || last === undefined || cost === undefined)
    return undefined;
  if (squares.length > 0) {
    [squares[0], costs[0]] = [last, cost];
    sink(squares, costs);
  }
  return [first, least];
};

const sink = (squares: number[], costs: number[]): void => {
  for (let at = 0; ; ) {
    let least = at;
    for (const below of [2 * at + 1, 2 * at + 2])
      if (below < costs.length && (costs[below] ?? 0) < (costs[least] ?? 0)) least = below;
    if (least === at) return;
    swap(squares, costs, at, least);
    at = least;
  }
};

const DIAGONAL = Math.SQRT2;
const STEPS = [
  [1, 0, 1],
  [-1, 0, 1],
  [0, 1, 1],
  [0, -1, 1],
  [1, 1, DIAGONAL],
  [1, -1, DIAGONAL],
  [-1, 1, DIAGONAL],
  [-1, -1, DIAGONAL],
] as const;

/** Hears of every square about one, and how far it is. */
const eachAround = (
  { columns, rows }: Chart,
  square: number,
  hear: (other: number, length: number) => void,
): void => {
  const [column, row] = [square % columns, Math.floor(square / columns)];
  for (const [dx, dy, length] of STEPS) {
    const [x, y] = [column + dx, row + dy];
    if (x >= 0 && y >= 0 && x < columns && y < rows) hear(y * columns + x, length);
  }
};

/** What it costs from every square to the nearest of some. */
const spread = (chart: Chart, goals: readonly number[]): Float64Array => {
  const costs = new Float64Array(chart.dear.length).fill(Infinity);
  const queue: Queue = { squares: [], costs: [] };
  for (const goal of goals) {
    costs[goal] = 0;
    push(queue, goal, 0);
  }
  for (let next = pop(queue); next !== undefined; next = pop(queue)) {
    const [square, cost] = next;
    if (cost > (costs[square] ?? 0)) continue;
    const leg = legOf(chart, square);
    eachAround(chart, square, (other, length) => {
      const sum = cost + (length * (leg + legOf(chart, other))) / 2;
      if (sum >= (costs[other] ?? 0)) return;
      costs[other] = sum;
      push(queue, other, sum);
    });
  }
  return costs;
};

/** Whoever stands where nobody may go must get out of it, and whoever is wanted there goes as near as he can. */
const BARRED = 60;
const legOf = ({ dear }: Chart, square: number): number => Math.min(BARRED, dear[square] ?? 1);

/** Ground so open that somebody can stand on it in good order, in squares. */
const OPEN = 1.6;

/** The squares about a place where one can stand; the place itself, if there are none. */
const standable = (chart: Chart, { x, y, within = 0 }: Goal): readonly number[] => {
  const here = squareAt(chart, x, y);
  if (within === 0) return [here];
  const found: number[] = [];
  for (let square = 0; square < chart.dear.length; square += 1) {
    const [sx, sy] = middleOfSquare(chart, square);
    const isNear = (sx - x) * (sx - x) + (sy - y) * (sy - y) <= within * within;
    if (isNear && (chart.dear[square] ?? Infinity) <= OPEN) found.push(square);
  }
  return found.length > 0 ? found : [here];
};

/** What it costs from every square to a goal. */
export const costsTo = (chart: Chart, goal: Goal): Float64Array => {
  const key = `${squareAt(chart, goal.x, goal.y)} ${goal.within ?? 0}`;
  const known = chart.routes.get(key) ?? spread(chart, standable(chart, goal));
  chart.routes.set(key, known);
  return known;
};

/** Ground that is only slow is no reason to go round it; what is dearer is, if there is a better way. */
const SLOW_ONLY = 2.3;
/** So much dearer than the best way round a straight one may be. */
const WORTH_A_BEND = 1.2;
/** Nobody wheels for a place as near as this, in squares. */
const TOO_NEAR = 3;

/** A place to go to, or anywhere within so many units of it. */
export interface Goal extends Place {
  readonly within?: number;
}

interface Route {
  /** The next place to make for. */
  readonly by: Place;
  /** The whole way, in cm of open ground. */
  readonly cm: number;
  readonly isStraight: boolean;
  /** Something on the next stretch will break up its ranks: there is no better way. */
  readonly crosses: boolean;
  /** It leads over a bridge, and asks for a narrower column. */
  readonly isForNarrow?: true;
}

/** The cheapest of the squares about one, by what is left of the way from each. */
const onwards = (chart: Chart, costs: Float64Array, square: number): number => {
  let [best, least] = [square, costs[square] ?? 0];
  eachAround(chart, square, (other) => {
    const cost = costs[other] ?? Infinity;
    if (cost < least) [best, least] = [other, cost];
  });
  return best;
};

/** How far along a route one can go straight, and whether it leads over anything that breaks up ranks. */
const bendOf = (chart: Chart, costs: Float64Array, from: Place): { by: Place; crosses: boolean } => {
  const start = squareAt(chart, from.x, from.y);
  let [by, crosses, dearest]: [Place, boolean, number] = [from, false, 0];
  for (let square = start; ; ) {
    const next = onwards(chart, costs, square);
    if (next === square) return { by, crosses };
    square = next;
    const [x, y] = middleOfSquare(chart, square);
    dearest = Math.max(dearest, chart.dear[square] ?? 1);
    const length = inSquares(from, { x, y });
    const { sum, worst } = straightCost(chart, from, { x, y });
    const spent = (costs[start] ?? 0) - (costs[square] ?? 0);
    const isDearer = sum > WORTH_A_BEND * Math.max(spent, length) || worst > Math.max(SLOW_ONLY, dearest);
    if (length > TOO_NEAR && isDearer) return { by, crosses };
    by = { x, y };
    crosses = dearest > SLOW_ONLY;
  }
};

/** The way for a man to a place: as he goes, or over a bridge, if there is no other. */
export const routeTo = (situation: Situation, man: Man, goal: Goal): Route => {
  const { setting, view } = situation;
  const route = wayOn(chartFor(setting, view, man), man, goal);
  if (route.cm < NO_WAY || man.kind !== 'foot' || isNarrow(man)) return route;
  const narrower = wayOn(chartFor(setting, view, man, true), man, goal);
  return narrower.cm < route.cm - WORTH_FOLDING ? { ...narrower, isForNarrow: true } : route;
};

/** A way as long as this leads over what bars it, in cm of open ground; and what it is worth to fold up for another. */
const NO_WAY = BARRED * CM_A_SQUARE;
const WORTH_FOLDING = 40;

const wayOn = (chart: Chart | undefined, man: Man, goal: Goal): Route => {
  const from = man.middle;
  const plain = inSquares(from, goal);
  const straight = { by: goal, cm: plain * CM_A_SQUARE, isStraight: true, crosses: false };
  if (chart === undefined) return straight;
  const { sum, worst } = straightCost(chart, from, goal);
  if (worst <= SLOW_ONLY) return straight;
  const costs = costsTo(chart, goal);
  if (sum <= WORTH_A_BEND * (costs[squareAt(chart, from.x, from.y)] ?? plain))
    return { ...straight, crosses: true };
  const cm = (costs[squareAt(chart, from.x, from.y)] ?? plain) * CM_A_SQUARE;
  const { by, crosses } = bendOf(chart, costs, from);
  const isStraight = by.x === goal.x && by.y === goal.y;
  return by === from ? { ...straight, cm } : { by, cm, isStraight, crosses };
};
