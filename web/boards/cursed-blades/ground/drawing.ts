import type { PublicScenario, SideKind, Terrain } from '@grognard/cursed-blades/for-page';
import { type HexBoard, neighbourOf } from '@grognard/field/hex';
import { hachuresOf } from '@grognard/ink/hills';
import { luckOf } from '@grognard/ink/luck';
import { type Marsh, marshOf } from '@grognard/ink/marsh';
import type { Area, Point, Sheet } from '@grognard/ink/plane';
import { outlineOf } from '@grognard/ink/strokes';
import { type Trees, treesOf } from '@grognard/ink/woods';
import { coversOf } from './covers.ts';
import { hexPath, middleOf } from './hexes.ts';
import { type Lines, linesOf } from './lines.ts';
import { areasOf } from './regions.ts';
import { crags, furrows, scrub, stones } from './scatter.ts';
import { fieldOf } from './sheet.ts';

/** All ink of a map that never changes, ready to be set into an SVG. */
export interface Drawing extends Lines {
  readonly field: Sheet;
  readonly grid: string;
  /** From the lowest step of ground to the highest. */
  readonly heights: readonly string[];
  readonly hachures: string;
  readonly wood: string;
  readonly trees: Trees;
  readonly scrub: { readonly ground: string; readonly bushes: string };
  readonly stony: { readonly ground: string; readonly stones: string };
  readonly crags: { readonly ground: string; readonly rocks: string };
  readonly cliffs: { readonly ground: string; readonly rocks: string };
  readonly crops: { readonly ground: string; readonly furrows: string };
  readonly marshes: string;
  readonly marsh: Marsh;
  readonly water: string;
}

const CORNER = 26;

const outlines = (areas: readonly Area[]): string => areas.map((area) => outlineOf(area, CORNER)).join('');

const levelsOf = ({ board, altitude }: Terrain): readonly (readonly Area[])[] => {
  const highest = Math.max(0, ...altitude);
  return Array.from({ length: highest }, (_, i) => areasOf(board, (hex) => (altitude[hex] ?? 0) > i));
};

const gridOf = (board: HexBoard): string =>
  Array.from({ length: board.size }, (_, hex) => hexPath(middleOf(board, hex))).join('');

/** Roads as lines, for whatever keeps off them. */
const roadLines = (terrain: Terrain, kind: SideKind): readonly (readonly Point[])[] => {
  const { board, sides } = terrain;
  return Array.from({ length: board.size }, (_, hex) => hex).flatMap((hex) =>
    [0, 1, 2]
      .filter((side) => sides[hex * 6 + side] === kind)
      .map((side) => [middleOf(board, hex), middleOf(board, neighbourOf(board, hex, side))]),
  );
};

export const drawingOf = (terrain: Terrain, { map, id }: PublicScenario): Drawing => {
  const { board } = terrain;
  const covers = coversOf(terrain);
  const seed = [...id].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7);
  const luck = (part: number) => luckOf(seed + part);
  const areas = (cover: (typeof covers)[number]): readonly Area[] =>
    areasOf(board, (hex) => covers[hex] === cover);
  const roads = roadLines(terrain, 'road');
  const levels = levelsOf(terrain);
  const woods = areas('wood');
  const marshes = areas('marsh');
  const fallow = areas('crops');
  return {
    ...linesOf(terrain, map),
    field: fieldOf(board),
    grid: gridOf(board),
    heights: levels.map(outlines),
    hachures: levels
      .flat()
      .map((area, i) => hachuresOf(area, [], luck(i)))
      .join(''),
    wood: outlines(woods),
    trees: treesOf(woods, roads, luck(20)),
    scrub: { ground: outlines(areas('scrub')), bushes: scrub(areas('scrub'), luck(21)) },
    stony: { ground: outlines(areas('stony')), stones: stones(areas('stony'), luck(22)) },
    crags: { ground: outlines(areas('crags')), rocks: crags(areas('crags'), luck(23)) },
    cliffs: { ground: outlines(areas('cliffs')), rocks: crags(areas('cliffs'), luck(24), 0.6) },
    crops: { ground: outlines(fallow), furrows: furrows(fallow, luck(25)) },
    marshes: outlines(marshes),
    marsh: marshOf(marshes, luck(26)),
    water: outlines(areas('water')),
  };
};
