import { type Body, gapToPoint, SAME } from '@grognard/field';
import type { Setting } from '../../setting.ts';
import type { Place } from '../movement/march.ts';
import { besideOf, type Flood, placeOfNode } from './flood.ts';
import { cellAt, cellsIn, GRAIN } from './grid.ts';
import { AROUND, type Steps } from './steps.ts';

/**
 * PB-R232: the route goes to the nearest point of a line, enemies or not, and from there keeps to its road. The nodes of
 * the first line that is clear all the way, from the block to the exit; undefined if none is.
 */
export const wayByLine = (
  setting: Setting,
  flood: Flood,
  body: Body,
  block: Place,
): readonly number[] | undefined => {
  for (const ends of linesOf(flood)) {
    const way = wayTo(setting, flood, ends, body, block);
    if (way !== undefined) return way;
  }
  return undefined;
};

/** Where each line can be joined: at any stone of its road, or at an exit that has none. */
const linesOf = ({ steps, track, exits }: Flood): readonly (readonly number[])[] => {
  const [first, last] = [steps.grid.size, steps.grid.size + track.stones.length];
  return exits.map(({ road }, exit) =>
    road === undefined
      ? [last + exit]
      : track.links.flatMap((links, stone) =>
          links.some((link) => link.road === road) ? [first + stone] : [],
        ),
  );
};

const wayTo = (
  setting: Setting,
  flood: Flood,
  ends: readonly number[],
  body: Body,
  block: Place,
): readonly number[] | undefined => {
  const onRoad = ends.filter((node) => isUnder(flood, body, node));
  if (onRoad.length > 0) {
    const start = onRoad.find((node) => flood.next[node] !== -1);
    return start === undefined ? undefined : out(flood, start);
  }
  const { grid } = flood.steps;
  const starts = [
    cellAt(grid, block),
    ...cellsIn(grid, body).filter((cell) => isUnder(flood, body, cell, 0)),
  ];
  const join = nearestOf(setting, flood, ends, starts, block);
  if (join === undefined || flood.next[join] === -1) return undefined;
  const ground = across(flood, starts, besideOf(setting, flood, join));
  return ground === undefined ? undefined : [...ground, ...out(flood, join)];
};

/** The nearest of several places to a block that can be reached over the ground, if nobody stands in the way. */
const nearestOf = (
  setting: Setting,
  flood: Flood,
  ends: readonly number[],
  starts: readonly number[],
  { x, y }: Place,
): number | undefined => {
  const lands = landsOf(flood.steps);
  let [nearest, least] = [-1, Number.POSITIVE_INFINITY];
  for (const node of ends) {
    const place = placeOfNode(flood, node);
    const far = (place.x - x) * (place.x - x) + (place.y - y) * (place.y - y);
    if (far >= least) continue;
    const cell = besideOf(setting, flood, node);
    if (cell >= 0 && starts.some((start) => lands[start] === lands[cell])) [nearest, least] = [node, far];
  }
  return nearest < 0 ? undefined : nearest;
};

const known = new WeakMap<Steps, Int32Array>();

/** Cells have the same number if one can be reached from the other; ground does not change. */
const landsOf = (steps: Steps): Int32Array => {
  const found = known.get(steps) ?? landsIn(steps);
  known.set(steps, found);
  return found;
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

/** A route may begin at any part of a block, or on the road beside which it stands. */
const isUnder = (flood: Flood, body: Body, node: number, reach = GRAIN): boolean => {
  const { x, y } = placeOfNode(flood, node);
  const far = reach + 2 * SAME;
  const isNear = x >= body.minX - far && x <= body.maxX + far && y >= body.minY - far && y <= body.maxY + far;
  return isNear && gapToPoint(body, x, y) <= reach + SAME;
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
