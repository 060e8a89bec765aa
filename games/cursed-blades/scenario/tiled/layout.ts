import type { TiledMap } from './tiled-schema.ts';

type Shape = Pick<
  TiledMap,
  'width' | 'height' | 'tilewidth' | 'tileheight' | 'hexsidelength' | 'staggeraxis' | 'staggerindex'
>;

/** How the cells of a Tiled map lie, and which hex of ours each of them is. */
export interface Layout {
  readonly width: number;
  readonly height: number;
  /** Our column and row, from 0, of a cell of theirs. */
  readonly hexOf: (column: number, row: number) => readonly [column: number, row: number];
  /** The cell of theirs in which a point of the picture lies; undefined outside of the map. */
  readonly cellAt: (x: number, y: number) => readonly [column: number, row: number] | undefined;
  /** Where the middle of a cell lies in the picture. */
  readonly centreOf: (column: number, row: number) => readonly [x: number, y: number];
  /** Ours that are none of theirs: a map whose other rows are shoved has ragged edges. */
  readonly spare: readonly (readonly [column: number, row: number])[];
}

/** The height of a row of regular hexes whose columns are 1 apart. */
const ROW = 0.866_025_403_784_438_6;

/** Whether the rows (or columns) of an odd number are the ones shoved, as Tiled numbers them: from 0. */
const shovesOdd = ({ staggerindex = 'odd' }: Shape): boolean => staggerindex === 'odd';

const centres = (shape: Shape): Layout['centreOf'] => {
  const { tilewidth: wide, tileheight: high, hexsidelength: side = 0, staggeraxis = 'y' } = shape;
  const isShoved = (place: number): boolean => (place % 2 === 1) === shovesOdd(shape);
  if (staggeraxis === 'y')
    return (column, row) => [
      column * wide + (isShoved(row) ? wide / 2 : 0) + wide / 2,
      (row * (high + side)) / 2 + high / 2,
    ];
  return (column, row) => [
    (column * (wide + side)) / 2 + wide / 2,
    row * high + (isShoved(column) ? high / 2 : 0) + high / 2,
  ];
};

/** The nearest middle, measured as if the hexes were regular: those of Tiled may be squeezed. */
const cells = (shape: Shape, centreOf: Layout['centreOf']): Layout['cellAt'] => {
  const { tilewidth, tileheight, hexsidelength = 0, staggeraxis = 'y' } = shape;
  const rows = staggeraxis === 'y';
  const [across, along] = rows
    ? [1 / tilewidth, (2 * ROW) / (tileheight + hexsidelength)]
    : [(2 * ROW) / (tilewidth + hexsidelength), 1 / tileheight];
  const RADIUS = 0.578;
  return (x, y) => {
    let best: readonly [number, number] | undefined;
    let least = RADIUS * RADIUS;
    for (let row = 0; row < shape.height; row += 1) {
      for (let column = 0; column < shape.width; column += 1) {
        const [middle, level] = centreOf(column, row);
        const [dx, dy] = [(x - middle) * across, (y - level) * along];
        if (dx * dx + dy * dy >= least) continue;
        least = dx * dx + dy * dy;
        best = [column, row];
      }
    }
    return best;
  };
};

/**
 * Our rows run from west to east and every other one is shoved east, from the second on. A map with shoved columns is
 * turned a quarter to the left; one whose other rows are shoved gets half a hex more, and ragged edges.
 */
export const layoutOf = (shape: Shape): Layout => {
  const { width, height, staggeraxis = 'y' } = shape;
  const turned = staggeraxis === 'x';
  const [columns, rows] = turned ? [height, width] : [width, height];
  const upright: Layout['hexOf'] = turned
    ? (column, row) => [row, width - 1 - column]
    : (column, row) => [column, row];
  // Turning puts the last column on top: in an even number of them odd and even change places.
  const fits = turned && width % 2 === 0 ? !shovesOdd(shape) : shovesOdd(shape);
  const centreOf = centres(shape);
  const hexOf: Layout['hexOf'] = (column, row) => {
    const [across, down] = upright(column, row);
    return [fits || down % 2 === 1 ? across : across + 1, down];
  };
  const spare = fits
    ? []
    : Array.from({ length: rows }, (_each, row) => [row % 2 === 1 ? columns : 0, row] as const);
  return {
    ...{ width: fits ? columns : columns + 1, height: rows },
    ...{ hexOf, centreOf, spare, cellAt: cells(shape, centreOf) },
  };
};
