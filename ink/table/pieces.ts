/** Those who stand on a table, as blocks with their symbol: enough for a picture in a file. */
import { eastOf, northOf } from '@grognard/field';
import type { OnTable } from '@grognard/les-aigles/tables';
import { at, lengthOnSheet, onSheet, type Point } from '../strokes/plane.ts';
import { fileInks } from './inks.ts';

/** A corner of a block: so far to its right and ahead of its middle. */
const corner = (
  { x, y, heading, halfFront, halfDepth }: OnTable['blocks'][number],
  right: number,
  ahead: number,
): Point => {
  const [east, north] = [eastOf(heading), northOf(heading)];
  const [r, a] = [right * halfFront, ahead * halfDepth];
  return onSheet({ x: x + north * r + east * a, y: y - east * r + north * a });
};

const rectangle = (block: OnTable['blocks'][number]): string =>
  `M${at(corner(block, -1, 1))}L${at(corner(block, 1, 1))}L${at(corner(block, 1, -1))}L${at(corner(block, -1, -1))}Z`;

/** The strokes of an arm: a cross for foot, one bar for horse, a disc for guns; and the front edge thick. */
const symbol = (block: OnTable['blocks'][number], arm: OnTable['arm']): string => {
  const front = `M${at(corner(block, -1, 1))}L${at(corner(block, 1, 1))}`;
  const falling = `M${at(corner(block, -1, 1))}L${at(corner(block, 1, -1))}`;
  const rising = `M${at(corner(block, -1, -1))}L${at(corner(block, 1, 1))}`;
  if (arm === 'infantry') return `${front}${falling}${rising}`;
  if (arm === 'cavalry') return `${front}${rising}`;
  const [x, y] = onSheet(block);
  const r = lengthOnSheet(Math.min(block.halfDepth, block.halfFront) * 0.4);
  return `${front}M${at([x - r, y])}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
};

export const piecesOf = (standing: readonly OnTable[], sides: readonly string[]): string =>
  standing
    .map(({ blocks, arm, side }) => {
      const colour = fileInks.sides[Math.max(0, sides.indexOf(side)) % fileInks.sides.length];
      const ground = blocks.map(rectangle).join('');
      const strokes = blocks.map((block) => symbol(block, arm)).join('');
      return `<path d="${ground}" fill="${colour}" stroke="${fileInks.rim}" stroke-width="3"/><path d="${strokes}" fill="none" stroke="${fileInks.sheet}" stroke-width="3.5"/>`;
    })
    .join('\n');
