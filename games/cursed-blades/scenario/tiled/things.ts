import { type ByLanguage, inEach, type Path, type Problem } from '@grognard/engine';
import { type HexBoard, lineInto } from '@grognard/field/hex';
import { nameOfHex } from '../../ground/hexes.ts';
import type { HexName, MapData } from '../../model/scenario.ts';
import { type SideKind, sideKinds } from '../../model/vocabulary.ts';
import type { Layout } from './layout.ts';
import type { TiledMap, TiledThing } from './tiled-schema.ts';
import { wrong } from './words/wrong.ts';

type Named = ByLanguage<string>;

/** What the object layers draw: roads, sides, names. */
export interface Drawn {
  readonly roads: HexName[][];
  readonly sides: Map<string, MapData['sides'][number]>;
  readonly names: Map<number, Named>;
  readonly problems: Problem[];
}

const isSideKind = (kind: string): kind is SideKind => sideKinds.some((each) => each === kind);

/** Where the points of a thing lie; a thing of some size lies in its middle. */
const pointsOf = ({
  x,
  y,
  width = 0,
  height = 0,
  polyline,
}: TiledThing): readonly (readonly [number, number])[] =>
  polyline === undefined
    ? [[x + width / 2, y + height / 2]]
    : polyline.map((point) => [x + point.x, y + point.y] as const);

const hexesUnder = (board: HexBoard, layout: Layout, thing: TiledThing): readonly number[] | undefined => {
  const hexes: number[] = [];
  for (const [x, y] of pointsOf(thing)) {
    const cell = layout.cellAt(x, y);
    if (cell === undefined) return undefined;
    const [column, row] = layout.hexOf(...cell);
    hexes.push(row * board.width + column);
  }
  return hexes;
};

/** All hexes on the way from point to point, each once in a row. */
const runThrough = (board: HexBoard, hexes: readonly number[]): readonly number[] => {
  const run = hexes.slice(0, 1);
  const line = new Int32Array(board.size + 1);
  for (const hex of hexes.slice(1)) {
    const count = lineInto(board, run.at(-1) ?? hex, hex, line);
    run.push(...line.subarray(1, count));
  }
  return run;
};

const nameOf = ({ name = '', properties = [] }: TiledThing): Named => {
  const given = (language: string): string => {
    const value = properties.find((property) => property.name === language)?.value;
    return typeof value === 'string' && value !== '' ? value : name;
  };
  return inEach(given);
};

const draw = (
  drawn: Drawn,
  board: HexBoard,
  hexes: readonly number[],
  thing: TiledThing,
  path: Path,
): void => {
  const kind = thing.class ?? thing.type ?? '';
  const run = runThrough(board, hexes);
  const names = run.map((hex) => nameOfHex(board, hex));
  if (kind === 'name') {
    const name = nameOf(thing);
    if (name.fr === '' || name.en === '') drawn.problems.push(wrong(path, (words) => words.nameless));
    else for (const hex of hexes) drawn.names.set(hex, name);
  } else if (!isSideKind(kind)) {
    drawn.problems.push(wrong(path, (words) => words.noClass(kind, [...sideKinds, 'name'])));
  } else if (run.length < 2) {
    drawn.problems.push(wrong(path, (words) => words.staysInHex));
  } else if (kind === 'road') {
    drawn.roads.push(names);
  } else {
    names.slice(1).forEach((to, place) => {
      const between = inOrder(names[place] ?? to, to);
      drawn.sides.set(between.join(), { between, kind });
    });
  }
};

/** Of two neighbours the upper first, or the one further west. */
const inOrder = (a: HexName, b: HexName): readonly [HexName, HexName] =>
  a[1] < b[1] || (a[1] === b[1] && a[0] < b[0]) ? [a, b] : [b, a];

/** Everything in the object layers that are shown. */
export const thingsOf = ({ layers }: TiledMap, board: HexBoard, layout: Layout): Drawn => {
  const drawn: Drawn = { roads: [], sides: new Map(), names: new Map(), problems: [] };
  layers.forEach(({ type, objects = [], visible }, layer) => {
    if (type !== 'objectgroup' || visible === false) return;
    objects.forEach((thing, place) => {
      const path = ['layers', layer, 'objects', place];
      const hexes = hexesUnder(board, layout, thing);
      if (hexes === undefined) drawn.problems.push(wrong(path, (words) => words.offTheMap));
      else draw(drawn, board, hexes, thing, path);
    });
  });
  return drawn;
};
