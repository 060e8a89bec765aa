/** Those who stand on a table, as blocks with their symbol: enough for a picture in a file. */
import { eastOf, northOf } from '@grognard/field';
import type { OnTable } from '@grognard/les-aigles/tables';
import { at, lengthOnSheet, onSheet, type Point } from '../strokes/plane.ts';
import { fileInks } from './inks.ts';

type Block = OnTable['blocks'][number];

/** A corner of a block: so far to its right and ahead of its middle. */
const corner = ({ x, y, heading, halfFront, halfDepth }: Block, right: number, ahead: number): Point => {
  const [east, north] = [eastOf(heading), northOf(heading)];
  const [r, a] = [right * halfFront, ahead * halfDepth];
  return onSheet({ x: x + north * r + east * a, y: y - east * r + north * a });
};

const rectangle = (block: Block): string =>
  `M${at(corner(block, -1, 1))}L${at(corner(block, 1, 1))}L${at(corner(block, 1, -1))}L${at(corner(block, -1, -1))}Z`;

const rising = (block: Block): string => `M${at(corner(block, -1, -1))}L${at(corner(block, 1, 1))}`;
const falling = (block: Block): string => `M${at(corner(block, -1, 1))}L${at(corner(block, 1, -1))}`;

const disc = (block: Block): string => {
  const [x, y] = onSheet(block);
  const r = lengthOnSheet(Math.min(block.halfDepth, block.halfFront) * 0.4);
  return `M${at([x - r, y])}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
};

/** The strokes of an arm: a cross for foot, one bar for horse, a disc for guns. */
const signs: Readonly<Record<OnTable['arm'], (block: Block) => string>> = {
  infantry: (block) => `${falling(block)}${rising(block)}`,
  cavalry: rising,
  'foot artillery': disc,
  'horse artillery': disc,
};

/** The sign of its arm, behind a thick front edge. */
const symbol = (block: Block, arm: OnTable['arm']): string =>
  `M${at(corner(block, -1, 1))}L${at(corner(block, 1, 1))}${signs[arm](block)}`;

export const piecesOf = (standing: readonly OnTable[], sides: readonly string[]): string =>
  standing
    .map(({ blocks, arm, side }) => {
      const colour = fileInks.sides[Math.max(0, sides.indexOf(side)) % fileInks.sides.length];
      const ground = blocks.map(rectangle).join('');
      const strokes = blocks.map((block) => symbol(block, arm)).join('');
      return `<path d="${ground}" fill="${colour}" stroke="${fileInks.rim}" stroke-width="3"/><path d="${strokes}" fill="none" stroke="${fileInks.sheet}" stroke-width="3.5"/>`;
    })
    .join('\n');
