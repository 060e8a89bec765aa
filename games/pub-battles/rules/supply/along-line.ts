import { type Body, gapToPoint, SAME } from '@grognard/field';
import type { Place } from '../../model/march.ts';
import type { Setting } from '../../model/setting.ts';
import { besideOf, type Flood, placeOfNode } from './flood.ts';
import { cellAt, cellsIn, GRID_GRAIN } from './grid.ts';
import { AROUND, type Steps } from './steps.ts';
import { togetherIn } from './together.ts';
import type { Line } from './track.ts';

/** Where a block joins a line whose road is open from there on: on it already, or over the ground from one of its cells. */
interface Joining {
  readonly join: number;
  readonly starts: readonly number[];
}

/**
 * PB-R232: the route goes to the nearest point of a line, enemies or not, and from there keeps to its road. The nodes of
 * the first line that is clear all the way, from the block to the exit; undefined if none is.
 */
export const wayByLine = (
  setting: Setting,
  flood: Flood,
  lines: readonly Line[],
  body: Body,
  block: Place,
): readonly number[] | undefined => {
  for (const line of lines) {
    const joining = joiningOf(setting, flood, line, body, block);
    if (joining === undefined) continue;
    const ground = groundTo(setting, flood, joining);
    if (ground !== undefined) return [...ground, ...out(flood, joining.join)];
  }
  return undefined;
};

/** Whether there is such a line, for who need not know the way: found out once for all blocks of a side. */
export const reachesLine = (
  setting: Setting,
  flood: Flood,
  lines: readonly Line[],
): ((body: Body, block: Place) => boolean) => {
  const areTogether = togetherIn(flood.steps, flood.edge.threatened);
  return (body, block) =>
    lines.some((line) => {
      const joining = joiningOf(setting, flood, line, body, block);
      if (joining === undefined) return false;
      const { join, starts } = joining;
      return starts.length === 0 || areTogether(starts, besideOf(setting, flood, join));
    });
};

/** The lines of a side, the same for all of its blocks; roads stay where they are, and are looked at once. */
export const linesOf = (flood: Flood): readonly Line[] => {
  const { track, exits } = flood;
  const known = track.lines;
  const name = JSON.stringify(exits);
  const lines = known.get(name) ?? linesTo(flood);
  known.set(name, lines);
  return lines;
};

const linesTo = (flood: Flood): readonly Line[] => {
  const { steps, track, exits } = flood;
  const [first, last] = [steps.grid.size, steps.grid.size + track.stones.length];
  return exits.map(({ road }, exit) => {
    const nodes =
      road === undefined ? [last + exit] : (track.stonesOf.get(road) ?? []).map((stone) => first + stone);
    const places = nodes.map((node) => placeOfNode(flood, node));
    return {
      nodes,
      xs: Float64Array.from(places, ({ x }) => x),
      ys: Float64Array.from(places, ({ y }) => y),
    };
  });
};

const joiningOf = (
  setting: Setting,
  flood: Flood,
  line: Line,
  body: Body,
  block: Place,
): Joining | undefined => {
  const onRoad = nodesUnder(line, body);
  if (onRoad.length > 0) {
    const join = onRoad.find((node) => flood.next[node] !== -1);
    return join === undefined ? undefined : { join, starts: [] };
  }
  const { grid } = flood.steps;
  const starts = [
    cellAt(grid, block),
    ...cellsIn(grid, body).filter((cell) => {
      const { x, y } = placeOfNode(flood, cell);
      return gapToPoint(body, x, y) <= SAME;
    }),
  ];
  const join = nearestOf(setting, flood, line, starts, block);
  return join === undefined || flood.next[join] === -1 ? undefined : { join, starts };
};

const groundTo = (
  setting: Setting,
  flood: Flood,
  { join, starts }: Joining,
): readonly number[] | undefined =>
  starts.length === 0 ? [] : across(flood, starts, besideOf(setting, flood, join));

