import { err, ok, type Problem, type Result } from '@grognard/engine';
import { readerOf } from '@grognard/engine/zod';
import { type HexBoard, hexBoard } from '@grognard/field/hex';
import { nameOfHex } from '../../ground/hexes.ts';
import type { HexData, MapData } from '../../model/scenario.ts';
import { cellsOf, type Facts, tilesOf } from './facts.ts';
import { type Layout, layoutOf } from './layout.ts';
import { type Drawn, thingsOf } from './things.ts';
import { type TiledMap, tiledSchema } from './tiled-schema.ts';
import { wrong } from './words/wrong.ts';

const read = readerOf(tiledSchema);

const unfit = ({ orientation, infinite }: TiledMap): readonly Problem[] => [
  ...(orientation === 'hexagonal'
    ? []
    : [wrong(['orientation'], (words) => words.notHexagonal(orientation))]),
  ...(infinite === true ? [wrong(['infinite'], (words) => words.infinite)] : []),
];

/** A map drawn with Tiled (`.tmj`) as the map of a scenario, or everything that is wrong with it. */
export const mapFromTiled = (data: unknown): Result<MapData, readonly Problem[]> => {
  const map = read(data);
  if (!map.ok) return map;
  const strange = unfit(map.value);
  if (strange.length > 0) return err(strange);
  const layout = layoutOf(map.value);
  const board = hexBoard(layout.width, layout.height);
  const tiles = tilesOf(map.value);
  const cells = cellsOf(map.value, tiles.facts);
  const drawn = thingsOf(map.value, board, layout);
  const problems = [...tiles.problems, ...cells.problems, ...drawn.problems];
  if (problems.length > 0) return err(problems);
  return ok({
    ...{ width: layout.width, height: layout.height },
    hexes: hexesOf(board, factsByHex(map.value, layout, cells.facts), drawn),
    sides: [...drawn.sides.values()].toSorted(
      (a, b) =>
        orderOf(board, a.between[0]) - orderOf(board, b.between[0]) ||
        orderOf(board, a.between[1]) - orderOf(board, b.between[1]),
    ),
    roads: drawn.roads,
  });
};

const orderOf = ({ width }: HexBoard, [column, row]: readonly [number, number]): number =>
  row * width + column;

const factsByHex = ({ width }: TiledMap, layout: Layout, cells: readonly Facts[]): readonly Facts[] => {
  const facts: Facts[] = Array.from({ length: layout.width * layout.height }, () => ({}));
  cells.forEach((each, cell) => {
    const [column, row] = layout.hexOf(cell % width, Math.floor(cell / width));
    facts[row * layout.width + column] = each;
  });
  for (const [column, row] of layout.spare) facts[row * layout.width + column] = { ground: 'impassable' };
  return facts;
};

/** Hexes that are alike together, as authors write them; what is clear, level and nameless is not written. */
const hexesOf = (board: HexBoard, facts: readonly Facts[], { names }: Drawn): readonly HexData[] => {
  const groups = new Map<string, HexData>();
  facts.forEach(({ ground, altitude, flammable }, hex) => {
    const name = names.get(hex);
    const said = {
      ...(ground !== undefined && ground !== 'clear' && { ground }),
      ...(flammable === true && { flammable }),
      ...(altitude !== undefined && altitude !== 0 && { altitude }),
      ...(name !== undefined && { name }),
    };
    if (Object.keys(said).length === 0) return;
    const key = JSON.stringify(said);
    const before = groups.get(key)?.hexes ?? [];
    groups.set(key, { hexes: [...before, nameOfHex(board, hex)], ...said });
  });
  return [...groups.values()];
};
