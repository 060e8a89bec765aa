import type { Side } from '@grognard/engine';
import type { BoardBlock } from '../../model/board.ts';
import type { Place } from '../../model/march.ts';
import type { Exit, Setting } from '../../model/setting.ts';
import { centreOf } from './grid.ts';
import { AROUND, groundAt, type Steps, stepsOf } from './steps.ts';
import { isThreatened, type Threat, threatenedCells, threatsOf } from './threat.ts';
import { stoneAt, type Track, trackOf } from './track.ts';

/**
 * All ground from which a side's lines of communication can be reached, found backwards from the exits so that one
 * search answers for every train and piece: from an exit back along its road, and off the road over open ground.
 * Nodes are the cells of the grid, then the stones of the roads, then the exits.
 */
export interface Flood {
  readonly steps: Steps;
  readonly track: Track;
  readonly exits: readonly Exit[];
  /** The next node on the way out, an exit being its own; -1 where there is none, or where nobody has asked yet. */
  readonly next: Int32Array;
  readonly edge: Edge;
}

/** How far the flood has come over the ground: it goes on only until it has answered. */
interface Edge {
  readonly threatened: Uint8Array;
  /** Cells in the order in which they were reached; whoever comes before `head` has looked around. */
  readonly queue: Int32Array;
  reached: number;
  head: number;
}

export const placeOfNode = ({ steps, track, exits }: Flood, node: number): Place => {
  const { grid } = steps;
  if (node < grid.size) return centreOf(grid, node);
  return track.stones[node - grid.size] ?? exits[node - grid.size - track.stones.length] ?? { x: 0, y: 0 };
};

export const floodFrom = (setting: Setting, side: Side, enemies: readonly BoardBlock[]): Flood => {
  const lines = setting.sides.find(({ id }) => id === side)?.communications ?? [];
  const exits = setting.exits.filter(({ id }) => lines.includes(id));
  const steps = stepsOf(setting.terrain);
  const track = trackOf(setting);
  const next = new Int32Array(steps.grid.size + track.stones.length + exits.length).fill(-1);
  const threats = threatsOf(setting, enemies);
  const { supplyRoute } = setting.switches;
  const edge = supplyRoute === 'roadOnly' ? noGround() : edgeAmong(threats, steps, supplyRoute);
  const flood: Flood = { steps, track, exits, next, edge };
  const roads = floodRoads(setting, flood, threats);
  if (supplyRoute === 'groundThenRoad') leaveRoads(setting, flood, roads);
  return flood;
};

/** Where one keeps to the nearest line, the ground is not flooded from all of them. */
const edgeAmong = (
  threats: readonly Threat[],
  { grid }: Steps,
  supplyRoute: Setting['switches']['supplyRoute'],
): Edge => ({
  threatened: threatenedCells(threats, grid),
  queue: supplyRoute === 'groundThenRoad' ? new Int32Array(grid.size) : new Int32Array(0),
  reached: 0,
  head: 0,
});

const noGround = (): Edge => ({
  threatened: new Uint8Array(0),
  queue: new Int32Array(0),
  reached: 0,
  head: 0,
});

/** PB-R232: the exits that are open, and the stones from which their roads lead to them. */
const floodRoads = (setting: Setting, flood: Flood, threats: readonly Threat[]): readonly number[] => {
  const { steps, track, exits, next } = flood;
  const first = steps.grid.size + track.stones.length;
  const queue = exits
    .map((_, index) => first + index)
    .filter((node) => !isThreatened(threats, placeOfNode(flood, node)));
  for (const node of queue) next[node] = node;
  for (let head = 0; head < queue.length; head += 1) {
    const to = queue[head] ?? first;
    for (const from of stonesBehind(setting, flood, to)) {
      if (next[from] !== -1 || isThreatened(threats, placeOfNode(flood, from))) continue;
      next[from] = to;
      queue.push(from);
    }
  }
  return queue;
};

/** Along the roads of the lines; where a club plays by roads alone, along any that join them. */
const stonesBehind = (
  { switches }: Setting,
  { steps, track, exits }: Flood,
  node: number,
): readonly number[] => {
  const stone = node - steps.grid.size;
  const exit = exits[stone - track.stones.length];
  if (exit !== undefined) {
    const last = exit.road === undefined ? -1 : stoneAt(track, exit.road, exit);
    return last < 0 ? [] : [steps.grid.size + last];
  }
  return (track.links[stone] ?? [])
    .filter(({ road }) => switches.supplyRoute === 'roadOnly' || exits.some((each) => each.road === road))
    .map(({ to }) => steps.grid.size + to);
};

/** The cell from which a stone or an exit is reached; stones stay where they are, and are looked at once. */
export const besideOf = ({ terrain }: Setting, flood: Flood, node: number): number => {
  const { steps, track } = flood;
  const stone = node - steps.grid.size;
  if (stone >= track.stones.length) return groundAt(steps, terrain, placeOfNode(flood, node));
  const known = track.beside;
  const cell = known.get(stone) ?? groundAt(steps, terrain, placeOfNode(flood, node));
  known.set(stone, cell);
  return cell;
};

const reach = ({ next, edge }: Flood, cell: number, to: number): void => {
  if (cell < 0 || next[cell] !== -1 || edge.threatened[cell] === 1) return;
  next[cell] = to;
  edge.queue[edge.reached] = cell;
  edge.reached += 1;
};

/** PB-R232: the ground from which a road, or an exit without one, is reached with the first step. */
const leaveRoads = (setting: Setting, flood: Flood, roads: readonly number[]): void => {
  const first = flood.steps.grid.size + flood.track.stones.length;
  for (const node of roads) {
    // Where a road runs to the exit, it is reached by that road.
    if (flood.exits[node - first]?.road !== undefined) continue;
    reach(flood, besideOf(setting, flood, node), node);
  }
};

/** PB-R232: whether a way out leads from a node, over the ground as far as it takes to tell. */
export const isReached = (flood: Flood, node: number): boolean => {
  const { steps, next, edge } = flood;
  if (node >= steps.grid.size || edge.threatened[node] === 1) return next[node] !== -1;
  if (next[node] === -1 && edge.head < edge.reached) floodUpTo(flood, node);
  return next[node] !== -1;
};

const floodUpTo = ({ steps: { to }, next, edge }: Flood, node: number): void => {
  const { threatened, queue } = edge;
  let { head, reached } = edge;
  while (next[node] === -1 && head < reached) {
    const from = queue[head] ?? 0;
    head += 1;
    for (let step = AROUND * from; step < AROUND * (from + 1); step += 1) {
      const cell = to[step] ?? -1;
      // The steps that can be taken come first.
      if (cell < 0) break;
      if (next[cell] !== -1 || threatened[cell] === 1) continue;
      next[cell] = from;
      queue[reached] = cell;
      reached += 1;
    }
  }
  edge.head = head;
  edge.reached = reached;
};