/** A route may begin on the road beside which a block stands. */
const nodesUnder = ({ nodes, xs, ys }: Line, body: Body): readonly number[] => {
  const far = GRID_GRAIN + 2 * SAME;
  const [left, right, top, bottom] = [body.minX - far, body.maxX + far, body.minY - far, body.maxY + far];
  const found: number[] = [];
  for (let place = 0; place < nodes.length; place += 1) {
    const [x, y] = [xs[place] as number, ys[place] as number];
    if (x < left || x > right || y < top || y > bottom) continue;
    if (gapToPoint(body, x, y) <= GRID_GRAIN + SAME) found.push(nodes[place] as number);
  }
  return found;
};

/** The nearest of several places to a block that can be reached over the ground, if nobody stands in the way. */
const nearestOf = (
  setting: Setting,
  flood: Flood,
  { nodes, xs, ys }: Line,
  starts: readonly number[],
  { x, y }: Place,
): number | undefined => {
  const lands = landsOf(flood.steps);
  let [nearest, least] = [-1, Number.POSITIVE_INFINITY];
  for (let place = 0; place < nodes.length; place += 1) {
    const [right, down] = [(xs[place] as number) - x, (ys[place] as number) - y];
    const far = right * right + down * down;
    if (far >= least) continue;
    const node = nodes[place] as number;
    const cell = besideOf(setting, flood, node);
    if (cell >= 0 && starts.some((start) => lands[start] === lands[cell])) [nearest, least] = [node, far];
  }
  return nearest < 0 ? undefined : nearest;
};

/** Cells have the same number if one can be reached from the other; ground does not change. */
const landsOf = (steps: Steps): Int32Array => {
  steps.lands ??= landsIn(steps);
  return steps.lands;
};

const landsIn = ({ grid, to }: Steps): Int32Array => {
  const lands = new Int32Array(grid.size);
  const queue = new Int32Array(grid.size);
  for (let first = 0, land = 1; first < grid.size; first += 1, land += 1) {
    if (lands[first] !== 0) continue;
    let [head, reached] = [0, 1];
    queue[0] = first;
    lands[first] = land;
    for (; head < reached; head += 1) {
      const cell = queue[head] as number;
      for (let step = AROUND * cell; step < AROUND * (cell + 1) && (to[step] ?? -1) >= 0; step += 1) {
        const next = to[step] as number;
        if (lands[next] !== 0) continue;
        lands[next] = land;
        queue[reached] = next;
        reached += 1;
      }
    }
  }
  return lands;
};

/** Along the road from a stone to the exit. */
const out = ({ next }: Flood, start: number): readonly number[] => {
  const nodes = [start];
  for (let node = start; next[node] !== node && next[node] !== undefined; ) {
    node = next[node] as number;
    nodes.push(node);
  }
  return nodes;
};

/** A short way over the ground to a cell, clear of the enemy. */
const across = (
  { steps: { grid, to }, edge: { threatened } }: Flood,
  starts: readonly number[],
  goal: number,
): readonly number[] | undefined => {
  const from = new Int32Array(grid.size).fill(-1);
  const queue: number[] = [];
  const enter = (cell: number, by: number): void => {
    if (from[cell] !== -1 || threatened[cell] === 1) return;
    from[cell] = by;
    queue.push(cell);
  };
  for (const cell of starts) enter(cell, cell);
  for (let head = 0; head < queue.length; head += 1) {
    const cell = queue[head] as number;
    if (cell === goal) return backFrom(from, cell);
    for (let step = AROUND * cell; step < AROUND * (cell + 1) && (to[step] ?? -1) >= 0; step += 1)
      enter(to[step] as number, cell);
  }
  return undefined;
};

const backFrom = (from: Int32Array, goal: number): readonly number[] => {
  const cells = [goal];
  for (let cell = goal; from[cell] !== cell; ) {
    cell = from[cell] as number;
    cells.push(cell);
  }
  return cells.reverse();
};
