/** Every figure of a part where it stands, and which of them touch an enemy. */

import { type Block, type Body, bodyOf, contactLength, formedAt, gap } from '@grognard/field';
import type { Part, Piece } from '../../model/part.ts';
import type { Memories } from '../../model/setting.ts';
import { figuresIn } from '../../model/stands.ts';
import type { Unit } from '../../model/unit.ts';
import { figureBase, skirmishBase } from '../../tables/bases.ts';
import { ALIKE } from './alike.ts';
import { bentBlocks } from './bent.ts';
import { blocksOf } from './blocks.ts';

export interface StandingFigure {
  readonly company: number;
  /** Its row from the front, and its place in it from the left; the faces of a square are rows. */
  readonly row: number;
  readonly file: number;
  readonly block: Block;
}

/** Edges that rounding or a turn of some hundredths of a degree has parted still touch: 0.01 cm. */
export const CLOSE = 10;
/** Less of an edge than this is a corner: 0.02 cm. */
const CORNER = 20;

type Grid = readonly [across: number, deep: number];

/** How many figures stand across a block, and how many deep. */
const gridOf = (part: Part, unit: Unit, block: Block, place: number): Grid => {
  const { formation, ranks } = part;
  if (formation === 'square') {
    const figures = ranks[place] ?? 0;
    return place < 2 ? [figures, 1] : [1, figures];
  }
  if (formation === 'in battery' || formation === 'limbered') return [figuresIn(unit, part.companies), 1];
  const base = formation === 'skirmish' ? skirmishBase(unit.arm) : figureBase(unit.arm);
  return [
    Math.round((2 * block.halfFront) / base.width),
    Math.max(1, Math.round((2 * block.halfDepth) / base.depth)),
  ];
};

/** A block cut into the ground of its figures: row by row from the front, each from its left. */
const cut = (block: Block, [across, deep]: Grid): readonly (readonly Block[])[] => {
  const [halfFront, halfDepth] = [block.halfFront / across, block.halfDepth / deep];
  return Array.from({ length: deep }, (_, row) =>
    formedAt(
      block,
      Array.from({ length: across }, (_each, file) => ({
        x: (2 * file + 1) * halfFront - block.halfFront,
        y: block.halfDepth - (2 * row + 1) * halfDepth,
        ...{ heading: 0, halfFront, halfDepth },
      })),
    ),
  );
};

/** LA-O2.2-7: the pieces of a line that bends are one rank all the same. */
const bentRows = (
  part: Part,
  bent: readonly Piece[],
  unit: Unit,
  blocks: readonly Block[],
): readonly (readonly Block[])[] => {
  const base = part.formation === 'skirmish' ? skirmishBase(unit.arm) : figureBase(unit.arm);
  const rows: Block[][] = part.ranks.map(() => []);
  bentBlocks(bent, part.ranks, base).forEach(({ rank, figures }, place) => {
    const block = blocks[place];
    if (block !== undefined) rows[rank]?.push(...cut(block, [figures, 1]).flat());
  });
  return rows;
};

/** All figures of a part, company by company in the order in which they stand. */
export const standingFigures = (setting: Memories, part: Part, unit: Unit): readonly StandingFigure[] => {
  const blocks = blocksOf(setting, part, unit.arm);
  const rows =
    part.bent !== undefined && part.inside === undefined
      ? bentRows(part, part.bent, unit, blocks)
      : blocks.flatMap((block, place) => {
          const grid = gridOf(part, unit, block, place);
          if (grid[0] === 0 || grid[1] === 0) return part.formation === 'square' ? [[]] : [];
          const cells = cut(block, grid);
          return part.formation === 'square' ? [cells.flat()] : cells;
        });
  const formed = part.companies.flatMap((company) =>
    Array.from({ length: unit.companies[company]?.figures ?? 0 }, () => company),
  );
  // Turned to the right or about, the last are the first.
  const companies = part.turned === 'right' || part.turned === 'about' ? formed.reverse() : formed;
  let count = 0;
  return rows.flatMap((row, number) =>
    row.map((block, file): StandingFigure => {
      const company = companies[Math.min(count, companies.length - 1)] ?? 0;
      count += 1;
      return { company, row: number, file, block };
    }),
  );
};

/** Whether a figure can touch at all; most of them stand too far away to be looked at closely. */
const isNear = (
  { x, y, halfFront, halfDepth }: Block,
  { minX, maxX, minY, maxY }: Body,
  apart: number,
): boolean => {
  const reach = halfFront + halfDepth + apart;
  return x > minX - reach && x < maxX + reach && y > minY - reach && y < maxY + reach;
};

/** How far a figure is from a body. */
export const gapTo = ({ block }: StandingFigure, enemy: Body): number => gap(bodyOf([block]), enemy);

/** The nearest to a body; of several as near, the one nearest to its middle, then to the middle of the table. */
const nearestTo = (figures: readonly StandingFigure[], enemy: Body): readonly StandingFigure[] => {
  const [x, y] = [(enemy.minX + enemy.maxX) / 2, (enemy.minY + enemy.maxY) / 2];
  const away = ({ block }: StandingFigure): number => lengthOf(block.x - x, block.y - y);
  const outward = ({ block }: StandingFigure): number => lengthOf(block.x, block.y);
  const least = (
    those: readonly StandingFigure[],
    far: (figure: StandingFigure) => number,
  ): readonly StandingFigure[] => {
    const all = those.map(far);
    const most = Math.min(...all) + ALIKE;
    return those.filter((_figure, place) => (all[place] ?? Infinity) <= most);
  };
  return least(
    least(
      least(figures, (figure) => gapTo(figure, enemy)),
      away,
    ),
    outward,
  ).slice(0, 1);
};

const lengthOf = (x: number, y: number): number => Math.sqrt(x * x + y * y);

/** Those in base contact with a body, or no farther apart than that; the nearest one, if only a corner touches. */
export const touching = (
  figures: readonly StandingFigure[],
  enemy: Body,
  apart = CLOSE,
): readonly StandingFigure[] => {
  const found = figures.filter(
    ({ block }) => isNear(block, enemy, apart) && contactLength(bodyOf([block]), enemy, apart) > CORNER,
  );
  return found.length > 0 ? found : nearestTo(figures, enemy);
};
