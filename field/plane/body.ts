import { type Block, type Side, sides, writeCorners } from './block.ts';
import { apart } from './disjoint.ts';
import { boxOf, type Pieces, ringArea, type Shape } from './pieces.ts';

/**
 * What stands on the table, made ready for questions: a line, a square, an echelon, a bent column. Its blocks may
 * touch or overlap; `parts` covers the same ground without counting any of it twice.
 */
export interface Body extends Shape {
  readonly kind: 'body';
  readonly blocks: readonly Block[];
  readonly parts: Pieces;
  readonly area: number;
}

export const bodyOf = (blocks: readonly Block[]): Body => {
  const [only] = blocks;
  return only !== undefined && blocks.length === 1 ? bodyOfOne(blocks, only) : bodyOfSeveral(blocks);
};

const ONE: ArrayLike<number> = Int32Array.of(0, 8);

/** Most of what stands or is only tried is one block: it is its own part, and its box is that of four corners. */
const bodyOfOne = (blocks: readonly Block[], block: Block): Body => {
  const points = new Float64Array(8);
  writeCorners(block, points, 0);
  const pieces = { points, starts: ONE };
  return {
    kind: 'body',
    blocks,
    pieces,
    parts: pieces,
    area: ringArea(points, 0, 8),
    minX: Math.min(points[0], points[2], points[4], points[6]),
    minY: Math.min(points[1], points[3], points[5], points[7]),
    maxX: Math.max(points[0], points[2], points[4], points[6]),
    maxY: Math.max(points[1], points[3], points[5], points[7]),
  };
};

const bodyOfSeveral = (blocks: readonly Block[]): Body => {
  const points = new Float64Array(blocks.length * 8);
  const starts = new Int32Array(blocks.length + 1);
  blocks.forEach((block, i) => {
    writeCorners(block, points, i * 8);
    starts[i + 1] = (i + 1) * 8;
  });
  const pieces = { points, starts };
  const parts = apart(pieces);
  return { kind: 'body', blocks, pieces, parts, area: areaOf(parts), ...boxOf(points) };
};

export const areaOf = (parts: Pieces): number => {
  let area = 0;
  for (let i = 0; i + 1 < parts.starts.length; i += 1) {
    area += ringArea(parts.points, parts.starts[i], parts.starts[i + 1]);
  }
  return area;
};

/** The two ends of one side of one block, left end first as seen from inside: x, y, x, y. */
export const sideOf = (body: Body, block: number, side: Side): [number, number, number, number] => {
  const at = block * 8;
  const i = sides.indexOf(side);
  const j = (i + 1) % 4;
  const { points } = body.pieces;
  return [points[at + 2 * i], points[at + 2 * i + 1], points[at + 2 * j], points[at + 2 * j + 1]];
};
