import { loadPeer } from '../install.ts';
import type { Work } from '../measure.ts';
import { CASES, HEIGHT, type HexCases, POINTS, RADIUS, WIDTH } from './hex-cases.ts';

/** What is used of honeycomb-grid. */
interface Hex {
  readonly q: number;
  readonly r: number;
  readonly col: number;
  readonly row: number;
  /** Ours, set on every hex of the grid as its guide shows. */
  enter: number;
  blocks: boolean;
}
type Traverser = (create: unknown, cursor?: unknown) => Hex[];
interface Grid extends Iterable<Hex> {
  readonly size: number;
  getHex(at: { col: number; row: number }): Hex | undefined;
  traverse(traverser: Traverser): Grid;
  neighborOf(at: Hex, direction: number, options: { allowOutside: false }): Hex | undefined;
}
interface Honeycomb {
  readonly Grid: new (hexClass: unknown, traverser: Traverser) => Grid;
  defineHex(): unknown;
  rectangle(options: { width: number; height: number }): Traverser;
  spiral(options: { start: Hex; radius: number }): Traverser;
  line(options: { start: Hex; stop: Hex }): Traverser;
}

/** Its names of the six directions of a hex that points north: NE, E, SE, SW, W, NW. */
const directions = [1, 2, 3, 5, 6, 7];

export const honeycombWorks = async (
  cases: HexCases,
): Promise<Record<'reach' | 'spiral' | 'line' | 'sight', Work>> => {
  const { Grid, defineHex, rectangle, spiral, line } = (await loadPeer('honeycomb-grid')) as Honeycomb;
  const grid = new Grid(defineHex(), rectangle({ width: WIDTH, height: HEIGHT }));
  for (const hex of grid) {
    const index = hex.row * WIDTH + hex.col;
    hex.enter = cases.enter[index];
    hex.blocks = cases.blocks[index] === 1;
  }
  const hexesOf = (list: Int32Array) =>
    Array.from(list, (index) => {
      const hex = grid.getHex({ col: index % WIDTH, row: Math.floor(index / WIDTH) });
      if (hex === undefined) throw new Error('honeycomb-grid has another board');
      return hex;
    });
  const from = hexesOf(cases.from);
  const to = hexesOf(cases.to);

  /** The same bucket queue as ours, on its hexes. */
  const reach = (start: Hex): number => {
    const cost = new Map([[start, 0]]);
    const waiting: Hex[][] = Array.from({ length: POINTS + 1 }, () => []);
    waiting[0].push(start);
    waiting.forEach((hexes, spent) => {
      for (const hex of hexes) {
        if (cost.get(hex) !== spent) continue;
        for (const direction of directions) {
          const next = grid.neighborOf(hex, direction, { allowOutside: false });
          if (next === undefined || next.enter === 0) continue;
          const total = spent + next.enter;
          if (total > POINTS || total >= (cost.get(next) ?? Infinity)) continue;
          cost.set(next, total);
          waiting[total].push(next);
        }
      }
    });
    return cost.size;
  };

  const sees = (start: Hex, stop: Hex): boolean => {
    for (const hex of grid.traverse(line({ start, stop }))) {
      if (hex.blocks && hex !== start && hex !== stop) return false;
    }
    return true;
  };

  const overCases = (one: (start: Hex, stop: Hex) => number): Work => {
    return (times) => {
      let total = 0;
      for (let i = 0; i < times; i += 1) {
        total += one(from[i & (CASES - 1)], to[i & (CASES - 1)]);
      }
      return total;
    };
  };

  return {
    reach: overCases(reach),
    spiral: overCases((start) => grid.traverse(spiral({ start, radius: RADIUS })).size),
    line: overCases((start, stop) => grid.traverse(line({ start, stop })).size),
    sight: overCases((start, stop) => (sees(start, stop) ? 1 : 0)),
  };
};
