import type { Side } from '@grognard/engine';
import { type Body, gapToPoint, SAME } from '@grognard/field';
import { bodyOn } from '../../ground/board.ts';
import type { BoardBlock } from '../../model/board.ts';
import type { Place } from '../../model/march.ts';
import type { Setting } from '../../model/setting.ts';
import { linesOf, reachesLine, wayByLine } from './along-line.ts';
import { type Flood, floodFrom, isReached, placeOfNode } from './flood.ts';
import { cellAt, cellsIn, GRID_GRAIN } from './grid.ts';

/** What a side's lines of communication reach at one moment; made once for many questions. */
export interface Supply {
  /** Whether a clear route leads from a block off the map: PB-R230. */
  reaches(block: BoardBlock): boolean;
  /** That route as a line from the block to the exit. */
  routeFrom(block: BoardBlock): readonly Place[] | undefined;
}

/** Nobody has to trace a line that the scenario does not give him. */
const always: Supply = { reaches: () => true, routeFrom: ({ x, y }) => [{ x, y }] };

/** PB-R230 to PB-R232: from the blocks that one sees, on whichever side they are. */
export const supplyOf = (setting: Setting, blocks: readonly BoardBlock[], side: Side): Supply => {
  const lines = setting.sides.find(({ id }) => id === side)?.communications ?? [];
  if (lines.length === 0) return always;
  const flood = floodFrom(
    setting,
    side,
    blocks.filter((block) => block.side !== side),
  );
  if (setting.switches.supplyRoute === 'alongTheLine') return keepingToLines(setting, flood);
  const start = (block: BoardBlock): number => startOf(flood, bodyOn(setting, block), block);
  return {
    reaches: (block) => start(block) >= 0,
    routeFrom: (block) => {
      const node = start(block);
      return node < 0 ? undefined : routeOf(flood, block, node);
    },
  };
};

/** PB-R232: whoever has reached a line keeps to it. */
const keepingToLines = (setting: Setting, flood: Flood): Supply => {
  const lines = linesOf(flood);
  const reaches = reachesLine(setting, flood, lines);
  return {
    reaches: (block) => reaches(bodyOn(setting, block), block),
    routeFrom: (block) => {
      const nodes = wayByLine(setting, flood, lines, bodyOn(setting, block), block);
      return nodes && straightened([block, ...nodes.map((node) => placeOfNode(flood, node))]);
    },
  };
};

export const isSupplied = (setting: Setting, blocks: readonly BoardBlock[], block: BoardBlock): boolean =>
  supplyOf(setting, blocks, block.side).reaches(block);

/** PB-R232: the route for drawing; undefined if there is none. */
export const supplyRoute = (
  setting: Setting,
  blocks: readonly BoardBlock[],
  block: BoardBlock,
): readonly Place[] | undefined => supplyOf(setting, blocks, block.side).routeFrom(block);

/** A route may begin at any part of a block, or on the road beside which it stands; -1 if none does. */
const startOf = (flood: Flood, body: Body, block: Place): number => {
  const { track, next } = flood;
  const { grid } = flood.steps;
  const isUnder = (node: number, reach: number): boolean => {
    const { x, y } = placeOfNode(flood, node);
    const far = reach + 2 * SAME;
    const isNear =
      x >= body.minX - far && x <= body.maxX + far && y >= body.minY - far && y <= body.maxY + far;
    return isNear && gapToPoint(body, x, y) <= reach + SAME;
  };
  const own = cellAt(grid, block);
  if (isReached(flood, own)) return own;
  const stone = track.stones.findIndex(
    (_, index) => next[grid.size + index] !== -1 && isUnder(grid.size + index, GRID_GRAIN),
  );
  if (stone >= 0) return grid.size + stone;
  return cellsIn(grid, body).find((cell) => isUnder(cell, 0) && isReached(flood, cell)) ?? -1;
};

/** The way out from a node, without the places at which it goes straight on. */
const routeOf = (flood: Flood, { x, y }: Place, start: number): readonly Place[] => {
  const line: Place[] = [{ x, y }];
  for (let node = start, last = -1; node !== last; node = flood.next[node] ?? node) {
    line.push(placeOfNode(flood, node));
    last = node;
  }
  return straightened(line);
};

const straightened = (line: readonly Place[]): readonly Place[] =>
  line
    .filter((place, index) => !isBetween(line[index - 1], place, line[index + 1]))
    .map(({ x, y }) => ({ x, y }));

const isBetween = (before: Place | undefined, { x, y }: Place, after: Place | undefined): boolean =>
  before !== undefined &&
  after !== undefined &&
  (x - before.x) * (after.y - y) === (y - before.y) * (after.x - x) &&
  (x - before.x) * (after.x - x) + (y - before.y) * (after.y - y) >= 0;
